# La partida en la terminal, varias personas con un teclado.

## Antes de la partida

play-welcome = Cryptonym
play-intro = Un solo teclado para todos. La clave es cosa de los jefes de espías: cuando les toca a ellos, los demás miran para otro lado.
play-choose-language = ¿En qué idioma jugáis?
play-choose-mode = ¿Cuántas personas juegan?
play-mode-solo = una: tú, con bots en los demás sitios
play-mode-solo-coop = una: tú y un bot en el mismo equipo, a por puntos
play-mode-solo-duet = una: tú y un bot, cada uno con su lado de la clave, juntos
play-mode-solo-pictures = una: tú y los bots, con imágenes
play-mode-teams = cuatro o más, en dos equipos
play-mode-coop = dos o más, en un mismo equipo
play-mode-shared = tres: dos jefes de espías y un agente de campo para ambos
play-mode-duet = dos o más: dos bandos con una clave cada uno, todos juntos
play-mode-pictures = cuatro o más, en dos equipos, con imágenes
play-mode-pictures-coop = dos o más, en un mismo equipo, con imágenes
play-mode-pictures-shared = tres, con imágenes: dos jefes de espías y un agente de campo para ambos
play-mode-pictures-duet = dos o más, con imágenes: dos bandos con una clave cada uno, todos juntos
play-mode-other = { $count ->
    [one] { $label }: un juego con un puesto
   *[other] { $label }: un juego con { $count } puestos
}
play-choose-level = ¿Qué nivel quieres para los bots?
play-choose-role = ¿Qué quieres ser?
play-role-operative = agente de campo: oyes la pista y buscas las palabras
play-role-spymaster = jefe de espías: ves la clave y das las pistas
play-choose-number = Escribe un número. O pulsa solo Enter para «{ $default }».
play-dealt = { $team ->
    [red] Empieza el equipo rojo.
    [blue] Empieza el equipo azul.
   *[other] Empieza { $label }.
}
teams-play-dealt = { $team ->
    [red] Empieza el equipo rojo, con nueve palabras. El azul tiene ocho.
   *[blue] Empieza el equipo azul, con nueve palabras. El rojo tiene ocho.
}
shared-play-dealt = { teams-play-dealt }
play-dealt-coop = { $team ->
    [red] Sois el equipo rojo.
    [blue] Sois el equipo azul.
   *[other] Jugáis con { $label }.
}
coop-play-dealt-coop = { $team ->
    [red] Sois el equipo rojo y tenéis nueve palabras por encontrar. El rival tiene ocho.
   *[blue] Sois el equipo azul y tenéis nueve palabras por encontrar. El rival tiene ocho.
}
duet-play-dealt-coop = Encontrad juntos las quince palabras. Empieza quien antes tenga una pista.
play-your-team = { $team ->
    [red] Juegas con los rojos.
    [blue] Juegas con los azules.
   *[other] Juegas con { $label }.
}
play-commitment = Palabras y clave quedan bajo sello: { $commitment }
play-list-error = { $file } no se puede leer como lista: al menos 25 palabras distintas, una por línea.

## El teclado cambia de manos

play-hand-over = El teclado es para { $seat }. Los demás miran para otro lado.
play-press-enter = Pulsa Enter cuando nadie más vea la pantalla.
play-hand-back = La clave ya no está en la pantalla. Ya podéis mirar.

## Qué toca ahora

play-turn = { $team ->
    [red] Equipo rojo, turno { $turn }
    [blue] Equipo azul, turno { $turn }
   *[other] { $label }, turno { $turn }
}
play-left = { team } { $count }
play-give-clue = Tu pista: una palabra y un número, por ejemplo «río 2».
play-clue-help = También valen 0 e ilimitado.
duet-play-clue-help = También vale el 0.
play-ask-help = Con «{ $ask } palabra 2» preguntas antes al otro jefe, en privado.
play-sure = ¿La das de todos modos? Escribe «{ $sure }». Con cualquier otra cosa, eliges de nuevo.
play-clue-is = La pista: { $clue }
play-guess = Toca una carta: escribe su número o su palabra.
play-guess-help = «{ $stop }» acaba el turno, «{ $challenge }» si la pista no vale, «{ $history }» para ver las anteriores, «{ $help }» para repasar el juego, «{ $quit }» para dejar la partida.
play-object = Enter les deja adivinar, «{ $challenge }» si la pista no vale, «{ $history }» para ver las anteriores, «{ $help }» para repasar el juego, «{ $quit }» para dejar la partida.
play-which-card = ¿Cuál? { $words }. Escribe el número.
play-guesses-left = { $count ->
    [one] Queda un intento.
   *[other] Quedan { $count } intentos.
}
play-guesses-free = Todos los intentos que queráis, mientras acertéis.
play-tokens = { $count ->
    [one] Queda una ficha.
   *[other] Quedan { $count } fichas.
}
play-mistakes = { $count ->
    [one] Se permite un fallo.
   *[other] Se permiten { $count } fallos.
}
play-sudden = Muerte súbita. Toca una carta: escribe su número o su palabra. «{ $skip }» para que siga el otro bando, «{ $give_up }» para rendiros.
play-must-guess = Hay que hacer al menos un intento.

