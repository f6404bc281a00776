# Il tabellone: ci sono figure, e in mezzo possono esserci parole; perciò parla di carte.

pictures-board-left =
    { $team ->
        [red]
            { $count ->
                [one] Rossi: resta una carta
               *[other] Rossi: restano { $count } carte
            }
       *[blue]
            { $count ->
                [one] Blu: resta una carta
               *[other] Blu: restano { $count } carte
            }
    }
pictures-board-clue-hint = Una parola e quante delle tue carte indica, come «mare 2».
pictures-board-clue-number = Ora il numero: quante carte intendi?
pictures-board-number-zero = 0: non c'entra con nessuna vostra carta. Tentativi senza limite.
pictures-board-number-unlimited = ∞: più carte, senza dire quante. Tentativi senza limite.
pictures-board-guess = Scegli una carta
pictures-board-cover = Copri una carta
pictures-board-say-skipped = Nessuna carta è stata coperta.
pictures-board-simulated-team = Qui non siede nessuno. Dopo ogni vostro turno il Capo copre una delle loro carte.
pictures_duet-board-number-zero = 0: non va con nessuna delle tue carte.
