# The game in the terminal, several people at one keyboard.

## Before the game

play-welcome = Cryptonym
play-intro = One keyboard for everybody. The key is shown to spymasters only, so look away when you are told to.
play-choose-language = Which language do you play in?
play-choose-mode = How many are you?
play-mode-solo = one: you, with bots in the other seats
play-mode-solo-coop = one: you and a bot in one team, playing for a score
play-mode-solo-duet = one: you and a bot, a side of the key each, playing together
play-mode-solo-pictures = one: you and the bots, with pictures
play-mode-teams = four or more, in two teams
play-mode-coop = two or more, all in one team
play-mode-shared = three: two spymasters and one operative for both
play-mode-duet = two or more: two sides with a key each, playing together
play-mode-pictures = four or more, in two teams, with pictures
play-mode-pictures-coop = two or more, all in one team, with pictures
play-mode-pictures-shared = three, with pictures: two spymasters and one operative for both
play-mode-pictures-duet = two or more, with pictures: two sides with a key each, playing together
play-mode-other = { $count ->
    [one] { $label }: a game with one seat
   *[other] { $label }: a game with { $count } seats
}
play-choose-level = How good should the bots be?
play-choose-role = What would you like to be?
play-role-operative = an operative: you hear the clue and find the words
play-role-spymaster = a spymaster: you see the key and give the clues
play-choose-number = Type a number, or just press Enter for { $default }.
play-dealt = { $team ->
    [red] Red starts.
    [blue] Blue starts.
   *[other] { $label } starts.
}
teams-play-dealt = { $team ->
    [red] Red starts and has nine words, blue has eight.
   *[blue] Blue starts and has nine words, red has eight.
}
shared-play-dealt = { teams-play-dealt }
play-dealt-coop = { $team ->
    [red] You are red.
    [blue] You are blue.
   *[other] You are { $label }.
}
coop-play-dealt-coop = { $team ->
    [red] You are red and have nine words to find. The other side has eight.
   *[blue] You are blue and have nine words to find. The other side has eight.
}
duet-play-dealt-coop = Find all fifteen words together. Whoever has a clue first begins.
play-your-team = { $team ->
    [red] You play for red.
    [blue] You play for blue.
   *[other] You play for { $label }.
}
play-commitment = Words and key are sealed: { $commitment }
play-list-error = { $file } cannot be read as a list: 25 different words or more, one per line.

## Handing over the keyboard

play-hand-over = The keyboard goes to { $seat }. Everybody else looks away.
play-press-enter = Press Enter when you are alone with the screen.
play-hand-back = The key is gone from the screen. Everybody may look again.

## What is expected now

play-turn = { $team ->
    [red] Red, turn { $turn }
    [blue] Blue, turn { $turn }
   *[other] { $label }, turn { $turn }
}
play-left = { team } { $count }
play-give-clue = Your clue: one word and a number, such as “river 2”.
play-clue-help = 0 and unlimited work too.
duet-play-clue-help = 0 works too.
play-ask-help = “{ $ask } word 2” asks the other spymaster first, in private.
play-sure = Still want it? Type “{ $sure }”. Type anything else to choose again.
play-clue-is = The clue: { $clue }
play-guess = Touch a card: type its number or its word.
play-guess-help = “{ $stop }” ends your turn, “{ $challenge }” if the clue is not valid, “{ $history }” shows earlier clues, “{ $help }” shows how to play, “{ $quit }” leaves the game.
play-object = Enter lets them guess, “{ $challenge }” if the clue is not valid, “{ $history }” shows earlier clues, “{ $help }” shows how to play, “{ $quit }” leaves the game.
play-which-card = Which one? { $words }. Type the number.
play-guesses-left = { $count ->
    [one] One guess left.
   *[other] { $count } guesses left.
}
play-guesses-free = As many guesses as you like, while they are right.
play-tokens = { $count ->
    [one] One token left.
   *[other] { $count } tokens left.
}
play-mistakes = { $count ->
    [one] One mistake allowed.
   *[other] { $count } mistakes allowed.
}
play-sudden = Sudden death. Touch a card: type its number or its word. “{ $skip }” lets the other side go on, “{ $give_up }” gives the game up.
play-must-guess = You have to make at least one guess.

## Commands, one word each

