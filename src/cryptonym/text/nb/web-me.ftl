# En person uten konto: bord, enheter, tall, og veien ut.

me-tables = Bordene mine
me-tables-none = Ingen er åpne. Åpne ett eller bli med på ett, så dukker det opp her.
me-ended-tables = { $count ->
    [one] Ett bord som er ferdig
   *[other] { $count } bord som er ferdige
}
me-ended = Ferdig
me-wanted-clue = Ditt hint
me-wanted-guess = Din gjetning
me-wanted-answer = Ditt svar
me-wanted-start = Du kan dele ut kortene
me-waits = Venter på { $names }
me-running = Et spill er i gang
me-between = Ingen spill er i gang
me-left-days = { $count ->
    [one] én dag igjen
   *[other] { $count } dager igjen
}
me-left-hours = { $count } t igjen
me-left-minutes = { $count } min igjen
me-left-reserve = { $left }, av reserven din
me-drop = Ta av lista: { $name }
me-about = Om meg
me-keep = Ta vare på bordene mine
me-keep-about = Ingen konto, ikke noe passord: denne enheten husker deg. Du finner alle bordene dine på forsiden, på flere enheter om du vil, og tallene dine. Ingen andre får vite noe av det. Vil du ikke ha noe av dette, spiller du som før.
me-have-code = Jeg har en kode fra en annen enhet
me-code = Fire ord
me-code-use = Kjenn meg igjen her også
me-have-phrase = Jeg har en frase
me-phrase-type = Seks ord
me-phrase-use = Finn meg igjen
me-name = Navnet mitt
me-save = Lagre
me-saved = Lagret.
me-language = Språket mitt
me-level = Boter jeg liker å spille med
me-devices = Enhetene mine
me-device-about = En annen enhet blir din med en kode på fire ord. Koden virker én gang, i ti minutter.
me-device-more = En kode til en annen enhet
me-device-qr = QR-kode til den andre enheten
me-news = En annen enhet er også deg nå: { $kind }, siden { $time }.
me-news-below = Ikke deg? Fjern den nedenfor.
me-news-elsewhere = Ikke deg? Fjern den
me-phrase = Frase for dårlige dager
me-phrase-about = Mister du alle enhetene, får seks ord deg tilbake. Lag dem nå og skriv dem ned.
me-phrase-there = Det finnes en frase. Lager du en ny, virker ikke den gamle lenger.
me-phrase-make = Lag en frase
me-phrase-once = Skriv ned disse ordene, i denne rekkefølgen. De vises bare nå.
me-statistics = Tallene mine
me-statistics-none = Ingen av spillene dine er ferdige ennå.
me-statistics-games = Spill: { $count }, vunnet: { $won }
me-statistics-words = Ord til laget ditt for hvert hint fra deg: { $number }
me-statistics-numbers = Tall du turte, og holdt
me-statistics-of = { $part } av { $whole } holdt
me-statistics-touched = Hva laget ditt gjettet på etter et hint du hørte
me-touched-own = Egne ord
me-touched-rival = De andres ord
me-touched-bystander = Tilskuere
me-touched-assassin = Leiemorderen
me-statistics-partners = Medspillere
me-statistics-shared = { $words } ord for { $clues } hint
me-statistics-private = Bare du ser dette.
me-out = Alle dataene mine
me-export = Eksporter alt
me-delete-about = Slettingen gjelder med en gang og kan ikke gjøres om. Der du spiller, spiller en bot videre, og navnet ditt blir til «noen».
me-delete = Slett alt
me-delete-sure = Ja, slett alt
me-delete-not = Nei, behold alt
me-deleted = Alt er slettet.
me-problem-no-person = Du er ikke kjent her. Begynn på nytt, eller kom tilbake med en kode eller frasen din.
me-problem-person-taken = Noen finnes allerede under denne hemmeligheten. Prøv en gang til.
me-problem-phrase-length = En frase har seks ord.
me-problem-phrase-word = Ett av ordene er ikke et av våre. Se etter en skrivefeil.
me-problem-phrase-unknown = Disse ordene tilhører ingen. Ett av dem er et annet, eller rekkefølgen er feil.
me-problem-no-push = Denne serveren varsler ikke nettlesere.
me-problem-bad-endpoint = Nettleseren din kan ikke varsles på denne adressen.
