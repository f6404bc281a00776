# Por qué no se cumplió una orden: un mensaje por cada código de rules/refusals.py.

refusal-game-over = La partida ya ha terminado.
refusal-wrong-phase = Ahora no: { $phase ->
    [clue] primero hace falta una pista.
    [challenged] primero el jefe de espías rival decide si la pista vale.
    [guess] los agentes de campo están adivinando.
    [penalty] primero va la penalización.
    [simulate] primero le toca al rival.
    [sudden] es la muerte súbita.
    [over] la partida ya ha terminado.
   *[other] primero va otra cosa.
}
refusal-wrong-role = Eso no corresponde a tu papel.
refusal-not-your-turn = Le toca al otro equipo.
refusal-stale-turn = Ese turno ya pasó. Este es el turno { $turn }.
refusal-must-guess-once = Cada turno exige al menos un intento.
refusal-already-covered = La carta { $word } ya está tapada.
refusal-unknown-card = Esa carta no está en la mesa.
refusal-clue-empty = Una pista es una palabra. Di una.
refusal-clue-too-long = Una pista tiene como mucho { $limit } letras.
refusal-clue-characters = Hay caracteres que no se admiten.
refusal-number-range = Di un número del { $lowest } al { $highest }, o ilimitado.
refusal-expert-clues-off = En esta mesa se juega sin cero y sin ilimitado.
refusal-clue-refused = «{ $word }» no vale. Busca otra pista.
refusal-clue-objected = Hay una objeción a «{ $word }». Busca otra pista.
refusal-consultation-pending = «{ $word }» todavía espera respuesta.
refusal-enough-questions = En este turno ya has preguntado { $limit } veces. Da una pista que no deje dudas.
refusal-no-consultation = Nadie preguntó nada.
refusal-no-clue = Todavía no hay pista.
refusal-challenge-closed = La pista vale. Ya es tarde para impugnarla.
refusal-own-clue = Esa pista es tuya.
refusal-waiver-off = En esta mesa las pistas nulas no se perdonan.
refusal-penalty-is-a-duty = En esta mesa la penalización es obligatoria. Tapa una de tus palabras.
refusal-not-own-colour = Tapa una palabra de tu equipo.
refusal-not-their-colour = Tapa una palabra del rival.
refusal-spymaster-silent = Un jefe de espías dice la pista y nada más.
refusal-text-form = Escribe una sola línea, de { $limit } caracteres como mucho.
refusal-no-timer = Esta partida no tiene ese reloj.
refusal-timer-running = El reloj ya está en marcha.
refusal-timer-paused = El reloj está parado.
refusal-time-left = Todavía queda tiempo.
refusal-time-is-up = Se acabó el tiempo.
refusal-too-few-players = Todavía falta gente: { $missing }.
refusal-seat-taken = Ese sitio está ocupado.
refusal-no-such-seat = Ese sitio no existe en esta clase de partida.
refusal-role-locked = Tu papel no cambia hasta que acabe la partida.
refusal-unknown-player = No estás en esta mesa.
refusal-already-joined = Ya estás en esta mesa.
refusal-seat-kept = Este sitio ya está entre las mesas de otra persona.
refusal-game-running = Espera a que acabe la partida.
refusal-no-game = Las cartas todavía no están en la mesa.
refusal-too-few-words = Una lista necesita al menos { $needed } palabras; esta tiene { $given }.
refusal-bad-word = «{ $word }» no sirve de nombre en clave.
refusal-too-many-words = Una lista tiene como mucho { $limit } palabras.
refusal-not-host = Eso solo puede hacerlo el anfitrión.
refusal-host-is-here = El anfitrión acaba de hacer algo. Puedes tomar el relevo si no hace nada en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refusal-table-locked = La puerta está cerrada. Pide al anfitrión que la abra.
refusal-table-full = En esta mesa no caben más de { $limit } personas.
refusal-table-closed = Esta mesa está cerrada.
refusal-name-form = Un nombre es una línea de { $limit } caracteres como mucho, con al menos una letra o una cifra. Una bandera o un emoji por sí solos no son un nombre, y algunos no se pueden usar.
refusal-name-taken = Aquí ya hay alguien que se llama { $name }. Elige otro nombre.
refusal-not-for-bots = Eso no puede hacerlo un bot.
refusal-looking-off = En esta mesa nadie mira la clave durante la partida.
refusal-sent-away = El anfitrión te ha echado. Puedes volver cuando acabe la partida.
refusal-seated-by-host = Durante la partida solo el anfitrión puede darte sitio. Si ya tienes uno aquí, que tu otro dispositivo te muestre un código.
refusal-enough-acts = Conoces la clave, y todos ven lo que haces aquí. Después de { $limit } veces hay que esperar a que acabe la partida.
refusal-no-missions = Este juego no tiene misiones. Las ciudades se eligen en una mesa de Duet.
refusal-unknown-city = Esa ciudad no está en el mapa.
refusal-city-closed = Esa ciudad sigue cerrada. Gana antes una de sus vecinas.
refusal-campaign-form = Ese no es el texto de un mapa. Cópialo entero, de la primera palabra a la última.
refusal-campaign-altered = Algo ha cambiado en ese texto por el camino. Cópialo otra vez.
refusal-campaign-newer = Ese mapa es de una versión más nueva. Pide que actualicen este servidor.
refusal-code-spent = Ese código ya se ha usado, o hay uno más nuevo. Pide otro.
refusal-too-many-devices = Ya tienes { $limit } dispositivos en esta mesa. Quita uno antes.
refusal-no-such-device = No tienes ese dispositivo en esta mesa.
refusal-device-too-new = En sus primeros { $minutes } minutos un dispositivo no puede quitar los más antiguos. Hazlo desde uno de ellos.
refusal-last-device = Es tu único dispositivo aquí. Si quieres irte, deja la mesa.
refusal-other = En este juego no es posible.
