# Brettet: to sider med hver sin nøkkel.

board-begin = Første hint: den som er klar
board-tokens = { $count ->
    [one] én brikke
   *[other] { $count } brikker
}
board-mistakes = { $count ->
    [one] én feil igjen
   *[other] { $count } feil igjen
}
board-agents-found = { $count } av 15 funnet
board-touched-you = du har trykket her før
board-touched-other = den andre siden har trykket her før
board-touched-by = { $team ->
    [red] rød side har trykket her før
    [blue] blå side har trykket her før
   *[other] { $label } har trykket her før
}
board-give-up = Gi opp
board-give-up-sure = Ja, vi gir opp
duet-board-turn = { $team ->
    [red] Rød side gir hint
   *[blue] Blå side gir hint
}
duet-board-stop = Stopp: én brikke
duet-board-number-zero = 0: Det passer ikke til noen av ordene dine.
duet-board-say-ended = Turen er over, og brikken er brukt.
duet-board-say-stopped = De stopper der. Det koster en brikke.
