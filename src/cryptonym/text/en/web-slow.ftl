# A table that is played over days: how long everybody has, and what one has missed.

slow-pace = Pace
slow-live = Live
slow-live-about = Everybody is there at the same time.
slow-about = Everybody has this long for each move, and plays when it suits them. When time and reserve are over, a bot plays on until they are back.
slow-each = { $time } for each move
slow-reserve = In reserve, for each player and game
slow-none = Nothing
slow-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
slow-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
slow-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }

slow-left-mine = You have { $time } left.
slow-left = { $names }: { $time } left.
slow-left-and-reserve-mine = You have { $time } left, then { $reserve } in reserve.
slow-left-and-reserve = { $names }: { $time } left, then { $reserve } in reserve.
slow-in-reserve-mine = You are using your reserve: { $time } left.
slow-in-reserve = { $names }: using the reserve, { $time } left.
slow-give-time = Give more time
slow-ran-out = Time has run out: { $names }.
slow-given = { $name } gives more time.
slow-server-was-away = The server was away, so there is more time.
slow-stands-in = { $name }, a bot, plays on.
slow-kept = { $inTime } moves in time, { $overdue } overdue

slow-missed =
    { $count ->
        [one] One thing happened while you were away
       *[other] { $count } things happened while you were away
    }
slow-missed-title = While you were away
slow-open-clues = Clues that are still open
slow-found =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
slow-found-none = none found yet
