# Rammen rundt hver side: språk, forbindelse, problemer.

app-page = { $page ->
    [opening] Åpne et bord
    [join] Bli med ved et bord
    [table] Ved bordet
    [how] Slik spiller du
    [record] Et spill fra arkivet
    [companion] Hjelper ved bordet
    [me] Om meg
    [daily] Dagens brett
    [find] Finn et spill
    [missing] Ingenting her
   *[front] Cryptonym
}
app-skip = Hopp til innholdet
app-language = Språk
app-home = Til forsiden
app-leave = Forlat bordet
app-leave-sure = Ja, jeg går
app-loading = Et øyeblikk …
app-trying = Ingen forbindelse. Vi prøver igjen.
app-connecting = Kobler til …
app-away = Ingen forbindelse. Plassen din er trygg, og vi prøver igjen.
app-listed = { $first } og { $last }
app-back = Tilkoblet igjen.
app-broken = Denne siden snublet. Ingenting av spillet er tapt.
app-reload = Last den på nytt
app-not-found = Kanskje ble en bit av lenken borte på veien.

## Problemer utenom reglene, etter kode

app-problem-malformed = Det lot seg ikke lese. Prøv på en annen måte.
app-problem-too-large = Det er for mye på én gang. Send mindre.
app-problem-too-fast = Ikke så fort. Vent litt, og prøv igjen.
app-problem-no-such-table = Det finnes ikke noe slikt bord. Sjekk navnet, eller åpne et nytt.
app-problem-no-seat = Du er ikke ved dette bordet ennå. Kom inn med et navn.
app-problem-wrong-origin = Denne siden kan ikke snakke for det bordet. Åpne bordets egen adresse.
app-problem-unknown-code = Den koden gjelder ikke, eller ikke lenger. Be om en ny.
app-problem-code-elsewhere = Serveren kan ikke lenger lese den koden. Be om en ny.
app-problem-no-such-record = Det spillet finnes ikke i arkivet ennå.
app-problem-no-such-picture = Det bildet finnes ikke.
app-problem-no-such-key = Dette er ikke koden til en nøkkel. Den har fire ord, slik den andre telefonen viser dem.
app-problem-no-such-card = Det kortet finnes ikke. Se på nummeret en gang til.
app-problem-cannot-print = Denne serveren kan ikke skrive ut. Den som driver den, kan installere cryptonym[print].
app-problem-member-gone = Du er ikke lenger ved dette bordet.
app-problem-device-removed = Du har logget ut denne enheten fra en annen.
app-problem-moving = Bordet flytter seg. Det er tilbake om et øyeblikk.
app-problem-too-slow = Forbindelsen din kom på etterskudd. Den begynner på nytt.
app-problem-try-again = Det gikk ikke akkurat nå. Prøv igjen.
app-problem-offline = Ingen forbindelse. Sjekk nettet, og prøv igjen.
