# Solo de Duet.

duet-refusal-wrong-phase = Ahora no: { $phase ->
    [clue] primero hace falta una pista.
    [guess] alguien está adivinando.
    [sudden] en la muerte súbita eso no se hace.
   *[over] la partida ya ha terminado.
}
refusal-already-touched = La carta { $word } ya la tocaste. Déjala.
refusal-first-clue-taken = El otro bando fue más rápido: vale su pista, y tú adivinas.
refusal-side-done = Ya aparecieron todas tus palabras. No das más pistas.
refusal-other-side-done = Al otro bando no le quedan palabras: tocarías en vano. Siguen ellos.
refusal-sudden-death = Es la muerte súbita: ni pistas ni plantarse.
duet-refusal-number-range = Di un número del { $lowest } al { $highest }.
duet-refusal-spymaster-silent = Solo habla quien adivina, y mientras adivina.
