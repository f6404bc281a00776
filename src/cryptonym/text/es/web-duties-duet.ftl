# La frase que dice qué te toca ahora: dos bandos con una clave cada uno.

duet-duties-coop-won = Habéis ganado en equipo.
duties-begin = Empieza quien antes tenga una pista.
duties-sudden = Muerte súbita: toca lo que queda. Un fallo, y habéis perdido.
duties-sudden-wait = Muerte súbita: solo quedan palabras tuyas. Le toca al otro bando.
duties-sudden-watch = Muerte súbita: sin más pistas, y al primer fallo se pierde.
duet-duties-give-clue = { $count ->
    [one] Da una pista a tu pareja.
   *[other] Da una pista a tus compañeros.
}
duet-duties-give-spelled = «{ $word }» vale. El otro bando lo escribe «{ $spelling }».
duet-duties-wait-clue = { $count ->
    [one] Tu pareja busca una pista.
   *[other] Tus compañeros buscan una pista.
}
duet-duties-wait-clue-of = { $team ->
    [red] El rojo busca una pista.
   *[blue] El azul busca una pista.
}
duet-duties-guess-first-free = ¿A qué palabras apunta la pista? Toca una.
duet-duties-guess-free = Bien. Toca otra, o plántate.
duet-duties-straight-face = { $count ->
    [one] Tu pareja piensa: cara de póquer.
   *[other] Tus compañeros piensan: cara de póquer.
}
