# El tablero.

board-label = Tablero
board-play = Qué hacer
board-log = Pistas y chat
board-log-key = Pistas, chat, clave
board-close = Cerrar
board-your-turn = Te toca

## Palabras que quedan, turno, reloj

board-you = tú
board-agency = { $team ->
    [red] Equipo rojo
    [blue] Equipo azul
   *[other] { $label }
}
board-left = { $team ->
    [red] { $count ->
        [one] Rojo: queda una palabra
       *[other] Rojo: quedan { $count } palabras
    }
    [blue] { $count ->
        [one] Azul: queda una palabra
       *[other] Azul: quedan { $count } palabras
    }
   *[other] { $count ->
        [one] { $label }: queda una palabra
       *[other] { $label }: quedan { $count } palabras
    }
}
board-turn = { $team ->
    [red] Turno del equipo rojo
    [blue] Turno del equipo azul
   *[other] Turno: { $label }
}
board-coop-score = { $count ->
    [one] Victoria: un punto
   *[other] Victoria: { $count } puntos
}
board-time-left = quedan { $time }
board-time-paused = quedan { $time }, el reloj está parado
board-time-up = Se acabó el tiempo.
board-flip = Dar la vuelta al reloj de arena

## Una carta en palabras

board-identity = { $identity ->
    [red] rojo
    [blue] azul
    [assassin] asesino
    [bystander] civil
   *[other] { $label }
}
board-covered = tapada
board-marked-by = marcada por { $names }
board-noted = con un círculo

## La pista

board-word = Pista
board-number = Número
board-clue-hint = Una palabra y a cuántas de las tuyas apunta, como «mar 2».
board-clue-number = Ahora el número: ¿a cuántas palabras apunta?
board-number-zero = 0: no va con ninguna palabra vuestra. Intentos sin límite.
board-number-unlimited = ∞: varias palabras, sin decir cuántas. Intentos sin límite.
board-give = Dar la pista
board-ask = Consultar antes
board-standing-accepted = La pista vale: el otro jefe de espías no tiene nada en contra.
board-standing-waived = No valía, pero no ha perjudicado a nadie: la pista cuenta.
board-standing-rejected = La impugnación no prosperó: la pista vale.
board-guesses-left = { $count ->
    [one] queda un intento
   *[other] quedan { $count } intentos
}
board-guesses-free = intentos sin máximo

## Tocar cartas

board-guess = Elige una palabra
board-guess-word = Tocar { $word }
board-stop = Plantarse
board-cover = Tapa una palabra
board-cover-word = Tapar { $word }
board-skip = Dejarlo estar

## Los espectadores, y los sitios vacíos

board-look = Mirar la clave
board-look-title = ¿Quieres ver la clave?
board-look-about = La verás hasta que acabe la partida. No hay vuelta atrás, y en esta partida ya no podrás adivinar.
board-look-yes = Enséñame la clave
board-look-no = Mejor no
board-take-seat = Sentarse: { seat }
board-bot-seat = Un bot: { seat }

## Qué pasó

board-say-clue = { $team ->
    [red] Pista del equipo rojo: { $word }, { $number }.
    [blue] Pista del equipo azul: { $word }, { $number }.
   *[other] Pista de { $label }: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } era un agente rojo.
    [blue] { $word } era un agente azul.
    [assassin] { $word } era el asesino.
    [bystander] { $word } era un civil inocente.
   *[other] { $word }: { $label }.
}
board-say-ended = Aquí acaba el turno.
board-say-timeout = Se acabó el tiempo. Aquí acaba el turno.
board-say-invalid = La pista no era válida.
board-say-limit = No quedan intentos.
board-say-stopped = { $team ->
    [red] El equipo rojo se planta.
    [blue] El equipo azul se planta.
   *[other] { $label } se planta.
}
board-say-skipped = No se tapó ninguna palabra.
board-say-came = Ha llegado { $name }.
board-say-went = { $name } se ha ido.
board-say-key-seen = { $name } ya conoce la clave.
board-no-clues = Todavía no hay pistas.
board-invalid = no válida
board-penalty = penalización
board-simulated = su turno
board-simulated-team = Aquí no hay nadie. Tras cada turno vuestro, el jefe de espías tapa una de sus palabras.
board-explained = { $name } eligió { $word } pasando por { $links }.
board-explained-direct = { $name } eligió { $word }: con «{ $clue }» sale enseguida.
board-explained-earlier = { $name } eligió { $word } por una pista anterior, «{ $clue }».
board-explained-earlier-by = { $name } eligió { $word } por una pista anterior, «{ $clue }», pasando por { $links }.
board-explained-feeling = { $name } eligió { $word } por intuición.
board-somebody = alguien

## Chat, y la clave en palabras

board-talk = Chat
board-talk-none = Nadie ha dicho nada todavía.
board-say = Piensa en voz alta
board-send = Enviar
board-quick = Respuestas cortas
board-quick-sure = Seguro
board-quick-wait = Esperad
board-quick-not-that = Esa no
board-unread = { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
}
board-key-lists = La clave en palabras
board-key-list = { $identity ->
    [red] Rojo
    [blue] Azul
    [assassin] El asesino
    [bystander] Civiles
   *[other] { $label }
}

## La mesa

board-menu = La mesa
board-menu-empty = La mesa: hay un sitio vacío
board-host-you = Ahora el anfitrión eres tú.
board-host-now = Ahora el anfitrión es { $name }.
board-help = ¿Qué pasa ahora?
