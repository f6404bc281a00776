# La tabulo: tie kuŝas bildoj, eble kun vortoj inter ili; tial ĝi parolas pri kartoj.

pictures-duties-guess-first =
    { $count ->
        [one] Divenu karton. Vi havas unu divenon.
       *[other] Divenu karton. Vi havas ĝis { $count } divenojn.
    }
pictures-duties-guess-first-free = Divenu karton, kaj daŭrigu, kiom vi kuraĝas.
pictures-duties-guess-first-shared =
    { $team ->
        [red] Divenu karton por la ruĝuloj.
       *[blue] Divenu karton por la bluuloj.
    }
pictures-duties-penalty-must = Ilia aludo ne validis. Kovru unu el viaj kartoj.
pictures-duties-penalty-may = Ilia aludo ne validis. Kovru unu el viaj kartoj, aŭ lasu tion.
pictures-duties-penalty-wait =
    { $team ->
        [red] La aludo ne validis. La ĉefspiono de la ruĝuloj povas kovri karton.
       *[blue] La aludo ne validis. La ĉefspiono de la bluuloj povas kovri karton.
    }
pictures-duties-simulate = Estas la vico de la kontraŭuloj: kovru unu el iliaj kartoj.
pictures-duties-sudden = Tio estis la murdisto. Trovu ĉiujn viajn aliajn kartojn sen eraro.
pictures-duties-sudden-wait = Tio estis la murdisto. Ili havas unu ŝancon: trovi ĉiujn siajn kartojn sen eraro.
pictures_coop-duties-coop-won =
    { $score ->
        [one] Vi venkis kune, kun unu el 7 poentoj.
       *[other] Vi venkis kune, kun { $score } el 7 poentoj.
    }
pictures_duet-duties-sudden-wait = Subita morto: restas nur viaj kartoj. La alia flanko tuŝas.
pictures_duet-duties-guess-first-free = Kiujn kartojn celas la aludo? Tuŝu unu.
