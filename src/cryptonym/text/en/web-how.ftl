# How to play.

how-contents = On this page
how-try = Touch a card
how-example = The board of the example
how-as-played = As it was played
how-again = From the start
how-play = Open a table
how-touched-open = { $team ->
    [red] Which words does red's spymaster mean?
   *[blue] Which words does blue's spymaster mean?
}
how-touched-right = { $word } is yours. Guess again, or stop.
how-touched-last = { $word } is yours, and it was your last guess.
how-touched-other = { $word } belongs to the others. Your turn is over, and you have helped them.
how-touched-bystander = { $word } was a bystander. Your turn is over.
how-touched-assassin = { $word } was the assassin. You have lost.
how-touched-all = { $word } was the last of yours. You have won.
