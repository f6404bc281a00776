# Oppdrag: et kart med byer, hva som er vunnet der, og hvordan det tas med.

missions-title = Oppdrag
missions-link = Oppdragskart
missions-next = Neste oppdrag
missions-here = Oppdrag: { $city }
missions-lead = Vinn en by, så åpner nabobyene seg. Du kan spille alle åpne byer, så ofte du vil.
missions-map = Oppdragskart
missions-wait = Kartet er på vei.
missions-progress = { $won } av { $all } byer vunnet
missions-state-won = vunnet
missions-state-open = åpen
missions-state-closed = stengt
missions-current = valgt til neste spill
missions-tokens = { $count ->
    [one] én brikke
   *[other] { $count } brikker
}
missions-mistakes = { $count ->
    [one] én feil tillatt
   *[other] { $count } feil tillatt
}
missions-no-mistakes = ingen feil tillatt
missions-plain = like mange feil som brikker
missions-excess = Hver feil ut over det koster en brikke til.
missions-grade-1 = lett
missions-grade-2 = ganske lett
missions-grade-3 = vrien
missions-grade-4 = vanskelig
missions-grade-5 = svært vanskelig
missions-played = { $count ->
    [one] Spilt én gang.
   *[other] Spilt { $count } ganger.
}
missions-wins = { $count ->
    [one] Vunnet én gang.
   *[other] Vunnet { $count } ganger.
}
missions-best = { $count ->
    [one] Beste spill: én brikke igjen.
   *[other] Beste spill: { $count } brikker igjen.
}
missions-found = { $count ->
    [one] Beste spill: ett ord funnet.
   *[other] Beste spill: { $count } ord funnet.
}
missions-why = Vinn en av disse for å åpne den: { $cities }.
missions-choose = Velg { $city }
missions-chosen = Neste spill gjelder { $city }.
missions-without = Spill uten oppdrag
missions-watching = De som spiller, velger byen.
missions-back = Tilbake til bordet
missions-take = Ta kartet med
missions-take-lead = Denne teksten rommer alt dere har vunnet. Ta vare på den, og ta den med til et hvilket som helst bord.
missions-text = Teksten til kartet
missions-copy = Kopier
missions-copied = Kopiert
missions-copy-failed = Nettleseren lar oss ikke kopiere. Merk teksten selv.
missions-save = Lagre som fil
missions-bring = Hent et kart fra et annet bord
missions-bring-lead = Ingenting som er vunnet her, går tapt.
missions-paste = Lim inn teksten her
missions-bring-do = Hent det hit
missions-brought = Kartet er her nå.
missions-city-boulogne = Boulogne-sur-Mer
missions-city-dublin = Dublin
missions-city-seville = Sevilla
missions-city-bergen = Bergen
missions-city-bialystok = Białystok
missions-city-new-york = New York
missions-city-edinburgh = Edinburgh
missions-city-venice = Venezia
missions-city-krakow = Kraków
missions-city-oslo = Oslo
missions-city-rome = Roma
missions-city-trondheim = Trondheim
missions-city-thessaloniki = Thessaloniki
missions-city-havana = Havanna
missions-city-palermo = Palermo
missions-city-athens = Aten
missions-city-mexico-city = Mexico by
missions-city-valletta = Valletta
missions-city-tromso = Tromsø
missions-city-heraklion = Heraklion
missions-city-bogota = Bogotá
missions-city-buenos-aires = Buenos Aires
missions-city-other = { $city }
