# Ord som brukes overalt: i terminalen og i nettleseren.

team = { $team ->
    [red] rødt lag
    [blue] blått lag
   *[other] { $label }
}
seat = { $seat ->
    [red_spymaster] spionmesteren på rødt lag
    [blue_spymaster] spionmesteren på blått lag
    [red_operative] en detektiv på rødt lag
    [blue_operative] en detektiv på blått lag
    [red_player] en spiller på rødt lag
    [blue_player] en spiller på blått lag
    [spymaster] spionmesteren
    [operative] detektiven
    [player] en spiller
    [insider] en som ser på og kjenner nøkkelen
    [watcher] en som ser på
   *[other] { $label }
}
language-name = { $language ->
    [it] italiensk
    [nb] norsk
    [es] spansk
    [el] gresk
    [eo] esperanto
    [en] engelsk
   *[other] { $own }
}
unlimited = ubegrenset
covered-penalty = { $team ->
    [red] Straff: Rødt lag får dekke til { $word }.
    [blue] Straff: Blått lag får dekke til { $word }.
   *[other] Straff: { $label } får dekke til { $word }.
}
covered-simulated = Motstanderen fant { $word }.
rank = { $score ->
    [8] Dette kommer ingen til å tro på.
    [7] Og det oppdraget skulle visst være umulig.
    [6] Hatten av.
    [5] Vent dere en telefon fra de hemmelige tjenestene.
    [4] Fra nå av er ingen skuff låst for dere.
    [3] Laget går som et urverk.
    [2] Bra jobba, og det er mer å hente.
   *[1] En seier er en seier.
}
