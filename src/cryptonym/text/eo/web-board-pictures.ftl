# La tabulo: tie kuŝas bildoj, eble kun vortoj inter ili; tial ĝi parolas pri kartoj.

pictures-board-left =
    { $team ->
        [red]
            { $count ->
                [one] Ruĝuloj: restas unu karto
               *[other] Ruĝuloj: restas { $count } kartoj
            }
       *[blue]
            { $count ->
                [one] Bluuloj: restas unu karto
               *[other] Bluuloj: restas { $count } kartoj
            }
    }
pictures-board-clue-hint = Unu vorto kaj kiom da viaj kartoj ĝi celas, ekzemple „maro 2”.
pictures-board-clue-number = Nun la nombro: kiom da kartoj vi celas?
pictures-board-number-zero = 0: rilatas al neniu karto via. Divenoj sen limo.
pictures-board-number-unlimited = ∞: pluraj kartoj, sen diri kiom. Divenoj sen limo.
pictures-board-guess = Elektu karton
pictures-board-cover = Kovru karton
pictures-board-say-skipped = Neniu karto estis kovrita.
pictures-board-simulated-team = Ĉi tie sidas neniu. Post ĉiu via vico la ĉefspiono kovras unu el iliaj kartoj.
pictures_duet-board-number-zero = 0: ĝi taŭgas por neniu via karto.
