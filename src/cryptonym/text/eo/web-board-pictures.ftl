# La tabulo: tie kuŝas bildoj, eble kun vortoj inter ili; tial ĝi parolas pri kartoj.

pictures-board-left = { $team ->
    [red] { $count ->
        [one] Ruĝuloj: restas unu karto
       *[other] Ruĝuloj: restas { $count } kartoj
    }
    [blue] { $count ->
        [one] Bluuloj: restas unu karto
       *[other] Bluuloj: restas { $count } kartoj
    }
   *[other] { $count ->
        [one] { $label }: restas unu karto
       *[other] { $label }: restas { $count } kartoj
    }
}
pictures-board-clue-hint = Unu vorto kaj kiom da viaj kartoj ĝi celas, ekzemple „maro 2”. Vi rajtas nomi tion, kion bildo montras.
pictures-board-clue-number = Nun la nombro: kiom da kartoj vi celas?
pictures-board-number-zero = 0: rilatas al neniu karto via. Divenoj sen limo.
pictures-board-number-unlimited = ∞: pluraj kartoj, sen diri kiom. Divenoj sen limo.
pictures-board-guess = Elektu karton
pictures-board-cover = Kovru karton
pictures-board-say-skipped = Neniu karto estis kovrita.
pictures-board-simulated-team = Ĉi tie sidas neniu. Post ĉiu via vico la ĉefspiono kovras unu el iliaj kartoj.
pictures-duties-guess-first = { $count ->
    [one] Divenu karton. Vi havas unu divenon.
   *[other] Divenu karton. Vi havas ĝis { $count } divenojn.
}
pictures-duties-guess-first-free = Divenu karton, kaj daŭrigu, kiom vi kuraĝas.
pictures-duties-guess-first-shared = { $team ->
    [red] Divenu karton por la ruĝuloj.
    [blue] Divenu karton por la bluuloj.
   *[other] Divenu karton por { $label }.
}
pictures-duties-penalty-must = Ilia aludo ne validis. Kovru unu el viaj kartoj.
pictures-duties-penalty-may = Ilia aludo ne validis. Kovru unu el viaj kartoj, aŭ lasu tion.
pictures-duties-penalty-wait = { $team ->
    [red] La aludo ne validis. La ĉefspiono de la ruĝuloj povas kovri karton.
    [blue] La aludo ne validis. La ĉefspiono de la bluuloj povas kovri karton.
   *[other] La aludo ne validis. { $label } povas kovri karton.
}
pictures-duties-simulate = Estas la vico de la kontraŭuloj: kovru unu el iliaj kartoj.
pictures-duties-sudden = Tio estis la murdisto. Trovu ĉiujn viajn aliajn kartojn sen eraro.
pictures-duties-sudden-wait = Tio estis la murdisto. Ili havas unu ŝancon: trovi ĉiujn siajn kartojn sen eraro.
pictures_coop-duties-coop-won = { $score ->
    [one] Vi venkis kune, kun unu el 7 poentoj.
   *[other] Vi venkis kune, kun { $score } el 7 poentoj.
}
pictures_duet-duties-sudden-wait = Subita morto: restas nur viaj kartoj. La alia flanko tuŝas.
pictures_duet-duties-guess-first-free = Kiujn kartojn celas la aludo? Tuŝu unu.
pictures_duet-board-number-zero = 0: ĝi taŭgas por neniu via karto.
