# Bare for bildespillene.

pictures-play-dealt = { $team ->
    [red] Rødt lag begynner og har åtte bilder. Blått lag har sju.
   *[blue] Blått lag begynner og har åtte bilder. Rødt lag har sju.
}
pictures_coop-play-dealt-coop = { $team ->
    [red] Dere er rødt lag og har åtte bilder å finne. Motstanderen har sju.
   *[blue] Dere er blått lag og har åtte bilder å finne. Motstanderen har sju.
}
pictures_duet-play-dealt-coop = Finn alle femten bildene sammen. Den som har et hint først, begynner.
pictures_coop-play-coop-won = Dere vant, med { $score } av 7 poeng.
pictures_duet-play-coop-won = Dere vant sammen: Alle femten bildene er funnet.
pictures-play-sudden = Én sjanse er igjen. Pek på et kort: Skriv nummeret. «{ $skip }» for å se en gang til, «{ $give_up }» gir opp spillet.
play-picture-file = Tegningen av { $card } ligger i { $file }.
play-picture-help = Skriv et nummer med spørsmålstegn, for eksempel 7?, for å få vite hvor tegningen på det kortet ligger.
play-no-pictures = Ingen har beskrevet bildene på dette språket ennå. Velg et annet språk, eller et spill med ord.
