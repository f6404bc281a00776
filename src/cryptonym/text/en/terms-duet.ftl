# Of Duet alone.

side-done = { $team ->
    [red] All of red's words are found. Red gives no more clues.
    [blue] All of blue's words are found. Blue gives no more clues.
   *[other] All words of { $label } are found. { $label } gives no more clues.
}
sudden-death = Sudden death: no more clues, and the first mistake loses the game.
gave-up = { $team ->
    [red] Red gives up.
    [blue] Blue gives up.
   *[other] { $label } gives up.
}
turn-done = That was the last word of whoever gave the clue. The turn is over.
