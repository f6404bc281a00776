# Come si gioca.

how-contents = In questa pagina
how-try = Tocca una carta
how-example = Il tavolo dell'esempio
how-as-played = Com'è andata
how-again = Da capo
how-play = Apri un tavolo
how-record = Controlla una partita salvata
how-touched-open = { $team ->
    [red] A quali parole pensa il Capo dei rossi?
    [blue] A quali parole pensa il Capo dei blu?
   *[other] { $label }: a quali parole pensa il Capo?
}
how-touched-right = { $word } è vostra. Tenta ancora, o fermati.
how-touched-last = { $word } è vostra, ed era l'ultimo tentativo.
how-touched-other = { $word } è degli altri. Il turno finisce, e gli hai fatto un favore.
how-touched-bystander = { $word } era un ignaro passante. Il turno finisce.
how-touched-assassin = { $word } era l'assassino. Avete perso.
how-touched-all = { $word } era l'ultima delle vostre. Avete vinto.

## Due parti con una chiave ciascuna

how-game-duet = Come si gioca a Duet
how-game-other = Come si gioca a squadre
duet-how-touched-open = Quali parole intende il tuo compagno?
duet-how-touched-right = { $word } è un agente, trovato per tutti e due. Continua, o fermati per un gettone.
duet-how-touched-bystander = { $word } era un passante. Ora lì c'è un gettone, e il turno finisce.
duet-how-touched-assassin = { $word } era un assassino. Avete perso tutti e due.
duet-how-touched-all = { $word } era l'ultima delle parole del tuo compagno qui.

## Con le figure

how-game-pictures = Come si gioca con le Figure
