# Spillet i terminalen, flere om ett tastatur.

## Før spillet

play-welcome = Cryptonym
play-intro = Ett tastatur til alle. Nøkkelen er bare for spionmesterne, så se bort når dere blir bedt om det.
play-choose-language = Hvilket språk spiller dere på?
play-choose-mode = Hvor mange er dere?
play-mode-solo = én: bare deg, med boter på de andre plassene
play-mode-solo-coop = én: du og en bot på samme lag, for å samle poeng
play-mode-solo-duet = én: du og en bot, hver med sin side av nøkkelen, sammen
play-mode-solo-pictures = én: du og boter, med bilder
play-mode-teams = fire eller flere, fordelt på to lag
play-mode-coop = to eller flere, alle på samme lag
play-mode-shared = tre: to spionmestere og en felles detektiv
play-mode-duet = to eller flere: to sider med hver sin nøkkel, alle sammen
play-mode-pictures = fire eller flere, fordelt på to lag, med bilder
play-mode-pictures-coop = to eller flere, alle på samme lag, med bilder
play-mode-pictures-shared = tre, med bilder: to spionmestere og en felles detektiv
play-mode-pictures-duet = to eller flere, med bilder: to sider med hver sin nøkkel, alle sammen
play-mode-other = { $count ->
    [one] { $label }: et spill med én plass
   *[other] { $label }: et spill med { $count } plasser
}
play-choose-level = Hvor gode skal botene være?
play-choose-role = Hva vil du være?
play-role-operative = detektiv: du hører hintet og finner ordene
play-role-spymaster = spionmester: du ser nøkkelen og gir hintene
play-choose-number = Skriv et tall. Bare Enter betyr «{ $default }».
play-dealt = { $team ->
    [red] Rødt lag begynner.
    [blue] Blått lag begynner.
   *[other] { $label } begynner.
}
teams-play-dealt = { $team ->
    [red] Rødt lag begynner og har ni ord. Blått lag har åtte.
   *[blue] Blått lag begynner og har ni ord. Rødt lag har åtte.
}
shared-play-dealt = { teams-play-dealt }
play-dealt-coop = { $team ->
    [red] Dere er rødt lag.
    [blue] Dere er blått lag.
   *[other] Dere er { $label }.
}
coop-play-dealt-coop = { $team ->
    [red] Dere er rødt lag og har ni ord å finne. Motstanderen har åtte.
   *[blue] Dere er blått lag og har ni ord å finne. Motstanderen har åtte.
}
duet-play-dealt-coop = Finn alle femten ordene sammen. Den som har et hint først, begynner.
play-your-team = { $team ->
    [red] Du spiller på rødt lag.
    [blue] Du spiller på blått lag.
   *[other] Du spiller for { $label }.
}
play-commitment = Ordene og nøkkelen er forseglet: { $commitment }
play-list-error = { $file } lar seg ikke lese som en liste: minst 25 forskjellige ord, ett på hver linje.

## Tastaturet går videre

play-hand-over = Tastaturet går til { $seat }. Alle andre ser bort.
play-press-enter = Trykk Enter når bare du ser skjermen.
play-hand-back = Nøkkelen er borte fra skjermen. Nå kan alle se.

## Hva som ventes nå

play-turn = { $team ->
    [red] Rødt lag, tur { $turn }
    [blue] Blått lag, tur { $turn }
   *[other] { $label }, tur { $turn }
}
play-left = { team } { $count }
play-give-clue = Ditt hint: ett ord og ett tall, for eksempel «elv 2».
play-clue-help = 0 og ubegrenset går også an.
duet-play-clue-help = 0 går også.
play-ask-help = «{ $ask } ord 2» spør den andre spionmesteren først, uten at noen hører det.
play-sure = Vil du gi det likevel? Skriv «{ $sure }». Alt annet, og du velger på nytt.
play-clue-is = Hintet: { $clue }
play-guess = Velg et kort: Skriv tallet eller ordet.
play-guess-help = «{ $stop }» avslutter turen, «{ $challenge }» hvis hintet ikke holder, «{ $history }» viser det som er sagt før, «{ $help }» viser reglene, «{ $quit }» går fra spillet.
play-object = Enter lar dem gjette, «{ $challenge }» hvis hintet ikke holder, «{ $history }» viser det som er sagt før, «{ $help }» viser reglene, «{ $quit }» går fra spillet.
play-which-card = Hvilket? { $words }. Skriv tallet.
play-guesses-left = { $count ->
    [one] Én gjetning igjen.
   *[other] { $count } gjetninger igjen.
}
play-guesses-free = Gjett så mye dere vil, så lenge dere treffer.
play-tokens = { $count ->
    [one] Én brikke igjen.
   *[other] { $count } brikker igjen.
}
play-mistakes = { $count ->
    [one] Én feil er lov.
   *[other] { $count } feil er lov.
}
play-sudden = Sudden death. Pek på et kort: Skriv nummeret eller ordet. «{ $skip }» lar den andre siden gå videre, «{ $give_up }» gir opp.
play-must-guess = Dere må gjette minst én gang.

## Kommandoer, ett ord hver

