# El juego en papel: lo que se imprime además de las cartas.
print-what = { $what ->
    [cards] cartas
    [keys] claves
    [tiles] losetas de agente
    [tokens] fichas
   *[rules] reglas
}
print-keys = { $count } cartas clave numeradas
print-box-code = Código de esta caja
