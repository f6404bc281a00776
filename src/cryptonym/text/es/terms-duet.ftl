# Solo de Duet.

side-done = { $team ->
    [red] Ya aparecieron todas las palabras del rojo. El rojo no da más pistas.
    [blue] Ya aparecieron todas las palabras del azul. El azul no da más pistas.
   *[other] Ya aparecieron todas las palabras de { $label }, que no da más pistas.
}
sudden-death = Muerte súbita: no hay más pistas, y con el primer fallo se pierde la partida.
gave-up = { $team ->
    [red] El rojo se rinde.
    [blue] El azul se rinde.
   *[other] { $label } se rinde.
}
turn-done = Era la última palabra de quien dio la pista. Acaba el turno.
