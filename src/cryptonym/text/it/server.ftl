# Il server: che cosa dicono `cryptonym serve` e `cryptonym admin`, e la pagina `/`.

serve-ready = Cryptonym è in funzione.
serve-here = Su questa macchina: { $address }
serve-network = Nella stessa rete, anche dai telefoni: { $address }
serve-only-here = Lo raggiunge solo questa macchina; { $option } lo apre alla rete.
serve-stop = { $keys } lo ferma. Ogni mossa è al sicuro, e le partite riprendono da dov'erano.
serve-address-taken = { $address } non si può usare: è occupato, oppure non è un indirizzo di questa macchina. Con --port 0 si trova una porta libera.
serve-failed = Il server non è partito. Le righe qui sopra dicono perché.
serve-goodbye = Fermato. Non si è perso nulla.

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
admin-no-table = Non c'è nessun tavolo { $table }.
admin-no-file = Il file { $file } non esiste.
admin-not-written = Impossibile scrivere { $file }.
admin-damaged = { $file } non è una copia integra. I tavoli fino al punto guasto sono tornati al loro posto.
admin-no-answer = Il database non risponde.
admin-not-opened = Impossibile aprire il database { $file }. È un file di altro tipo, oppure la cartella manca o non ci si può scrivere.

front-what = Questo è un server di Cryptonym: tavoli per un gioco di parole, un indizio e tanti tentativi, in sei lingue. Non ha una pagina per giocare.
front-terminal = Si può giocare in un terminale: { $command }
front-api = I programmi possono giocare qui. L'interfaccia è descritta in { $address }
