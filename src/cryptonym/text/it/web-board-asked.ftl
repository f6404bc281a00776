# Quello che il tabellone dice a chi chiede di un indizio o apre il menu del tavolo.

board-clue-title = L'indizio: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Porta a una parola sul tavolo. È ammesso un tentativo in più.
   *[other] Porta a { $count } parole sul tavolo. È ammesso un tentativo in più.
}
board-clue-zero = Nessuna parola della squadra c'entra. Si può tentare finché se ne ha il coraggio.
board-clue-unlimited = Porta a più parole sul tavolo, senza dire quante. Si può tentare finché se ne ha il coraggio.
board-clue-about = Non hai capito la parola? Chiunque può farsela dire lettera per lettera.
board-spell = Lettera per lettera
board-doubt = L'indizio è contro le regole?
board-doubt-own = È l'indizio della vostra squadra: se è contro le regole, il vostro turno finisce.
board-doubt-theirs = Se è contro le regole, il turno finisce.
board-challenge = Contesta l'indizio
board-accept = Nulla in contrario
board-name = Questo tavolo si chiama { $name }.
board-give-to-bot = Dai il posto a un bot
board-move = Posto: { seat }
board-hand-over = Rendi host
board-take-over = Diventa host
board-host = Host
board-host-knows = Conosci la chiave, e quello che fai qui lo vedono tutti. In una partita si può solo poche volte.
board-kick = Manda via { $name }
board-kick-sure = Sì, manda via { $name }
board-lock = Chiudi la porta
board-lock-note = Non entra più nessuno.
board-pause = Ferma il tempo
board-resume = Fai ripartire il tempo
board-devices = I tuoi dispositivi
board-how = Come si gioca
duet-board-clue-leads = { $count ->
    [one] Porta a una parola di chi l'ha dato. Finché è giusto si continua.
   *[other] Porta a { $count } parole di chi l'ha dato. Finché è giusto si continua.
}
duet-board-clue-zero = Nessuna parola di chi l'ha dato c'entra qualcosa. Almeno una carta va toccata lo stesso.
duet-board-doubt-theirs = Decidi tu: se non vale, il turno finisce e costa un gettone.
duet-board-challenge = L'indizio non vale
board-lesson-key = Questi colori sono la chiave: la vedono solo i Capi. Porta la squadra verso il suo colore, lontano dall'assassino.
board-lesson-number = Il numero dice quante carte vanno con la parola. «Mare 2» vuol dire due carte.
board-lesson-touch = Un tocco indica una carta. Poi un pulsante qui sotto ne fa il vostro tentativo.
board-lesson-more = Avete tutte le parole di questo indizio. È ammesso un altro tentativo, per una parola rimasta indietro. Oppure basta così.
board-lesson-assassin = Una di queste carte è l'assassino. Chi la tocca perde subito la partita.
board-understood = Ho capito
board-lesson-half = La fascia in fondo a ogni carta è la tua metà della chiave. Il tuo compagno ne ha un'altra, che non vedrai mai.
board-lesson-judged = Adesso decide la metà del tuo compagno. I tuoi colori non dicono niente su questo indizio.
board-lesson-sudden = I gettoni sono finiti. Può toccare chiunque di voi, una carta alla volta, e ognuna dev'essere giusta.
board-allow = Va bene
board-object = Mi oppongo
board-spelling = Come si scrive
board-rule-allowed = Quando te l'hanno chiesto non avevi obiezioni: l'indizio resta.
board-rule-reject = L'indizio vale
board-rule-waive = Irregolare, ma nessun danno
board-rule-uphold = Non vale: il turno finisce

## Con le figure

board-picture-close = Torna al tabellone
board-picture-back = La figura precedente
board-picture-next = La figura successiva
pictures-board-clue-leads =
    { $count ->
        [one] Porta a una carta sul tavolo. È ammesso un tentativo in più.
       *[other] Porta a { $count } carte sul tavolo. È ammesso un tentativo in più.
    }
pictures-board-clue-zero = Nessuna carta della squadra c'entra. Si può tentare finché se ne ha il coraggio.
pictures-board-clue-unlimited = Porta a più carte sul tavolo, senza dire quante. Si può tentare finché se ne ha il coraggio.
pictures-board-lesson-touch = Un tocco indica una carta; se la tieni premuta vedi la figura in grande. Poi un pulsante qui sotto ne fa il vostro tentativo.
pictures-board-lesson-more = Avete tutte le carte di questo indizio. È ammesso un altro tentativo, per una carta rimasta indietro. Oppure basta così.
pictures_duet-board-clue-leads =
    { $count ->
        [one] Porta a una carta di chi l'ha dato. Finché è giusto si continua.
       *[other] Porta a { $count } carte di chi l'ha dato. Finché è giusto si continua.
    }
pictures_duet-board-clue-zero = Nessuna carta di chi l'ha dato c'entra qualcosa. Almeno una va toccata lo stesso.
