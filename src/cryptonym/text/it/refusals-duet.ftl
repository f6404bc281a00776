# Solo di Duet.

duet-refusal-wrong-phase = Non ora: { $phase ->
    [clue] prima ci vuole un indizio.
    [guess] qualcuno sta indovinando.
    [sudden] nella morte improvvisa non si fa.
   *[over] la partita è finita.
}
refusal-already-touched = La carta { $word } l'hai già toccata. Lasciala stare.
refusal-first-clue-taken = L'altra parte è stata più veloce: vale il suo indizio, e tu indovini.
refusal-side-done = Le tue parole sono tutte trovate. Niente più indizi da te.
refusal-other-side-done = L'altra parte non ha più parole, toccheresti a vuoto. Continuano loro.
refusal-sudden-death = È la morte improvvisa: niente indizi, e non ci si ferma.
duet-refusal-number-range = Di' un numero da { $lowest } a { $highest }.
duet-refusal-spymaster-silent = Parla solo chi sta indovinando, e solo mentre indovina.
