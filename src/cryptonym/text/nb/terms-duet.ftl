# Bare i Duet.

side-done = { $team ->
    [red] Alle ordene til rødt lag er funnet. Rødt lag gir ikke flere hint.
    [blue] Alle ordene til blått lag er funnet. Blått lag gir ikke flere hint.
   *[other] Alle ordene til { $label } er funnet. { $label } gir ikke flere hint.
}
sudden-death = Sudden death: ingen flere hint, og første feil taper spillet.
gave-up = { $team ->
    [red] Rødt lag gir opp.
    [blue] Blått lag gir opp.
   *[other] { $label } gir opp.
}
turn-done = Det var det siste ordet til laget som ga hintet. Turen er over.
