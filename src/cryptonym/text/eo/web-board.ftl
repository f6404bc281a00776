# La tabulo.

board-word = Aludo
board-number = Nombro
board-give = Donu la aludon
board-stop = Haltu
