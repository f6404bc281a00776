# Brettet.

board-word = Hint
board-number = Tall
board-give = Gi hintet
board-stop = Stopp gjettingen
