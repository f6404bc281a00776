# Il tabellone: ci sono figure, e in mezzo possono esserci parole; perciò parla di carte.

pictures-board-left = { $team ->
    [red] { $count ->
        [one] Rossi: resta una carta
       *[other] Rossi: restano { $count } carte
    }
    [blue] { $count ->
        [one] Blu: resta una carta
       *[other] Blu: restano { $count } carte
    }
   *[other] { $count ->
        [one] { $label }: resta una carta
       *[other] { $label }: restano { $count } carte
    }
}
pictures-board-clue-hint = Una parola e quante delle tue carte indica, come «mare 2». Puoi nominare quello che una figura mostra.
pictures-board-clue-number = Ora il numero: quante carte intendi?
pictures-board-number-zero = 0: non c'entra con nessuna vostra carta. Tentativi senza limite.
pictures-board-number-unlimited = ∞: più carte, senza dire quante. Tentativi senza limite.
pictures-board-guess = Scegli una carta
pictures-board-cover = Copri una carta
pictures-board-say-skipped = Nessuna carta è stata coperta.
pictures-board-simulated-team = Qui non siede nessuno. Dopo ogni vostro turno il Capo copre una delle loro carte.
pictures-duties-guess-first = { $count ->
    [one] Indovina una carta. Hai un tentativo.
   *[other] Indovina una carta. Hai fino a { $count } tentativi.
}
pictures-duties-guess-first-free = Indovina una carta, e vai avanti finché te la senti.
pictures-duties-guess-first-shared = { $team ->
    [red] Indovina una carta per i rossi.
    [blue] Indovina una carta per i blu.
   *[other] Indovina una carta per { $label }.
}
pictures-duties-penalty-must = Il loro indizio non valeva. Copri una delle tue carte.
pictures-duties-penalty-may = Il loro indizio non valeva. Copri una delle tue carte, o lascia stare.
pictures-duties-penalty-wait = { $team ->
    [red] L'indizio non valeva. Il Capo dei rossi può coprire una carta.
    [blue] L'indizio non valeva. Il Capo dei blu può coprire una carta.
   *[other] L'indizio non valeva. { $label }: si può coprire una carta.
}
pictures-duties-simulate = È il turno degli avversari: copri una delle loro carte.
pictures-duties-sudden = Era l'assassino. Trovate tutte le altre vostre carte senza un errore.
pictures-duties-sudden-wait = Era l'assassino. Hanno una possibilità: tutte le loro carte, senza un errore.
pictures_coop-duties-coop-won = { $score ->
    [one] Avete vinto insieme, con un punto su 7.
   *[other] Avete vinto insieme, con { $score } punti su 7.
}
pictures_duet-duties-sudden-wait = Morte improvvisa: restano solo carte tue. Tocca l'altra parte.
pictures_duet-duties-guess-first-free = Quali carte intende l'indizio? Toccane una.
pictures_duet-board-number-zero = 0: non va con nessuna delle tue carte.
