# Bare i Duet.

side-done = { $team ->
    [red] Alle ordene til rød side er funnet. Rød side gir ikke flere hint.
    [blue] Alle ordene til blå side er funnet. Blå side gir ikke flere hint.
   *[other] Alle ordene til { $label } er funnet. { $label } gir ikke flere hint.
}
sudden-death = Sudden death: ingen flere hint, og ved første feil er spillet tapt.
gave-up = { $team ->
    [red] Rød side gir opp.
    [blue] Blå side gir opp.
   *[other] { $label } gir opp.
}
turn-done = Det var det siste ordet til den som ga hintet. Turen er over.
