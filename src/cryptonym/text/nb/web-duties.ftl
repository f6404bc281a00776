# Setningen som sier hva som ventes av deg nå.

duties-closed = Dette bordet er stengt.
duties-sit-down = Ta en plass, eller se på.
duties-wait-seats = Fortsatt ledig: { $missing }.
duties-start = Alle er på plass. Start når du vil.
duties-wait-host = Alle er på plass. { $name } starter spillet.
duties-seat-empty = Spillet venter til noen tar denne plassen: { seat }.

duties-give-clue = Gi laget ditt et hint.
duties-give-clue-shared = Gi detektiven et hint.
duties-give-asked = «{ $word }» er greit. Gi det, eller et annet hint.
duties-give-spelled = «{ $word }» er greit. Den andre spionmesteren skriver det «{ $spelling }».
duties-give-another = Det er en innvending mot «{ $word }». Gi et annet hint.
duties-wait-consent = «{ $word }» er til vurdering. Vent på svaret.
duties-answer-consult = Er «{ $word }» et gyldig hint? Det avgjør du.
duties-wait-clue = Spionmesteren din leter etter et hint.
duties-wait-their-clue = Den andre spionmesteren leter etter et hint.
duties-wait-clue-of = { $team ->
    [red] Spionmesteren på rødt lag leter etter et hint.
    [blue] Spionmesteren på blått lag leter etter et hint.
   *[other] { $label } leter etter et hint.
}

duties-rule = Det er protestert mot «{ $word }». Står hintet? Det avgjør du.
duties-challenged-yours = Det er protestert mot hintet ditt. Den andre spionmesteren avgjør.
duties-challenged = { $team ->
    [red] Det er protestert mot «{ $word }». Spionmesteren på rødt lag avgjør.
    [blue] Det er protestert mot «{ $word }». Spionmesteren på blått lag avgjør.
   *[other] Det er protestert mot «{ $word }». { $label } avgjør.
}

duties-guess-first = { $count ->
    [one] Gjett et ord. Du har én gjetning.
   *[other] Gjett et ord. Du har opptil { $count } gjetninger.
}
duties-guess-first-free = Gjett et ord, og fortsett så lenge du tør.
duties-guess-first-shared = { $team ->
    [red] Gjett et ord for rødt lag.
    [blue] Gjett et ord for blått lag.
   *[other] Gjett et ord for { $label }.
}
duties-guess-more = { $count ->
    [one] Én gjetning til, eller stopp.
   *[other] { $count } gjetninger til, eller stopp.
}
duties-guess-free = Gjett videre, eller stopp.
duties-straight-face = Laget ditt tenker: Hold masken.
duties-straight-face-shared = Detektiven tenker: Hold masken.
duties-they-guess = Det andre laget gjetter.
duties-team-guesses = { $team ->
    [red] Rødt lag gjetter.
    [blue] Blått lag gjetter.
   *[other] { $label } gjetter.
}
duties-guess-for = { $team ->
    [red] Detektiven gjetter for rødt lag.
    [blue] Detektiven gjetter for blått lag.
   *[other] Detektiven gjetter for { $label }.
}

duties-penalty-must = Hintet deres var ugyldig. Dekk til et av dine egne ord.
duties-penalty-may = Hintet deres var ugyldig. Dekk til et av dine egne ord, eller la være.
duties-penalty-wait = { $team ->
    [red] Hintet var ugyldig. Spionmesteren på rødt lag kan dekke til et ord.
    [blue] Hintet var ugyldig. Spionmesteren på blått lag kan dekke til et ord.
   *[other] Hintet var ugyldig. { $label } kan dekke til et ord.
}
duties-simulate = Det er motstanderens tur: Dekk til et av ordene deres.
duties-simulate-wait = Spionmesteren spiller motstanderens tur.

duties-won = Laget ditt har vunnet.
duties-lost = Det andre laget har vunnet.
duties-over = { $team ->
    [red] Rødt lag har vunnet.
    [blue] Blått lag har vunnet.
   *[other] { $label } har vunnet.
}
duties-coop-won = { $score ->
    [one] Dere vant sammen, med ett av 8 poeng.
   *[other] Dere vant sammen, med { $score } av 8 poeng.
}
duties-coop-lost = Dere tapte sammen.
