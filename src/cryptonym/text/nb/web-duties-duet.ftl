# Setningen som sier hva som ventes av deg nå: to sider med hver sin nøkkel.

duet-duties-coop-won = Dere vant sammen.
duties-begin = Den som har et hint først, begynner.
duties-sudden = Sudden death: Trykk på det som er igjen. Én feil, og dere har tapt.
duties-sudden-wait = Sudden death: Bare dine ord er igjen. Den andre siden trykker.
duties-sudden-watch = Sudden death: ingen flere hint, og ved første feil er det tapt.
duet-duties-give-clue = { $count ->
    [one] Gi makkeren din et hint.
   *[other] Gi makkerne dine et hint.
}
duet-duties-give-spelled = «{ $word }» er greit. Den andre siden skriver det «{ $spelling }».
duet-duties-wait-clue = { $count ->
    [one] Makkeren din leter etter et hint.
   *[other] Makkerne dine leter etter et hint.
}
duet-duties-wait-clue-of = { $team ->
    [red] Rød side leter etter et hint.
   *[blue] Blå side leter etter et hint.
}
duet-duties-guess-first-free = Hvilke ord peker hintet på? Trykk på ett.
duet-duties-guess-free = Riktig. Trykk på ett til, eller stopp.
duet-duties-straight-face = { $count ->
    [one] Makkeren din gjetter: Hold masken.
   *[other] Makkerne dine gjetter: Hold masken.
}
