# Nur de Duet.

side-done = { $team ->
    [red] Ĉiuj vortoj de la ruĝuloj estas trovitaj. La ruĝuloj ne plu aludas.
    [blue] Ĉiuj vortoj de la bluuloj estas trovitaj. La bluuloj ne plu aludas.
   *[other] Ĉiuj vortoj de { $label } estas trovitaj: neniu plia aludo de tie.
}
sudden-death = Subita morto: neniu plia aludo, kaj la unua eraro perdigas la ludon.
gave-up = { $team ->
    [red] La ruĝuloj rezignas.
    [blue] La bluuloj rezignas.
   *[other] { $label } rezignas.
}
turn-done = Tio estis la lasta vorto de tiu, kiu aludis. La vico finiĝis.
