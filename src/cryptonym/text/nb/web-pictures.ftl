# Bilder andre steder: ett av dem stort, og det som sies før og etter et spill.

board-picture-close = Tilbake til brettet
board-picture-back = Forrige bilde
board-picture-next = Neste bilde
pictures-board-clue-leads = { $count ->
    [one] Det peker mot ett kort på bordet. Laget får én gjetning ekstra.
   *[other] Det peker mot { $count } kort på bordet. Laget får én gjetning ekstra.
}
pictures-board-clue-zero = Ingen av lagets kort har med det å gjøre. Laget får gjette så lenge det tør.
pictures-board-clue-unlimited = Det peker mot flere kort på bordet, uten å si hvor mange. Laget får gjette så lenge det tør.
pictures-board-lesson-touch = Trykk på et kort for å peke på det, hold på det for å se bildet stort. Først en knapp under gjør det til en gjetning.
pictures-board-lesson-more = Dere har alle kortene til hintet. Dere får gjette én gang til, på et kort fra før. Eller stopp.
pictures_duet-board-clue-leads = { $count ->
    [one] Det fører til ett kort hos den som ga det. Så lenge det er riktig, kan dere fortsette.
   *[other] Det fører til { $count } kort hos den som ga det. Så lenge det er riktig, kan dere fortsette.
}
pictures_duet-board-clue-zero = Ingen kort hos den som ga det, har noe med det å gjøre. Ett kort må dere trykke på likevel.
pictures-help-now-answer-consult = En spionmester vil vite om et hint er greit før det blir gitt. Greit er ett ord om det bildene viser eller betyr, ikke om hvor de ligger eller hvordan de er tegnet.
pictures-help-now-give-clue = Rammen rundt hvert bilde er nøkkelen. Finn noe som flere bilder i din farge har felles, og skriv ett ord og hvor mange kort du mener, for eksempel «hav 2». Du kan si navnet på noe et bilde viser. Hold på et kort for å se det stort. Se så på leiemorderen en gang til.
pictures-help-now-guess-word = Hintet er et ord, og tallet på kort som hører til det. Trykk på et kort for å peke på det, hold på det for å se bildet stort, og trykk på knappen for å gjette. Så lenge kortene er deres, kan dere gå videre, én gang mer enn tallet sier. Alle andre kort avslutter turen. Etter første gjetning kan dere stoppe.
pictures-help-now-cover-penalty-word = Motstanderens hint var mot reglene. Til gjengjeld kan du dekke til et av lagets egne kort: Velg det, og trykk på knappen.
pictures-help-now-cover-opponent-word = Ingen spiller den andre siden, så det gjør du: Velg et av motstanderens kort, og dekk det til. Hvert av dem koster dere et poeng.
pictures-help-now-wait-give-clue = En spionmester leter etter et hint: ett ord og et tall. Ingen andre kjenner nøkkelen. Se på bildene så lenge, og snakk med laget ditt.
pictures-help-now-wait-cover-penalty-word = Hintet var mot reglene. Den andre spionmesteren kan dekke til et kort, og så går spillet videre.
pictures-help-now-wait-cover-opponent-word = Ingen spiller den andre siden, så spionmesteren dekker til et av kortene. Så er det deres tur igjen.
pictures-help-now-sudden = Leiemorderen er truffet, og det er én sjanse igjen: Laget fortsetter uten nytt hint og må finne alle de andre kortene sine. Første feil taper spillet. Å gi opp taper det også.
pictures-end-best = { $count ->
    [one] Beste hint: { $clue }. Ett kort funnet.
   *[other] Beste hint: { $clue }. { $count } kort funnet.
}
pictures-end-with-words = Med bildene
opening-faces = Hva ligger på bordet?
opening-faces-name = { $faces ->
    [pictures] Bilder
   *[words] Ord
}
opening-pictures-count = { $count } bilder
opening-list-pictures = Bilder
opening-key-deck60 = Fra 60 ferdige
opening-assassin-ending = Siste sjanse
opening-assassin-ending-note = Den som treffer leiemorderen, spiller videre uten hint og vinner bare ved å finne alle sine andre bilder uten en feil.
front-kind-pictures = Bilder, to lag
front-tap-pictures = Spill med bilder og boter
how-game-pictures = Slik spiller dere med bilder
pictures-companion-source-deck = En av 60 ferdige nøkler
