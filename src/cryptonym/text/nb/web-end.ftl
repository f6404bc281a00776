# Etter et spill: hvorfor, brettet om igjen, historien, neste spill.

end-why-assassin = { $team ->
    [red] Rødt lag traff { $word }. Det var leiemorderen.
   *[blue] Blått lag traff { $word }. Det var leiemorderen.
}
end-why-found = { $team ->
    [red] Den siste røde agenten var { $word }.
   *[blue] Den siste blå agenten var { $word }.
}
end-why-gift = { $team ->
    [red] Den siste blå agenten var { $word }, og rødt lag traff den selv.
   *[blue] Den siste røde agenten var { $word }, og blått lag traff den selv.
}
end-why-penalty = { $team ->
    [red] Den siste røde agenten var { $word }, dekket til som straff.
   *[blue] Den siste blå agenten var { $word }, dekket til som straff.
}
end-why-opponents = Motstanderen var raskere. Den siste agenten deres var { $word }.
end-again = Spill igjen
end-otherwise = Eller …
end-rotate = Nye spionmestere
end-shuffle = Stokk lagene
end-lobby = Til plassene
end-wait-host = { $name } deler ut neste spill.
end-replay = Spillet om igjen
end-back = Et steg tilbake
end-next = Et steg fram
end-with-key = Vis nøkkelen
end-dealt = { $team ->
    [red] Kortene ligger på bordet. Rødt lag begynner.
   *[blue] Kortene ligger på bordet. Blått lag begynner.
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
