# Quién está, quién se ha desconectado y quién llega tarde.

presence-away = sin conexión
presence-is-away = { $name } está sin conexión.
presence-is-back = { $name } ha vuelto.
presence-offer = { $name } está sin conexión. ¿Esperáis, o juega un bot hasta que vuelva?
presence-bot = Que juegue un bot
presence-wait = Esperar
presence-seat-back = Recuperar tu sitio
presence-clock-waits = quedan { $time }, el reloj espera un minuto a quien falta
presence-clock-unknown = Sin conexión: no se sabe cuánto tiempo queda
presence-time-absent = Si quien tiene que jugar pierde la conexión
presence-absent-stop = el reloj espera hasta un minuto
presence-absent-run = el reloj sigue
presence-would-play = Quiero jugar
presence-ask-seat = Pedir sitio: { seat }
presence-asked = Has pedido sitio: { seat }. Decide el anfitrión.
presence-unask = Solo mirar
presence-asks = { $name } quiere jugar: { seat }.
presence-seat-them = Dar sitio a { $name }
presence-end-game = Terminar esta partida
presence-end-sure = Sí, terminarla para todos
presence-ended = { $name } ha terminado la partida. No ha ganado nadie.
presence-did-you-mean = ¿Querías decir { $name }?
presence-go-there = Sí, ir allí
