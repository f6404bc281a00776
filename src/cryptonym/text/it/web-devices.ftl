# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Telefono
    [computer] Computer
    [program] Programma
   *[other] Dispositivo
}
devices-this = { devices-kind }, questo
devices-since = dal { $time }
devices-remove = Togli
devices-remove-number = Togli il dispositivo { $number }
devices-remove-others = Scollega tutti gli altri dispositivi
devices-news = Ora anche un altro dispositivo ha il tuo posto. Non sei tu? Allora toglilo.
devices-news-remove = Toglilo
devices-news-mine = Sono io
