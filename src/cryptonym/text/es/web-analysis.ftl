# Una partida terminada, pista a pista.

analysis-title = Las pistas, otra vez
analysis-to-end = Volver al final de la partida
analysis-thinking = Releemos cada pista. Tarda unos segundos.
analysis-retry = Intentar de nuevo
analysis-none = En esta partida no hubo ninguna pista.
analysis-clues = Pista a pista
analysis-back = La pista anterior
analysis-next = La pista siguiente
analysis-place = Pista { $place } de { $places }
analysis-heat = El tablero, con lo que sugiere la pista
analysis-obscure = Esta palabra apenas la conocemos: toma las cifras con cautela.
analysis-meant = Lo que quería decir el bot
analysis-links = Cómo se llega
analysis-direct = directamente
analysis-faint = por un hilo muy fino
analysis-earlier = todavía de «{ $clue }»
analysis-touched = Tocadas, y con qué probabilidad
analysis-others = También estaba
analysis-worth = da para { $expected }
analysis-luck-more = Palabras encontradas: { $found }. Las pistas daban para { $expected }: suerte, o es que se conocen bien.
analysis-luck-less = Palabras encontradas: { $found }. Las pistas daban para { $expected }: poca suerte, o la cabeza en otra parte.
analysis-luck-even = Palabras encontradas: { $found }. Las pistas daban para { $expected }: ni suerte ni mala suerte.
analysis-luck-shots = { $count ->
    [one] Palabras encontradas: { $found }. Las pistas daban para { $expected }, pero una no la habría tocado casi nadie: suerte, o es que se conocen bien.
   *[other] Palabras encontradas: { $found }. Las pistas daban para { $expected }, pero { $count } no las habría tocado casi nadie: suerte, o es que se conocen bien.
}
analysis-luck-unknown = Estas pistas apenas las conocemos: no se distingue la suerte de la maña.
analysis-possible = Las mejores que conocemos daban para { $possible }.
analysis-listened-well = Los agentes de campo tocaron lo que más sugerían las pistas.
analysis-listened = Los agentes de campo casi siempre siguieron las pistas.
analysis-listened-badly = Los agentes de campo tocaron a menudo algo distinto de lo que sugerían las pistas.
