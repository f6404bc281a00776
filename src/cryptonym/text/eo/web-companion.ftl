# Por tablo kun paperaj kartoj: ŝlosiloj kaj horloĝoj.

companion-lead = La kartoj kuŝas sur via tablo, la ŝlosilo estas sur la telefonoj de la ĉefspionoj. Unu el vi tiras ĝin, la alia skanas ĝin.
companion-source = De kie venas la ŝlosilo
companion-source-deck = La kvardek kartoj
companion-source-random = Pura hazardo
companion-draw = Tiru ŝlosilon
companion-code = Kodo de ŝlosilo
companion-code-note = De la alia telefono; aŭ karto el la stako: 17, aŭ 17-2 se ĝi estas dufoje turnita.
companion-code-empty = Unue tajpu la kodon.
companion-code-go = Prenu ĝin
companion-again = Provu denove
companion-key = La ŝlosilo
companion-starts = { $team ->
    [red] Komencas la ruĝuloj
   *[blue] Komencas la bluuloj
}
companion-hold = Premadu por rigardi
companion-leave-open = Lasu ĝin malkovrita
companion-hide = Kaŝu ĝin
companion-card = Karto { $number } de la stako, turnita je { $angle }°
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
   *[blue] Bluuloj: la aludo
}
companion-guess-of = { $team ->
    [red] Ruĝuloj: divenas
   *[blue] Bluuloj: divenas
}
companion-clue-given = La aludo estas donita
companion-turn-over = La vico finiĝis
companion-lengths = Daŭroj
companion-clue-time = Por la aludo
companion-guess-time = Por la divenoj
