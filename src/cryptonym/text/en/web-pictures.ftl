# Pictures elsewhere: one of them large, and what is said before and after a game.

board-picture-close = Back to the board
board-picture-back = The previous picture
board-picture-next = The next picture
pictures-board-clue-leads = { $count ->
    [one] It leads to one card on the board. One guess more than that is allowed.
   *[other] It leads to { $count } cards on the board. One guess more than that is allowed.
}
pictures-board-clue-zero = None of the team's cards has anything to do with it. They may guess as long as they dare.
pictures-board-clue-unlimited = It leads to several cards on the board, without saying how many. They may guess as long as they dare.
pictures-board-lesson-touch = Touch a card to point at it, hold it to see the picture large. Then a button below makes it your guess.
pictures-board-lesson-more = You have all the cards of this clue. One more guess is allowed, for a card from before. Or stop.
pictures_duet-board-clue-leads = { $count ->
    [one] It leads to one card of whoever gave it. As long as you are right you may go on.
   *[other] It leads to { $count } cards of whoever gave it. As long as you are right you may go on.
}
pictures_duet-board-clue-zero = No card of whoever gave it has anything to do with it. At least one touch is due all the same.
pictures-help-now-answer-consult = A spymaster would like to know whether a clue is fair before giving it. Fair is one word about what the pictures show or mean, not about where they lie or how they are drawn.
pictures-help-now-give-clue = The frame around each picture is the key. Think of something that several pictures of your colour have in common, and write one word and how many cards you mean, such as “sea 2”. You may name what a picture shows. Hold a card to see it large. Then look at the assassin once more.
pictures-help-now-guess-word = The clue is a word, and the number of cards that go with it. Touch a card to point at it, hold it to see the picture large, then press the button to guess. As long as the cards are yours you may go on, once more than the number says. Any other card ends the turn. After the first guess you may stop.
pictures-help-now-cover-penalty-word = Their clue broke the rules. In return you may cover one of your own cards: choose it, then press the button.
pictures-help-now-cover-opponent-word = Nobody plays the other side, so you do: choose one of their cards and cover it. Each of them costs you a point.
pictures-help-now-wait-give-clue = A spymaster is looking for a clue: one word and a number. Nobody else knows the key. Meanwhile look at the pictures, and talk with your team.
pictures-help-now-wait-cover-penalty-word = The clue broke the rules. The other spymaster may cover a card, then the game goes on.
pictures-help-now-wait-cover-opponent-word = Nobody plays the other side, so the spymaster covers one of its cards. Then it is your turn again.
pictures-help-now-sudden = The assassin was touched, and there is one chance left: the team goes on without a new clue and has to find all its other cards. The first mistake loses the game. Giving up loses it too.
pictures-end-best = { $count ->
    [one] Best clue: { $clue }. One card found.
   *[other] Best clue: { $clue }. { $count } cards found.
}
pictures-end-with-words = With the pictures
opening-faces = What lies on the table?
opening-faces-name = { $faces ->
    [pictures] Pictures
   *[words] Words
}
opening-pictures-count = { $count } pictures
opening-list-pictures = Pictures
opening-key-deck60 = From 60 ready-made ones
pictures-opening-keys-public = These sixty keys are no secret: whoever looks them up can find yours.
opening-assassin-ending = Assassin ending
opening-assassin-ending-note = Whoever touches the assassin plays on without a clue, and wins only by finding all their other pictures without a mistake.
front-kind-pictures = Pictures, two teams
front-tap-pictures = Play Pictures with bots
how-game-pictures = How to play Pictures
pictures-companion-source-deck = One of 60 ready-made keys
