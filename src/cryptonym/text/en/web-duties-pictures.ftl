# The board: pictures lie there, and words may be among them; so it speaks of cards.

pictures-duties-guess-first =
    { $count ->
        [one] Guess a card. You have one guess.
       *[other] Guess a card. You have up to { $count } guesses.
    }
pictures-duties-guess-first-free = Guess a card, and go on as long as you dare.
pictures-duties-guess-first-shared =
    { $team ->
        [red] Guess a card for red.
       *[blue] Guess a card for blue.
    }
pictures-duties-penalty-must = Their clue was not valid. Cover one of your cards.
pictures-duties-penalty-may = Their clue was not valid. Cover one of your cards, or leave it.
pictures-duties-penalty-wait =
    { $team ->
        [red] The clue was not valid. Red's spymaster may cover a card.
       *[blue] The clue was not valid. Blue's spymaster may cover a card.
    }
pictures-duties-simulate = It is the opponents' turn: cover one of their cards.
pictures-duties-sudden = That was the assassin. Find all your other cards without a mistake.
pictures-duties-sudden-wait = That was the assassin. They have one chance: all their cards, without a mistake.
pictures_coop-duties-coop-won =
    { $score ->
        [one] You have won together, with one point out of 7.
       *[other] You have won together, with { $score } points out of 7.
    }
pictures_duet-duties-sudden-wait = Sudden death: only cards of yours are left. The other side touches.
pictures_duet-duties-guess-first-free = Which cards does the clue mean? Touch one.
