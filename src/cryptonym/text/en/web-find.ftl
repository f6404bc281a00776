# Looking for a game with people one does not know.

find-lead = With people you do not know. Nobody writes anything: you choose short sentences, and each of you reads them in your own language.
find-pace-slow = Over days
find-part = Your part
find-part-any = Either
find-part-give = Give clues
find-part-guess = Guess
find-bots = If nobody comes, bots after
find-bots-after = { $count } min
find-bots-never = never
find-name = Your name
find-start = Find a game
find-remembered = From then on this device remembers you, so that your seat is yours. You can have everything deleted under “{ $page }”.
find-looking = Looking for players
find-waited = You have waited for { $time }.
find-bots-in = Bots sit down in { $time }, if nobody comes before.
find-bots-now = Play with bots now
find-stay = Leave this page open: the game begins by itself.
find-away = You can close this page. When somebody comes, the table is among yours on the front page.
find-meanwhile = Meanwhile
find-stop = Stop looking
find-stopped = You are no longer looking for a game.
find-found = Your table is ready.
find-lost = The server does not answer. We keep trying; your place in the queue stays yours for a while.
find-alone = Nobody else is looking for the same yet.
find-others = { $count ->
    [one] One other person is looking for the same.
   *[other] { $count } others are looking for the same.
}
find-game-duet = Two people: each has half of the secret, and you win or lose together.
find-game-coop = Two people, one team: the fewer turns, the more points.
find-game-teams = Four people, two against two: one of each team gives the clues.
