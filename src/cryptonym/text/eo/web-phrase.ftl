# Kion fremduloj diras unu al la alia.

phrase-hello = Saluton
phrase-have-fun = Amuziĝu
phrase-thanks = Dankon
phrase-sorry = Pardonu
phrase-one-moment = Momenton
phrase-take-your-time = Ne hastu
phrase-nice-clue = Bela aludo
phrase-well-found = Bone trovite
phrase-what-do-you-think = Kion vi opinias?
phrase-not-sure = Mi ne certas
phrase-lets-stop = Ni haltu ĉi tie
phrase-lets-go-on = Ni daŭrigu
phrase-good-game = Bona ludo
phrase-again = Ĉu ankoraŭ unu?
phrase-goodbye = Ĝis
phrase-other = …
