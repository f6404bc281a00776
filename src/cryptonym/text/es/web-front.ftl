# La portada.

front-title = Dos equipos. Una palabra cada vez.
front-lead = Un juego de palabras para dos equipos: el jefe de espías dice una sola palabra y vosotros averiguáis cuáles de los veinticinco nombres en clave son vuestros.
front-picture = Un tablero a mitad de partida
front-open = Jugar con amigos
front-daily = El reto del día
front-find = Busca una partida
front-bots = Jugar con bots
front-bots-more = Nivel, papel, puntos
front-bots-all = Elegirlo todo
front-kind-teams = Dos equipos
front-kind-coop = Un equipo, por puntos
front-back = Volver a tu mesa: { $name }
front-public = Mesas abiertas
front-public-count = { $count ->
    [one] una persona
   *[other] { $count } personas
}
front-public-playing = en juego
front-public-locked = La puerta está cerrada.
front-how = Cómo se juega
front-companion = Con cartas de verdad
front-about = Qué es Cryptonym
front-about-text = Versión { $version }. Sin cuentas, sin anuncios, sin nada de otras webs. Una mesa sigue ahí mientras alguien la use; basta con su enlace y su nombre.
front-about-licence = Cryptonym es software libre con licencia MIT. El código fuente viene con el programa.

## Dos bandos con una clave cada uno

front-kind-duet = Duet, juntos
front-tap-duet = Jugar a Duet con un bot

## Con imágenes

front-kind-pictures = Imágenes, dos equipos
front-tap-pictures = Jugar a Imágenes con bots
