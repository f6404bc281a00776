# For et bord med papirkort: nøkler og klokker.

companion-lead = Kortene ligger på bordet deres, nøkkelen er på telefonene til spionmesterne. Den ene trekker den, den andre skanner den.
companion-source = Hvor nøkkelen kommer fra
companion-source-deck = Bunken på førti
companion-source-random = Ren tilfeldighet
companion-draw = Trekk en nøkkel
companion-code = Koden til en nøkkel
companion-code-note = Fra den andre telefonen; eller et kort i bunken: 17, eller 17-2 hvis det er dreid to ganger.
companion-code-empty = Skriv inn koden først.
companion-code-go = Hent den
companion-again = Prøv igjen
companion-key = Nøkkelen
companion-starts = { $team ->
    [red] Rødt lag begynner
   *[blue] Blått lag begynner
}
companion-hold = Hold inne for å se
companion-leave-open = La den ligge åpen
companion-hide = Skjul den
companion-card = Kort { $number } i bunken, dreid { $angle }°
companion-turn = Drei det
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
   *[blue] Blått lag: hintet
}
companion-guess-of = { $team ->
    [red] Rødt lag: gjetter
   *[blue] Blått lag: gjetter
}
companion-clue-given = Hintet er gitt
companion-turn-over = Turen er over
companion-lengths = Varighet
companion-clue-time = Til hintet
companion-guess-time = Til gjetningene
