# La tabulo: du flankoj kun po unu ŝlosilo.

board-begin = Unua aludo: kiu havas ĝin
board-tokens = { $count ->
    [one] unu ĵetono
   *[other] { $count } ĵetonoj
}
board-mistakes = { $count ->
    [one] restas unu eraro
   *[other] restas { $count } eraroj
}
board-agents-found = trovitaj { $count } el 15
board-touched-you = jam tuŝita de vi
board-touched-other = jam tuŝita de la alia flanko
board-touched-by = { $team ->
    [red] jam tuŝita de la ruĝuloj
    [blue] jam tuŝita de la bluuloj
   *[other] jam tuŝita de { $label }
}
board-give-up = Rezignu
board-give-up-sure = Jes, ni rezignas
duet-board-turn = { $team ->
    [red] La ruĝuloj aludas
   *[blue] La bluuloj aludas
}
duet-board-stop = Haltu: unu ĵetono
duet-board-number-zero = 0: ĝi taŭgas por neniu via vorto.
duet-board-say-ended = Tiel finiĝas la vico, kaj ĝia ĵetono estas elspezita.
duet-board-say-stopped = Ili haltas tie. Tio kostas ĵetonon.
