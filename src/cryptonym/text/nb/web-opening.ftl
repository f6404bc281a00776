# Å åpne et bord, og å komme til et.

opening-name = Navnet ditt
opening-name-note = Det de andre ved bordet kaller deg.
opening-name-empty = Skriv et navn først. Hva som helst duger.
opening-nameless = Agent
opening-language = Språket ordene er på
opening-mode = Type spill
opening-mode-teams = To lag
opening-mode-coop = Ett lag
opening-mode-shared = Tre spillere
opening-mode-duet = Duet
opening-mode-pictures = Bilder
opening-mode-pictures-coop = Bilder, ett lag
opening-mode-pictures-shared = Bilder, tre spillere
opening-mode-pictures-duet = Bilder, Duet
opening-mode-other = { $label }
opening-about-teams = Fire eller flere. Hvert lag har en spionmester, de andre gjetter.
opening-about-coop = To eller flere, alle sammen: jo færre turer, jo flere poeng.
opening-about-shared = To spionmestere, og én detektiv som gjetter for begge.
opening-about-duet = To eller flere: Hver side kjenner halve hemmeligheten, og dere vinner eller taper sammen.
opening-about-pictures = Fire eller flere. To lag, og underlige tegninger i stedet for ord.
opening-about-pictures-coop = To eller flere, alle sammen, med tegninger i stedet for ord.
opening-about-pictures-shared = To spionmestere og en felles detektiv, med tegninger i stedet for ord.
opening-about-pictures-duet = To eller flere: Duet med tegninger i stedet for ord.
opening-about-other = Et annet spill i samme familie.
opening-go = Åpne bordet
opening-go-bots = Start med boter
opening-more = Resten kan stå som det er
opening-retry = Prøv igjen
opening-words = Ord
opening-words-count = { $count ->
    [one] ett ord
   *[other] { $count } ord
}
opening-list-deck = Den første esken
opening-list-second = Den andre esken
opening-list-junior = Lette ord
opening-own = Egne ord
opening-own-note = Ett på hver linje, eller med komma imellom.
opening-own-count = { $count ->
    [one] ett eget ord
   *[other] { $count } egne ord
}
opening-own-mixed = De ligger blant de andre, så ikke alle dukker opp i hvert spill.
opening-own-file = Hent dem fra en fil
opening-own-unreadable = Den fila er ikke ren tekst. Velg en tekstfil med ett ord på hver linje.
opening-bad-long = Linje { $line }, «{ $word }»: lengre enn { $limit } tegn
opening-bad-signs = Linje { $line }, «{ $word }»: På et kort er det bare plass til bokstaver, tall, mellomrom, bindestreker, apostrofer og punktum
opening-bad-twice = Linje { $line }, «{ $word }»: finnes allerede, så det teller én gang
opening-bad-more = { $count ->
    [one] Og én linje til
   *[other] Og { $count } linjer til
}
opening-rules = Husregler
opening-rules-note = Hva gruppa godtar som hint utover de strenge reglene.
opening-preset = Begynn med
opening-preset-usual = Som vanlig
opening-preset-book = Etter boka
opening-preset-friendly = Blant venner
opening-preset-app = Som appen
opening-preset-own = egen blanding
opening-house-compounds = Uttrykk på flere ord
opening-say-compounds = Innarbeidede uttrykk teller som ett ord.
opening-house-phrases = Faste uttrykk
opening-say-phrases = Med egen betydning teller de som ett ord.
opening-house-full-names = Fulle navn
opening-say-full-names = Hele navnet på en kjent person er ett ord.
opening-house-titles = Titler
opening-say-titles = Tittelen på en bok, film eller sang er ett ord.
opening-house-place-names = Stedsnavn på flere ord
opening-say-place-names = New York er ett ord.
opening-house-acronyms = Forkortelser
opening-say-acronyms = De vanlige teller som ord.
opening-house-homophones = Ord som høres like ut
opening-say-homophones = Et hint kan peke på lyden av et ord.
opening-house-accents = Aksenter teller ikke
opening-say-accents = Ord som bare skilles av en aksent, kan brukes.
opening-house-rhymes = Alle rim
opening-say-rhymes = Et hint kan rime uten at betydningen spiller inn.
opening-expert = Null og ubegrenset
opening-expert-note = Spionmesterne kan si dem i stedet for et tall.
opening-waiver = Tilgi et ugyldig hint
opening-waiver-note = Gjorde det ingen skade, kan den andre spionmesteren la det telle.
opening-penalty = Straffen må tas ut
opening-penalty-note = Etter et ugyldig hint må motstanderne dekke til et ord.
opening-check = Dommer
opening-check-guard = Varsler først
opening-check-referee = Blåser
opening-check-free = Holder seg unna
opening-judge-guard = Et ugyldig hint stoppes før noen hører det, og koster ingenting.
opening-judge-referee = Alle hører hintet, og så kommer protesten; straffen er ekte.
opening-judge-free = Bare folk dømmer hint, som rundt et bord.
opening-time = Klokke
opening-time-none = Ingen klokke
opening-time-sand = Timeglass
opening-time-strict = Tidsgrense
opening-clock-none = Alle tenker så lenge de vil.
opening-clock-sand = Alle kan snu det. Når det er tomt, skjer det ingenting, men alle ser det.
opening-clock-strict = Når tiden er ute, er turen over.
opening-seconds-sand = Sekunder til det er tomt
opening-seconds-clue = Sekunder til et hint
opening-seconds-first = Sekunder til det første hintet
opening-seconds-first-note = Tomt felt: ingen grense.
opening-seconds-guess = Sekunder til å gjette
opening-seconds-wrong = Skriv et helt tall fra 1 til { $most }.
opening-cards = Kort og nøkler
opening-keys = Nøkler
opening-key-deck40 = Fra 40 ferdige
opening-key-random = Nye i hvert spill
opening-keys-public = Disse førti nøklene er offentlige: Den som kjenner dem, kan regne seg fram til deres etter noen få kort. Helt greit med papirkort, eller blant venner.
duet-opening-keys-public = Disse hundre nøklene er offentlige: Den som kjenner dem, kan lese deres side ut av sin egen med en gang. Helt greit med papirkort, eller blant venner.
pictures-opening-keys-public = Disse seksti nøklene er offentlige: Den som kjenner dem, kan regne seg fram til deres etter noen få kort. Helt greit med papirkort, eller blant venner.
opening-next = Ord i neste spill
opening-next-note = Hvert kort har et ord til på baksiden.
opening-next-auto = Baksiden, så nye kort
opening-next-flip = Baksiden
opening-next-draw = Nye kort
opening-company = Bordet
opening-by-link = med lenke og navn
opening-public = For alle
opening-public-note = Det står på forsiden av denne serveren.
opening-chat = Lagene prater for seg selv
opening-chat-note = Ellers hører alle detektivene tenke, som rundt et bord.
opening-look = De som ser på, får se nøkkelen
opening-look-note = Den som har sett den, kan ikke gjette i det spillet. Aldri ved et bord for alle, og ikke med boter.
opening-bots = Boter
opening-level = Nivå på botene
opening-level-easy = Lett
opening-level-normal = Vanlig
opening-level-hard = Vanskelig
opening-role = Du er
opening-role-operative = Detektiv
opening-role-spymaster = Spionmester
opening-pace = Hvor fort de spiller
opening-pace-human = Som folk
opening-pace-quick = Raskt
opening-pace-instant = Med én gang
opening-explain = Botene sier hvorfor
opening-explain-note = Etter hver gjetning: ordene som førte fra hintet til kortet.
opening-join = Kom inn
opening-find = Navnet på et bord
opening-find-note = Fire ord, eller en lenke.
opening-find-go = Bli med
opening-find-empty = Skriv navnet vennene dine sa.
opening-find-seat-only = Den koden flytter en plass. Skriv navnet på bordet foran den.
opening-code-drawer = Jeg sitter her allerede, på en annen enhet
opening-code = Kode
opening-code-note = Den andre enheten viser den.
opening-code-empty = Skriv koden som den andre enheten viser.
opening-code-go = Ta plassen
opening-gone-again = Kom inn igjen

## To sider med hver sin nøkkel

opening-tokens = Brikker
opening-tokens-note = Hver tur koster én. 9 er vanlig; 10 eller 11 gjør det lettere, færre gjør det vanskeligere.
opening-mistakes = Tillatte feil
opening-mistakes-any = Fritt
opening-mistakes-note = Hvor mange tilskuere dere kan trykke på til vanlig pris.
opening-excess = En feil utover det
opening-excess-extra-token = Koster to brikker
opening-excess-sudden-death = Sudden death
opening-excess-loss = Spillet er tapt
opening-key-deck100 = Fra 100 ferdige

## Med bilder

opening-faces = Hva ligger på bordet?
opening-faces-name =
    { $faces ->
        [pictures] Bilder
       *[words] Ord
    }
opening-pictures-count = { $count } bilder
opening-list-pictures = Bilder
opening-key-deck60 = Fra 60 ferdige
opening-assassin-ending = Siste sjanse
opening-assassin-ending-note = Den som treffer leiemorderen, spiller videre uten hint og vinner bare ved å finne alle sine andre bilder uten en feil.
