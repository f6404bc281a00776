# La frase che dice che cosa tocca a te adesso: due parti con una chiave ciascuna.

duet-duties-coop-won = Avete vinto insieme.
duties-begin = Comincia chi ha per primo un indizio.
duties-sudden = Morte improvvisa: tocca quello che resta. Un errore, e avete perso.
duties-sudden-wait = Morte improvvisa: restano solo parole tue. Tocca all'altra parte.
duties-sudden-watch = Morte improvvisa: niente più indizi, e il primo errore fa perdere.
duet-duties-give-clue = { $count ->
    [one] Dai un indizio al tuo compagno.
   *[other] Dai un indizio ai tuoi compagni.
}
duet-duties-give-spelled = «{ $word }» va bene. L'altra parte lo scrive «{ $spelling }».
duet-duties-wait-clue = { $count ->
    [one] Il tuo compagno cerca un indizio.
   *[other] I tuoi compagni cercano un indizio.
}
duet-duties-wait-clue-of = { $team ->
    [red] I rossi cercano un indizio.
   *[blue] I blu cercano un indizio.
}
duet-duties-guess-first-free = Quali parole intende l'indizio? Toccane una.
duet-duties-guess-free = Giusto. Toccane un'altra, o fermati.
duet-duties-straight-face = { $count ->
    [one] Il tuo compagno ragiona: faccia impassibile.
   *[other] I tuoi compagni ragionano: faccia impassibile.
}
