# Come si gioca.

how-contents = In questa pagina
how-try = Tocca una carta
how-example = Il tavolo dell'esempio
how-as-played = Com'è andata
how-again = Da capo
how-play = Apri un tavolo
how-touched-open = { $team ->
    [red] A quali parole pensa il Capo dei rossi?
   *[blue] A quali parole pensa il Capo dei blu?
}
how-touched-right = { $word } è vostra. Tenta ancora, o fermati.
how-touched-last = { $word } è vostra, ed era l'ultimo tentativo.
how-touched-other = { $word } è degli altri. Il turno finisce, e gli hai fatto un favore.
how-touched-bystander = { $word } era un ignaro passante. Il turno finisce.
how-touched-assassin = { $word } era l'assassino. Avete perso.
how-touched-all = { $word } era l'ultima delle vostre. Avete vinto.