## Órdenes, de una palabra

play-command-stop = parar
play-command-give-up = rendirse
play-command-challenge = impugnar
play-command-history = pistas
play-command-help = reglas
play-command-quit = salir
play-command-ask = consultar
play-command-skip = paso
play-command-yes = sí
play-command-no = no
play-command-uphold = nula
play-command-waive = perdonada
play-command-reject = buena

## Qué pasó

play-covered = { $identity ->
    [red] { $word } era un agente rojo.
    [blue] { $word } era un agente azul.
    [assassin] { $word } era el asesino.
    [bystander] { $word } era un civil inocente.
   *[other] { $word }: { $label }.
}
play-ended = { $reason ->
    [wrong] Aquí acaba el turno.
    [stopped] El equipo se planta. Acaba el turno.
    [limit] Era el último intento. Acaba el turno.
    [invalid_clue] La pista era nula. Acaba el turno.
    [timeout] Se acabó el tiempo. Acaba el turno.
    [done] { turn-done }
   *[other] Se acabó el turno.
}
play-penalty-skipped = No se tapó ninguna palabra.
play-clue-challenged = Han impugnado la pista.
play-clue-waived = No ha perjudicado a nadie: la pista vale.
play-clue-upheld = La pista es buena.
play-nothing-said = Todavía no hay pistas.
play-history-line = { $turn }. { team }: { $clue }

## Consultas al otro jefe

play-asked = El otro jefe pregunta: ¿vale «{ $clue }» como pista?
duet-play-asked = El otro bando pregunta: ¿vale «{ $clue }» como pista?
play-referee-says = El árbitro: { $reason }
play-answer-ask = «{ $yes }»: vale. «{ $no }»: mejor otra.
play-answer-spelling = ¿Se escribe de otra manera? Escríbelo tras la respuesta: «{ $yes } { $clue }».
play-asked-coop = El jefe de espías pregunta: ¿vale «{ $clue }» como pista? El árbitro no está seguro.
play-allowed = Sin objeciones.
play-objected = Hay una objeción. Hace falta otra pista.
play-spelled = El otro jefe lo escribe «{ $spelling }».
duet-play-spelled = El otro bando lo escribe «{ $spelling }».
play-challenged = Han impugnado «{ $clue }». Decides tú.
play-rule-help = «{ $uphold }»: va contra las reglas. «{ $waive }»: va contra las reglas, pero no ha perjudicado a nadie. «{ $reject }»: está bien.
play-rule-help-strict = «{ $uphold }»: va contra las reglas. «{ $reject }»: está bien.
play-penalty = La pista del rival era nula. Puedes tapar una de tus palabras: escríbela, o «{ $skip }».
play-penalty-must = La pista del rival era nula. Tapa una de tus palabras: escríbela.
play-simulate = Le toca al rival: tapa una de sus palabras, la que quieras.

## El final

play-won = { $team ->
    [red] Gana el equipo rojo.
    [blue] Gana el equipo azul.
   *[other] Gana { $label }.
}
play-why = { $reason ->
    [assassin] El otro equipo tropezó con el asesino.
    [opponents_done] El rival encontró a todos sus agentes.
    [all_words] Ya aparecieron todos sus agentes.
   *[other] La partida ha terminado.
}
play-coop-won = { $score ->
    [one] Victoria, con un punto de 8.
   *[other] Victoria, con { $score } puntos de 8.
}
play-coop-lost = { $reason ->
    [assassin] Era el asesino. Partida perdida.
    [opponents_done] El rival encontró a todos sus agentes. Partida perdida.
   *[other] La partida está perdida.
}
duet-play-coop-won = Victoria: habéis encontrado juntos las quince palabras.
duet-play-coop-lost = { $reason ->
    [assassin] Era el asesino. Partida perdida.
    [bystander] Un civil en la muerte súbita. Partida perdida.
    [mistakes] Un fallo de más. Partida perdida.
   *[gave_up] Os habéis rendido. Partida perdida.
}
play-score = Palabras encontradas: { $found }. Fichas restantes: { $tokens }. Fallos: { $mistakes }.
play-verified = Todo en orden: el sello coincide.
play-saved = La partida está guardada en { $file }.
play-not-saved = La partida no se pudo guardar en { $file }.
play-again = ¿Otra? Pulsa Enter, o escribe «{ $quit }».
play-rotate = Partida nueva, clave nueva. Ahora puede ser jefe otra persona.
play-quit-sure = La partida acabaría aquí. «{ $yes }» para salir, cualquier otra cosa para seguir.
play-going-on = Entonces, se sigue. Te toca.
play-goodbye = Hasta la próxima.
play-not-understood = Eso no se entiende.
play-sand-timer = reloj de arena

## Bots

play-thinking = { $seat }: pensando
play-bot-because = { $word }, pasando por { $links }.
play-bot-direct = { $word }: con «{ $clue }» sale enseguida.
play-bot-earlier = { $word }, por una pista anterior, «{ $clue }».
play-bot-earlier-by = { $word }, por una pista anterior, «{ $clue }», pasando por { $links }.
play-bot-hunch = { $word }, por intuición.
play-bots-meant = Lo que pensaban los bots
