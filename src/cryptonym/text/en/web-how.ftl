# How to play.

how-contents = On this page
how-try = Touch a card
how-example = The board of the example
how-as-played = As it was played
how-again = From the start
how-play = Open a table
how-record = Check a saved game
how-touched-open = { $team ->
    [red] Which words does red's spymaster mean?
    [blue] Which words does blue's spymaster mean?
   *[other] { $label }: which words does the spymaster mean?
}
how-touched-right = { $word } is yours. Guess again, or stop.
how-touched-last = { $word } is yours, and it was your last guess.
how-touched-other = { $word } belongs to the others. Your turn is over, and you have helped them.
how-touched-bystander = { $word } was a bystander. Your turn is over.
how-touched-assassin = { $word } was the assassin. You have lost.
how-touched-all = { $word } was the last of yours. You have won.

## Two sides with a key each

how-game-duet = How to play Duet
how-game-other = How to play with teams
duet-how-touched-open = Which words does your partner mean?
duet-how-touched-right = { $word } is an agent, found for both. Go on, or stop for a token.
duet-how-touched-bystander = { $word } was a bystander. A token lies there now, and the turn is over.
duet-how-touched-assassin = { $word } was an assassin. You have both lost.
duet-how-touched-all = { $word } was the last of your partner's words here.

## With pictures

how-game-pictures = How to play Pictures
