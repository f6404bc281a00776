# Una persona sin cuenta: mesas, dispositivos, cifras, y la salida.

me-tables = Mis mesas
me-tables-none = No hay ninguna abierta. Abre una o entra en una: aparecerá aquí.
me-ended-tables = { $count ->
    [one] Una mesa terminada
   *[other] { $count } mesas terminadas
}
me-ended = Terminada
me-wanted-clue = Te toca dar la pista
me-wanted-guess = Te toca adivinar
me-wanted-answer = Te toca responder
me-wanted-start = Puedes repartir las cartas
me-waits = Se espera a { $names }
me-running = Hay una partida en marcha
me-between = No hay ninguna partida en marcha
me-left-days = { $count ->
    [one] queda un día
   *[other] quedan { $count } días
}
me-left-hours = { $count ->
    [one] queda 1 h
   *[other] quedan { $count } h
}
me-left-minutes = { $count ->
    [one] queda 1 min
   *[other] quedan { $count } min
}
me-left-reserve = { $left }, de tu reserva
me-drop = Quitar de la lista: { $name }
me-about = Sobre mí
me-keep = Guardar mis mesas
me-keep-about = Sin cuenta ni contraseña: este dispositivo te recuerda. Encuentras todas tus mesas en la portada, en varios dispositivos si quieres, y tus cifras. Nadie más se entera de nada. Si no quieres nada de esto, juega como antes.
me-have-code = Tengo un código de otro dispositivo
me-code = Cuatro palabras
me-code-use = Reconocerme también aquí
me-have-phrase = Tengo una frase
me-phrase-type = Seis palabras
me-phrase-use = Recuperar lo mío
me-name = Mi nombre
me-save = Guardar
me-saved = Guardado.
me-language = Mi idioma
me-level = Bots con los que me gusta jugar
me-devices = Mis dispositivos
me-device-about = Otro dispositivo pasa a ser tuyo con un código de cuatro palabras. El código vale una vez, durante diez minutos.
me-device-more = Un código para otro dispositivo
me-device-qr = Código QR para el otro dispositivo
me-news = Otro dispositivo también es tuyo ahora: { $kind }, desde { $time }.
me-news-below = ¿No has sido tú? Quítalo aquí abajo.
me-news-elsewhere = ¿No has sido tú? Quítalo
me-phrase = Frase para los días malos
me-phrase-about = Si pierdes todos los dispositivos, seis palabras te traen de vuelta. Créalas ahora y apúntalas.
me-phrase-there = Hay una frase. Si creas otra, la anterior deja de valer.
me-phrase-make = Crear una frase
me-phrase-once = Apunta estas palabras, en este orden. Solo se muestran ahora.
me-statistics = Mis cifras
me-statistics-none = Aún no ha terminado ninguna partida tuya.
me-statistics-games = Partidas: { $count }, ganadas: { $won }
me-statistics-words = Palabras de tu equipo por cada pista tuya: { $number }
me-statistics-numbers = Números que te atreviste a decir, y cumpliste
me-statistics-of = { $part } de { $whole } cumplidos
me-statistics-touched = Qué tocó tu equipo tras una pista que oíste
me-touched-own = Palabras propias
me-touched-rival = Palabras de los otros
me-touched-bystander = Civiles
me-touched-assassin = El asesino
me-statistics-partners = Compañeros
me-statistics-shared = { $words } palabras con { $clues } pistas
me-statistics-private = Solo lo ves tú.
me-out = Todos mis datos
me-export = Exportar todo
me-delete-about = El borrado es inmediato y no se puede deshacer. Donde estés jugando sigue un bot, y en lugar de tu nombre pondrá «alguien».
me-delete = Borrar todo
me-delete-sure = Sí, borrar todo
me-delete-not = No, dejarlo
me-deleted = Se ha borrado todo.
me-problem-no-person = Aquí no te conocemos. Empieza de nuevo, o vuelve con un código o con tu frase.
me-problem-person-taken = Con este secreto ya hay alguien. Prueba otra vez.
me-problem-phrase-length = Una frase tiene seis palabras.
me-problem-phrase-word = Una de las palabras no es de las nuestras. Busca una errata.
me-problem-phrase-unknown = Estas palabras no son de nadie. Una es otra, o el orden no es ese.
me-problem-no-push = Este servidor no avisa a los navegadores.
me-problem-bad-endpoint = No se puede avisar a tu navegador en esta dirección.
