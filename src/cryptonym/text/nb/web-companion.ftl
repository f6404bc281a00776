# For et bord med papirkort: nøkler og klokker.

companion-lead = Kortene ligger på bordet deres, nøkkelen er på telefonene til spionmesterne. Den ene trekker den, den andre skanner den.
companion-source = Hvor nøkkelen kommer fra
companion-source-deck = En av 40 ferdige nøkler
companion-source-random = Laget på stedet
companion-draw = Trekk en nøkkel
companion-code = Koden til en nøkkel
companion-code-note = Koden eller lenken fra den andre telefonen; eller nummeret på en ferdig nøkkel: 17, eller 17-2 hvis den er dreid to ganger.
companion-code-empty = Skriv inn koden først.
companion-code-go = Hent den
companion-again = Prøv igjen
companion-did-you-mean = Mente du { $code }?
companion-same = Samme nøkkel? Da viser den andre telefonen dette bildet også.
companion-picture = Bilde { $number }
companion-key = Nøkkelen
companion-starts = { $team ->
    [red] Rødt lag begynner
    [blue] Blått lag begynner
   *[other] { $label } begynner
}
companion-hold = Hold inne for å se
companion-leave-open = La den ligge åpen
companion-hide = Skjul den
companion-card = Ferdig nøkkel { $number }, dreid { $angle }°
companion-turn = Drei den
companion-other = Til den andre spionmesteren
companion-other-about = Den som har denne koden, har nøkkelen.
companion-qr = Kode å skanne: denne nøkkelen
companion-send = Send lenken
companion-copied = Lenken er kopiert
companion-another = En annen nøkkel
companion-clocks = Klokker
companion-sand = Timeglass
companion-turns = Turklokke
companion-clue-of = { $team ->
    [red] Rødt lag: hintet
    [blue] Blått lag: hintet
   *[other] { $label }: hintet
}
companion-guess-of = { $team ->
    [red] Rødt lag: gjetter
    [blue] Blått lag: gjetter
   *[other] { $label }: gjetter
}
companion-clue-given = Hintet er gitt
companion-turn-over = Turen er over
companion-lengths = Varighet
companion-clue-time = Til hintet
companion-guess-time = Til gjetningene

## To sider med hver sin nøkkel

companion-game = Hva spiller dere?
companion-side = Hvilken side er du?
duet-companion-lead = Kortene ligger på bordet deres, og hver telefon viser én halvdel av nøkkelen. Den ene trekker den, den andre skanner den og får den andre halvdelen.
duet-companion-source-deck = En av 100 ferdige nøkler
duet-companion-starts = { $team ->
    [red] Din halvdel: rød
   *[blue] Din halvdel: blå
}
duet-companion-other = Til den andre siden
duet-companion-other-about = Lenken viser den andre halvdelen av samme nøkkel.

## Med bilder

pictures-companion-source-deck = En av 60 ferdige nøkler
