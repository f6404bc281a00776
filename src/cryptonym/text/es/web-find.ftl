# Buscar una partida con gente que no conoces.

find-lead = Con gente que no conoces. Nadie escribe nada: se eligen frases cortas, y cada cual las lee en su idioma.
find-pace-slow = Durante días
find-part = Tu papel
find-part-any = Me da igual
find-part-give = Dar pistas
find-part-guess = Adivinar
find-bots = Si no viene nadie, bots tras
find-bots-after = { $count } min
find-bots-never = nunca
find-name = Tu nombre
find-start = Busca una partida
find-remembered = Desde entonces este dispositivo te recuerda, para que tu sitio sea tuyo. En «{ $page }» puedes borrarlo todo.
find-looking = Buscando jugadores
find-waited = Llevas { $time } esperando.
find-bots-in = Dentro de { $time } se sientan bots, si no viene nadie antes.
find-bots-now = Jugar ya con bots
find-stay = Deja esta página abierta: la partida empieza sola.
find-away = Puedes cerrar esta página. Cuando venga alguien, la mesa estará entre las tuyas en la portada.
find-meanwhile = Mientras tanto
find-stop = Dejar de buscar
find-stopped = Ya no buscas partida.
find-found = Tu mesa está lista.
find-lost = El servidor no responde. Seguimos intentándolo; tu puesto en la cola se guarda un rato.
find-alone = Nadie más busca lo mismo todavía.
find-others = { $count ->
    [one] Otra persona busca lo mismo.
   *[other] Otras { $count } personas buscan lo mismo.
}
find-game-duet = Dos personas: cada una conoce medio secreto, y se gana o se pierde en equipo.
find-game-coop = Dos personas, un equipo: cuantos menos turnos, más puntos.
find-game-teams = Cuatro personas, dos contra dos: en cada equipo una da las pistas.
