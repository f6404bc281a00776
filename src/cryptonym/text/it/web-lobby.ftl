# Prima della partita: chi siede dove.

lobby-start = Comincia la partita
