# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Móvil
    [computer] Ordenador
    [program] Programa
   *[other] Dispositivo
}
devices-this = { devices-kind }, este
devices-since = desde { $time }
devices-remove = Quitar
devices-remove-number = Quitar el dispositivo { $number }
devices-remove-others = Cerrar la sesión en todos los demás
devices-news = Ahora otro dispositivo también tiene tu sitio. ¿No eres tú? Entonces quítalo.
devices-news-remove = Quitarlo
devices-news-mine = Soy yo
