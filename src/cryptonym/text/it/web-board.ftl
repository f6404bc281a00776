# Il tabellone.

board-label = Tabellone
board-play = Che cosa fare
board-log = Indizi e chat
board-log-key = Indizi, chat, chiave
board-close = Chiudi
board-your-turn = È il tuo turno

## Parole rimaste, turno, tempo

board-you = tu
board-agency = { $team ->
    [red] Rossi
    [blue] Blu
   *[other] { $label }
}
board-left = { $team ->
    [red] { $count ->
        [one] Rossi: resta una parola
       *[other] Rossi: restano { $count } parole
    }
    [blue] { $count ->
        [one] Blu: resta una parola
       *[other] Blu: restano { $count } parole
    }
   *[other] { $count ->
        [one] { $label }: resta una parola
       *[other] { $label }: restano { $count } parole
    }
}
board-turn = { $team ->
    [red] Turno dei rossi
    [blue] Turno dei blu
   *[other] Turno: { $label }
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
    [bystander] passante
   *[other] { $label }
}
board-covered = coperta
board-marked-by = segnata da { $names }
board-noted = cerchiata

## L'indizio

board-word = Indizio
board-number = Numero
board-clue-hint = Una parola e quante delle tue indica, come «mare 2».
board-clue-number = Ora il numero: quante parole intendi?
board-number-zero = 0: non c'entra con nessuna vostra parola. Tentativi senza limite.
board-number-unlimited = ∞: più parole, senza dire quante. Tentativi senza limite.
board-give = Dai l'indizio
board-ask = Chiedi prima
board-standing-accepted = L'indizio vale: il Capo avversario non ha nulla in contrario.
board-standing-waived = Irregolare, ma nessun danno: l'indizio vale.
board-standing-rejected = Contestazione respinta: l'indizio vale.
board-guesses-left = { $count ->
    [one] resta un tentativo
   *[other] restano { $count } tentativi
}
board-guesses-free = tentativi a volontà

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
    [blue] Indizio dei blu: { $word }, { $number }.
   *[other] { $label }, indizio: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } è dei rossi.
    [blue] { $word } è dei blu.
    [assassin] { $word } era l'assassino.
    [bystander] { $word } era un ignaro passante.
   *[other] { $word }: { $label }.
}
board-say-ended = Il turno finisce qui.
board-say-timeout = Tempo scaduto. Il turno finisce qui.
board-say-invalid = L'indizio non era valido.
board-say-limit = Tentativi finiti.
board-say-stopped = { $team ->
    [red] I rossi si fermano.
    [blue] I blu si fermano.
   *[other] { $label }: ci si ferma.
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
board-quick = Risposte brevi
board-quick-sure = Sicuro
board-quick-wait = Aspettate
board-quick-not-that = Quella no
board-unread = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
board-key-lists = La chiave in elenco
board-key-list = { $identity ->
    [red] Rossi
    [blue] Blu
    [assassin] L'assassino
    [bystander] Passanti
   *[other] { $label }
}

## Il tavolo

board-menu = Il tavolo
board-menu-empty = Il tavolo: c'è un posto vuoto
board-host-you = Adesso l'host sei tu.
board-host-now = Adesso l'host è { $name }.
board-help = Che cosa succede ora?
