# The board: pictures lie there, and words may be among them; so it speaks of cards.

pictures-board-left = { $team ->
    [red] { $count ->
        [one] Red: one card left
       *[other] Red: { $count } cards left
    }
    [blue] { $count ->
        [one] Blue: one card left
       *[other] Blue: { $count } cards left
    }
   *[other] { $count ->
        [one] { $label }: one card left
       *[other] { $label }: { $count } cards left
    }
}
pictures-board-clue-hint = One word and how many of your cards it means, such as “sea 2”.
pictures-board-clue-number = Now the number: how many cards do you mean?
pictures-board-number-zero = 0: it fits none of your cards. Guesses without limit.
pictures-board-number-unlimited = ∞: several cards, without saying how many. Guesses without limit.
pictures-board-guess = Choose a card
pictures-board-cover = Cover a card
pictures-board-say-skipped = No card was covered.
pictures-board-simulated-team = Nobody sits here. After each of your turns the spymaster covers one of their cards.
pictures-duties-guess-first = { $count ->
    [one] Guess a card. You have one guess.
   *[other] Guess a card. You have up to { $count } guesses.
}
pictures-duties-guess-first-free = Guess a card, and go on as long as you dare.
pictures-duties-guess-first-shared = { $team ->
    [red] Guess a card for red.
    [blue] Guess a card for blue.
   *[other] Guess a card for { $label }.
}
pictures-duties-penalty-must = Their clue was not valid. Cover one of your cards.
pictures-duties-penalty-may = Their clue was not valid. Cover one of your cards, or leave it.
pictures-duties-penalty-wait = { $team ->
    [red] The clue was not valid. Red's spymaster may cover a card.
    [blue] The clue was not valid. Blue's spymaster may cover a card.
   *[other] The clue was not valid. { $label } may cover a card.
}
pictures-duties-simulate = It is the opponents' turn: cover one of their cards.
pictures-duties-sudden = That was the assassin. Find all your other cards without a mistake.
pictures-duties-sudden-wait = That was the assassin. They have one chance: all their cards, without a mistake.
pictures_coop-duties-coop-won = { $score ->
    [one] You have won together, with one point out of 7.
   *[other] You have won together, with { $score } points out of 7.
}
pictures_duet-duties-sudden-wait = Sudden death: only cards of yours are left. The other side touches.
pictures_duet-duties-guess-first-free = Which cards does the clue mean? Touch one.
pictures_duet-board-number-zero = 0: it fits none of your cards.
