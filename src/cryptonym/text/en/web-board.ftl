# The board.

board-word = Clue
board-number = Number
board-give = Give the clue
board-stop = Stop guessing
