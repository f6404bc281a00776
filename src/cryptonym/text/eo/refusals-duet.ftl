# Nur de Duet.

duet-refusal-wrong-phase = Ne nun: { $phase ->
    [clue] unue necesas aludo.
    [guess] iu nun divenas.
    [sudden] en la subita morto tio ne eblas.
   *[over] la ludo finiĝis.
}
refusal-already-touched = { $word } jam estis tuŝita de vi. Lasu ĝin.
refusal-first-clue-taken = La alia flanko estis pli rapida: ĝia aludo validas, kaj vi divenas.
refusal-side-done = Ĉiuj viaj vortoj estas trovitaj. Vi ne plu aludas.
refusal-other-side-done = La alia flanko ne plu havas vortojn, do vi tuŝus vane. Ili daŭrigu.
refusal-sudden-death = Estas subita morto: nek aludoj, nek halto.
duet-refusal-number-range = Diru nombron de { $lowest } ĝis { $highest }.
duet-refusal-spymaster-silent = Parolas nur tiu, kiu divenas, kaj nur dum la divenado.
