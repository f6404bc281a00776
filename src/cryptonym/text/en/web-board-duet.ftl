# The board: two sides with a key each.

board-begin = First clue: whoever has one
board-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
board-mistakes = { $count ->
    [one] one mistake left
   *[other] { $count } mistakes left
}
board-agents-found = { $count } of 15 found
board-touched-you = already touched by you
board-touched-other = already touched by the other side
board-touched-by = { $team ->
    [red] already touched by red
    [blue] already touched by blue
   *[other] already touched by { $label }
}
board-give-up = Give up
board-give-up-sure = Yes, we give up
duet-board-turn = { $team ->
    [red] Red gives a clue
   *[blue] Blue gives a clue
}
duet-board-stop = Stop: one token
duet-board-number-zero = 0: it fits none of your words.
duet-board-say-ended = The turn is over, and its token is spent.
duet-board-say-stopped = They stop there. That costs a token.
