# Det brettet sier når noen spør om et hint eller åpner menyen til bordet.

board-clue-title = Hintet: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Det peker mot ett ord på bordet. Laget får én gjetning ekstra.
   *[other] Det peker mot { $count } ord på bordet. Laget får én gjetning ekstra.
}
board-clue-zero = Ingen av lagets ord har med det å gjøre. Laget får gjette så lenge det tør.
board-clue-unlimited = Det peker mot flere ord på bordet, uten å si hvor mange. Laget får gjette så lenge det tør.
board-clue-about = Usikker på ordet? Alle kan få det stavet.
board-spell = Få det stavet
board-doubt = Er hintet mot reglene?
board-doubt-own = Det er deres eget hint: Er det mot reglene, er turen deres over.
board-doubt-theirs = Er det mot reglene, er turen over.
board-challenge = Protester mot hintet
board-accept = Ingenting imot det
board-name = Dette bordet heter { $name }.
board-give-to-bot = Gi plassen til en bot
board-move = Gi plass: { seat }
board-hand-over = Gjør til vert
board-take-over = Ta over som vert
board-host = Vert
board-host-knows = Du kjenner nøkkelen, og alle ser hva du gjør her. Det går bare noen få ganger i et spill.
board-kick = Send bort { $name }
board-kick-sure = Ja, send bort { $name }
board-lock = Lås døra
board-lock-note = Ingen nye slipper inn.
board-pause = Stopp klokka
board-resume = La klokka gå
board-devices = Enhetene dine
board-how = Slik spiller du
duet-board-clue-leads = { $count ->
    [one] Det peker mot ett av ordene til den som ga det. Så lenge det er riktig, kan dere fortsette.
   *[other] Det peker mot { $count } av ordene til den som ga det. Så lenge det er riktig, kan dere fortsette.
}
duet-board-clue-zero = Ingen av ordene til den som ga det, har noe med det å gjøre. Ett kort må dere trykke på likevel.
duet-board-doubt-theirs = Du avgjør: Er det ugyldig, er turen over, og det koster en brikke.
duet-board-challenge = Hintet er ugyldig
board-lesson-key = Fargene er nøkkelen, og bare spionmesterne ser den. Led laget til sin egen farge, og unna leiemorderen.
board-lesson-number = Tallet sier hvor mange kort som hører til ordet. «Hav 2» betyr to kort.
board-lesson-touch = Trykk på et kort for å peke på det. Først en knapp under gjør det til en gjetning.
board-lesson-more = Dere har alle ordene til hintet. Dere får gjette én gang til, på et ord fra før. Eller stopp.
board-lesson-assassin = Ett av kortene er leiemorderen. Den som trykker på ham, taper med en gang.
board-understood = Skjønner
board-lesson-half = Stripa nederst på hvert kort er din halvdel av nøkkelen. Makkeren din har en annen, som du aldri ser.
board-lesson-judged = Nå avgjør halvdelen til makkeren din. Dine egne farger sier ingenting om dette hintet.
board-lesson-sudden = Brikkene er brukt opp. Begge kan trykke, ett kort om gangen, og hvert kort må være riktig.
board-allow = Ingen innvending
board-object = Jeg sier nei
board-spelling = Skrivemåte
board-rule-allowed = Du ble spurt på forhånd og hadde ingen innvending, så hintet står.
board-rule-reject = Hintet er gyldig
board-rule-waive = Ugyldig, men ingen skade skjedd
board-rule-uphold = Ugyldig: Turen er over

## Med bilder

board-picture-close = Tilbake til brettet
board-picture-back = Forrige bilde
board-picture-next = Neste bilde
pictures-board-clue-leads =
    { $count ->
        [one] Det peker mot ett kort på bordet. Laget får én gjetning ekstra.
       *[other] Det peker mot { $count } kort på bordet. Laget får én gjetning ekstra.
    }
pictures-board-clue-zero = Ingen av lagets kort har med det å gjøre. Laget får gjette så lenge det tør.
pictures-board-clue-unlimited = Det peker mot flere kort på bordet, uten å si hvor mange. Laget får gjette så lenge det tør.
pictures-board-lesson-touch = Trykk på et kort for å peke på det, hold på det for å se bildet stort. Først en knapp under gjør det til en gjetning.
pictures-board-lesson-more = Dere har alle kortene til hintet. Dere får gjette én gang til, på et kort fra før. Eller stopp.
pictures_duet-board-clue-leads =
    { $count ->
        [one] Det fører til ett kort hos den som ga det. Så lenge det er riktig, kan dere fortsette.
       *[other] Det fører til { $count } kort hos den som ga det. Så lenge det er riktig, kan dere fortsette.
    }
pictures_duet-board-clue-zero = Ingen kort hos den som ga det, har noe med det å gjøre. Ett kort må dere trykke på likevel.
