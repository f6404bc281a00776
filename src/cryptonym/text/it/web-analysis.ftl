# Una partita finita, indizio per indizio.

analysis-title = Gli indizi, rivisti
analysis-to-end = Torna alla fine della partita
analysis-thinking = Rileggiamo ogni indizio. Ci vuole qualche secondo.
analysis-retry = Riprova
analysis-none = In questa partita non c'è stato nessun indizio.
analysis-clues = Indizio per indizio
analysis-back = Indizio precedente
analysis-next = Indizio successivo
analysis-place = Indizio { $place } di { $places }
analysis-heat = Il tabellone, con le parole a cui l'indizio fa pensare
analysis-obscure = Questa parola la conosciamo appena: prendi le cifre con le molle.
analysis-meant = Che cosa intendeva il bot
analysis-links = Come ci si arriva
analysis-direct = direttamente
analysis-faint = legame debole
analysis-earlier = ancora da «{ $clue }»
analysis-touched = Toccate, e con che probabilità
analysis-others = C'era anche
analysis-worth = in media { $expected }
analysis-luck-more = Parole trovate: { $found }. Con questi indizi, in media se ne trovano { $expected }: fortuna, oppure ci si capisce al volo.
analysis-luck-less = Parole trovate: { $found }. Con questi indizi, in media se ne trovano { $expected }: poca fortuna, o la testa altrove.
analysis-luck-even = Parole trovate: { $found }. Con questi indizi, in media se ne trovano { $expected }: né fortuna né sfortuna.
analysis-luck-shots = { $count ->
    [one] Parole trovate: { $found }. Con questi indizi, in media se ne trovano { $expected }, ma una non l'avrebbe toccata quasi nessuno: fortuna, oppure ci si capisce al volo.
   *[other] Parole trovate: { $found }. Con questi indizi, in media se ne trovano { $expected }, ma { $count } non le avrebbe toccate quasi nessuno: fortuna, oppure ci si capisce al volo.
}
analysis-luck-unknown = Questi indizi li conosciamo appena: fortuna e bravura non si distinguono.
analysis-possible = Con i migliori indizi che conosciamo, { $possible }.
analysis-listened-well = Gli Agenti Operativi hanno toccato proprio le parole a cui gli indizi facevano pensare.
analysis-listened = Gli Agenti Operativi hanno quasi sempre seguito gli indizi.
analysis-listened-badly = Gli Agenti Operativi hanno toccato spesso parole a cui gli indizi non facevano pensare.