play-command-stop = stopp
play-command-give-up = oppgi
play-command-challenge = protest
play-command-history = hintene
play-command-help = regler
play-command-quit = avslutt
play-command-ask = spør
play-command-skip = pass
play-command-yes = ja
play-command-no = nei
play-command-uphold = ugyldig
play-command-waive = pytt
play-command-reject = gyldig

## Hva som skjedde

play-covered = { $identity ->
    [red] { $word } var en rød agent.
    [blue] { $word } var en blå agent.
    [assassin] { $word } var leiemorderen.
    [bystander] { $word } var en uskyldig tilskuer.
   *[other] { $word }: { $label }.
}
play-ended = { $reason ->
    [wrong] Dermed er turen over.
    [stopped] Laget stopper. Turen er over.
    [limit] Det var siste gjetning. Turen er over.
    [invalid_clue] Hintet var ugyldig. Turen er over.
    [timeout] Tiden er ute. Turen er over.
    [done] { turn-done }
   *[other] Turen er over.
}
play-penalty-skipped = Ingen ord ble dekket til.
play-clue-challenged = Noen protesterer mot hintet.
play-clue-waived = Pytt. Ingen skade skjedd, hintet teller.
play-clue-upheld = Hintet er gyldig.
play-nothing-said = Ingen hint ennå.
play-history-line = { $turn }. { team }: { $clue }

## Spørsmål til den andre spionmesteren

play-asked = Den andre spionmesteren spør: Er «{ $clue }» et greit hint?
duet-play-asked = Den andre siden spør: Kan «{ $clue }» være hintet?
play-referee-says = Dommeren: { $reason }
play-answer-ask = «{ $yes }»: Det er greit. «{ $no }»: Finn et annet.
play-answer-spelling = Skrives det på en annen måte? Skriv det etter svaret: «{ $yes } { $clue }».
play-asked-coop = Spionmesteren spør: Er «{ $clue }» et greit hint? Dommeren er ikke sikker.
play-allowed = Ingen innvendinger.
play-objected = Det er en innvending. Finn et annet hint.
play-spelled = Den andre spionmesteren skriver det «{ $spelling }».
duet-play-spelled = Den andre siden skriver det «{ $spelling }».
play-challenged = Noen protesterer mot «{ $clue }». Du avgjør.
play-rule-help = «{ $uphold }»: Det bryter reglene. «{ $waive }»: Det gjør det, men ingen skade er skjedd. «{ $reject }»: Det er greit.
play-rule-help-strict = «{ $uphold }»: Det bryter reglene. «{ $reject }»: Det er greit.
play-penalty = Hintet fra det andre laget var ugyldig. Du kan dekke til et av dine egne ord: Skriv det, eller «{ $skip }».
play-penalty-must = Hintet fra det andre laget var ugyldig. Dekk til et av dine egne ord: Skriv det.
play-simulate = Motstanderens tur: Dekk til et av ordene deres, hvilket du vil.

## Slutten

play-won = { $team ->
    [red] Rødt lag vinner.
    [blue] Blått lag vinner.
   *[other] { $label } vinner.
}
play-why = { $reason ->
    [assassin] Det andre laget traff leiemorderen.
    [opponents_done] Motstanderen har funnet alle sine agenter.
    [all_words] Alle lagets agenter er funnet.
   *[other] Spillet er over.
}
play-coop-won = Dere vant, med { $score } av 8 poeng.
play-coop-lost = { $reason ->
    [assassin] Dere traff leiemorderen. Spillet er tapt.
    [opponents_done] Motstanderen har funnet alle sine agenter. Spillet er tapt.
   *[other] Spillet er tapt.
}
duet-play-coop-won = Dere vant sammen: Alle femten ordene er funnet.
duet-play-coop-lost = { $reason ->
    [assassin] Dere traff leiemorderen. Spillet er tapt.
    [bystander] En tilskuer i sudden death. Spillet er tapt.
    [mistakes] Én feil for mye. Spillet er tapt.
   *[gave_up] Dere ga opp. Spillet er tapt.
}
play-score = Ord funnet: { $found }. Brikker igjen: { $tokens }. Feil: { $mistakes }.
play-verified = Alt gikk riktig for seg: Seglet stemmer.
play-saved = Spillet er lagret i { $file }.
play-not-saved = Spillet lot seg ikke lagre i { $file }.
play-again = Et spill til? Trykk Enter, eller skriv «{ $quit }».
play-rotate = Nytt spill, ny nøkkel. Nå kan en annen være spionmester.
play-quit-sure = Da slutter spillet her. «{ $yes }» går ut, alt annet fortsetter.
play-going-on = Da fortsetter vi. Din tur.
play-goodbye = Ha det.
play-not-understood = Det forsto jeg ikke.
play-sand-timer = timeglass

## Bots

play-thinking = { $seat }: tenker
play-bot-because = { $word }, på grunn av { $links }.
play-bot-direct = { $word }: «{ $clue }» peker rett dit.
play-bot-earlier = { $word }, på grunn av et tidligere hint, «{ $clue }».
play-bot-earlier-by = { $word }, på grunn av et tidligere hint, «{ $clue }»: { $links }.
play-bot-hunch = { $word }, på følelsen.
play-bots-meant = Hva botene tenkte på
