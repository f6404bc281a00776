# After a game: why, the board again, the story, the next game.

end-why-assassin = { $team ->
    [red] Red touched { $word }. It was the assassin.
    [blue] Blue touched { $word }. It was the assassin.
   *[other] { $label } touched { $word }. It was the assassin.
}
end-why-found = { $team ->
    [red] The last red agent was { $word }.
    [blue] The last blue agent was { $word }.
   *[other] { $label }: the last agent was { $word }.
}
end-why-gift = { $team ->
    [red] The last blue agent was { $word }, and red touched it.
    [blue] The last red agent was { $word }, and blue touched it.
   *[other] The last agent was { $word }, and { $label } touched it for the others.
}
end-why-penalty = { $team ->
    [red] The last red agent was { $word }, covered as a penalty.
    [blue] The last blue agent was { $word }, covered as a penalty.
   *[other] { $label }: the last agent was { $word }, covered as a penalty.
}
end-why-opponents = The other side was quicker. Their last agent was { $word }.
end-why-other = The last word was { $word }. That ends the game.
end-again = Play again
end-otherwise = Other options
end-rotate = Rotate spymasters
end-shuffle = Shuffle the teams
end-lobby = Back to the seats
end-wait-host = { $name } can deal the next game.
end-best = { $count ->
    [one] Best clue: { $clue } (one word found).
   *[other] Best clue: { $clue } ({ $count } words found).
}
end-luckiest = Luckiest touch: { $word } after { $clue }, at odds of { $chance }.
end-picture-share = Picture to share
end-replay = Replay
end-back = Step back
end-next = Step forward
end-with-key = Show the key
end-dealt = { $team ->
    [red] The cards lie on the table. Red starts.
    [blue] The cards lie on the table. Blue starts.
   *[other] The cards lie on the table. { $label } starts.
}
end-found = { $count ->
    [one] One found: { $words }.
   *[other] { $count } found: { $words }.
}
end-stopped = Stopped there.
end-limit = No guesses left.
end-challenged = The clue is challenged.
end-story = What happened
end-send = Share the game
end-with-words = With the words
end-picture = A picture of the board. { $title }
end-rows = The result in symbols
end-share = Share
end-copy = Copy the symbols
end-copied = Copied.
end-not-copied = This browser does not let us copy. Select the symbols by hand.
end-record = The record
end-checking = Checking the seal …
end-fair = The cards were dealt fairly: words and key are those that were sealed before the first clue.
end-unfair = The seal does not match. These are not the words and the key that were promised.
end-unchecked = The seal could not be checked just now. The record holds all that is needed for it.
end-analysis = Look at the clues
end-download = Download the record

## Two sides with a key each

end-why-bystander = { $word } was a bystander, and in sudden death every card has to be right.
end-why-mistakes = { $word } was a bystander: one mistake too many.
end-why-gave-up = No tokens, no certainty: you gave up.
duet-end-why-assassin = { $team ->
    [red] Blue touched { $word }. On red's half it was an assassin.
   *[blue] Red touched { $word }. On blue's half it was an assassin.
}
duet-end-why-found = { $word } was the fifteenth agent.
duet-end-dealt = The cards lie on the table. Whoever has a clue first begins.
end-keys = Both keys
end-key-of = { $team ->
    [red] Red's half
    [blue] Blue's half
   *[other] { $label }
}
end-tokens-left = { $count ->
    [one] One token was left.
   *[other] { $count } tokens were left.
}

## With pictures

pictures-end-best =
    { $count ->
        [one] Best clue: { $clue }. One card found.
       *[other] Best clue: { $clue }. { $count } cards found.
    }
pictures-end-with-words = With the pictures
