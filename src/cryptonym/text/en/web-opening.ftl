# Opening a table, and coming to one.

opening-name = Your name
opening-name-note = What the others at the table call you.
opening-name-empty = Write a name first. Any will do.
opening-nameless = Agent
opening-language = Language of the words
opening-mode = Kind of game
opening-mode-teams = Two teams
opening-mode-coop = One team
opening-mode-shared = Three players
opening-mode-duet = Duet
opening-mode-pictures = Pictures
opening-mode-pictures-coop = Pictures, one team
opening-mode-pictures-shared = Pictures, three players
opening-mode-pictures-duet = Pictures, Duet
opening-mode-other = { $label }
opening-about-teams = Four or more. Each team has a spymaster; the others guess.
opening-about-coop = Two or more, all together: the fewer turns, the more points.
opening-about-shared = Two spymasters, and one operative who guesses for both.
opening-about-duet = Two or more: each side has half of the secret, and you win or lose together.
opening-about-pictures = Four or more. Two teams look for clues to strange drawings instead of words.
opening-about-pictures-coop = Two or more, all together, with drawings instead of words.
opening-about-pictures-shared = Two spymasters and one operative for both, with drawings instead of words.
opening-about-pictures-duet = Two or more: Duet with drawings instead of words.
opening-about-other = Another game of the same family.
opening-go = Open the table
opening-go-bots = Start with bots
opening-more = The rest can stay as it is
opening-retry = Try again
opening-words = Words
opening-words-count = { $count ->
    [one] one word
   *[other] { $count } words
}
opening-list-deck = The first box
opening-list-second = The second box
opening-list-junior = Easy words
opening-own = Words of your own
opening-own-note = One on each line, or with commas between them.
opening-own-count = { $count ->
    [one] one word of your own
   *[other] { $count } words of your own
}
opening-own-mixed = They are shuffled in with the others: not all of them come up in every game.
opening-own-file = Take them from a file
opening-own-unreadable = That file is not plain text. Choose a text file with one word on each line.
opening-bad-long = Line { $line }, “{ $word }”: longer than { $limit } characters
opening-bad-signs = Line { $line }, “{ $word }”: only letters, figures, spaces, hyphens, apostrophes and full stops fit on a card
opening-bad-twice = Line { $line }, “{ $word }”: already there, so it counts once
opening-bad-more = { $count ->
    [one] And one more line
   *[other] And { $count } more lines
}
opening-rules = House rules
opening-rules-note = What your group accepts as a clue beyond the strict rules.
opening-preset = Begin with
opening-preset-usual = As usual
opening-preset-book = By the book
opening-preset-friendly = Among friends
opening-preset-app = Like the app
opening-preset-own = your own mixture
opening-house-compounds = Compounds of several words
opening-say-compounds = Established ones count as one word.
opening-house-phrases = Fixed phrases
opening-say-phrases = With a meaning of their own they count as one word.
opening-house-full-names = Full names
opening-say-full-names = A famous person's whole name is one word.
opening-house-titles = Titles
opening-say-titles = The title of a book, film or song is one word.
opening-house-place-names = Place names of several words
opening-say-place-names = New York is one word.
opening-house-acronyms = Abbreviations
opening-say-acronyms = Common ones count as a word.
opening-house-homophones = Words that sound alike
opening-say-homophones = A clue may point at a word by its sound.
opening-house-accents = Accents do not count
opening-say-accents = A clue may hint at a word that differs only in its accents.
opening-house-rhymes = Any rhyme
opening-say-rhymes = A clue may rhyme without a link in meaning.
opening-expert = Zero and unlimited
opening-expert-note = Spymasters may say them instead of a number.
opening-waiver = Forgive an invalid clue
opening-waiver-note = If it did no harm, the other spymaster may let it count.
opening-penalty = The penalty has to be taken
opening-penalty-note = After an invalid clue the opponents cover a word, like it or not.
opening-check = Referee
opening-check-guard = Warns first
opening-check-referee = Whistles
opening-check-free = Stays away
opening-judge-guard = An invalid clue is refused before anybody hears it, and costs nothing.
opening-judge-referee = The clue is heard and then challenged; the penalty is real.
opening-judge-free = Only people judge clues, as around a table.
opening-time = Timer
opening-time-none = No timer
opening-time-sand = Sand timer
opening-time-strict = Strict
opening-clock-none = Everybody thinks as long as they like.
opening-clock-sand = Anybody may turn it. When it has run out, nothing happens, but everybody sees it.
opening-clock-strict = When the time is up, the turn is over.
opening-seconds-sand = Seconds until it has run out
opening-seconds-clue = Seconds for a clue
opening-seconds-first = Seconds for the first clue
opening-seconds-first-note = Left empty: no limit.
opening-seconds-guess = Seconds for guessing
opening-seconds-wrong = Write a whole number from 1 to { $most }.
opening-cards = Cards and keys
opening-keys = Keys
opening-key-deck40 = From 40 ready-made ones
opening-key-random = Made anew each game
opening-keys-public = These forty keys are public: whoever knows them can work out yours after a few cards. Fine with paper cards, or among friends.
duet-opening-keys-public = These hundred keys are public: whoever knows them can tell your side from their own at once. Fine with paper cards, or among friends.
pictures-opening-keys-public = These sixty keys are public: whoever knows them can work out yours after a few cards. Fine with paper cards, or among friends.
opening-next = Words of the next game
opening-next-note = Every card has a second word on its back.
opening-next-auto = Backs, then new cards
opening-next-flip = The backs
opening-next-draw = New cards
opening-company = The table
opening-by-link = by link and name
opening-public = For everybody
opening-public-note = It is listed on the front page of this server.
opening-chat = Teams talk among themselves
opening-chat-note = Otherwise everybody hears the operatives think, as around a table.
opening-look = Watchers may see the key
opening-look-note = Whoever has seen it cannot guess in that game. Never at a table for everybody, nor with bots.
opening-bots = Bots
opening-level = Level of the bots
opening-level-easy = Easy
opening-level-normal = Normal
opening-level-hard = Hard
opening-role = You are
opening-role-operative = Operative
opening-role-spymaster = Spymaster
opening-pace = How quickly they play
opening-pace-human = Like people
opening-pace-quick = Quickly
opening-pace-instant = At once
opening-explain = Bots say why
opening-explain-note = After each guess: the words that led from the clue to the card.
opening-join = Come in
opening-find = Name of a table
opening-find-note = Four words, or a link.
opening-find-go = Join
opening-find-empty = Type the name that your friends told you.
opening-find-seat-only = That code moves a seat. Type the name of the table before it.
opening-code-drawer = I sit here already, on another device
opening-code = Code
opening-code-note = The other device shows it.
opening-code-empty = Type the code that the other device shows.
opening-code-go = Take the seat
opening-gone-again = Come in again

## Two sides with a key each

opening-tokens = Tokens
opening-tokens-note = Each turn costs one. 9 is usual; 10 or 11 make it easier, fewer make it harder.
opening-mistakes = Mistakes allowed
opening-mistakes-any = Any
opening-mistakes-note = How many bystanders may be touched at the usual price.
opening-excess = A mistake beyond them
opening-excess-extra-token = Costs two tokens
opening-excess-sudden-death = Sudden death
opening-excess-loss = Loses
opening-key-deck100 = From 100 ready-made ones

## With pictures

opening-faces = What lies on the table?
opening-faces-name =
    { $faces ->
        [pictures] Pictures
       *[words] Words
    }
opening-pictures-count = { $count } pictures
opening-list-pictures = Pictures
opening-key-deck60 = From 60 ready-made ones
opening-assassin-ending = Assassin ending
opening-assassin-ending-note = Whoever touches the assassin plays on without a clue, and wins only by finding all their other pictures without a mistake.
