# La frazo, kiu diras, kio nun estas via tasko.

duties-closed = Ĉi tiu tablo estas fermita.
duties-sit-down = Elektu lokon, aŭ spektu.
duties-wait-seats = Ankoraŭ mankas: { $missing }.
duties-start = Ĉiuj estas ĉi tie. Komencu, kiam vi volas.
duties-wait-host = Ĉiuj estas ĉi tie. La ludon komencos { $name }.
duties-seat-empty = La ludo atendas, ĝis iu okupos ĉi tiun lokon: { seat }.

duties-give-clue = Donu aludon al via teamo.
duties-give-clue-shared = Donu aludon al la terena spiono.
duties-give-asked = „{ $word }” taŭgas. Donu ĝin, aŭ alian aludon.
duties-give-spelled = „{ $word }” taŭgas. La alia ĉefspiono skribas ĝin „{ $spelling }”.
duties-give-another = Iu kontraŭas „{ $word }”. Donu alian aludon.
duties-wait-consent = Oni pripensas „{ $word }”. Atendu la respondon.
duties-answer-consult = Ĉu „{ $word }” estas permesebla aludo? Vi decidas.
duties-wait-clue = Via ĉefspiono serĉas aludon.
duties-wait-their-clue = La alia ĉefspiono serĉas aludon.
duties-wait-clue-of = { $team ->
    [red] La ĉefspiono de la ruĝuloj serĉas aludon.
    [blue] La ĉefspiono de la bluuloj serĉas aludon.
   *[other] { $label } serĉas aludon.
}

duties-rule = Iu protestis kontraŭ „{ $word }”. Ĉu ĝi validas? Vi decidas.
duties-challenged-yours = Iu protestis kontraŭ via aludo. Decidas la alia ĉefspiono.
duties-challenged = { $team ->
    [red] Iu protestis kontraŭ „{ $word }”. Decidas la ĉefspiono de la ruĝuloj.
    [blue] Iu protestis kontraŭ „{ $word }”. Decidas la ĉefspiono de la bluuloj.
   *[other] Iu protestis kontraŭ „{ $word }”. Decidas { $label }.
}

duties-guess-first = { $count ->
    [one] Divenu vorton. Vi havas unu divenon.
   *[other] Divenu vorton. Vi havas ĝis { $count } divenojn.
}
duties-guess-first-free = Divenu vorton, kaj daŭrigu, kiom vi kuraĝas.
duties-guess-first-shared = { $team ->
    [red] Divenu vorton por la ruĝuloj.
    [blue] Divenu vorton por la bluuloj.
   *[other] Divenu vorton por { $label }.
}
duties-guess-more = { $count ->
    [one] Ankoraŭ unu diveno, aŭ haltu.
   *[other] Ankoraŭ { $count } divenoj, aŭ haltu.
}
duties-guess-free = Divenu plu, aŭ haltu.
duties-straight-face = Via teamo pensas: tenu senespriman vizaĝon.
duties-straight-face-shared = La terena spiono pensas: tenu senespriman vizaĝon.
duties-they-guess = La alia teamo divenas.
duties-team-guesses = { $team ->
    [red] La ruĝuloj divenas.
    [blue] La bluuloj divenas.
   *[other] { $label } divenas.
}
duties-guess-for = { $team ->
    [red] La terena spiono divenas por la ruĝuloj.
    [blue] La terena spiono divenas por la bluuloj.
   *[other] La terena spiono divenas por { $label }.
}

duties-penalty-must = Ilia aludo ne validis. Kovru unu el viaj vortoj.
duties-penalty-may = Ilia aludo ne validis. Kovru unu el viaj vortoj, aŭ lasu tion.
duties-penalty-wait = { $team ->
    [red] La aludo ne validis. La ĉefspiono de la ruĝuloj povas kovri vorton.
    [blue] La aludo ne validis. La ĉefspiono de la bluuloj povas kovri vorton.
   *[other] La aludo ne validis. { $label } povas kovri vorton.
}
duties-simulate = Estas la vico de la kontraŭuloj: kovru unu el iliaj vortoj.
duties-simulate-wait = La ĉefspiono ludas la vicon de la kontraŭuloj.

duties-won = Via teamo venkis.
duties-lost = La alia teamo venkis.
duties-over = { $team ->
    [red] Venkis la ruĝuloj.
    [blue] Venkis la bluuloj.
   *[other] Venkis { $label }.
}
duties-coop-won = { $score ->
    [one] Vi venkis kune, kun unu el 8 poentoj.
   *[other] Vi venkis kune, kun { $score } el 8 poentoj.
}
duties-coop-lost = Vi malvenkis kune.
