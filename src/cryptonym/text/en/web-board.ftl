# The board.

board-label = Board
board-play = What to do
board-log = Clues and talk
board-log-key = Clues, talk, key
board-close = Close
board-your-turn = It is your turn

## Words left, turn, clock

board-you = you
board-agency = { $team ->
    [red] Red
    [blue] Blue
   *[other] { $label }
}
board-left = { $team ->
    [red] { $count ->
        [one] Red: one word left
       *[other] Red: { $count } words left
    }
    [blue] { $count ->
        [one] Blue: one word left
       *[other] Blue: { $count } words left
    }
   *[other] { $count ->
        [one] { $label }: one word left
       *[other] { $label }: { $count } words left
    }
}
board-turn = { $team ->
    [red] Red's turn
    [blue] Blue's turn
   *[other] Turn of { $label }
}
board-coop-score = { $count ->
    [one] Win now: one point
   *[other] Win now: { $count } points
}
board-time-left = { $time } left
board-time-paused = { $time } left, the clock is stopped
board-time-up = Time is up.
board-flip = Turn the sand timer

## A card in words

board-identity = { $identity ->
    [red] red
    [blue] blue
    [assassin] assassin
    [bystander] bystander
   *[other] { $label }
}
board-covered = found
board-marked-by = marked by { $names }
board-noted = circled

## The clue

board-word = Clue
board-number = Number
board-clue-hint = One word and how many of your words it means, such as “sea 2”.
board-clue-number = Now the number: how many words do you mean?
board-number-zero = 0: it fits none of your words. Guesses without limit.
board-number-unlimited = ∞: several words, without saying how many. Guesses without limit.
board-give = Give the clue
board-ask = Ask first
board-standing-accepted = The clue stands: the other spymaster has nothing against it.
board-standing-waived = Not valid, but no harm done: the clue counts.
board-standing-rejected = The challenge failed: the clue is valid.
board-guesses-left = { $count ->
    [one] one guess left
   *[other] { $count } guesses left
}
board-guesses-free = as many guesses as you like

## Touching cards

board-guess = Choose a word
board-guess-word = Guess { $word }
board-stop = Stop guessing
board-cover = Cover a word
board-cover-word = Cover { $word }
board-skip = Leave it

## Watching, and empty seats

board-look = See the key
board-look-title = See the key?
board-look-about = You will see it until this game ends. There is no way back, and you cannot guess in this game any more.
board-look-yes = Show me the key
board-look-no = No, thanks
board-take-seat = Sit down: { seat }
board-bot-seat = A bot: { seat }

## What happened

board-say-clue = { $team ->
    [red] Red's clue: { $word }, { $number }.
    [blue] Blue's clue: { $word }, { $number }.
   *[other] Clue of { $label }: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } is red.
    [blue] { $word } is blue.
    [assassin] { $word } was the assassin.
    [bystander] { $word } was a bystander.
   *[other] { $word }: { $label }.
}
board-say-ended = The turn is over.
board-say-timeout = Time is up. The turn is over.
board-say-invalid = The clue was not valid.
board-say-limit = No guesses left.
board-say-stopped = { $team ->
    [red] Red stops.
    [blue] Blue stops.
   *[other] { $label } stops.
}
board-say-skipped = No word was covered.
board-say-came = { $name } has joined.
board-say-went = { $name } has left.
board-say-key-seen = { $name } knows the key now.
board-no-clues = No clues yet.
board-invalid = not valid
board-penalty = penalty
board-simulated = their turn
board-simulated-team = Nobody sits here. After each of your turns the spymaster covers one of their words.
board-explained = { $name } took { $word } because of { $links }.
board-explained-direct = { $name } took { $word }: “{ $clue }” leads straight there.
board-explained-earlier = { $name } took { $word } because of “{ $clue }”, an earlier clue.
board-explained-earlier-by = { $name } took { $word } because of “{ $clue }”, an earlier clue: { $links }.
board-explained-feeling = { $name } took { $word } on a hunch.
board-somebody = somebody

## Talk, and the key in words

board-talk = Talk
board-talk-none = Nobody has said anything yet.
board-say = Think aloud
board-send = Say it
board-quick = Short answers
board-quick-sure = Sure
board-quick-wait = Wait
board-quick-not-that = Not that one
board-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
board-key-lists = The key in words
board-key-list = { $identity ->
    [red] Red
    [blue] Blue
    [assassin] The assassin
    [bystander] Bystanders
   *[other] { $label }
}

## The table

board-menu = The table
board-menu-empty = The table: a seat is empty
board-host-you = You are the host now.
board-host-now = { $name } is the host now.
board-help = What happens now?
