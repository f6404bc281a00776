# Perché un comando non è stato eseguito: un messaggio per ogni codice di rules/refusals.py.

refusal-game-over = La partita è finita.
refusal-wrong-phase = Non ora: { $phase ->
    [clue] prima ci vuole un indizio.
    [challenged] prima il Capo avversario deve decidere sull'indizio.
    [guess] gli Agenti Operativi stanno indovinando.
    [penalty] prima viene la penalità.
    [simulate] prima tocca agli avversari.
    [sudden] è la morte improvvisa.
    [over] la partita è finita.
   *[other] prima viene altro.
}
refusal-wrong-role = Non spetta a te: hai un altro ruolo.
refusal-not-your-turn = È il turno dell'altra squadra.
refusal-stale-turn = Quel turno è passato. Siamo al turno { $turn }.
refusal-must-guess-once = Almeno un tentativo per turno bisogna farlo.
refusal-already-covered = La carta { $word } è già coperta.
refusal-unknown-card = Sul tavolo questa carta non c'è.
refusal-clue-empty = Un indizio è una parola. Dinne una.
refusal-clue-too-long = Un indizio ha al massimo { $limit } lettere.
refusal-clue-characters = Ci sono caratteri non ammessi.
refusal-number-range = Di' un numero da { $lowest } a { $highest }, oppure senza limiti.
refusal-expert-clues-off = A questo tavolo non si usano né lo zero né il senza limiti.
refusal-clue-refused = «{ $word }» non vale. Cerca un altro indizio.
refusal-clue-objected = Su «{ $word }» c'è un'obiezione. Cerca un altro indizio.
refusal-consultation-pending = Per «{ $word }» si aspetta ancora la risposta.
refusal-enough-questions = In questo turno hai già chiesto { $limit } volte. Dai un indizio che non lasci dubbi.
refusal-no-consultation = Nessuno ha chiesto niente.
refusal-no-clue = Non c'è ancora un indizio.
refusal-challenge-closed = L'indizio vale. Ormai è tardi per contestarlo.
refusal-own-clue = L'indizio è tuo.
refusal-waiver-off = A questo tavolo un indizio irregolare non si perdona.
refusal-penalty-is-a-duty = A questo tavolo la penalità è d'obbligo. Copri una delle tue parole.
refusal-not-own-colour = Copri una parola della tua squadra.
refusal-not-their-colour = Copri una parola degli avversari.
refusal-spymaster-silent = Un Capo dice l'indizio e nient'altro.
refusal-text-form = Scrivi una riga sola, al massimo { $limit } caratteri.
refusal-no-timer = In questa partita quel timer non c'è.
refusal-timer-running = Il timer è già partito.
refusal-timer-paused = Il timer è fermo.
refusal-time-left = C'è ancora tempo.
refusal-time-is-up = Tempo scaduto.
refusal-too-few-players = Manca ancora qualcuno: { $missing }.
refusal-seat-taken = Quel posto è occupato.
refusal-no-such-seat = In questo tipo di partita quel posto non c'è.
refusal-role-locked = Fino alla fine della partita il tuo ruolo è questo.
refusal-unknown-player = Non sei a questo tavolo.
refusal-already-joined = Sei già a questo tavolo.
refusal-seat-kept = Questo posto è già tra i tavoli di un'altra persona.
refusal-game-running = Aspetta che finisca la partita.
refusal-no-game = Le carte non sono ancora sul tavolo.
refusal-too-few-words = Una lista deve avere almeno { $needed } parole; questa ne ha { $given }.
refusal-bad-word = «{ $word }» non può fare da nome in codice.
refusal-too-many-words = Una lista ha al massimo { $limit } parole.
refusal-not-host = Questo può farlo solo l'host.
refusal-host-is-here = L'host si è fatto vivo da poco. Puoi prendere il suo posto se resta inattivo per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
refusal-table-locked = Il tavolo non accetta altri giocatori. Chiedi all'host di riaprirlo.
refusal-table-full = A questo tavolo non c'è posto per più di { $limit } persone.
refusal-table-closed = Questo tavolo è chiuso.
refusal-name-form = Un nome è una riga di al massimo { $limit } caratteri, con almeno una lettera o una cifra. Una bandiera o un'emoji da sola non è un nome, e alcune non si possono usare affatto.
refusal-name-taken = Qui c'è già qualcuno che si chiama { $name }. Scegli un altro nome.
refusal-not-for-bots = Questo un bot non può farlo.
refusal-looking-off = A questo tavolo, durante la partita, nessuno guarda la chiave.
refusal-sent-away = L'host ti ha mandato via. Puoi tornare a partita finita.
refusal-seated-by-host = Durante la partita può farti sedere solo l'host. Se un posto qui ce l'hai già, fatti mostrare un codice dall'altro dispositivo.
refusal-enough-acts = Conosci la chiave, e quello che fai qui lo vedono tutti. Dopo { $limit } volte si aspetta la fine della partita.
refusal-no-missions = Questo gioco non ha missioni. Le città si scelgono a un tavolo di Duet.
refusal-unknown-city = Sulla mappa non c'è una città così.
refusal-city-closed = Quella città è ancora chiusa. Prima vinci una di quelle vicine.
refusal-campaign-form = Questo non è il testo di una mappa. Copialo per intero, dalla prima all'ultima parola.
refusal-campaign-altered = Qualcosa in questo testo è cambiato per strada. Copialo di nuovo.
refusal-campaign-newer = Quella mappa è di una versione più nuova. Chiedi a chi gestisce il server di aggiornarlo.
refusal-code-spent = Quel codice è già stato usato, o ce n'è uno più nuovo. Fattene dare uno nuovo.
refusal-too-many-devices = Hai già { $limit } dispositivi a questo tavolo. Prima togline uno.
refusal-no-such-device = A questo tavolo non hai un dispositivo così.
refusal-device-too-new = Nei primi { $minutes } minuti un dispositivo non può togliere quelli più vecchi. Fallo da uno di quelli.
refusal-last-device = Qui hai solo questo dispositivo. Se vuoi andartene, lascia il tavolo.
refusal-other = In questo gioco non è possibile.
