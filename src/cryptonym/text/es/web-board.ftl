# El tablero.

board-word = Pista
board-number = Número
board-give = Da la pista
board-stop = Plántate
