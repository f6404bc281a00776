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
   *[blue] Blått lag
}
board-left = { $team ->
    [red] { $count ->
        [one] Rødt lag: ett ord igjen
       *[other] Rødt lag: { $count } ord igjen
    }
   *[blue] { $count ->
        [one] Blått lag: ett ord igjen
       *[other] Blått lag: { $count } ord igjen
    }
}
board-turn = { $team ->
    [red] Rødt lags tur
   *[blue] Blått lags tur
}
board-turn-short = { $team ->
    [red] Rødt
   *[blue] Blått
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
   *[bystander] tilskuer
}
board-covered = funnet
board-marked-by = merket av { $names }
board-noted = med ring rundt

## Hintet

board-word = Hint
board-number = Tall
board-clue-hint = Ett ord, og hvor mange av ordene dine det gjelder.
board-clue-number = Nå tallet: Hvor mange ord mener du?
board-give = Gi hintet
board-ask = Spør først
board-clue-title = Hintet: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Det peker mot ett ord på bordet. Laget får én gjetning ekstra.
   *[other] Det peker mot { $count } ord på bordet. Laget får én gjetning ekstra.
}
board-clue-zero = Ingen av lagets ord har med det å gjøre. Laget får gjette så lenge det tør.
board-clue-unlimited = Det peker mot flere ord på bordet, uten å si hvor mange. Laget får gjette så lenge det tør.
board-clue-about = Alle kan få det stavet. Den som mener det er ugyldig, sier fra før første gjetning.
board-standing-accepted = Hintet står: Den andre spionmesteren har ingenting imot det.
board-standing-waived = Ugyldig, men ingen skade skjedd: Hintet teller.
board-standing-rejected = Protesten førte ikke fram: Hintet er gyldig.
board-spell = Få det stavet
board-challenge = Protester mot hintet
board-accept = Ingenting imot det
board-guesses-left = { $count ->
    [one] én gjetning igjen
   *[other] { $count } gjetninger igjen
}
board-guesses-free = så mange gjetninger du vil

## Det den andre spionmesteren avgjør

board-allow = Ingen innvending
board-object = Jeg sier nei
board-spelling = Skrivemåte
board-rule-allowed = Du ble spurt på forhånd og hadde ingen innvending, så hintet står.
board-rule-reject = Hintet er gyldig
board-rule-waive = Ugyldig, men ingen skade skjedd
board-rule-uphold = Ugyldig: Turen er over

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
   *[blue] Hint fra blått lag: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } var en rød agent.
    [blue] { $word } var en blå agent.
    [assassin] { $word } var leiemorderen.
   *[bystander] { $word } var en uskyldig tilskuer.
}
board-say-ended = Turen er over.
board-say-timeout = Tiden er ute. Turen er over.
board-say-invalid = Hintet var ugyldig.
board-say-limit = Ingen gjetninger igjen.
board-say-stopped = { $team ->
    [red] Rødt lag stopper.
   *[blue] Blått lag stopper.
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
board-key-lists = Nøkkelen med ord
board-key-list = { $identity ->
    [red] Rødt lag
    [blue] Blått lag
    [assassin] Leiemorderen
   *[bystander] Tilskuere
}

## Bordet

board-menu = Bordet
board-menu-empty = Bordet: en plass er tom
board-name = Dette bordet heter { $name }.
board-give-to-bot = Gi plassen til en bot
board-move = Gi plass: { seat }
board-hand-over = Gjør til vert
board-take-over = Ta over som vert
board-host = Vert
board-host-you = Nå er du vert.
board-host-now = Nå er { $name } vert.
board-host-knows = Du kjenner nøkkelen, og alle ser hva du gjør her. Det går bare noen få ganger i et spill.
board-kick = Send bort { $name }
board-kick-sure = Ja, send bort { $name }
board-lock = Lås døra
board-lock-note = Ingen nye slipper inn.
board-pause = Stopp klokka
board-resume = La klokka gå
board-devices = Enhetene dine
board-how = Slik spiller du
