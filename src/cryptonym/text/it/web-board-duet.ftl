# Il tabellone: due parti con una chiave ciascuna.

board-begin = Primo indizio: chi lo trova
board-tokens = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
board-mistakes = { $count ->
    [one] ancora un errore
   *[other] ancora { $count } errori
}
board-agents-found = trovate { $count } su 15
board-touched-you = già toccata da te
board-touched-other = già toccata dall'altra parte
board-touched-by = { $team ->
    [red] già toccata dai rossi
    [blue] già toccata dai blu
   *[other] già toccata: { $label }
}
board-give-up = Arrendersi
board-give-up-sure = Sì, ci arrendiamo
duet-board-turn = { $team ->
    [red] Indizio dei rossi
   *[blue] Indizio dei blu
}
duet-board-stop = Basta: un gettone
duet-board-number-zero = 0: non va con nessuna delle tue parole.
duet-board-say-ended = Il turno finisce qui, e costa un gettone.
duet-board-say-stopped = Ci si ferma qui. Costa un gettone.
