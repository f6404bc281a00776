# Ord som brukes overalt: i terminalen og i nettleseren.

team = { $team ->
    [red] rødt lag
   *[blue] blått lag
}
seat = { $seat ->
    [red_spymaster] spionmesteren på rødt lag
    [blue_spymaster] spionmesteren på blått lag
    [red_operative] detektivene på rødt lag
    [blue_operative] detektivene på blått lag
    [spymaster] spionmesteren
    [operative] detektiven
    [insider] en som ser på og kjenner nøkkelen
   *[watcher] en som ser på
}
language-name = { $language ->
    [it] italiensk
    [nb] norsk
    [es] spansk
    [el] gresk
    [eo] esperanto
   *[en] engelsk
}
unlimited = ubegrenset
