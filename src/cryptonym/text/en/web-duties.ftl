# The one sentence that says what is expected of you now.

duties-closed = This table is closed.
duties-sit-down = Take a seat, or watch.
duties-wait-seats = Still free: { $missing }.
duties-start = Everybody is here. Start when you like.
duties-wait-host = Everybody is here. { $name } starts the game.
duties-seat-empty = The game waits until this seat is taken: { seat }.

duties-give-clue = Give your team a clue.
duties-give-clue-shared = Give the operative a clue.
duties-give-asked = “{ $word }” is fine. Give it, or another clue.
duties-give-spelled = “{ $word }” is fine. The other spymaster writes it “{ $spelling }”.
duties-give-another = There is an objection to “{ $word }”. Give another clue.
duties-wait-consent = “{ $word }” is being considered. Wait for the answer.
duties-answer-consult = Is “{ $word }” a fair clue? You decide.
duties-wait-clue = Your spymaster is looking for a clue.
duties-wait-their-clue = The other spymaster is looking for a clue.
duties-wait-clue-of = { $team ->
    [red] Red's spymaster is looking for a clue.
    [blue] Blue's spymaster is looking for a clue.
   *[other] { $label } is looking for a clue.
}

duties-rule = “{ $word }” is challenged. Does it stand? You decide.
duties-challenged-yours = Your clue is challenged. The other spymaster decides.
duties-challenged = { $team ->
    [red] “{ $word }” is challenged. Red's spymaster decides.
    [blue] “{ $word }” is challenged. Blue's spymaster decides.
   *[other] “{ $word }” is challenged. { $label } decides.
}

duties-guess-first = { $count ->
    [one] Guess a word. You have one guess.
   *[other] Guess a word. You have up to { $count } guesses.
}
duties-guess-first-free = Guess a word, and go on as long as you dare.
duties-guess-first-shared = { $team ->
    [red] Guess a word for red.
    [blue] Guess a word for blue.
   *[other] Guess a word for { $label }.
}
duties-guess-more = { $count ->
    [one] One more guess, or stop.
   *[other] { $count } more guesses, or stop.
}
duties-guess-free = Guess again, or stop.
duties-straight-face = Your team is thinking: keep a straight face.
duties-straight-face-shared = The operative is thinking: keep a straight face.
duties-they-guess = The other team is guessing.
duties-team-guesses = { $team ->
    [red] Red is guessing.
    [blue] Blue is guessing.
   *[other] { $label } is guessing.
}
duties-guess-for = { $team ->
    [red] The operative is guessing for red.
    [blue] The operative is guessing for blue.
   *[other] The operative is guessing for { $label }.
}

duties-penalty-must = Their clue was not valid. Cover one of your words.
duties-penalty-may = Their clue was not valid. Cover one of your words, or leave it.
duties-penalty-wait = { $team ->
    [red] The clue was not valid. Red's spymaster may cover a word.
    [blue] The clue was not valid. Blue's spymaster may cover a word.
   *[other] The clue was not valid. { $label } may cover a word.
}
duties-simulate = It is the opponents' turn: cover one of their words.
duties-simulate-wait = The spymaster plays the opponents' turn.

duties-won = Your team has won.
duties-lost = The other team has won.
duties-over = { $team ->
    [red] Red has won.
    [blue] Blue has won.
   *[other] { $label } has won.
}
duties-coop-won = { $score ->
    [one] You have won together, with one point out of 8.
   *[other] You have won together, with { $score } points out of 8.
}
duties-coop-lost = You have lost together.
