# The daily.

daily-lead = Un tabellone al giorno, uguale per tutti. Trova le parole o dai l'indizio.
daily-title-decode = Decifra
daily-title-encode = Cifra
daily-title-riddles = Indovinelli
daily-about-decode = Quattro indizi, uno dopo l'altro. Trova le parole a cui portano.
daily-about-encode = Vedi la chiave. Dai un solo indizio per quante parole osi; lo giudicano i bot e le persone.
daily-about-riddles = Indizi dati da altre persone, un tabellone per ciascuno.
daily-stage-new = Gioca
daily-stage-begun = Continua
daily-stage-over = Vedi il risultato
daily-streak = { $count ->
    [one] Un giorno di fila
   *[other] { $count } giorni di fila
}
daily-archive = Giorni passati
daily-archive-none = Non ci sono ancora giorni passati.
daily-late = in ritardo
daily-tomorrow = Perché nessuno possa cambiare dopo i tabelloni di domani, ecco la loro impronta: { $hash }
daily-yesterday = Il tuo indizio di ieri
daily-per-clue = Parole trovate per ogni indizio, nel tempo: { $mean }
daily-again = Riprova
daily-back = Torna al gioco del giorno
daily-board = Tabellone del giorno
daily-cell-own = parola tua
daily-cell-bystander = passante
daily-cell-assassin = assassino
daily-chosen = scelta
daily-clue-of = Indizio { $number } di { $all }
daily-next-is = Prossimo indizio: { $clue }, { $number }
daily-found = { $found } parole su { $own }
daily-misses = { $count ->
    [one] un errore
   *[other] { $count } errori
}
daily-next = Prossimo indizio
daily-stop = Fermati qui
daily-go-on = Continua in ritardo
daily-ending-all-found = Tutte le parole trovate
daily-ending-assassin = L'assassino
daily-ending-misses = Tre errori
daily-ending-clues = Era l'ultimo indizio
daily-everybody = Come è andata a tutti
daily-alone = Oggi nessuno ha giocato prima di te
daily-you-and = { $count ->
    [one] Tu e un'altra persona, per parole trovate
   *[other] Tu e altre { $count } persone, per parole trovate
}
daily-bar = { $count ->
    [one] Una parola trovata
   *[other] { $count } parole trovate
}
daily-share = Condividi
daily-letters = Lettere al posto dei colori
daily-picture = Immagine
daily-copied = Copiato
daily-choose = Tocca le parole che intendi, poi scrivi il tuo indizio.
daily-word = Il tuo indizio
daily-give = { $count ->
    [one] Dai l'indizio per una parola
   *[other] Dai l'indizio per { $count } parole
}
daily-your-clue = Il tuo indizio
daily-panel = I bot trovano il { $share } delle tue parole, quasi sempre tra { $low } e { $high }.
daily-people = { $count ->
    [one] Una persona ha trovato il { $share } delle parole.
   *[other] { $count } persone hanno trovato il { $share } delle parole.
}
daily-people-none = Nessuno l'ha ancora provato. Torna domani.
daily-bars = La barra su una carta mostra quanto è probabile che i bot la tocchino per prima.
daily-taken = Hanno preso: { $words }
daily-bots-said = I bot avrebbero detto: { $clues }
daily-riddle-bot = Indizio di un bot
daily-riddle-person = Indizio di qualcuno
daily-answer = Questa è la mia risposta
daily-skip = Salta
daily-unfair = Indizio scorretto
daily-report = Segnala
daily-riddle-right = { $found } giuste su { $number }
daily-meant = Intendeva: { $words }
daily-next-riddle = Prossimo indovinello
daily-agree-title = Una domanda
daily-agree-ask = Possiamo conservare le tue risposte, senza il tuo nome, perché i bot imparino come le persone capiscono gli indizi?
daily-agree-yes = Sì
daily-agree-no = No, grazie
daily-problem-future-day = Dove vivi quel giorno non è ancora arrivato.
daily-problem-no-such-day = Qui quel giorno non c'è.
daily-problem-day-over = È passata la mezzanotte. Puoi finire, ma vale come in ritardo.
daily-problem-day-done = Il tuo tentativo l'hai già avuto.
daily-problem-moved-on = Un'altra tua pagina è stata più veloce. Riapri il gioco per vedere a che punto è.
daily-problem-covered = Quella carta è già girata.
daily-problem-not-begun = Prima comincia il gioco.
daily-problem-not-over = La soluzione si pubblica quando il giorno è finito ovunque.
daily-problem-no-riddles = Hai risolto tutti gli indovinelli che ci sono. Ne arrivano di nuovi ogni giorno.
daily-problem-no-such-riddle = Quell'indovinello non è per te.
