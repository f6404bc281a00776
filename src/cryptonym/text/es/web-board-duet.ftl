# El tablero: dos bandos con una clave cada uno.

board-begin = Primera pista: quien la tenga
board-tokens = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
board-mistakes = { $count ->
    [one] queda un fallo
   *[other] quedan { $count } fallos
}
board-agents-found = { $count } de 15 halladas
board-touched-you = ya la tocaste tú
board-touched-other = ya la tocó el otro bando
board-touched-by = { $team ->
    [red] ya la tocó el rojo
    [blue] ya la tocó el azul
   *[other] ya la tocó { $label }
}
board-give-up = Rendirse
board-give-up-sure = Sí, nos rendimos
duet-board-turn = { $team ->
    [red] El rojo da la pista
   *[blue] El azul da la pista
}
duet-board-stop = Plantarse: una ficha
duet-board-number-zero = 0: no encaja con ninguna de tus palabras.
duet-board-say-ended = Aquí acaba el turno, y se gasta una ficha.
duet-board-say-stopped = Se plantan aquí. Cuesta una ficha.
