# Una persona senza account: tavoli, dispositivi, numeri, e la via d'uscita.

me-tables = I miei tavoli
me-tables-none = Nessuno è aperto. Aprine uno o entra in uno: comparirà qui.
me-ended-tables = { $count ->
    [one] Un tavolo finito
   *[other] { $count } tavoli finiti
}
me-ended = Finito
me-wanted-clue = Tocca a te dare l'indizio
me-wanted-guess = Tocca a te indovinare
me-wanted-answer = Tocca a te rispondere
me-wanted-start = Puoi distribuire le carte
me-waits = Si aspetta { $names }
me-running = Si sta giocando
me-between = Nessuna partita in corso
me-left-days = { $count ->
    [one] resta un giorno
   *[other] restano { $count } giorni
}
me-left-hours = { $count ->
    [one] resta 1 h
   *[other] restano { $count } h
}
me-left-minutes = { $count ->
    [one] resta 1 min
   *[other] restano { $count } min
}
me-left-reserve = { $left }, dalla tua riserva
me-drop = Togli dalla lista: { $name }
me-about = Su di me
me-keep = Conserva i miei tavoli
me-keep-about = Niente account, niente password: questo dispositivo si ricorda di te. Trovi tutti i tuoi tavoli nella pagina iniziale, anche su più dispositivi, e i tuoi numeri. Nessun altro ne viene a sapere nulla. Se non ti interessa, gioca come prima.
me-have-code = Ho un codice da un altro dispositivo
me-code = Quattro parole
me-code-use = Riconoscimi anche qui
me-have-phrase = Ho una frase
me-phrase-type = Sei parole
me-phrase-use = Ritrovami
me-name = Il mio nome
me-save = Salva
me-saved = Salvato.
me-language = La mia lingua
me-level = Bot con cui mi piace giocare
me-devices = I miei dispositivi
me-device-about = Un altro dispositivo diventa tuo con un codice di quattro parole. Il codice vale una volta, per dieci minuti.
me-device-more = Un codice per un altro dispositivo
me-device-qr = Codice QR per l'altro dispositivo
me-news = Ora anche un altro dispositivo è tuo: { $kind }, dal { $time }.
me-news-below = Non sei tu? Toglilo qui sotto.
me-news-elsewhere = Non sei tu? Toglilo
me-phrase = Frase per i giorni storti
me-phrase-about = Se perdi tutti i dispositivi, sei parole ti riportano qui. Creale adesso e scrivile.
me-phrase-there = Una frase c'è. Se ne crei una nuova, la vecchia non vale più.
me-phrase-make = Crea una frase
me-phrase-once = Scrivi queste parole, in quest'ordine. Si vedono solo adesso.
me-statistics = I miei numeri
me-statistics-none = Nessuna tua partita è ancora finita.
me-statistics-games = Partite: { $count }, vinte: { $won }
me-statistics-words = Parole della tua squadra per ogni tuo indizio: { $number }
me-statistics-numbers = Numeri che hai osato, e mantenuto
me-statistics-of = { $part } su { $whole } mantenuti
me-statistics-touched = Che cosa ha toccato la tua squadra dopo un indizio che hai sentito
me-touched-own = Parole proprie
me-touched-rival = Parole degli altri
me-touched-bystander = Passanti
me-touched-assassin = L'assassino
me-statistics-partners = Compagni
me-statistics-shared = { $words } parole per { $clues } indizi
me-statistics-private = Lo vedi solo tu.
me-out = Tutti i miei dati
me-export = Esporta tutto
me-delete-about = La cancellazione vale subito e non si può annullare. Dove stai giocando continua un bot, e al posto del tuo nome ci sarà «qualcuno».
me-delete = Cancella tutto
me-delete-sure = Sì, cancella tutto
me-delete-not = No, lascia tutto com'è
me-deleted = È stato cancellato tutto.
me-problem-no-person = Qui non ti conosciamo. Comincia da capo, oppure torna con un codice o con la tua frase.
me-problem-person-taken = Sotto questo segreto c'è già qualcuno. Prova ancora una volta.
me-problem-phrase-length = Una frase ha sei parole.
me-problem-phrase-word = Una delle parole non è delle nostre. Cerca un errore di battitura.
me-problem-phrase-unknown = Queste parole non sono di nessuno. Una è diversa, oppure lo è l'ordine.
me-problem-no-push = Questo server non richiama i browser.
me-problem-bad-endpoint = Il tuo browser non si può richiamare a questo indirizzo.
