# Et bord som spilles over flere dager: hvor lang tid alle har, og hva du har gått glipp av.

slow-pace = Tempo
slow-live = Direkte
slow-live-about = Alle er der samtidig.
slow-about = Alle har så lang tid for hvert trekk og spiller når det passer. Når tiden og reserven er brukt opp, spiller en bot videre til de er tilbake.
slow-each = { $time } for hvert trekk
slow-reserve = I reserve, for hver spiller og hvert spill
slow-none = Ingenting
slow-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dager
    }
slow-hours =
    { $count ->
        [one] 1 time
       *[other] { $count } timer
    }
slow-minutes =
    { $count ->
        [one] 1 minutt
       *[other] { $count } minutter
    }

slow-left-mine = Du har { $time } igjen.
slow-left = { $names }: { $time } igjen.
slow-left-and-reserve-mine = Du har { $time } igjen, så { $reserve } i reserve.
slow-left-and-reserve = { $names }: { $time } igjen, så { $reserve } i reserve.
slow-in-reserve-mine = Du bruker reserven: { $time } igjen.
slow-in-reserve = { $names }: bruker reserven, { $time } igjen.
slow-give-time = Gi mer tid
slow-ran-out = Tiden er ute: { $names }.
slow-given = { $name } gir mer tid.
slow-server-was-away = Serveren var borte, så det er mer tid.
slow-stands-in = { $name }, en bot, spiller videre.
slow-kept = { $inTime } trekk i tide, { $overdue } for sent

slow-missed =
    { $count ->
        [one] Én ting skjedde mens du var borte
       *[other] { $count } ting skjedde mens du var borte
    }
slow-missed-title = Mens du var borte
slow-open-clues = Hint som fortsatt er åpne
slow-found =
    { $count ->
        [one] 1 funnet
       *[other] { $count } funnet
    }
slow-found-none = ingen funnet ennå
