# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Móvil
    [computer] Ordenador
    [program] Programa
   *[other] Dispositivo
}
devices-this = { devices-kind }, este
devices-since = desde { $time }
devices-remove = Quita
devices-remove-number = Quita el dispositivo { $number }
devices-remove-others = Cierra la sesión en todos los demás
devices-news = Ahora otro dispositivo también tiene tu sitio. ¿No eres tú? Entonces quítalo.
devices-news-remove = Quítalo
devices-news-mine = Soy yo
