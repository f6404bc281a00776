# Il tabellone: ci sono figure, e in mezzo possono esserci parole; perciò parla di carte.

pictures-duties-guess-first =
    { $count ->
        [one] Indovina una carta. Hai un tentativo.
       *[other] Indovina una carta. Hai fino a { $count } tentativi.
    }
pictures-duties-guess-first-free = Indovina una carta, e vai avanti finché te la senti.
pictures-duties-guess-first-shared =
    { $team ->
        [red] Indovina una carta per i rossi.
       *[blue] Indovina una carta per i blu.
    }
pictures-duties-penalty-must = Il loro indizio non valeva. Copri una delle tue carte.
pictures-duties-penalty-may = Il loro indizio non valeva. Copri una delle tue carte, o lascia stare.
pictures-duties-penalty-wait =
    { $team ->
        [red] L'indizio non valeva. Il Capo dei rossi può coprire una carta.
       *[blue] L'indizio non valeva. Il Capo dei blu può coprire una carta.
    }
pictures-duties-simulate = È il turno degli avversari: copri una delle loro carte.
pictures-duties-sudden = Era l'assassino. Trovate tutte le altre vostre carte senza un errore.
pictures-duties-sudden-wait = Era l'assassino. Hanno una possibilità: tutte le loro carte, senza un errore.
pictures_coop-duties-coop-won =
    { $score ->
        [one] Avete vinto insieme, con un punto su 7.
       *[other] Avete vinto insieme, con { $score } punti su 7.
    }
pictures_duet-duties-sudden-wait = Morte improvvisa: restano solo carte tue. Tocca l'altra parte.
pictures_duet-duties-guess-first-free = Quali carte intende l'indizio? Toccane una.
