# The daily.

daily-lead = One board a day, the same for everybody. Find the words, or give the clue.
daily-title-decode = Decode
daily-title-encode = Encode
daily-title-riddles = Riddles
daily-about-decode = Four clues, one after another. Find the words they are for.
daily-about-encode = You see the key. Give one clue for as many words as you dare; bots and people judge it.
daily-about-riddles = Clues that other people gave, one board each.
daily-stage-new = Play
daily-stage-begun = Go on
daily-stage-over = See the result
daily-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-archive = Earlier days
daily-archive-none = There are no earlier days yet.
daily-late = late
daily-tomorrow = So that nobody can change tomorrow's boards afterwards, here is their fingerprint: { $hash }
daily-yesterday = Your clue from yesterday
daily-per-clue = Words found for each clue, over time: { $mean }
daily-again = Try again
daily-back = Back to today's puzzle
daily-board = Board of the day
daily-cell-own = your word
daily-cell-bystander = bystander
daily-cell-assassin = assassin
daily-chosen = chosen
daily-clue-of = Clue { $number } of { $all }
daily-next-is = Next clue: { $clue }, { $number }
daily-found = { $found } of { $own } words
daily-misses = { $count ->
    [one] one miss
   *[other] { $count } misses
}
daily-next = Next clue
daily-stop = Stop here
daily-go-on = Go on, late
daily-ending-all-found = All words found
daily-ending-assassin = The assassin
daily-ending-misses = Three misses
daily-ending-clues = That was the last clue
daily-everybody = How everybody did
daily-alone = You are the first today
daily-you-and = { $count ->
    [one] You and one other, by words found
   *[other] You and { $count } others, by words found
}
daily-bar = { $count ->
    [one] One word found
   *[other] { $count } words found
}
daily-share = Share
daily-letters = Letters instead of colours
daily-picture = Picture
daily-copied = Copied
daily-choose = Tap the words you mean, then write your clue.
daily-word = Your clue
daily-give = { $count ->
    [one] Give the clue for one word
   *[other] Give the clue for { $count } words
}
daily-your-clue = Your clue
daily-panel = The bots find { $share } of your words, mostly between { $low } and { $high }.
daily-people = { $count ->
    [one] One person found { $share } of the words.
   *[other] { $count } people found { $share } of the words.
}
daily-people-none = Nobody has tried it yet. Come back tomorrow.
daily-bars = The bar on a card shows how likely the bots are to touch it first.
daily-taken = They took: { $words }
daily-bots-said = Bots would have said: { $clues }
daily-riddle-bot = A bot's clue
daily-riddle-person = Somebody's clue
daily-answer = That is my answer
daily-skip = Skip
daily-unfair = Unfair clue
daily-report = Report
daily-riddle-right = { $found } of { $number } right
daily-meant = Meant: { $words }
daily-next-riddle = Next riddle
daily-agree-title = A question
daily-agree-ask = May we keep your answers, without your name, so that the bots learn how people understand clues?
daily-agree-yes = Yes
daily-agree-no = No, thanks
daily-problem-future-day = That day has not come yet where you live.
daily-problem-no-such-day = There is no such day here.
daily-problem-day-over = Midnight has passed. You can finish; it counts as late.
daily-problem-day-done = You have had your try at this one.
daily-problem-moved-on = Another page of yours was faster. Open the puzzle again to see how it stands.
daily-problem-covered = That card is turned over already.
daily-problem-not-begun = Begin the puzzle first.
daily-problem-not-over = The solution is published when the day is over everywhere.
daily-problem-no-riddles = You have solved all the riddles there are. New ones come every day.
daily-problem-no-such-riddle = That riddle is not yours to solve.
