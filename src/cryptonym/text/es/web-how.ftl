# Cómo se juega.

how-contents = En esta página
how-try = Toca una carta
how-example = El tablero del ejemplo
how-as-played = Como se jugó
how-again = Desde el principio
how-play = Abre una mesa
how-touched-open = { $team ->
    [red] ¿En qué palabras piensa el jefe rojo?
   *[blue] ¿En qué palabras piensa el jefe azul?
}
how-touched-right = { $word } es vuestra. Sigue, o plántate.
how-touched-last = { $word } es vuestra, y era el último intento.
how-touched-other = { $word } es del otro equipo. El turno acaba, y les has hecho un favor.
how-touched-bystander = { $word } era un civil inocente. El turno acaba.
how-touched-assassin = { $word } era el asesino. Habéis perdido.
how-touched-all = { $word } era la última de las vuestras. Habéis ganado.
