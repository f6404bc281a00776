# Before a game: who sits where.

lobby-ready = I am ready
lobby-unready = Not ready yet
lobby-is-ready = ready
lobby-start = Start the game
lobby-invite = Say this name, or send the link
lobby-qr = QR code with the address of this table
lobby-qr-larger = Show the QR code larger
lobby-copy = Copy link
lobby-copied = Copied
lobby-copy-failed = This browser does not let us copy. Here is the address:
lobby-share = Share
lobby-local = This address works only on this machine. For phones, open the other address that the server printed when it started.
lobby-one-team = One team
lobby-for-both = For both
lobby-spymaster = Spymaster
lobby-operatives = Operatives
lobby-operative = Operative
lobby-players = Players
lobby-player = Player
lobby-sit = Sit here
lobby-sit-at = Sit here: { seat }
lobby-add-bot = Add a bot: { seat }
lobby-you = you
lobby-bot = bot: { $level }
lobby-host = Host
lobby-see-to = Move or send away
lobby-let-watch = Let them watch
lobby-watchers = Watching
lobby-watchers-none = Nobody.
lobby-watch = Watch instead
lobby-fill = Bots for the rest
lobby-shuffle = Shuffle
lobby-say = Say something to everybody
lobby-unequal = The teams are unequal. You may play like that.
lobby-for-host = For the host
lobby-level = Level of new bots
lobby-close = Close the table
lobby-close-sure = Yes, close it for everybody
lobby-change = Change
lobby-change-title = Your game
lobby-change-seats = Changing the kind of game clears all seats and removes the bots.
lobby-change-done = Agreed
lobby-yours = Your place at this table
lobby-rename = Change
lobby-keep = Keep this table
lobby-keep-about = You find this table on the front page again, under “My tables”, and on your other devices if you like. No account, no password.
lobby-kept = This table is under “My tables” now.
lobby-device = Your seat on another device
lobby-device-about = Scan the code with the other device, or open this table there and type it. It is valid for a few minutes.
lobby-device-qr = QR code for your other device
lobby-device-make = Show a code
lobby-device-again = Show a new code
lobby-screen = Around one big screen
lobby-screen-about = Show the board on a TV and play around it. Spymasters come in with their phones and keep the key there; the TV never shows it.
lobby-screen-go = Show it on this screen
lobby-last = Last game
lobby-sat = { $seat ->
    [watcher] { $name } is watching.
   *[other] { $name } sits down: { seat }.
}

## Two sides with a key each

duet-lobby-screen-about = Show the board on a TV and play around it. Each side keeps its half of the key on its phones; the TV shows neither.
