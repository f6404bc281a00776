# La frase che dice che cosa tocca a te adesso.

duties-closed = Questo tavolo è chiuso.
duties-sit-down = Scegli un posto, o resta a guardare.
duties-wait-seats = Manca ancora qualcuno: { $missing }.
duties-start = Ci siete tutti. Comincia quando vuoi.
duties-wait-host = Ci siete tutti. La partita la fa partire { $name }.
duties-seat-empty = Si aspetta che qualcuno prenda questo posto: { seat }.

duties-give-clue = Dai un indizio alla tua squadra.
duties-give-clue-shared = Dai un indizio all'Agente Operativo.
duties-give-asked = «{ $word }» va bene. Dai questo indizio, o un altro.
duties-give-spelled = «{ $word }» va bene. L'altro Capo lo scrive «{ $spelling }».
duties-give-another = Su «{ $word }» c'è un'obiezione. Dai un altro indizio.
duties-wait-consent = Su «{ $word }» si sta decidendo. Aspetta la risposta.
duties-answer-consult = «{ $word }» è un indizio corretto? Decidi tu.
duties-wait-clue = Il tuo Capo cerca un indizio.
duties-wait-their-clue = Il Capo avversario cerca un indizio.
duties-wait-clue-of = { $team ->
    [red] Il Capo dei rossi cerca un indizio.
    [blue] Il Capo dei blu cerca un indizio.
   *[other] { $label }: si cerca un indizio.
}

duties-rule = «{ $word }» è contestato. Vale o non vale? Decidi tu.
duties-challenged-yours = Il tuo indizio è contestato. Decide il Capo avversario.
duties-challenged = { $team ->
    [red] «{ $word }» è contestato. Decide il Capo dei rossi.
    [blue] «{ $word }» è contestato. Decide il Capo dei blu.
   *[other] «{ $word }» è contestato. La decisione spetta a: { $label }.
}

duties-guess-first = { $count ->
    [one] Indovina una parola. Hai un tentativo.
   *[other] Indovina una parola. Hai fino a { $count } tentativi.
}
duties-guess-first-free = Indovina una parola, e vai avanti finché te la senti.
duties-guess-first-shared = { $team ->
    [red] Indovina una parola per i rossi.
    [blue] Indovina una parola per i blu.
   *[other] Indovina una parola per { $label }.
}
duties-guess-more = { $count ->
    [one] Ancora un tentativo, oppure basta così.
   *[other] Ancora { $count } tentativi, oppure basta così.
}
duties-guess-free = Ancora un tentativo, o basta così.
duties-straight-face = La tua squadra ragiona: faccia impassibile.
duties-straight-face-shared = L'Agente Operativo ragiona: faccia impassibile.
duties-they-guess = Sta indovinando l'altra squadra.
duties-team-guesses = { $team ->
    [red] Stanno indovinando i rossi.
    [blue] Stanno indovinando i blu.
   *[other] { $label }: si indovina.
}
duties-guess-for = { $team ->
    [red] L'Agente Operativo indovina per i rossi.
    [blue] L'Agente Operativo indovina per i blu.
   *[other] L'Agente Operativo indovina per { $label }.
}

duties-penalty-must = Il loro indizio non valeva. Copri una delle tue parole.
duties-penalty-may = Il loro indizio non valeva. Copri una delle tue parole, o lascia stare.
duties-penalty-wait = { $team ->
    [red] L'indizio non valeva. Il Capo dei rossi può coprire una parola.
    [blue] L'indizio non valeva. Il Capo dei blu può coprire una parola.
   *[other] L'indizio non valeva. { $label }: si può coprire una parola.
}
duties-simulate = È il turno degli avversari: copri una delle loro parole.
duties-simulate-wait = Il Capo gioca il turno degli avversari.

duties-won = Ha vinto la tua squadra.
duties-lost = Ha vinto l'altra squadra.
duties-over = { $team ->
    [red] Hanno vinto i rossi.
    [blue] Hanno vinto i blu.
   *[other] Vittoria: { $label }.
}
duties-coop-won = { $score ->
    [one] Avete vinto insieme, con un punto su 8.
   *[other] Avete vinto insieme, con { $score } punti su 8.
}
duties-coop-lost = Avete perso insieme.
