# Solo di Duet.

side-done = { $team ->
    [red] Le parole dei rossi sono tutte trovate. I rossi non danno più indizi.
    [blue] Le parole dei blu sono tutte trovate. I blu non danno più indizi.
   *[other] { $label }: parole tutte trovate, niente più indizi.
}
sudden-death = Morte improvvisa: niente più indizi, e al primo errore la partita è persa.
gave-up = { $team ->
    [red] I rossi si arrendono.
    [blue] I blu si arrendono.
   *[other] Resa: { $label }.
}
turn-done = Era l'ultima parola di chi ha dato l'indizio. Il turno è finito.
