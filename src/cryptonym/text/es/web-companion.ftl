# Para una mesa con cartas de verdad: claves y relojes.

companion-lead = Las cartas están en vuestra mesa, la clave en los móviles de los jefes de espías. Uno la saca, el otro la escanea.
companion-source = De dónde sale la clave
companion-source-deck = El mazo de cuarenta
companion-source-random = Del todo al azar
companion-draw = Sacar una clave
companion-code = Código de una clave
companion-code-note = Del otro móvil; o una carta del mazo: 17, o 17-2 si está girada dos veces.
companion-code-empty = Escribe antes el código.
companion-code-go = Traerla
companion-again = Intentar de nuevo
companion-key = La clave
companion-starts = { $team ->
    [red] Empieza el equipo rojo
   *[blue] Empieza el equipo azul
}
companion-hold = Mantén pulsado para mirar
companion-leave-open = Dejarla a la vista
companion-hide = Taparla
companion-card = Carta { $number } del mazo, girada { $angle }°
companion-turn = Girarla
companion-other = Para el otro jefe de espías
companion-other-about = Quien tiene este código tiene la clave.
companion-qr = Código para escanear: esta clave
companion-send = Enviar el enlace
companion-copied = Enlace copiado
companion-another = Otra clave
companion-clocks = Relojes
companion-sand = Reloj de arena
companion-turns = Reloj de turnos
companion-clue-of = { $team ->
    [red] Rojo: la pista
   *[blue] Azul: la pista
}
companion-guess-of = { $team ->
    [red] Rojo: a adivinar
   *[blue] Azul: a adivinar
}
companion-clue-given = Pista dada
companion-turn-over = Turno acabado
companion-lengths = Duración
companion-clue-time = Para la pista
companion-guess-time = Para los intentos
