# Avisar a quien no está mirando: sus dispositivos, y direcciones para los programas que ya tiene.

calls-title = Avísame
calls-about = Cuando una mesa te espera y no estás mirando, tu dispositivo te dice cuál es y qué espera. Nunca dice una pista ni un color.
calls-this = Avisar en este dispositivo
calls-unsupported = Este navegador no puede recibir avisos. En un iPhone o iPad, añade antes Cryptonym a la pantalla de inicio. Las direcciones de abajo funcionan en todas partes.
calls-not-offered = Este servidor no avisa a los navegadores. Las direcciones de abajo funcionan igualmente.
calls-failed = El servicio de avisos de tu navegador no responde. Inténtalo más tarde.
calls-others = Otros dispositivos con avisos
calls-stop = No avisar más
calls-stop-number = No avisar más en el dispositivo { $number }
calls-feeds = Calendario y novedades
calls-feeds-about = Para los programas que ya tienes: un calendario con tus plazos y novedades de las mesas que te esperan. Quien tenga la dirección puede leerlo. Una dirección nueva anula la anterior.
calls-calendar = Calendario (ICS)
calls-news = Novedades (Atom)
calls-feed-make = Crear la dirección
calls-feed-new = Dirección nueva
calls-feed-end = Quitar la dirección
calls-taken = Un bot juega en tu lugar
calls-until = hasta { $time }
