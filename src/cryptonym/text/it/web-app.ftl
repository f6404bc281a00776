# La cornice di ogni pagina: lingua, connessione, problemi.

app-page = { $page ->
    [opening] Apri un tavolo
    [join] Entra in un tavolo
    [table] Al tavolo
    [how] Come si gioca
    [record] Verifica una partita
    [companion] Con le carte vere
    [me] Su di me
    [daily] Il gioco del giorno
    [find] Trova una partita
    [missing] Qui non c'è niente
   *[front] Cryptonym
}
app-skip = Vai al contenuto
app-language = Lingua
app-home = Alla pagina iniziale
app-leave = Lascia il tavolo
app-leave-sure = Sì, lascia il tavolo
app-loading = Un momento…
app-trying = Niente connessione. Continuiamo a provare.
app-connecting = Connessione in corso…
app-away = Niente connessione. Il tuo posto resta tuo, e noi continuiamo a provare.
app-listed = { $first } e { $last }
app-back = Di nuovo in linea.
app-broken = Qualcosa è andato storto. Della partita non si è perso niente.
app-reload = Ricaricala
app-not-found = Forse un pezzo del link si è perso per strada.

## Problemi al di fuori delle regole, per codice

app-problem-malformed = Non si capisce. Prova in un altro modo.
app-problem-too-large = Il testo è troppo lungo. Accorcialo.
app-problem-too-fast = Con calma. Aspetta un momento e riprova.
app-problem-no-such-table = Quel tavolo non c'è. Controlla il nome, o aprine uno nuovo.
app-problem-no-seat = Non sei ancora a questo tavolo. Entra con un nome.
app-problem-wrong-origin = Questa pagina non è autorizzata per quel tavolo. Apri l'indirizzo del tavolo.
app-problem-unknown-code = Quel codice non vale, o non vale più. Fattene dare uno nuovo.
app-problem-code-elsewhere = Il server non sa più leggere quel codice. Fattene dare uno nuovo.
app-problem-no-such-record = Di quella partita non c'è ancora il resoconto.
app-problem-no-such-picture = Questa figura non esiste.
app-problem-no-such-key = Questo non è il codice di una chiave: sono quattro parole, come sull'altro telefono.
app-problem-no-such-card = Questa carta non c'è. Ricontrolla il numero.
app-problem-cannot-print = Questo server non sa stampare. Chi lo gestisce può installare cryptonym[print].
app-problem-member-gone = Non sei più a questo tavolo.
app-problem-device-removed = Hai scollegato questo dispositivo da un altro.
app-problem-moving = Il tavolo si sta spostando. Tornerà fra un momento.
app-problem-too-slow = La tua connessione è rimasta indietro. Riparte da capo.
app-problem-try-again = Non ha funzionato. Riprova.
app-problem-offline = Niente connessione. Controlla la rete e riprova.
