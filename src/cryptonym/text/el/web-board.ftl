# Το ταμπλό.

board-word = Στοιχείο
board-number = Αριθμός
board-give = Δώσε το στοιχείο
board-stop = Στοπ
