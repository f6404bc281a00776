# Il server: che cosa dicono `cryptonym serve` e `cryptonym admin`, e la pagina `/`.

serve-ready = Cryptonym è in funzione.
serve-here = Su questa macchina: { $address }
serve-network = Nella stessa rete, anche dai telefoni: { $address }
serve-only-here = Lo raggiunge solo questa macchina; { $option } lo apre alla rete.
serve-stop = { $keys } lo ferma. Ogni mossa è al sicuro, e le partite riprendono da dov'erano.
serve-address-taken = { $address } non si può usare: è occupato, oppure non è un indirizzo di questa macchina. Con --port 0 si trova una porta libera.
serve-failed = Il server non è partito. Le righe qui sopra dicono perché.
serve-goodbye = Fermato. Non si è perso nulla.

person-somebody = Qualcuno
admin-backed-up = È tutto in { $file }. Contiene le chiavi delle partite in corso: va tenuto riservato.
admin-restored = { $count ->
    [one] Un tavolo è tornato al suo posto.
   *[other] Tavoli tornati al loro posto: { $count }.
}
admin-left-out = { $count ->
    [one] Un tavolo è rimasto fuori, perché il suo codice o il suo nome è occupato:
   *[other] { $count } tavoli sono rimasti fuori, perché il loro codice o il loro nome è occupato:
}
admin-purged = { $count ->
    [one] Un tavolo è stato cancellato.
   *[other] Tavoli cancellati: { $count }.
}
admin-people-restored = { $count ->
    [one] Una persona è tornata.
   *[other] Persone tornate: { $count }.
}
admin-people-known = { $count ->
    [one] Una persona è rimasta fuori, perché c'è già.
   *[other] { $count } persone sono rimaste fuori, perché ci sono già.
}
admin-daily-restored = { $count ->
    [one] Una voce del gioco del giorno è tornata.
   *[other] Voci del gioco del giorno tornate: { $count }.
}
admin-people-purged = { $count ->
    [one] Una persona è stata cancellata.
   *[other] Persone cancellate: { $count }.
}
admin-no-person = Non c'è nessuna persona { $person }.
admin-person-leaves = Niente apre più questa persona. Il server la toglie dai suoi tavoli e poi la dimentica.
admin-no-report = Non c'è nessuna segnalazione aperta { $report }.
admin-no-table = Non c'è nessun tavolo { $table }.
admin-no-file = Il file { $file } non esiste.
admin-not-written = Impossibile scrivere { $file }.
admin-damaged = { $file } non è una copia integra. I tavoli fino al punto guasto sono tornati al loro posto.
admin-no-answer = Il database non risponde.
admin-not-opened = Impossibile aprire il database { $file }. È un file di altro tipo, oppure la cartella manca o non ci si può scrivere.

days-made = { $count ->
    [one] In { $file } c'è un giorno. Contiene le soluzioni, quindi tienilo per te.
   *[other] In { $file } ci sono { $count } giorni. Contiene le soluzioni, quindi tienilo per te.
}
days-damaged = { $file }: la riga { $line } non si legge. I suoi giorni saranno rifatti.
days-unreadable = { $file } non è l'apertura di un giorno.
days-true = È il giorno che era stato promesso: { $promise }
days-false = Non è il giorno che era stato promesso. La sua impronta è { $promise }

front-what = Questo è un server di Cryptonym: tavoli per un gioco di parole, un indizio e tanti tentativi, in sei lingue. Non ha una pagina per giocare.
front-terminal = Si può giocare in un terminale: { $command }
front-api = I programmi possono giocare qui. L'interfaccia è descritta in { $address }

feed-calendar = Cryptonym: scadenze
feed-news = Cryptonym: tavoli che ti aspettano
