# Che cosa si dicono gli sconosciuti.

phrase-hello = Ciao
phrase-have-fun = Buon divertimento
phrase-thanks = Grazie
phrase-sorry = Scusa
phrase-one-moment = Un momento
phrase-take-your-time = Fai con calma
phrase-nice-clue = Bell'indizio
phrase-well-found = Trovata giusta
phrase-what-do-you-think = Tu che ne pensi?
phrase-not-sure = Non sono sicuro
phrase-lets-stop = Fermiamoci qui
phrase-lets-go-on = Andiamo avanti
phrase-good-game = Bella partita
phrase-again = Un'altra?
phrase-goodbye = Arrivederci
phrase-other = …
