# Il tabellone.

board-word = Indizio
board-number = Numero
board-give = Dai l'indizio
board-stop = Basta così
