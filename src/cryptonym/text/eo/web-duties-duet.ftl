# La frazo, kiu diras, kio nun estas via tasko: du flankoj kun po unu ŝlosilo.

duet-duties-coop-won = Vi venkis kune.
duties-begin = Komencas tiu, kiu unue havas aludon.
duties-sudden = Subita morto: tuŝu tion, kio restas. Unu eraro, kaj vi malvenkis.
duties-sudden-wait = Subita morto: restas nur viaj vortoj. La alia flanko tuŝas.
duties-sudden-watch = Subita morto: neniu plia aludo, kaj la unua eraro perdigas la ludon.
duet-duties-give-clue = { $count ->
    [one] Donu aludon al via kunludanto.
   *[other] Donu aludon al viaj kunludantoj.
}
duet-duties-give-spelled = „{ $word }” taŭgas. La alia flanko skribas ĝin „{ $spelling }”.
duet-duties-wait-clue = { $count ->
    [one] Via kunludanto serĉas aludon.
   *[other] Viaj kunludantoj serĉas aludon.
}
duet-duties-wait-clue-of = { $team ->
    [red] La ruĝuloj serĉas aludon.
   *[blue] La bluuloj serĉas aludon.
}
duet-duties-guess-first-free = Kiujn vortojn celas la aludo? Tuŝu unu.
duet-duties-guess-free = Ĝuste. Tuŝu alian, aŭ haltu.
duet-duties-straight-face = { $count ->
    [one] Via kunludanto divenas: tenu senespriman vizaĝon.
   *[other] Viaj kunludantoj divenas: tenu senespriman vizaĝon.
}
