# Cómo se juega.

how-contents = En esta página
how-try = Toca una carta
how-example = El tablero del ejemplo
how-as-played = Como se jugó
how-again = Desde el principio
how-play = Abre una mesa
how-record = Comprobar una partida guardada
how-touched-open = { $team ->
    [red] ¿En qué palabras piensa el jefe rojo?
    [blue] ¿En qué palabras piensa el jefe azul?
   *[other] { $label }: ¿en qué palabras piensa el jefe?
}
how-touched-right = { $word } es vuestra. Sigue, o plántate.
how-touched-last = { $word } es vuestra, y era el último intento.
how-touched-other = { $word } es del otro equipo. El turno acaba, y les has hecho un favor.
how-touched-bystander = { $word } era un civil inocente. El turno acaba.
how-touched-assassin = { $word } era el asesino. Habéis perdido.
how-touched-all = { $word } era la última de las vuestras. Habéis ganado.

## Dos bandos con una clave cada uno

how-game-duet = Cómo se juega a Duet
how-game-other = Cómo se juega por equipos
duet-how-touched-open = ¿A qué palabras apunta tu pareja?
duet-how-touched-right = { $word } es un agente, descubierto para los dos. Sigue, o plántate por una ficha.
duet-how-touched-bystander = { $word } era un civil. Ahora hay ahí una ficha, y el turno acaba.
duet-how-touched-assassin = { $word } era un asesino. Habéis perdido los dos.
duet-how-touched-all = { $word } era la última palabra de tu pareja aquí.

## Con imágenes

how-game-pictures = Cómo se juega con Imágenes
