# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Telefon
    [computer] Datamaskin
    [program] Program
   *[other] Enhet
}
devices-this = { devices-kind }, denne enheten
devices-since = siden { $time }
devices-remove = Fjern
devices-remove-number = Fjern enhet { $number }
devices-remove-others = Logg ut alle de andre enhetene
devices-news = Nå har også en annen enhet plassen din. Ikke deg? Fjern den.
devices-news-remove = Fjern den
devices-news-mine = Det var meg
