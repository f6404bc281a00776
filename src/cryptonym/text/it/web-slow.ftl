# Un tavolo che si gioca in più giorni: quanto tempo c'è, e che cosa ci si è persi.

slow-pace = Ritmo
slow-live = Dal vivo
slow-live-about = Tutti ci sono nello stesso momento.
slow-about = Ognuno ha questo tempo per ogni mossa e gioca quando vuole. Quando tempo e riserva sono finiti, un bot gioca al suo posto finché non torna.
slow-each = { $time } per ogni mossa
slow-reserve = Di riserva, per ogni giocatore e partita
slow-none = Niente
slow-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
slow-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
slow-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }

slow-left-mine = Hai ancora { $time }.
slow-left = { $names }: ancora { $time }.
slow-left-and-reserve-mine = Hai ancora { $time }, poi { $reserve } di riserva.
slow-left-and-reserve = { $names }: ancora { $time }, poi { $reserve } di riserva.
slow-in-reserve-mine = Stai usando la riserva, ancora { $time }.
slow-in-reserve = { $names }: usa la riserva, ancora { $time }.
slow-give-time = Dai altro tempo
slow-ran-out = Tempo scaduto: { $names }.
slow-given = { $name } dà altro tempo.
slow-server-was-away = Il server non c'era, quindi c'è altro tempo.
slow-stands-in = { $name }, un bot, continua a giocare.
slow-kept = { $inTime } mosse in tempo, { $overdue } scadute

slow-missed =
    { $count ->
        [one] È successa una cosa mentre non c'eri
       *[other] Sono successe { $count } cose mentre non c'eri
    }
slow-missed-title = Mentre non c'eri
slow-open-clues = Indizi ancora aperti
slow-found =
    { $count ->
        [one] 1 trovata
       *[other] { $count } trovate
    }
slow-found-none = ancora nessuna parola
