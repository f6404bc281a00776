# What the board says when somebody asks about a clue, or opens the menu of the table.

board-clue-title = The clue: { $word }, { $number }
board-clue-leads = { $count ->
    [one] It leads to one word on the board. One guess more than that is allowed.
   *[other] It leads to { $count } words on the board. One guess more than that is allowed.
}
board-clue-zero = None of the team's words has anything to do with it. They may guess as long as they dare.
board-clue-unlimited = It leads to several words on the board, without saying how many. They may guess as long as they dare.
board-clue-about = Not sure of the word? Anyone can have it spelled.
board-spell = Have it spelled
board-doubt = Is this clue against the rules?
board-doubt-own = It is your own side's clue: if it breaks the rules, your turn is over.
board-doubt-theirs = If it breaks the rules, the turn is over.
board-challenge = Challenge the clue
board-accept = Fine by me
board-name = This table is called { $name }.
board-give-to-bot = Give the seat to a bot
board-move = Seat: { seat }
board-hand-over = Make host
board-take-over = Take over as host
board-host = Host
board-host-knows = You know the key, and everybody sees what you do here. It is possible only a few times in a game.
board-kick = Remove { $name }
board-kick-sure = Yes, remove { $name }
board-lock = Lock the door
board-lock-note = Nobody new can join.
board-pause = Stop the clock
board-resume = Restart the clock
board-devices = Your devices
board-how = How to play
duet-board-clue-leads = { $count ->
    [one] It leads to one word of whoever gave it. As long as you are right you may go on.
   *[other] It leads to { $count } words of whoever gave it. As long as you are right you may go on.
}
duet-board-clue-zero = No word of whoever gave it has anything to do with it. At least one touch is due all the same.
duet-board-doubt-theirs = Your word decides: if it is not valid, the turn is over and costs its token.
duet-board-challenge = The clue is not valid
board-lesson-key = These colours are the key; only spymasters see it. Lead your team to its own colour, and away from the assassin.
board-lesson-number = The number says how many cards go with the word. “Sea 2” means two cards.
board-lesson-touch = Touch a card to point at it. Then a button below makes it your guess.
board-lesson-more = You have all the words of this clue. One more guess is allowed, for a word from before. Or stop.
board-lesson-assassin = One of these cards is the assassin. Whoever touches it loses the game at once.
board-understood = Got it
board-lesson-half = The band at the foot of each card is your half of the key. Your partner has another half, which you never see.
board-lesson-judged = Now your partner's half decides. Your own colours say nothing about this clue.
board-lesson-sudden = The tokens are gone. Either of you may touch, one card at a time, and every card has to be right.
board-allow = No objection
board-object = Object
board-spelling = Spelling
board-rule-allowed = You were asked before and had no objection, so the clue stands.
board-rule-reject = The clue is valid
board-rule-waive = Not valid, but no harm done
board-rule-uphold = Not valid: the turn is over

## With pictures

board-picture-close = Back to the board
board-picture-back = The previous picture
board-picture-next = The next picture
pictures-board-clue-leads =
    { $count ->
        [one] It leads to one card on the board. One guess more than that is allowed.
       *[other] It leads to { $count } cards on the board. One guess more than that is allowed.
    }
pictures-board-clue-zero = None of the team's cards has anything to do with it. They may guess as long as they dare.
pictures-board-clue-unlimited = It leads to several cards on the board, without saying how many. They may guess as long as they dare.
pictures-board-lesson-touch = Touch a card to point at it, hold it to see the picture large. Then a button below makes it your guess.
pictures-board-lesson-more = You have all the cards of this clue. One more guess is allowed, for a card from before. Or stop.
pictures_duet-board-clue-leads =
    { $count ->
        [one] It leads to one card of whoever gave it. As long as you are right you may go on.
       *[other] It leads to { $count } cards of whoever gave it. As long as you are right you may go on.
    }
pictures_duet-board-clue-zero = No card of whoever gave it has anything to do with it. At least one touch is due all the same.
