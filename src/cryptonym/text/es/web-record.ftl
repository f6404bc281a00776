# Una partida registrada.

record-about = Después de una partida puedes descargar su acta, un pequeño archivo de texto. Ábrelo aquí: comprobamos cada jugada y el sello, y la partida se puede ver otra vez.
record-file = Abrir un archivo
record-paste = O pega el texto
record-check = Comprobar el acta
record-damaged = Esta acta no está íntegra.
record-foreign = Este texto no es el acta de una partida, o le falta la primera línea.
record-unfinished = La partida no ha terminado todavía.
