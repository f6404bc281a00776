# Det fremmede sier til hverandre.

phrase-hello = Hei
phrase-have-fun = Ha det gøy
phrase-thanks = Takk
phrase-sorry = Beklager
phrase-one-moment = Et øyeblikk
phrase-take-your-time = Ta den tiden du trenger
phrase-nice-clue = Fint hint
phrase-well-found = Godt funnet
phrase-what-do-you-think = Hva tror du?
phrase-not-sure = Jeg er ikke sikker
phrase-lets-stop = La oss stoppe her
phrase-lets-go-on = La oss fortsette
phrase-good-game = Bra spilt
phrase-again = Ett til?
phrase-goodbye = Ha det
phrase-other = …
