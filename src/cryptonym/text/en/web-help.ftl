# The question mark of the board: what this moment is about.

help-title = What happens now
help-signs = The signs
help-sign = { $identity ->
    [red] red agents
    [blue] blue agents
    [assassin] the assassin: whoever touches it loses
    [bystander] bystanders: they end a turn
   *[other] { $label }
}
help-now-lobby = Before the game everybody takes a seat. A spymaster will see the key and give the clues; operatives guess. Bots can play in seats that stay free. Then the host starts the game.
help-now-over = The game is over, and everybody sees the whole key. You can go through it step by step, look at what each clue suggested, talk, and play again.
help-now-rule-clue = Somebody says that this clue breaks the rules, and you decide. If it does, the turn is over. If it does not, the guessing goes on.
help-now-answer-consult = A spymaster would like to know whether a clue is fair before giving it. Fair is one word that is about the meaning and is no form of a word on the table.
help-now-give-clue = You see the key: the colour of every word. Think of something that several words of your colour have in common, and write one word and how many cards you mean, such as “sea 2”. Touch cards to circle them; nobody else sees that. Then look at the assassin once more.
help-now-guess-word = The clue is a word, and the number of cards that go with it. Touch a card to point at it, then press the button to guess. As long as the cards are yours you may go on, once more than the number says. Any other card ends the turn. After the first guess you may stop.
help-now-cover-penalty-word = Their clue broke the rules. In return you may cover one of your own words: choose a card, then press the button.
help-now-cover-opponent-word = Nobody plays the other side, so you do: choose one of their words and cover it. Each of them costs you a point.
help-now-wait-rule-clue = Somebody thinks that the clue breaks the rules. The other spymaster decides whether it counts; then the game goes on.
help-now-wait-answer-consult = A spymaster has asked whether a clue is fair. You will hear the clue when it is given.
help-now-wait-give-clue = A spymaster is looking for a clue: one word and a number. Nobody else knows the key. Meanwhile read the words, and talk with your team.
help-now-wait-guess-word = The other team is guessing. A card of yours that they touch counts for you. Listen: their mistakes tell you something too.
help-now-wait-cover-penalty-word = The clue broke the rules. The other spymaster may cover a word, then the game goes on.
help-now-wait-cover-opponent-word = Nobody plays the other side, so the spymaster covers one of its words. Then it is your turn again.
help-now-keep-silent = You know the key, so you say nothing and show nothing while others guess. Use the time to look for your next clue; you may circle cards.
help-now-watch = You are watching, and you see what the guessers see. Two spymasters know the key; each says one word and a number, and the team looks for its cards.
help-now-other = Teams take turns: a spymaster says one word and a number, and the team looks for its cards. The first to find all of them wins.

## Two sides with a key each

help-token = a token: the side its arrow points at has touched this card in vain, and cannot do so again. For the other side the card is still open.
help-now-sudden = The tokens are used up, so there are no more clues, and nobody says a word. Either side may touch, in any order, one card at a time. The other side's half of the key decides. Every agent brings you closer; anything else loses the game. Giving up loses it too.
duet-help-sign = { $identity ->
    [red] red's agents
    [blue] blue's agents
    [assassin] an assassin: whoever touches it loses for both
   *[bystander] bystanders: each costs a token
}
duet-help-now-answer-consult = The other side would like to know whether a clue is fair before giving it. Fair is one word that is about the meaning and is no form of a word on the table.
duet-help-now-give-clue = The band on each card is your half of the key: your agents, bystanders, and three assassins. Think of something that several of your agents have in common, and write one word and how many cards you mean, such as “sea 2”. The other side sees another half, so it looks for your words by your clue alone. Touch cards to circle them; nobody else sees that. Each turn costs a token.
duet-help-now-guess-word = The clue is a word, and the number of cards that go with it. The other side's half of the key decides, so your own colours say nothing here. Touch a card to point at it, then press the button. An agent is found for both of you, and you may go on as long as you are right. A bystander ends the turn and costs a token. After the first touch you may stop, which costs a token too. An assassin loses the game.
duet-help-now-wait-answer-consult = The other side has been asked whether a clue is fair. You will hear the clue when it is given.
duet-help-now-wait-give-clue = The other side is looking for a clue: one word and a number, for agents on its half of the key. Then you look for them. Meanwhile read the words, and look for a clue of your own.
duet-help-now-keep-silent = Your half of the key decides now, so you say nothing and show nothing while the other side guesses, also not afterwards. Use the time to look for your next clue; you may circle cards.
duet-help-now-watch = You are watching, and you see neither half of the key. Each side knows one of them and gives clues for it: one word and a number. Together they have to find fifteen agents before the tokens are gone.
duet-help-now-other = You play together. Each side knows one half of the key and gives clues for it; the other side looks for the cards. All fifteen agents found: you have won.
duet-help-now-lobby = Before the game everybody takes a seat on one of the two sides; several may share one. Each side will see its half of the key and give clues to the other. A bot can be your partner. Then the host starts the game.

## With pictures

pictures-help-now-answer-consult = A spymaster would like to know whether a clue is fair before giving it. Fair is one word about what the pictures show or mean, not about where they lie or how they are drawn.
pictures-help-now-give-clue = The frame around each picture is the key. Think of something that several pictures of your colour have in common, and write one word and how many cards you mean, such as “sea 2”. You may name what a picture shows. Hold a card to see it large. Then look at the assassin once more.
pictures-help-now-guess-word = The clue is a word, and the number of cards that go with it. Touch a card to point at it, hold it to see the picture large, then press the button to guess. As long as the cards are yours you may go on, once more than the number says. Any other card ends the turn. After the first guess you may stop.
pictures-help-now-cover-penalty-word = Their clue broke the rules. In return you may cover one of your own cards: choose it, then press the button.
pictures-help-now-cover-opponent-word = Nobody plays the other side, so you do: choose one of their cards and cover it. Each of them costs you a point.
pictures-help-now-wait-give-clue = A spymaster is looking for a clue: one word and a number. Nobody else knows the key. Meanwhile look at the pictures, and talk with your team.
pictures-help-now-wait-cover-penalty-word = The clue broke the rules. The other spymaster may cover a card, then the game goes on.
pictures-help-now-wait-cover-opponent-word = Nobody plays the other side, so the spymaster covers one of its cards. Then it is your turn again.
pictures-help-now-sudden = The assassin was touched, and there is one chance left: the team goes on without a new clue and has to find all its other cards. The first mistake loses the game. Giving up loses it too.
