# Por tablo kun paperaj kartoj: ŝlosiloj kaj horloĝoj.

companion-lead = La kartoj kuŝas sur via tablo, la ŝlosilo estas sur la telefonoj de la ĉefspionoj. Unu el vi tiras ĝin, la alia skanas ĝin.
companion-source = De kie venas la ŝlosilo
companion-source-deck = Unu el 40 pretaj ŝlosiloj
companion-source-random = Farita surloke
companion-draw = Tiru ŝlosilon
companion-code = Kodo de ŝlosilo
companion-code-note = La kodo aŭ la ligilo de la alia telefono; aŭ la numero de preta ŝlosilo: 17, aŭ 17-2 se ĝi estas dufoje turnita.
companion-code-empty = Unue tajpu la kodon.
companion-code-go = Prenu ĝin
companion-again = Provu denove
companion-did-you-mean = Ĉu vi celis { $code }?
companion-same = Ĉu la sama ŝlosilo? Tiam ankaŭ la alia telefono montras ĉi tiun bildon.
companion-picture = Bildo { $number }
companion-key = La ŝlosilo
companion-starts = { $team ->
    [red] Komencas la ruĝuloj
    [blue] Komencas la bluuloj
   *[other] Komencas { $label }
}
companion-hold = Premadu por rigardi
companion-leave-open = Lasu ĝin malkovrita
companion-hide = Kaŝu ĝin
companion-card = Preta ŝlosilo { $number }, turnita je { $angle }°
companion-turn = Turnu ĝin
companion-other = Por la alia ĉefspiono
companion-other-about = Kiu havas ĉi tiun kodon, tiu havas la ŝlosilon.
companion-qr = Skanebla kodo: ĉi tiu ŝlosilo
companion-send = Sendu la ligilon
companion-copied = Ligilo kopiita
companion-another = Alia ŝlosilo
companion-clocks = Horloĝoj
companion-sand = Sablohorloĝo
companion-turns = Vica horloĝo
companion-clue-of = { $team ->
    [red] Ruĝuloj: la aludo
    [blue] Bluuloj: la aludo
   *[other] { $label }: la aludo
}
companion-guess-of = { $team ->
    [red] Ruĝuloj: divenas
    [blue] Bluuloj: divenas
   *[other] { $label }: divenas
}
companion-clue-given = La aludo estas donita
companion-turn-over = La vico finiĝis
companion-lengths = Daŭroj
companion-clue-time = Por la aludo
companion-guess-time = Por la divenoj

## Du flankoj kun po unu ŝlosilo

companion-game = Kion vi ludas?
companion-side = Ĉe kiu flanko vi estas?
duet-companion-lead = La kartoj kuŝas sur via tablo; ĉiu telefono montras unu duonon de la ŝlosilo. Unu el vi tiras ĝin, la alia skanas ĝin kaj ricevas la alian duonon.
duet-companion-source-deck = Unu el 100 pretaj ŝlosiloj
duet-companion-starts = { $team ->
    [red] Via duono: ruĝa
   *[blue] Via duono: blua
}
duet-companion-other = Por la alia flanko
duet-companion-other-about = La ligilo montras la alian duonon de la sama ŝlosilo.

## Kun bildoj

pictures-companion-source-deck = Unu el 60 pretaj ŝlosiloj
