# Finita ludo, aludo post aludo.

analysis-title = La aludoj, rigardataj denove
analysis-to-end = Reen al la fino de la ludo
analysis-thinking = Ni relegas ĉiun aludon. Tio daŭras kelkajn sekundojn.
analysis-retry = Provu denove
analysis-none = En ĉi tiu ludo ne estis aludo.
analysis-clues = Aludo post aludo
analysis-back = La antaŭa aludo
analysis-next = La sekva aludo
analysis-place = Aludo { $place } el { $places }
analysis-heat = La tabulo, kun tio, pri kio la aludo pensigas
analysis-obscure = Ĉi tiun vorton ni apenaŭ konas, do ne tro fidu la nombrojn.
analysis-meant = Kion la roboto celis
analysis-links = Kio kondukas kien
analysis-direct = venas tuj en la kapon
analysis-faint = per maldika fadeno
analysis-earlier = ankoraŭ de „{ $clue }”
analysis-touched = Tuŝitaj, kaj kiom probabla tio estis
analysis-others = Estis ankaŭ
analysis-worth = valoras { $expected }
analysis-luck-more = Trovitaj vortoj: { $found }, per aludoj, kiuj valoris { $expected }: bonŝanco, aŭ ili bone konas unu la alian.
analysis-luck-less = Trovitaj vortoj: { $found }, per aludoj, kiuj valoris { $expected }: malmulte da ŝanco, aŭ la kapo aliloke.
analysis-luck-even = Trovitaj vortoj: { $found }, per aludoj, kiuj valoris { $expected }: nek bonŝanco nek malbonŝanco.
analysis-luck-shots = { $count ->
    [one] Trovitaj vortoj: { $found }, per aludoj, kiuj valoris { $expected }, sed unu el ili tuŝus preskaŭ neniu: bonŝanco, aŭ ili bone konas unu la alian.
   *[other] Trovitaj vortoj: { $found }, per aludoj, kiuj valoris { $expected }, sed { $count } el ili tuŝus preskaŭ neniu: bonŝanco, aŭ ili bone konas unu la alian.
}
analysis-luck-unknown = Ĉi tiujn aludojn ni apenaŭ konas, do ni ne povas distingi ŝancon de lerteco.
analysis-possible = La plej bonaj aludoj, kiujn ni konas, valoris { $possible }.
analysis-listened-well = La terenaj spionoj prenis tion, pri kio la aludoj plej pensigis.
analysis-listened = La terenaj spionoj plejparte sekvis la aludojn.
analysis-listened-badly = La terenaj spionoj ofte prenis ion alian, ol pri kio la aludoj pensigis.
