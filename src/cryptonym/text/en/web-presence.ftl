# Who is there, who is away, and who comes late.

presence-away = away
presence-is-away = { $name } is away.
presence-is-back = { $name } is back.
presence-offer = { $name } is away. Wait, or let a bot play until they are back?
presence-bot = Let a bot play
presence-wait = Wait
presence-seat-back = Take your seat back
presence-clock-waits = { $time } left, the clock waits a minute for whoever is away
presence-clock-unknown = No connection: how much time is left is not known
presence-time-absent = If the player to act loses the connection
presence-absent-stop = the clock waits up to a minute
presence-absent-run = the clock runs on
presence-would-play = I would like to play
presence-ask-seat = Ask for a seat: { seat }
presence-asked = You have asked for a seat: { seat }. The host decides.
presence-unask = Just watch
presence-asks = { $name } would like to play: { seat }.
presence-seat-them = Let { $name } play
presence-end-game = End this game
presence-end-sure = Yes, end it for everybody
presence-ended = { $name } has ended the game. Nobody has won.
presence-did-you-mean = Did you mean { $name }?
presence-go-there = Yes, go there
