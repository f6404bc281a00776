# El signo de interrogación del tablero: de qué va este momento.

help-title = Qué pasa ahora
help-signs = Los signos
help-sign = { $identity ->
    [red] agentes rojos
    [blue] agentes azules
    [assassin] el asesino: quien lo toca pierde
    [bystander] civiles inocentes: con ellos acaba el turno
   *[other] { $label }
}
help-now-lobby = Antes de la partida cada uno elige un sitio. El jefe de espías verá la clave y dará las pistas; los agentes de campo adivinan. En los sitios libres pueden jugar bots. Luego el anfitrión empieza la partida.
help-now-over = La partida ha terminado y todos ven la clave entera. Puedes repasarla paso a paso, ver qué sugería cada pista, charlar y jugar otra vez.
help-now-rule-clue = Alguien dice que esta pista va contra las reglas, y decides tú. Si es así, el turno acaba. Si no, el equipo sigue.
help-now-answer-consult = Un jefe de espías quiere saber si una pista vale antes de darla. Vale una sola palabra que hable del significado y no sea una forma de una palabra de la mesa.
help-now-give-clue = Ves la clave: el color de cada palabra. Busca algo que varias palabras de tu color tengan en común y escribe una palabra y cuántas cartas quieres decir, como «mar 2». Si tocas cartas, quedan con un círculo; solo lo ves tú. Y mira al asesino una vez más.
help-now-guess-word = La pista es una palabra y el número de cartas que van con ella. Toca una carta para señalarla y pulsa el botón para intentarlo. Mientras sean vuestras podéis seguir, hasta un intento más que el número. Con cualquier otra carta acaba el turno. Tras el primer intento podéis plantaros.
help-now-cover-penalty-word = Su pista iba contra las reglas. A cambio puedes tapar una de tus palabras: elige una carta y pulsa el botón.
help-now-cover-opponent-word = Al otro lado no juega nadie, así que lo haces tú: elige una de sus palabras y tápala. Cada una os cuesta un punto.
help-now-wait-rule-clue = Alguien cree que la pista va contra las reglas. El otro jefe decide si cuenta; después sigue la partida.
help-now-wait-answer-consult = Un jefe de espías ha preguntado si una pista vale. La oirás cuando la dé.
help-now-wait-give-clue = Un jefe de espías busca una pista: una palabra y un número. Nadie más conoce la clave. Mientras tanto, lee las palabras y habla con tu equipo.
help-now-wait-guess-word = El otro equipo está adivinando. Si toca una carta vuestra, cuenta para vosotros. Escucha: sus errores también dicen algo.
help-now-wait-cover-penalty-word = La pista iba contra las reglas. El otro jefe puede tapar una palabra; después sigue la partida.
help-now-wait-cover-opponent-word = Al otro lado no juega nadie, así que el jefe tapa una de sus palabras. Después os toca otra vez.
help-now-keep-silent = Conoces la clave, así que no dices ni muestras nada mientras otros adivinan. Aprovecha para buscar la próxima pista; puedes marcar cartas con un círculo.
help-now-watch = Estás mirando y ves lo mismo que quienes adivinan. Dos jefes conocen la clave: cada uno dice una palabra y un número, y su equipo busca sus cartas.
help-now-other = Los equipos se turnan: un jefe dice una palabra y un número, y su equipo busca sus cartas. Gana quien las encuentra todas primero.

## Dos bandos con una clave cada uno

