# The board: pictures lie there, and words may be among them; so it speaks of cards.

pictures-board-left =
    { $team ->
        [red]
            { $count ->
                [one] Red: one card left
               *[other] Red: { $count } cards left
            }
       *[blue]
            { $count ->
                [one] Blue: one card left
               *[other] Blue: { $count } cards left
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
pictures_duet-board-number-zero = 0: it fits none of your cards.
