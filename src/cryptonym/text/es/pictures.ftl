# Solo de los juegos de imágenes.

refusal-pictures-not-here = Las imágenes son para los juegos de imágenes. Aquí se juega con palabras.
refusal-pictures-missing = Un juego de imágenes necesita la lista de imágenes. Se pueden mezclar palabras.
pictures-refusal-sudden-death = Después del asesino nadie se planta: encontrad las imágenes que os quedan o rendíos.
pictures-refusal-not-own-colour = Tapa una carta de tu propio equipo.
pictures-refusal-not-their-colour = Tapa una carta del rival.
pictures-refusal-penalty-is-a-duty = En esta mesa la penalización es obligatoria. Tapa una de tus cartas.
pictures-sudden-death = Era el asesino. Queda una oportunidad: encontrar todas vuestras demás imágenes sin un solo fallo.
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
