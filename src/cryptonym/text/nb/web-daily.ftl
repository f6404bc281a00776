# The daily.

daily-lead = Ett brett om dagen, likt for alle. Finn ordene, eller gi hintet.
daily-title-decode = Løs kode
daily-title-encode = Lag kode
daily-title-riddles = Gåter
daily-about-decode = Fire hint, ett etter ett. Finn ordene de peker på.
daily-about-encode = Du ser nøkkelen. Gi ett hint for så mange ord du tør; boter og folk dømmer det.
daily-about-riddles = Hint som andre har gitt, ett brett for hvert.
daily-stage-new = Spill
daily-stage-begun = Fortsett
daily-stage-over = Se resultatet
daily-streak = { $count ->
    [one] Én dag på rad
   *[other] { $count } dager på rad
}
daily-archive = Tidligere dager
daily-archive-none = Det er ingen tidligere dager ennå.
daily-late = for sent
daily-tomorrow = For at ingen skal kunne endre morgendagens brett etterpå, er fingeravtrykket her: { $hash }
daily-yesterday = Hintet ditt fra i går
daily-per-clue = Ord funnet per hint, over tid: { $mean }
daily-again = Prøv igjen
daily-back = Tilbake til dagens brett
daily-board = Dagens brett
daily-cell-own = ditt ord
daily-cell-bystander = tilskuer
daily-cell-assassin = leiemorder
daily-chosen = valgt
daily-clue-of = Hint { $number } av { $all }
daily-next-is = Neste hint: { $clue }, { $number }
daily-found = { $found } av { $own } ord
daily-misses = { $count ->
    [one] én bom
   *[other] { $count } bommer
}
daily-next = Neste hint
daily-stop = Stopp her
daily-go-on = Fortsett for sent
daily-ending-all-found = Alle ordene funnet
daily-ending-assassin = Leiemorderen
daily-ending-misses = Tre bommer
daily-ending-clues = Det var siste hint
daily-everybody = Slik gikk det for alle
daily-alone = Du er først i dag
daily-you-and = { $count ->
    [one] Du og én til, etter antall ord
   *[other] Du og { $count } andre, etter antall ord
}
daily-bar = { $count ->
    [one] Ett ord funnet
   *[other] { $count } ord funnet
}
daily-share = Del
daily-letters = Bokstaver i stedet for farger
daily-picture = Bilde
daily-copied = Kopiert
daily-choose = Trykk på ordene du mener, og skriv hintet ditt.
daily-word = Hintet ditt
daily-give = { $count ->
    [one] Gi hintet for ett ord
   *[other] Gi hintet for { $count } ord
}
daily-your-clue = Hintet ditt
daily-panel = Botene finner { $share } av ordene dine, som oftest mellom { $low } og { $high }.
daily-people = { $count ->
    [one] Én person fant { $share } av ordene.
   *[other] { $count } personer fant { $share } av ordene.
}
daily-people-none = Ingen har prøvd det ennå. Kom tilbake i morgen.
daily-bars = Streken på et kort viser hvor sannsynlig det er at botene gjetter på det først.
daily-taken = De tok: { $words }
daily-bots-said = Botene ville sagt: { $clues }
daily-riddle-bot = Et hint fra en bot
daily-riddle-person = Et hint fra noen
daily-answer = Dette er svaret mitt
daily-skip = Hopp over
daily-unfair = Urettferdig hint
daily-report = Meld fra
daily-riddle-right = { $found } av { $number } riktig
daily-meant = Hintet gjaldt: { $words }
daily-next-riddle = Neste gåte
daily-agree-title = Et spørsmål
daily-agree-ask = Kan vi ta vare på svarene dine, uten navn, så botene lærer hvordan folk forstår hint?
daily-agree-yes = Ja
daily-agree-no = Nei takk
daily-problem-future-day = Den dagen har ikke kommet der du bor ennå.
daily-problem-no-such-day = Den dagen finnes ikke her.
daily-problem-day-over = Midnatt er passert. Du kan gjøre deg ferdig, men det teller som for sent.
daily-problem-day-done = Du har hatt forsøket ditt på denne.
daily-problem-moved-on = En annen side av deg var raskere. Åpne oppgaven på nytt for å se hvordan det står.
daily-problem-covered = Det kortet er allerede snudd.
daily-problem-not-begun = Begynn på oppgaven først.
daily-problem-not-over = Løsningen kommer når dagen er over overalt.
daily-problem-no-riddles = Du har løst alle gåtene som finnes. Det kommer nye hver dag.
daily-problem-no-such-riddle = Den gåten er ikke din.
