# El tablero: hay imágenes, y entre ellas puede haber palabras; por eso habla de cartas.

pictures-duties-guess-first =
    { $count ->
        [one] Adivina una carta. Tienes un intento.
       *[other] Adivina una carta. Tienes hasta { $count } intentos.
    }
pictures-duties-guess-first-free = Adivina una carta, y sigue hasta donde te atrevas.
pictures-duties-guess-first-shared =
    { $team ->
        [red] Adivina una carta para el equipo rojo.
       *[blue] Adivina una carta para el equipo azul.
    }
pictures-duties-penalty-must = Su pista no valía. Tapa una de tus cartas.
pictures-duties-penalty-may = Su pista no valía. Tapa una de tus cartas, o déjalo estar.
pictures-duties-penalty-wait =
    { $team ->
        [red] La pista no valía. El jefe de espías rojo puede tapar una carta.
       *[blue] La pista no valía. El jefe de espías azul puede tapar una carta.
    }
pictures-duties-simulate = Le toca al rival: tapa una de sus cartas.
pictures-duties-sudden = Era el asesino. Encontrad todas vuestras demás cartas sin un fallo.
pictures-duties-sudden-wait = Era el asesino. Les queda una oportunidad: todas sus cartas, sin un fallo.
pictures_coop-duties-coop-won =
    { $score ->
        [one] Habéis ganado en equipo, con un punto de 7.
       *[other] Habéis ganado en equipo, con { $score } puntos de 7.
    }
pictures_duet-duties-sudden-wait = Muerte súbita: solo quedan cartas tuyas. Toca el otro bando.
pictures_duet-duties-guess-first-free = ¿A qué cartas apunta la pista? Toca una.
