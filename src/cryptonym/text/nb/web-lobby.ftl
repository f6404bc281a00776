# Før et spill: hvem som sitter hvor.

lobby-ready = Jeg er klar
lobby-unready = Vent litt likevel
lobby-is-ready = klar
lobby-start = Start spillet
lobby-invite = Si navnet, eller send lenken
lobby-qr = QR-kode med adressen til dette bordet
lobby-qr-larger = Vis QR-koden større
lobby-copy = Kopier lenken
lobby-copied = Kopiert
lobby-copy-failed = Denne nettleseren lar oss ikke kopiere. Her er adressen:
lobby-share = Del
lobby-local = Denne adressen virker bare på denne maskinen. For telefoner: Åpne den andre adressen serveren skrev da den startet.
lobby-one-team = Ett lag
lobby-for-both = For begge
lobby-spymaster = Spionmester
lobby-operatives = Detektiver
lobby-operative = Detektiv
lobby-players = Spillere
lobby-player = Spiller
lobby-sit = Sett deg
lobby-sit-at = Sett deg: { seat }
lobby-add-bot = Legg til en bot: { seat }
lobby-you = deg
lobby-bot = bot: { $level }
lobby-host = Vert
lobby-see-to = Flytt eller send bort
lobby-let-watch = La personen se på
lobby-watchers = Ser på
lobby-watchers-none = Ingen.
lobby-watch = Se på i stedet
lobby-fill = Boter på resten
lobby-shuffle = Stokk
lobby-say = Si noe til alle
lobby-unequal = Lagene er ikke like store. Dere kan spille slik.
lobby-for-host = For verten
lobby-level = Nivå på nye boter
lobby-close = Steng bordet
lobby-close-sure = Ja, steng det for alle
lobby-change = Endre
lobby-change-title = Hva dere spiller
lobby-change-seats = En annen type spill har andre plasser: Alle reiser seg, og botene går.
lobby-change-done = Avtalt
lobby-yours = Du ved dette bordet
lobby-rename = Endre
lobby-keep = Ta vare på dette bordet
lobby-keep-about = Du finner dette bordet igjen på forsiden, under «Bordene mine», og på de andre enhetene dine om du vil. Ingen konto, ikke noe passord.
lobby-kept = Nå ligger dette bordet under «Bordene mine».
lobby-device = Plassen din på en annen enhet
lobby-device-about = Skann koden med den andre enheten, eller åpne bordet der og skriv den inn. Den gjelder noen minutter.
lobby-device-qr = QR-kode til den andre enheten din
lobby-device-make = Vis en kode
lobby-device-again = Vis en ny kode
lobby-screen = Rundt én stor skjerm
lobby-screen-about = Vis brettet på en TV og spill rundt den. Spionmesterne kommer inn med telefonen og har nøkkelen der; TV-en viser den aldri.
lobby-screen-go = Vis det på denne skjermen
lobby-last = Til forrige spill
lobby-sat = { $seat ->
    [watcher] { $name } ser på.
   *[other] { $name } setter seg: { seat }.
}

## To sider med hver sin nøkkel

duet-lobby-screen-about = Vis brettet på en TV og spill rundt den. Hver side har sin halvdel av nøkkelen på telefonen; TV-en viser ingen av dem.