help-token = una ficha: el bando al que apunta la flecha tocó esta carta en vano y no puede repetir. Para el otro bando sigue libre.
help-now-sudden = Se acabaron las fichas: no hay más pistas y nadie dice nada. Puede tocar cualquiera de los dos bandos, en cualquier orden, carta por carta. Decide la mitad de la clave del otro bando. Cada agente os acerca; con cualquier otra carta perdéis. Si os rendís, también.
duet-help-sign = { $identity ->
    [red] agentes del rojo
    [blue] agentes del azul
    [assassin] un asesino: quien lo toca hace perder a los dos
   *[bystander] civiles: cada uno cuesta una ficha
}
duet-help-now-answer-consult = El otro bando quiere saber si una pista vale antes de darla. Vale una sola palabra que hable del significado y no sea una forma de una palabra de la mesa.
duet-help-now-give-clue = La franja de cada carta es tu mitad de la clave: tus agentes, civiles y tres asesinos. Busca algo que varios de tus agentes tengan en común y escribe una palabra y cuántas cartas quieres decir, como «mar 2». El otro bando ve otra mitad, así que solo tiene tu pista. Si tocas cartas, quedan con un círculo; solo lo ves tú. Cada turno cuesta una ficha.
duet-help-now-guess-word = La pista es una palabra y el número de cartas que van con ella. Decide la mitad de la clave del otro bando, así que tus colores aquí no dicen nada. Toca una carta para señalarla y pulsa el botón. Un agente queda descubierto para los dos, y podéis seguir mientras acertéis. Con un civil acaba el turno, y cuesta una ficha. Tras la primera carta podéis plantaros, que también cuesta una ficha. Con un asesino se pierde la partida.
duet-help-now-wait-answer-consult = Se ha preguntado al otro bando si una pista vale. La oiréis cuando se dé.
duet-help-now-wait-give-clue = El otro bando busca una pista: una palabra y un número, para los agentes de su mitad de la clave. Después los buscas tú. Mientras, lee las palabras y piensa en una pista tuya.
duet-help-now-keep-silent = Ahora decide tu mitad de la clave, así que no dices ni muestras nada mientras el otro bando adivina, tampoco después. Aprovecha para buscar la próxima pista; puedes marcar cartas con un círculo.
duet-help-now-watch = Estás mirando y no ves ninguna mitad de la clave. Cada bando conoce una y da pistas sobre ella: una palabra y un número. Juntos tienen que encontrar quince agentes antes de que se acaben las fichas.
duet-help-now-other = Jugáis juntos. Cada bando conoce una mitad de la clave y da pistas sobre ella; el otro busca las cartas. Cuando aparecen los quince agentes, habéis ganado.
duet-help-now-lobby = Antes de la partida cada uno elige un sitio en uno de los dos bandos; varios pueden compartirlo. Cada bando verá su mitad de la clave y dará pistas al otro. Un bot puede ser tu pareja. Luego el anfitrión empieza la partida.

## Con imágenes

pictures-help-now-answer-consult = Un jefe de espías quiere saber si una pista vale antes de darla. Vale una sola palabra que hable de lo que muestran o significan las imágenes, no de dónde están ni de cómo están dibujadas.
pictures-help-now-give-clue = El marco de cada imagen es la clave. Busca algo que varias imágenes de tu color tengan en común y escribe una palabra y cuántas cartas quieres decir, como «mar 2». Puedes nombrar lo que muestra una imagen. Mantén pulsada una carta para verla grande. Y mira al asesino una vez más.
pictures-help-now-guess-word = La pista es una palabra y el número de cartas que van con ella. Toca una carta para señalarla, mantenla pulsada para ver la imagen grande, y pulsa el botón para intentarlo. Mientras sean vuestras podéis seguir, hasta un intento más que el número. Cualquier otra carta acaba el turno. Tras el primer intento podéis plantaros.
pictures-help-now-cover-penalty-word = Su pista iba contra las reglas. A cambio puedes tapar una de tus cartas: elígela y pulsa el botón.
pictures-help-now-cover-opponent-word = Al otro lado no juega nadie, así que lo haces tú: elige una de sus cartas y tápala. Cada una os cuesta un punto.
pictures-help-now-wait-give-clue = Un jefe de espías busca una pista: una palabra y un número. Nadie más conoce la clave. Mientras tanto, mira las imágenes y habla con tu equipo.
pictures-help-now-wait-cover-penalty-word = La pista iba contra las reglas. El otro jefe puede tapar una carta; después sigue la partida.
pictures-help-now-wait-cover-opponent-word = Al otro lado no juega nadie, así que el jefe tapa una de sus cartas. Después os toca otra vez.
pictures-help-now-sudden = Alguien tocó al asesino, y queda una oportunidad: el equipo sigue sin pista nueva y tiene que encontrar todas sus demás cartas. El primer fallo pierde la partida. Rendirse también.
