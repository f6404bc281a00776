# The daily.

daily-lead = Un tablero al día, igual para todos. Encuentra las palabras o da la pista.
daily-title-decode = Descifrar
daily-title-encode = Cifrar
daily-title-riddles = Acertijos
daily-about-decode = Cuatro pistas, una tras otra. Encuentra las palabras a las que llevan.
daily-about-encode = Ves la clave. Da una sola pista para cuantas palabras te atrevas; la juzgan los bots y la gente.
daily-about-riddles = Pistas que dieron otras personas, cada una con su tablero.
daily-stage-new = Jugar
daily-stage-begun = Seguir
daily-stage-over = Ver el resultado
daily-streak = { $count ->
    [one] Racha de un día
   *[other] Racha de { $count } días
}
daily-archive = Días anteriores
daily-archive-none = Todavía no hay días anteriores.
daily-late = tarde
daily-tomorrow = Para que nadie pueda cambiar después los tableros de mañana, esta es su huella: { $hash }
daily-yesterday = Tu pista de ayer
daily-per-clue = Palabras encontradas por pista, con el tiempo: { $mean }
daily-again = Intentar de nuevo
daily-back = Volver al reto del día
daily-board = Tablero del día
daily-cell-own = palabra tuya
daily-cell-bystander = civil
daily-cell-assassin = asesino
daily-chosen = elegida
daily-clue-of = Pista { $number } de { $all }
daily-next-is = Siguiente pista: { $clue }, { $number }
daily-found = { $found } de { $own } palabras
daily-misses = { $count ->
    [one] un fallo
   *[other] { $count } fallos
}
daily-next = Siguiente pista
daily-stop = Parar aquí
daily-go-on = Seguir, aunque tarde
daily-ending-all-found = Todas las palabras encontradas
daily-ending-assassin = El asesino
daily-ending-misses = Tres fallos
daily-ending-clues = Era la última pista
daily-everybody = Cómo les fue a todos
daily-alone = Hoy nadie ha jugado antes que tú
daily-you-and = { $count ->
    [one] Tú y otra persona, por palabras encontradas
   *[other] Tú y otras { $count } personas, por palabras encontradas
}
daily-bar = { $count ->
    [one] Una palabra encontrada
   *[other] { $count } palabras encontradas
}
daily-share = Compartir
daily-letters = Letras en vez de colores
daily-picture = Imagen
daily-copied = Copiado
daily-choose = Toca las palabras a las que te refieres y escribe tu pista.
daily-word = Tu pista
daily-give = { $count ->
    [one] Dar la pista para una palabra
   *[other] Dar la pista para { $count } palabras
}
daily-your-clue = Tu pista
daily-panel = Los bots encuentran el { $share } de tus palabras, casi siempre entre { $low } y { $high }.
daily-people = { $count ->
    [one] Una persona encontró el { $share } de las palabras.
   *[other] { $count } personas encontraron el { $share } de las palabras.
}
daily-people-none = Nadie la ha probado todavía. Vuelve mañana.
daily-bars = La barra de una carta muestra lo probable que es que los bots la toquen primero.
daily-taken = Eligieron: { $words }
daily-bots-said = Los bots habrían dicho: { $clues }
daily-riddle-bot = Una pista de un bot
daily-riddle-person = Una pista de alguien
daily-answer = Esta es mi respuesta
daily-skip = Saltar
daily-unfair = Pista injusta
daily-report = Denunciar
daily-riddle-right = { $found } de { $number } acertadas
daily-meant = Se refería a: { $words }
daily-next-riddle = Siguiente acertijo
daily-agree-title = Una pregunta
daily-agree-ask = ¿Podemos guardar tus respuestas, sin tu nombre, para que los bots aprendan cómo entiende la gente las pistas?
daily-agree-yes = Sí
daily-agree-no = No, gracias
daily-problem-future-day = Ese día todavía no ha llegado donde vives.
daily-problem-no-such-day = Aquí no hay tal día.
daily-problem-day-over = Ha pasado la medianoche. Puedes terminar, pero cuenta como tarde.
daily-problem-day-done = Ya tuviste tu intento.
daily-problem-moved-on = Otra página tuya fue más rápida. Abre el reto de nuevo para ver cómo está.
daily-problem-covered = Esa carta ya está descubierta.
daily-problem-not-begun = Empieza primero el reto.
daily-problem-not-over = La solución se publica cuando el día ha terminado en todas partes.
daily-problem-no-riddles = Has resuelto todos los acertijos que hay. Cada día llegan más.
daily-problem-no-such-riddle = Ese acertijo no es para ti.
