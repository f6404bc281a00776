# Solo de los juegos de imágenes.

pictures-play-dealt = { $team ->
    [red] Empieza el equipo rojo, con ocho imágenes. El azul tiene siete.
   *[blue] Empieza el equipo azul, con ocho imágenes. El rojo tiene siete.
}
pictures_coop-play-dealt-coop = { $team ->
    [red] Sois el equipo rojo y tenéis ocho imágenes por encontrar. El rival tiene siete.
   *[blue] Sois el equipo azul y tenéis ocho imágenes por encontrar. El rival tiene siete.
}
pictures_duet-play-dealt-coop = Encontrad juntos las quince imágenes. Empieza quien antes tenga una pista.
pictures_coop-play-coop-won = { $score ->
    [one] Victoria, con un punto de 7.
   *[other] Victoria, con { $score } puntos de 7.
}
pictures_duet-play-coop-won = Victoria: habéis encontrado juntos las quince imágenes.
pictures-play-sudden = Queda una oportunidad. Toca una carta: escribe su número. «{ $skip }» para mirar otra vez, «{ $give_up }» para rendiros.
play-picture-file = El dibujo de { $card } está en { $file }.
play-picture-help = Escribe un número con un signo de interrogación, por ejemplo 7?, para saber dónde está el dibujo de esa carta.
play-no-pictures = Nadie ha descrito aún las imágenes en este idioma. Elige otro idioma o un juego de palabras.
