# The front page.

front-title = Two teams. One word at a time.
front-lead = A word game for two teams: your spymaster says one word, and you work out which of the twenty-five codenames are yours.
front-picture = A board in the middle of a game
front-open = Play with friends
front-daily = Today's puzzle
front-find = Find a game
front-bots = Play with bots
front-bots-more = Level, role, score
front-bots-all = Choose everything yourself
front-kind-teams = Two teams
front-kind-coop = One team, for points
front-back = Back to your table: { $name }
front-public = Open tables
front-public-count = { $count ->
    [one] one person
   *[other] { $count } people
}
front-public-playing = playing
front-public-locked = The door is locked.
front-how = How to play
front-companion = With real cards
front-about = About Cryptonym
front-about-text = Version { $version }. No accounts, no adverts, nothing from other sites. A table is kept as long as somebody uses it; its link and its name are all you need.
front-about-licence = Cryptonym is free software under the MIT licence. Its source code comes with the program.

## Two sides with a key each

front-kind-duet = Duet, together
front-tap-duet = Play Duet with a bot

## With pictures

front-kind-pictures = Pictures, two teams
front-tap-pictures = Play Pictures with bots
