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
   *[blue] Blue
}
board-left = { $team ->
    [red] { $count ->
        [one] Red: one word left
       *[other] Red: { $count } words left
    }
   *[blue] { $count ->
        [one] Blue: one word left
       *[other] Blue: { $count } words left
    }
}
board-turn = { $team ->
    [red] Red's turn
   *[blue] Blue's turn
}
board-turn-short = { $team ->
    [red] Red
   *[blue] Blue
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
   *[bystander] bystander
}
board-covered = found
board-marked-by = marked by { $names }
board-noted = circled

## The clue

board-word = Clue
board-number = Number
board-clue-hint = One word, and how many of your words it means.
board-clue-number = Now the number: how many words do you mean?
board-give = Give the clue
board-ask = Ask first
board-clue-title = The clue: { $word }, { $number }
board-clue-leads = { $count ->
    [one] It leads to one word on the board. One guess more than that is allowed.
   *[other] It leads to { $count } words on the board. One guess more than that is allowed.
}
board-clue-zero = None of the team's words has anything to do with it. They may guess as long as they dare.
board-clue-unlimited = It leads to several words on the board, without saying how many. They may guess as long as they dare.
board-clue-about = Anyone can ask for the spelling. If you think it is invalid, say so before the first guess.
board-standing-accepted = The clue stands: the other spymaster has nothing against it.
board-standing-waived = Not valid, but no harm done: the clue counts.
board-standing-rejected = The challenge failed: the clue is valid.
board-spell = Have it spelled
board-challenge = Challenge the clue
board-accept = Fine by me
board-guesses-left = { $count ->
    [one] one guess left
   *[other] { $count } guesses left
}
board-guesses-free = as many guesses as you like

## Decisions of the other spymaster

board-allow = No objection
board-object = Object
board-spelling = Spelling
board-rule-allowed = You were asked before and had no objection, so the clue stands.
board-rule-reject = The clue is valid
board-rule-waive = Not valid, but no harm done
board-rule-uphold = Not valid: the turn is over

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
   *[blue] Blue's clue: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } is red.
    [blue] { $word } is blue.
    [assassin] { $word } was the assassin.
   *[bystander] { $word } was a bystander.
}
board-say-ended = The turn is over.
board-say-timeout = Time is up. The turn is over.
board-say-invalid = The clue was not valid.
board-say-limit = No guesses left.
board-say-stopped = { $team ->
    [red] Red stops.
   *[blue] Blue stops.
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
board-key-lists = The key in words
board-key-list = { $identity ->
    [red] Red
    [blue] Blue
    [assassin] The assassin
   *[bystander] Bystanders
}

## The table

board-menu = The table
board-menu-empty = The table: a seat is empty
board-name = This table is called { $name }.
board-give-to-bot = Give the seat to a bot
board-move = Seat: { seat }
board-hand-over = Make host
board-take-over = Take over as host
board-host = Host
board-host-you = You are the host now.
board-host-now = { $name } is the host now.
board-host-knows = You know the key, and everybody sees what you do here. It is possible only a few times in a game.
board-kick = Remove { $name }
board-kick-sure = Yes, remove { $name }
board-lock = Lock the door
board-lock-note = Nobody new can join.
board-pause = Stop the clock
board-resume = Restart the clock
board-devices = Your devices
board-how = How to play