play-command-stop = stop
play-command-give-up = resign
play-command-challenge = challenge
play-command-history = history
play-command-help = rules
play-command-quit = quit
play-command-ask = ask
play-command-skip = skip
play-command-yes = yes
play-command-no = no
play-command-uphold = invalid
play-command-waive = waive
play-command-reject = valid

## What happened

play-covered = { $identity ->
    [red] { $word } is red.
    [blue] { $word } is blue.
    [assassin] { $word } was the assassin.
    [bystander] { $word } was a bystander.
   *[other] { $word }: { $label }.
}
play-ended = { $reason ->
    [wrong] Your turn is over.
    [stopped] The team stops. The turn is over.
    [limit] That was the last guess. The turn is over.
    [invalid_clue] The clue was not valid. The turn is over.
    [timeout] Time is up. The turn is over.
    [done] { turn-done }
   *[other] The turn is over.
}
play-penalty-skipped = No word was covered.
play-clue-challenged = The clue is challenged.
play-clue-waived = No harm done: the clue counts.
play-clue-upheld = The clue is valid.
play-nothing-said = There are no clues yet.
play-history-line = { $turn }. { team }: { $clue }

## Questions to the other spymaster

play-asked = The other spymaster asks: is “{ $clue }” a fair clue?
duet-play-asked = The other side asks: may “{ $clue }” be the clue?
play-referee-says = The referee: { $reason }
play-answer-ask = “{ $yes }” allows it, “{ $no }” objects.
play-answer-spelling = Not spelled as you know it? Type it after your answer: “{ $yes } { $clue }”.
play-asked-coop = The spymaster asks: may “{ $clue }” be the clue? The referee is not sure.
play-allowed = No objection.
play-objected = There is an objection. Choose another clue.
play-spelled = The other spymaster writes it “{ $spelling }”.
duet-play-spelled = The other side writes it “{ $spelling }”.
play-challenged = “{ $clue }” is challenged. You decide.
play-rule-help = “{ $uphold }”: it breaks the rules. “{ $waive }”: it does, but no harm is done. “{ $reject }”: it is fine.
play-rule-help-strict = “{ $uphold }”: it breaks the rules. “{ $reject }”: it is fine.
play-penalty = The other team's clue was not valid. You may cover one of your own words: type it, or “{ $skip }”.
play-penalty-must = The other team's clue was not valid. Cover one of your own words: type it.
play-simulate = The other side has its turn: cover one of their words, whichever you like.

## The end

play-won = { $team ->
    [red] Red wins.
    [blue] Blue wins.
   *[other] { $label } wins.
}
play-why = { $reason ->
    [assassin] The other team met the assassin.
    [opponents_done] The other side has found all its agents.
    [all_words] All their agents have been found.
   *[other] The game is over.
}
play-coop-won = You have won, with { $score } of 8 points.
play-coop-lost = { $reason ->
    [assassin] You met the assassin. The game is lost.
    [opponents_done] The other side has found all its agents. The game is lost.
   *[other] The game is lost.
}
duet-play-coop-won = You have won together: all fifteen words are found.
duet-play-coop-lost = { $reason ->
    [assassin] You met the assassin. The game is lost.
    [bystander] A bystander in sudden death. The game is lost.
    [mistakes] One mistake too many. The game is lost.
   *[gave_up] You gave up. The game is lost.
}
play-score = Words found: { $found }. Tokens left: { $tokens }. Mistakes: { $mistakes }.
play-verified = The cards were dealt fairly: the seal matches.
play-saved = The game is saved in { $file }.
play-not-saved = The game could not be saved in { $file }.
play-again = Another game? Press Enter, or “{ $quit }”.
play-rotate = New game, new key. Somebody else may be spymaster now.
play-quit-sure = The game ends here. “{ $yes }” leaves, anything else plays on.
play-going-on = Then it goes on. Your turn.
play-goodbye = Goodbye.
play-not-understood = I did not understand that.
play-sand-timer = sand timer

## Bots

play-thinking = { $seat }: thinking
play-bot-because = { $word }, because of { $links }.
play-bot-direct = { $word }: “{ $clue }” leads straight there.
play-bot-earlier = { $word }, because of “{ $clue }”, an earlier clue.
play-bot-earlier-by = { $word }, because of “{ $clue }”, an earlier clue: { $links }.
play-bot-hunch = { $word }, on a hunch.
play-bots-meant = What the bots had in mind
