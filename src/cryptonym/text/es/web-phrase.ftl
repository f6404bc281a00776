# Lo que se dicen los desconocidos.

phrase-hello = Hola
phrase-have-fun = Que lo pases bien
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-one-moment = Un momento
phrase-take-your-time = Sin prisa
phrase-nice-clue = Buena pista
phrase-well-found = Bien visto
phrase-what-do-you-think = ¿Qué te parece?
phrase-not-sure = No lo veo claro
phrase-lets-stop = Paremos aquí
phrase-lets-go-on = Sigamos
phrase-good-game = Buena partida
phrase-again = ¿Otra?
phrase-goodbye = Adiós
phrase-other = …
