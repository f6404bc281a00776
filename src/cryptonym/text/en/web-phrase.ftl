# What strangers say to each other.

phrase-hello = Hello
phrase-have-fun = Have fun
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one-moment = One moment
phrase-take-your-time = Take your time
phrase-nice-clue = Nice clue
phrase-well-found = Well found
phrase-what-do-you-think = What do you think?
phrase-not-sure = I am not sure
phrase-lets-stop = Let us stop here
phrase-lets-go-on = Let us go on
phrase-good-game = Good game
phrase-again = Another one?
phrase-goodbye = Goodbye
phrase-other = …
