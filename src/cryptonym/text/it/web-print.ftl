# Il gioco su carta: quello che si stampa oltre alle carte.
print-what = { $what ->
    [cards] carte
    [keys] chiavi
    [tiles] tessere agente
    [tokens] gettoni
   *[rules] regole
}
print-drawer = Stampa il gioco
print-lead = Carte, chiavi, tessere e regole per la tua stampante. Stampa fronte e retro, girando sul lato lungo.
print-paper = Carta
print-paper-name = { $paper ->
    [a4] A4
   *[letter] Letter (USA)
}
print-words = Parole
