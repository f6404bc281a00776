# El juego en papel: lo que se imprime además de las cartas.
print-what = { $what ->
    [cards] cartas
    [keys] claves
    [tiles] losetas de agente
    [tokens] fichas
   *[rules] reglas
}
print-drawer = Imprime el juego
print-lead = Cartas, claves, losetas y reglas para tu impresora. Imprime a doble cara, girando por el lado largo.
print-paper = Papel
print-paper-name = { $paper ->
    [a4] A4
   *[letter] Carta (EE. UU.)
}
print-words = Palabras
