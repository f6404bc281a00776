# Å lete etter et spill med folk du ikke kjenner.

find-lead = Med folk du ikke kjenner. Ingen skriver noe: Dere velger korte setninger, og hver leser dem på sitt eget språk.
find-pace-slow = Over flere dager
find-part = Rollen din
find-part-any = Det samme
find-part-give = Gi hint
find-part-guess = Gjette
find-bots = Hvis ingen kommer, boter etter
find-bots-after = { $count } min
find-bots-never = aldri
find-name = Navnet ditt
find-start = Finn et spill
find-remembered = Fra da av husker denne enheten deg, så plassen din er din. Under «{ $page }» kan du få alt slettet.
find-looking = Vi leter etter spillere
find-waited = Du har ventet i { $time }.
find-bots-in = Om { $time } setter boter seg, hvis ingen kommer før.
find-bots-now = Spill med boter nå
find-stay = La denne siden stå åpen: Spillet begynner av seg selv.
find-away = Du kan lukke denne siden. Når noen kommer, finner du bordet blant dine på forsiden.
find-meanwhile = Imens
find-stop = Slutt å lete
find-stopped = Du leter ikke lenger etter et spill.
find-found = Bordet ditt er klart.
find-lost = Serveren svarer ikke. Vi prøver videre; plassen din i køen er din en stund.
find-alone = Ingen andre leter etter det samme ennå.
find-others = { $count ->
    [one] Én til leter etter det samme.
   *[other] { $count } andre leter etter det samme.
}
find-game-duet = To personer: Hver kjenner halve hemmeligheten, og dere vinner eller taper sammen.
find-game-coop = To personer, ett lag: jo færre turer, jo flere poeng.
find-game-teams = Fire personer, to mot to: Én på hvert lag gir hintene.
