# Una giuria di sconosciuti.

jury-title = È un indizio valido?
jury-about = A un tavolo tra sconosciuti l'arbitro è in dubbio. Decidono tre persone che non sono lì; una sei tu. Un indizio non può essere una forma o una parte di una parola visibile.
jury-allow = È valido
jury-object = Non è valido
jury-thanks = Grazie, così possono andare avanti.
