# Una mesa que se juega durante días: cuánto tiempo hay y qué se ha perdido uno.

slow-pace = Ritmo
slow-live = En directo
slow-live-about = Todos están a la vez.
slow-about = Cada cual tiene este tiempo para cada jugada y juega cuando le viene bien. Cuando se acaban el tiempo y la reserva, un bot sigue jugando hasta que vuelva.
slow-each = { $time } para cada jugada
slow-reserve = De reserva, para cada jugador y partida
slow-none = Nada
slow-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
slow-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
slow-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }

slow-left-mine = Tienes { $time }.
slow-left = { $names }: { $time }.
slow-left-and-reserve-mine = Tienes { $time }, y luego { $reserve } de reserva.
slow-left-and-reserve = { $names }: { $time }, y luego { $reserve } de reserva.
slow-in-reserve-mine = Usas tu reserva: { $time }.
slow-in-reserve = { $names }: de la reserva, { $time }.
slow-give-time = Dar más tiempo
slow-ran-out = Se acabó el tiempo: { $names }.
slow-given = { $name } da más tiempo.
slow-server-was-away = El servidor no estaba, así que hay más tiempo.
slow-stands-in = { $name }, un bot, sigue jugando.
slow-kept = { $inTime } jugadas a tiempo, { $overdue } fuera de plazo

slow-missed =
    { $count ->
        [one] Ha pasado una cosa mientras no estabas
       *[other] Han pasado { $count } cosas mientras no estabas
    }
slow-missed-title = Mientras no estabas
slow-open-clues = Pistas que siguen abiertas
slow-found =
    { $count ->
        [one] 1 encontrada
       *[other] { $count } encontradas
    }
slow-found-none = ninguna encontrada todavía
