# Il gioco su carta: quello che si stampa oltre alle carte.
print-what = { $what ->
    [cards] carte
    [keys] chiavi
    [tiles] tessere agente
    [tokens] gettoni
   *[rules] regole
}
print-keys = { $count } carte chiave numerate
print-box-code = Codice di questa scatola
