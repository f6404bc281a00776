# Una partita finita, indizio per indizio.

analysis-title = Gli indizi, riguardati
analysis-to-end = Torna alla fine della partita
analysis-thinking = Rileggiamo ogni indizio. Ci vuole qualche secondo.
analysis-retry = Riprova
analysis-none = In questa partita non c'è stato nessun indizio.
analysis-clues = Indizio per indizio
analysis-back = L'indizio prima
analysis-next = L'indizio dopo
analysis-place = Indizio { $place } di { $places }
analysis-heat = Il tavolo, con quello che l'indizio fa pensare
analysis-obscure = Questa parola la conosciamo appena: prendi le cifre con le molle.
analysis-links = Che cosa porta dove
analysis-direct = ci si arriva subito
analysis-faint = per un filo sottile
analysis-touched = Toccate, e quanto era probabile
analysis-others = C'era anche
analysis-worth = vale { $expected }
analysis-luck-more = Parole trovate: { $found }, con indizi che valevano { $expected }: fortuna, oppure vi capite al volo.
analysis-luck-less = Parole trovate: { $found }, con indizi che valevano { $expected }: poca fortuna, o la testa altrove.
analysis-luck-even = Parole trovate: { $found }, con indizi che valevano { $expected }: né fortuna né sfortuna.
analysis-luck-unknown = Questi indizi li conosciamo appena: fortuna e bravura non si distinguono.
analysis-possible = I migliori indizi che conosciamo valevano { $possible }.
analysis-listened-well = Gli Agenti Operativi hanno preso quello a cui l'indizio faceva pensare di più.
analysis-listened = Gli Agenti Operativi hanno quasi sempre seguito gli indizi.
analysis-listened-badly = Gli Agenti Operativi hanno preso spesso altro da quello che l'indizio suggeriva.
