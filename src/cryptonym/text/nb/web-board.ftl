# Brettet.

board-label = Brettet
board-play = Hva du kan gjøre
board-log = Hint og prat
board-log-key = Hint, prat, nøkkel
board-close = Lukk
board-your-turn = Det er din tur

## Ord igjen, tur, klokke

board-you = deg
board-agency = { $team ->
    [red] Rødt lag
    [blue] Blått lag
   *[other] { $label }
}
board-left = { $team ->
    [red] { $count ->
        [one] Rødt lag: ett ord igjen
       *[other] Rødt lag: { $count } ord igjen
    }
    [blue] { $count ->
        [one] Blått lag: ett ord igjen
       *[other] Blått lag: { $count } ord igjen
    }
   *[other] { $count ->
        [one] { $label }: ett ord igjen
       *[other] { $label }: { $count } ord igjen
    }
}
board-turn = { $team ->
    [red] Rødt lags tur
    [blue] Blått lags tur
   *[other] Tur: { $label }
}
board-coop-score = { $count ->
    [one] Seier nå: ett poeng
   *[other] Seier nå: { $count } poeng
}
board-time-left = { $time } igjen
board-time-paused = { $time } igjen, klokka står
board-time-up = Tiden er ute.
board-flip = Snu timeglasset

## Et kort med ord

board-identity = { $identity ->
    [red] rød
    [blue] blå
    [assassin] leiemorder
    [bystander] tilskuer
   *[other] { $label }
}
board-covered = funnet
board-marked-by = merket av { $names }
board-noted = med ring rundt

## Hintet

board-word = Hint
board-number = Tall
board-clue-hint = Ett ord og hvor mange av ordene dine det gjelder, for eksempel «hav 2».
board-clue-number = Nå tallet: Hvor mange ord mener du?
board-number-zero = 0: passer til ingen av ordene deres. Så mange gjetninger dere vil.
board-number-unlimited = ∞: flere ord, uten å si hvor mange. Så mange gjetninger dere vil.
board-give = Gi hintet
board-ask = Spør først
board-standing-accepted = Hintet står: Den andre spionmesteren har ingenting imot det.
board-standing-waived = Ugyldig, men ingen skade skjedd: Hintet teller.
board-standing-rejected = Protesten førte ikke fram: Hintet er gyldig.
board-guesses-left = { $count ->
    [one] én gjetning igjen
   *[other] { $count } gjetninger igjen
}
board-guesses-free = så mange gjetninger du vil

## Å ta på kort

board-guess = Velg et ord
board-guess-word = Gjett { $word }
board-stop = Stopp
board-cover = Dekk til et ord
board-cover-word = Dekk til { $word }
board-skip = La være

## De som ser på, og tomme plasser

board-look = Se nøkkelen
board-look-title = Vil du se nøkkelen?
board-look-about = Du ser den til dette spillet er slutt. Det er ingen vei tilbake, og du kan ikke gjette mer i dette spillet.
board-look-yes = Vis meg nøkkelen
board-look-no = Helst ikke
board-take-seat = Sett deg: { seat }
board-bot-seat = En bot: { seat }

## Hva som skjedde

board-say-clue = { $team ->
    [red] Hint fra rødt lag: { $word }, { $number }.
    [blue] Hint fra blått lag: { $word }, { $number }.
   *[other] Hint fra { $label }: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } var en rød agent.
    [blue] { $word } var en blå agent.
    [assassin] { $word } var leiemorderen.
    [bystander] { $word } var en uskyldig tilskuer.
   *[other] { $word }: { $label }.
}
board-say-ended = Turen er over.
board-say-timeout = Tiden er ute. Turen er over.
board-say-invalid = Hintet var ugyldig.
board-say-limit = Ingen gjetninger igjen.
board-say-stopped = { $team ->
    [red] Rødt lag stopper.
    [blue] Blått lag stopper.
   *[other] { $label } stopper.
}
board-say-skipped = Ingen ord ble dekket til.
board-say-came = { $name } har kommet.
board-say-went = { $name } har gått.
board-say-key-seen = { $name } kjenner nøkkelen nå.
board-no-clues = Ingen hint ennå.
board-invalid = ugyldig
board-penalty = straff
board-simulated = deres tur
board-simulated-team = Her sitter ingen. Etter hver av turene deres dekker spionmesteren til et av ordene her.
board-explained = { $name } valgte { $word } på grunn av { $links }.
board-explained-direct = { $name } valgte { $word }: «{ $clue }» peker rett dit.
board-explained-earlier = { $name } valgte { $word } på grunn av et tidligere hint, «{ $clue }».
board-explained-earlier-by = { $name } valgte { $word } på grunn av et tidligere hint, «{ $clue }»: { $links }.
board-explained-feeling = { $name } valgte { $word } på følelsen.
board-somebody = noen

## Prat, og nøkkelen med ord

board-talk = Prat
board-talk-none = Ingen har sagt noe ennå.
board-say = Tenk høyt
board-send = Si det
board-quick = Korte svar
board-quick-sure = Helt klart
board-quick-wait = Vent litt
board-quick-not-that = Ikke det
board-unread = { $count ->
    [one] én ny melding
   *[other] { $count } nye meldinger
}
board-key-lists = Nøkkelen med ord
board-key-list = { $identity ->
    [red] Rødt lag
    [blue] Blått lag
    [assassin] Leiemorderen
    [bystander] Tilskuere
   *[other] { $label }
}

## Bordet

board-menu = Bordet
board-menu-empty = Bordet: en plass er tom
board-host-you = Nå er du vert.
board-host-now = Nå er { $name } vert.
board-help = Hva skjer nå?
