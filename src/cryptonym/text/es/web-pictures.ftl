# Las imágenes en otros sitios: una en grande, y lo que se dice antes y después de una partida.

board-picture-close = Volver al tablero
board-picture-back = La imagen anterior
board-picture-next = La imagen siguiente
pictures-board-clue-leads = { $count ->
    [one] Apunta a una carta de la mesa. Se permite un intento más.
   *[other] Apunta a { $count } cartas de la mesa. Se permite un intento más.
}
pictures-board-clue-zero = Ninguna carta del equipo tiene que ver con ella. El equipo puede seguir mientras se atreva.
pictures-board-clue-unlimited = Apunta a varias cartas de la mesa, sin decir a cuántas. El equipo puede seguir mientras se atreva.
pictures-board-lesson-touch = Toca una carta para señalarla; mantenla pulsada para ver la imagen grande. Después, un botón aquí abajo la convierte en vuestro intento.
pictures-board-lesson-more = Ya tenéis todas las cartas de esta pista. Se permite un intento más, para una carta de antes. O plantaos.
pictures_duet-board-clue-leads = { $count ->
    [one] Lleva a una carta de quien la dio. Mientras acertéis podéis seguir.
   *[other] Lleva a { $count } cartas de quien la dio. Mientras acertéis podéis seguir.
}
pictures_duet-board-clue-zero = Ninguna carta de quien la dio tiene que ver con ella. Aun así hay que tocar al menos una.
pictures-help-now-answer-consult = Un jefe de espías quiere saber si una pista vale antes de darla. Vale una sola palabra que hable de lo que muestran o significan las imágenes, no de dónde están ni de cómo están dibujadas.
pictures-help-now-give-clue = El marco de cada imagen es la clave. Busca algo que varias imágenes de tu color tengan en común y escribe una palabra y cuántas cartas quieres decir, como «mar 2». Puedes nombrar lo que muestra una imagen. Mantén pulsada una carta para verla grande. Y mira al asesino una vez más.
pictures-help-now-guess-word = La pista es una palabra y el número de cartas que van con ella. Toca una carta para señalarla, mantenla pulsada para ver la imagen grande, y pulsa el botón para intentarlo. Mientras sean vuestras podéis seguir, hasta un intento más que el número. Cualquier otra carta acaba el turno. Tras el primer intento podéis plantaros.
pictures-help-now-cover-penalty-word = Su pista iba contra las reglas. A cambio puedes tapar una de tus cartas: elígela y pulsa el botón.
pictures-help-now-cover-opponent-word = Al otro lado no juega nadie, así que lo haces tú: elige una de sus cartas y tápala. Cada una os cuesta un punto.
pictures-help-now-wait-give-clue = Un jefe de espías busca una pista: una palabra y un número. Nadie más conoce la clave. Mientras tanto, mira las imágenes y habla con tu equipo.
pictures-help-now-wait-cover-penalty-word = La pista iba contra las reglas. El otro jefe puede tapar una carta; después sigue la partida.
pictures-help-now-wait-cover-opponent-word = Al otro lado no juega nadie, así que el jefe tapa una de sus cartas. Después os toca otra vez.
pictures-help-now-sudden = Alguien tocó al asesino, y queda una oportunidad: el equipo sigue sin pista nueva y tiene que encontrar todas sus demás cartas. El primer fallo pierde la partida. Rendirse también.
pictures-end-best = { $count ->
    [one] La mejor pista: { $clue }. Una carta encontrada.
   *[other] La mejor pista: { $clue }. { $count } cartas encontradas.
}
pictures-end-with-words = Con las imágenes
opening-faces = ¿Qué hay sobre la mesa?
opening-faces-name = { $faces ->
    [pictures] Imágenes
   *[words] Palabras
}
opening-pictures-count = { $count } imágenes
opening-list-pictures = Imágenes
opening-key-deck60 = De 60 ya hechas
opening-assassin-ending = Final del asesino
opening-assassin-ending-note = Quien toca al asesino sigue sin pista, y solo gana si encuentra todas sus demás imágenes sin un fallo.
front-kind-pictures = Imágenes, dos equipos
front-tap-pictures = Jugar a Imágenes con bots
how-game-pictures = Cómo se juega con Imágenes
pictures-companion-source-deck = Una de 60 claves ya hechas
