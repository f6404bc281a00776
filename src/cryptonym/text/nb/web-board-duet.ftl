# Brettet: to sider med hver sin nøkkel.

board-begin = Første hint: den som har et
board-tokens = { $count ->
    [one] én brikke
   *[other] { $count } brikker
}
board-mistakes = { $count ->
    [one] én feil igjen
   *[other] { $count } feil igjen
}
board-agents-found = { $count } av 15 funnet
board-touched-you = trykket på av deg før
board-touched-other = trykket på av den andre siden før
board-touched-by = { $team ->
    [red] trykket på av rød side før
    [blue] trykket på av blå side før
   *[other] trykket på av { $label } før
}
board-give-up = Gi opp
board-give-up-sure = Ja, vi taper
duet-board-turn = { $team ->
    [red] Rød side gir hint
   *[blue] Blå side gir hint
}
duet-board-stop = Stopp: én brikke
duet-board-number-zero = 0: Det passer ikke til noen av ordene dine.
duet-board-say-ended = Turen er over, og brikken er brukt.
duet-board-say-stopped = De stopper der. Det koster en brikke.
