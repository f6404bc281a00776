# El tablero: hay imágenes, y entre ellas puede haber palabras; por eso habla de cartas.

pictures-board-left =
    { $team ->
        [red]
            { $count ->
                [one] Rojo: queda una carta
               *[other] Rojo: quedan { $count } cartas
            }
       *[blue]
            { $count ->
                [one] Azul: queda una carta
               *[other] Azul: quedan { $count } cartas
            }
    }
pictures-board-clue-hint = Una palabra y a cuántas de tus cartas apunta, como «mar 2».
pictures-board-clue-number = Ahora el número: ¿a cuántas cartas apunta?
pictures-board-number-zero = 0: no va con ninguna carta vuestra. Intentos sin límite.
pictures-board-number-unlimited = ∞: varias cartas, sin decir cuántas. Intentos sin límite.
pictures-board-guess = Elige una carta
pictures-board-cover = Tapa una carta
pictures-board-say-skipped = No se tapó ninguna carta.
pictures-board-simulated-team = Aquí no hay nadie. Tras cada turno vuestro, el jefe de espías tapa una de sus cartas.
pictures_duet-board-number-zero = 0: no encaja con ninguna de tus cartas.
