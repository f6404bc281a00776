# Il tabellone.

board-label = Tabellone
board-play = Che cosa fare
board-log = Indizi e chat
board-log-key = Indizi, chat, chiave
board-close = Chiudi
board-your-turn = Tocca a te

## Parole rimaste, turno, tempo

board-you = tu
board-agency = { $team ->
    [red] Rossi
   *[blue] Blu
}
board-left = { $team ->
    [red] { $count ->
        [one] Rossi: resta una parola
       *[other] Rossi: restano { $count } parole
    }
   *[blue] { $count ->
        [one] Blu: resta una parola
       *[other] Blu: restano { $count } parole
    }
}
board-turn = { $team ->
    [red] Tocca ai rossi
   *[blue] Tocca ai blu
}
board-turn-short = { $team ->
    [red] Rossi
   *[blue] Blu
}
board-coop-score = { $count ->
    [one] Se vincete ora: un punto
   *[other] Se vincete ora: { $count } punti
}
board-time-left = { $time } al termine
board-time-paused = { $time } al termine, tempo fermo
board-time-up = Tempo scaduto.
board-flip = Gira la clessidra

## Una carta descritta

board-identity = { $identity ->
    [red] rosso
    [blue] blu
    [assassin] assassino
   *[bystander] passante
}
board-covered = coperta
board-marked-by = segnata da { $names }
board-noted = cerchiata

## L'indizio

board-word = Indizio
board-number = Numero
board-clue-hint = Una parola, e quante delle tue indica.
board-clue-number = Ora il numero: quante parole intendi?
board-give = Dai l'indizio
board-ask = Chiedi prima
board-clue-title = L'indizio: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Porta a una parola sul tavolo. È ammesso un tentativo in più.
   *[other] Porta a { $count } parole sul tavolo. È ammesso un tentativo in più.
}
board-clue-zero = Nessuna parola della squadra c'entra. Si può tentare finché se ne ha il coraggio.
board-clue-unlimited = Porta a più parole sul tavolo, senza dire quante. Si può tentare finché se ne ha il coraggio.
board-clue-about = Chiunque può farselo dire lettera per lettera. Chi lo trova irregolare lo dice prima del primo tentativo.
board-standing-accepted = L'indizio vale: il Capo avversario non ha nulla in contrario.
board-standing-waived = Irregolare, ma nessun danno: l'indizio vale.
board-standing-rejected = Contestazione respinta: l'indizio vale.
board-spell = Lettera per lettera
board-challenge = Contesta l'indizio
board-accept = Nulla in contrario
board-guesses-left = { $count ->
    [one] resta un tentativo
   *[other] restano { $count } tentativi
}
board-guesses-free = tentativi a volontà

## Che cosa decide l'altro Capo

board-allow = Va bene
board-object = Mi oppongo
board-spelling = Come si scrive
board-rule-allowed = Quando te l'hanno chiesto non avevi obiezioni: l'indizio resta.
board-rule-reject = L'indizio vale
board-rule-waive = Irregolare, ma nessun danno
board-rule-uphold = Non vale: il turno finisce

## Toccare le carte

board-guess = Scegli una parola
board-guess-word = Tocca { $word }
board-stop = Basta così
board-cover = Copri una parola
board-cover-word = Copri { $word }
board-skip = Lascia stare

## Chi guarda, e i posti vuoti

board-look = Guarda la chiave
board-look-title = Vuoi vedere la chiave?
board-look-about = La vedrai fino alla fine della partita. Non si torna indietro, e in questa partita non potrai più indovinare.
board-look-yes = Mostrami la chiave
board-look-no = Meglio di no
board-take-seat = Siediti: { seat }
board-bot-seat = Un bot: { seat }

## Che cosa è successo

board-say-clue = { $team ->
    [red] Indizio dei rossi: { $word }, { $number }.
   *[blue] Indizio dei blu: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } è dei rossi.
    [blue] { $word } è dei blu.
    [assassin] { $word } era l'assassino.
   *[bystander] { $word } era un ignaro passante.
}
board-say-ended = Il turno finisce qui.
board-say-timeout = Tempo scaduto. Il turno finisce qui.
board-say-invalid = L'indizio non era valido.
board-say-limit = Tentativi finiti.
board-say-stopped = { $team ->
    [red] I rossi si fermano.
   *[blue] I blu si fermano.
}
board-say-skipped = Nessuna parola è stata coperta.
board-say-came = { $name } è al tavolo.
board-say-went = { $name } se ne va.
board-say-key-seen = { $name } adesso conosce la chiave.
board-no-clues = Ancora nessun indizio.
board-invalid = non valido
board-penalty = penalità
board-simulated = loro turno
board-simulated-team = Qui non siede nessuno. Dopo ogni vostro turno il Capo copre una delle loro parole.
board-explained = { $name } ha scelto { $word } passando per { $links }.
board-explained-direct = { $name } ha scelto { $word }: da «{ $clue }» ci si arriva subito.
board-explained-earlier = { $name } ha scelto { $word } per un indizio precedente, «{ $clue }».
board-explained-earlier-by = { $name } ha scelto { $word } per un indizio precedente, «{ $clue }», passando per { $links }.
board-explained-feeling = { $name } ha scelto { $word } a naso.
board-somebody = qualcuno

## Chat, e la chiave in elenco

board-talk = Chat
board-talk-none = Nessuno ha ancora detto niente.
board-say = Pensa ad alta voce
board-send = Dillo
board-key-lists = La chiave in elenco
board-key-list = { $identity ->
    [red] Rossi
    [blue] Blu
    [assassin] L'assassino
   *[bystander] Passanti
}

## Il tavolo

board-menu = Il tavolo
board-menu-empty = Il tavolo: c'è un posto vuoto
board-name = Questo tavolo si chiama { $name }.
board-give-to-bot = Dai il posto a un bot
board-move = Posto: { seat }
board-hand-over = Rendi host
board-take-over = Diventa host
board-host = Host
board-host-you = Adesso l'host sei tu.
board-host-now = Adesso l'host è { $name }.
board-host-knows = Conosci la chiave, e quello che fai qui lo vedono tutti. In una partita si può solo poche volte.
board-kick = Manda via { $name }
board-kick-sure = Sì, manda via { $name }
board-lock = Chiudi la porta
board-lock-note = Non entra più nessuno.
board-pause = Ferma il tempo
board-resume = Fai ripartire il tempo
board-devices = I tuoi dispositivi
board-how = Come si gioca
