# Lo que dice el tablero a quien pregunta por una pista o abre el menú de la mesa.

board-clue-title = La pista: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Apunta a una palabra de la mesa. Se permite un intento más.
   *[other] Apunta a { $count } palabras de la mesa. Se permite un intento más.
}
board-clue-zero = Ninguna palabra del equipo tiene que ver con ella. El equipo puede seguir mientras se atreva.
board-clue-unlimited = Apunta a varias palabras de la mesa, sin decir a cuántas. El equipo puede seguir mientras se atreva.
board-clue-about = ¿No has entendido la palabra? Cualquiera puede pedir que se deletree.
board-spell = Pedir que se deletree
board-doubt = ¿La pista va contra las reglas?
board-doubt-own = Es la pista de vuestro equipo: si va contra las reglas, vuestro turno acaba.
board-doubt-theirs = Si va contra las reglas, el turno acaba.
board-challenge = Impugnar la pista
board-accept = Nada en contra
board-name = Esta mesa se llama { $name }.
board-give-to-bot = Dar el sitio a un bot
board-move = Puesto: { seat }
board-hand-over = Hacer anfitrión
board-take-over = Hacerme anfitrión
board-host = Anfitrión
board-host-knows = Conoces la clave, y todos ven lo que haces aquí. En una partida solo se puede unas pocas veces.
board-kick = Echar a { $name }
board-kick-sure = Sí, echar a { $name }
board-lock = Cerrar la puerta
board-lock-note = Ya no entra nadie más.
board-pause = Parar el reloj
board-resume = Reanudar el reloj
board-devices = Tus dispositivos
board-how = Cómo se juega
duet-board-clue-leads = { $count ->
    [one] Apunta a una palabra de quien la dio. Mientras acertéis podéis seguir.
   *[other] Apunta a { $count } palabras de quien la dio. Mientras acertéis podéis seguir.
}
duet-board-clue-zero = Ninguna palabra de quien la dio tiene que ver con ella. Aun así hay que tocar al menos una carta.
duet-board-doubt-theirs = Tu palabra decide: si no vale, el turno acaba y cuesta una ficha.
duet-board-challenge = La pista no vale
board-lesson-key = Estos colores son la clave; solo la ven los jefes de espías. Lleva a tu equipo hacia su color, y lejos del asesino.
board-lesson-number = El número dice cuántas cartas van con la palabra. «Mar 2» son dos cartas.
board-lesson-touch = Toca una carta para señalarla. Después, un botón aquí abajo la convierte en vuestro intento.
board-lesson-more = Ya tenéis todas las palabras de esta pista. Se permite un intento más, para una palabra de antes. O plantaos.
board-lesson-assassin = Una de estas cartas es el asesino. Quien la toca pierde la partida en el acto.
board-understood = Entendido
board-lesson-half = La franja al pie de cada carta es tu mitad de la clave. Tu pareja tiene otra, que nunca verás.
board-lesson-judged = Ahora decide la mitad de tu pareja. Tus colores no dicen nada de esta pista.
board-lesson-sudden = Se acabaron las fichas. Cualquiera puede tocar, carta por carta, y hay que acertarlas todas.
board-allow = Sin objeciones
board-object = Me opongo
board-spelling = Cómo se escribe
board-rule-allowed = Te lo consultaron antes y no pusiste objeciones: la pista vale.
board-rule-reject = La pista vale
board-rule-waive = No vale, pero no ha perjudicado a nadie
board-rule-uphold = No vale: acaba el turno

## Con imágenes

board-picture-close = Volver al tablero
board-picture-back = La imagen anterior
board-picture-next = La imagen siguiente
pictures-board-clue-leads =
    { $count ->
        [one] Apunta a una carta de la mesa. Se permite un intento más.
       *[other] Apunta a { $count } cartas de la mesa. Se permite un intento más.
    }
pictures-board-clue-zero = Ninguna carta del equipo tiene que ver con ella. El equipo puede seguir mientras se atreva.
pictures-board-clue-unlimited = Apunta a varias cartas de la mesa, sin decir a cuántas. El equipo puede seguir mientras se atreva.
pictures-board-lesson-touch = Toca una carta para señalarla; mantenla pulsada para ver la imagen grande. Después, un botón aquí abajo la convierte en vuestro intento.
pictures-board-lesson-more = Ya tenéis todas las cartas de esta pista. Se permite un intento más, para una carta de antes. O plantaos.
pictures_duet-board-clue-leads =
    { $count ->
        [one] Lleva a una carta de quien la dio. Mientras acertéis podéis seguir.
       *[other] Lleva a { $count } cartas de quien la dio. Mientras acertéis podéis seguir.
    }
pictures_duet-board-clue-zero = Ninguna carta de quien la dio tiene que ver con ella. Aun así hay que tocar al menos una.
