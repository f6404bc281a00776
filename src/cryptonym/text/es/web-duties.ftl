# La frase que dice qué te toca ahora.

duties-closed = Esta mesa está cerrada.
duties-sit-down = Elige un sitio, o quédate a mirar.
duties-wait-seats = Aún falta gente: { $missing }.
duties-start = Ya está todo el mundo. Empieza cuando quieras.
duties-wait-host = Ya está todo el mundo. La partida la empieza { $name }.
duties-seat-empty = Falta alguien para seguir: { seat }.

duties-give-clue = Da una pista a tu equipo.
duties-give-clue-shared = Da una pista al agente de campo.
duties-give-asked = «{ $word }» vale. Da esa pista, u otra.
duties-give-spelled = «{ $word }» vale. El otro jefe lo escribe «{ $spelling }».
duties-give-another = Hay una objeción a «{ $word }». Da otra pista.
duties-wait-consent = Están decidiendo si «{ $word }» vale. Espera la respuesta.
duties-answer-consult = ¿Vale «{ $word }» como pista? Decides tú.
duties-wait-clue = Tu jefe de espías busca una pista.
duties-wait-their-clue = El otro jefe de espías busca una pista.
duties-wait-clue-of = { $team ->
    [red] El jefe de espías rojo busca una pista.
    [blue] El jefe de espías azul busca una pista.
   *[other] { $label } busca una pista.
}

duties-rule = Han impugnado «{ $word }». ¿Vale? Decides tú.
duties-challenged-yours = Han impugnado tu pista. Decide el otro jefe de espías.
duties-challenged = { $team ->
    [red] Han impugnado «{ $word }». Decide el jefe de espías rojo.
    [blue] Han impugnado «{ $word }». Decide el jefe de espías azul.
   *[other] Han impugnado «{ $word }». Decide { $label }.
}

duties-guess-first = { $count ->
    [one] Adivina una palabra. Tienes un intento.
   *[other] Adivina una palabra. Tienes hasta { $count } intentos.
}
duties-guess-first-free = Adivina una palabra, y sigue hasta donde te atrevas.
duties-guess-first-shared = { $team ->
    [red] Adivina una palabra para el equipo rojo.
    [blue] Adivina una palabra para el equipo azul.
   *[other] Adivina una palabra para { $label }.
}
duties-guess-more = { $count ->
    [one] Un intento más, o plántate.
   *[other] { $count } intentos más, o plántate.
}
duties-guess-free = Sigue adivinando, o plántate.
duties-straight-face = Tu equipo piensa: cara de póquer.
duties-straight-face-shared = El agente de campo piensa: cara de póquer.
duties-they-guess = El otro equipo está adivinando.
duties-team-guesses = { $team ->
    [red] El equipo rojo está adivinando.
    [blue] El equipo azul está adivinando.
   *[other] { $label } está adivinando.
}
duties-guess-for = { $team ->
    [red] El agente de campo adivina para el equipo rojo.
    [blue] El agente de campo adivina para el equipo azul.
   *[other] El agente de campo adivina para { $label }.
}

duties-penalty-must = Su pista no valía. Tapa una de tus palabras.
duties-penalty-may = Su pista no valía. Tapa una de tus palabras, o déjalo estar.
duties-penalty-wait = { $team ->
    [red] La pista no valía. El jefe de espías rojo puede tapar una palabra.
    [blue] La pista no valía. El jefe de espías azul puede tapar una palabra.
   *[other] La pista no valía. { $label } puede tapar una palabra.
}
duties-simulate = Le toca al rival: tapa una de sus palabras.
duties-simulate-wait = El jefe de espías juega el turno del rival.

duties-won = Ha ganado tu equipo.
duties-lost = Ha ganado el otro equipo.
duties-over = { $team ->
    [red] Ha ganado el equipo rojo.
    [blue] Ha ganado el equipo azul.
   *[other] Ha ganado { $label }.
}
duties-coop-won = { $score ->
    [one] Habéis ganado en equipo, con un punto de 8.
   *[other] Habéis ganado en equipo, con { $score } puntos de 8.
}
duties-coop-lost = Habéis perdido en equipo.
