# Bare i Duet.

duet-refusal-wrong-phase = Ikke nå: { $phase ->
    [clue] Først må det komme et hint.
    [guess] Noen gjetter nå.
    [sudden] I sudden death går ikke det.
   *[over] Spillet er over.
}
refusal-already-touched = Du har trykket på { $word } før. La det ligge.
refusal-first-clue-taken = Den andre siden var raskere: Deres hint gjelder, og du gjetter.
refusal-side-done = Alle ordene dine er funnet. Du gir ikke flere hint.
refusal-other-side-done = Den andre siden har ingen ord igjen, så det er ingenting å treffe. De går videre.
refusal-sudden-death = Det er sudden death: ingen hint, og ikke lov å stoppe.
duet-refusal-number-range = Si et tall fra { $lowest } til { $highest }.
duet-refusal-spymaster-silent = Bare de som gjetter, snakker, og bare mens de gjetter.
