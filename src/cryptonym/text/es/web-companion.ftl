# Para una mesa con cartas de verdad: claves y relojes.

companion-lead = Las cartas están en vuestra mesa, la clave en los móviles de los jefes de espías. Uno la saca, el otro la escanea.
companion-source = De dónde sale la clave
companion-source-deck = Una de 40 claves ya hechas
companion-source-random = Hecha al momento
companion-draw = Sacar una clave
companion-code = Código de una clave
companion-code-note = El código o el enlace del otro móvil; o el número de una clave ya hecha: 17, o 17-2 si está girada dos veces.
companion-code-empty = Escribe antes el código.
companion-code-go = Traerla
companion-again = Intentar de nuevo
companion-did-you-mean = ¿Querías decir { $code }?
companion-same = ¿La misma clave? Entonces el otro móvil muestra también este dibujo.
companion-picture = Dibujo { $number }
companion-key = La clave
companion-starts = { $team ->
    [red] Empieza el equipo rojo
    [blue] Empieza el equipo azul
   *[other] Empieza { $label }
}
companion-hold = Mantén pulsado para mirar
companion-leave-open = Dejarla a la vista
companion-hide = Taparla
companion-card = Clave ya hecha { $number }, girada { $angle }°
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
    [blue] Azul: la pista
   *[other] { $label }: la pista
}
companion-guess-of = { $team ->
    [red] Rojo: a adivinar
    [blue] Azul: a adivinar
   *[other] { $label }: a adivinar
}
companion-clue-given = Pista dada
companion-turn-over = Turno acabado
companion-lengths = Duración
companion-clue-time = Para la pista
companion-guess-time = Para los intentos

## Dos bandos con una clave cada uno

companion-game = ¿A qué jugáis?
companion-side = ¿De qué bando eres?
duet-companion-lead = Las cartas están en vuestra mesa; cada móvil muestra una mitad de la clave. Uno la saca, el otro la escanea y recibe la otra mitad.
duet-companion-source-deck = Una de 100 claves ya hechas
duet-companion-starts = { $team ->
    [red] Tu mitad: roja
   *[blue] Tu mitad: azul
}
duet-companion-other = Para el otro bando
duet-companion-other-about = El enlace muestra la otra mitad de la misma clave.

## Con imágenes

pictures-companion-source-deck = Una de 60 claves ya hechas
