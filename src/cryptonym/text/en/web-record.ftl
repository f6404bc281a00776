# A game on record.

record-about = After a game you can download its record, a small text file. Open one here: every move and the sealed deal are checked, and the game can be seen again.
record-file = Open a file
record-paste = Or paste the text
record-check = Check the record
record-damaged = This record has been changed.
record-foreign = This text is not a game record, or its first line is missing.
record-unfinished = The game is not over yet.
