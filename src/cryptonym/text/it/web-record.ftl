# Una partita registrata.

record-about = Dopo una partita puoi scaricarne il resoconto, un piccolo file di testo. Aprilo qui: controlliamo ogni mossa e il sigillo, e la partita si può rivedere.
record-file = Apri un file
record-paste = Oppure incolla il testo
record-check = Controlla il resoconto
record-damaged = Questo resoconto non è integro.
record-foreign = Questo testo non è il resoconto di una partita, oppure manca la prima riga.
record-unfinished = La partita non è ancora finita.
