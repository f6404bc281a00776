# Before a game: who sits where.

lobby-start = Start the game
