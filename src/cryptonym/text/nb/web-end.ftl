# Etter et spill: hvorfor, brettet om igjen, historien, neste spill.

end-why-assassin = { $team ->
    [red] Rødt lag traff { $word }. Det var leiemorderen.
    [blue] Blått lag traff { $word }. Det var leiemorderen.
   *[other] { $label } traff { $word }. Det var leiemorderen.
}
end-why-found = { $team ->
    [red] Den siste røde agenten var { $word }.
    [blue] Den siste blå agenten var { $word }.
   *[other] { $label }: Den siste agenten var { $word }.
}
end-why-gift = { $team ->
    [red] Den siste blå agenten var { $word }, og rødt lag traff den selv.
    [blue] Den siste røde agenten var { $word }, og blått lag traff den selv.
   *[other] Den siste agenten var { $word }, og { $label } traff den for de andre.
}
end-why-penalty = { $team ->
    [red] Den siste røde agenten var { $word }, dekket til som straff.
    [blue] Den siste blå agenten var { $word }, dekket til som straff.
   *[other] { $label }: Den siste agenten var { $word }, dekket til som straff.
}
end-why-opponents = Motstanderen var raskere. Den siste agenten deres var { $word }.
end-why-other = Det siste ordet var { $word }. Dermed er spillet over.
end-again = Spill igjen
end-otherwise = Eller …
end-rotate = Nye spionmestere
end-shuffle = Stokk lagene
end-lobby = Til plassene
end-wait-host = { $name } deler ut neste spill.
end-best = { $count ->
    [one] Beste hint: { $clue } (ett ord funnet).
   *[other] Beste hint: { $clue } ({ $count } ord funnet).
}
end-luckiest = Mest flaks: { $word } etter { $clue }, med { $chance } sjanse.
end-picture-share = Bilde å dele
end-replay = Spillet om igjen
end-back = Et steg tilbake
end-next = Et steg fram
end-with-key = Vis nøkkelen
end-dealt = { $team ->
    [red] Kortene ligger på bordet. Rødt lag begynner.
    [blue] Kortene ligger på bordet. Blått lag begynner.
   *[other] Kortene ligger på bordet. { $label } begynner.
}
end-found = { $count ->
    [one] Ett funnet: { $words }.
   *[other] { $count } funnet: { $words }.
}
end-stopped = Stoppet der.
end-limit = Ingen gjetninger igjen.
end-challenged = Noen protesterer mot hintet.
end-story = Slik gikk det
end-send = Send det videre
end-with-words = Med ordene
end-picture = Et bilde av brettet. { $title }
end-rows = Resultatet i tegn
end-share = Del
end-copy = Kopier tegnene
end-copied = Kopiert.
end-not-copied = Nettleseren lar oss ikke kopiere. Merk tegnene for hånd.
end-record = Protokollen
end-checking = Kontrollerer seglet …
end-fair = Alt gikk riktig for seg: Ordene og nøkkelen er de som ble forseglet før første hint.
end-unfair = Seglet stemmer ikke. Dette er ikke de ordene og den nøkkelen som ble lovet.
end-unchecked = Seglet kunne ikke kontrolleres akkurat nå. Alt som trengs, står i protokollen.
end-analysis = Se på hintene
end-download = Last ned protokollen

## To sider med hver sin nøkkel

end-why-bystander = { $word } var en tilskuer, og i sudden death må hvert kort være riktig.
end-why-mistakes = { $word } var en tilskuer: én feil for mye.
end-why-gave-up = Ingen brikker, ingen sikre kort: Dere ga opp.
duet-end-why-assassin = { $team ->
    [red] Blå side trykket på { $word }. På den røde halvdelen var det en leiemorder.
   *[blue] Rød side trykket på { $word }. På den blå halvdelen var det en leiemorder.
}
duet-end-why-found = { $word } var den femtende agenten.
duet-end-dealt = Kortene ligger på bordet. Den som har et hint først, begynner.
end-keys = Begge nøklene
end-key-of = { $team ->
    [red] Rød halvdel
    [blue] Blå halvdel
   *[other] { $label }
}
end-tokens-left = { $count ->
    [one] Én brikke var igjen.
   *[other] { $count } brikker var igjen.
}

## Med bilder

pictures-end-best =
    { $count ->
        [one] Beste hint: { $clue }. Ett kort funnet.
       *[other] Beste hint: { $clue }. { $count } kort funnet.
    }
pictures-end-with-words = Med bildene
