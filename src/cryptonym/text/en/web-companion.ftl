# For a table with paper cards: keys and clocks.

companion-lead = The cards are on your table; the key is on the spymasters' phones. One of you draws it, the other scans it.
companion-source = Where the key comes from
companion-source-deck = One of 40 ready-made keys
companion-source-random = Made up on the spot
companion-draw = Draw a key
companion-code = Code of a key
companion-code-note = The code or the link from the other phone; or the number of a ready-made key: 17, or 17-2 if turned twice.
companion-code-empty = Type the code first.
companion-code-go = Fetch it
companion-again = Try again
companion-did-you-mean = Did you mean { $code }?
companion-same = The same key? Then the other phone shows this picture too.
companion-picture = Picture { $number }
companion-key = The key
companion-starts = { $team ->
    [red] Red starts
    [blue] Blue starts
   *[other] { $label } starts
}
companion-hold = Hold to look
companion-leave-open = Leave it open
companion-hide = Hide it
companion-card = Ready-made key { $number }, turned by { $angle }°
companion-turn = Turn it
companion-other = For the other spymaster
companion-other-about = Whoever has this code has the key.
companion-qr = Code to scan: this key
companion-send = Send the link
companion-copied = Link copied
companion-another = Another key
companion-clocks = Clocks
companion-sand = Sand timer
companion-turns = Turn clock
companion-clue-of = { $team ->
    [red] Red: the clue
    [blue] Blue: the clue
   *[other] { $label }: the clue
}
companion-guess-of = { $team ->
    [red] Red: guessing
    [blue] Blue: guessing
   *[other] { $label }: guessing
}
companion-clue-given = The clue is given
companion-turn-over = The turn is over
companion-lengths = Time limits
companion-clue-time = For the clue
companion-guess-time = For the guesses

## Two sides with a key each

companion-game = What do you play?
companion-side = Which side are you?
duet-companion-lead = The cards are on your table; each phone shows one half of the key. One of you draws it, the other scans it and gets the other half.
duet-companion-source-deck = One of 100 ready-made keys
duet-companion-starts = { $team ->
    [red] Your half: red
   *[blue] Your half: blue
}
duet-companion-other = For the other side
duet-companion-other-about = The link shows the other half of the same key.

## With pictures

pictures-companion-source-deck = One of 60 ready-made keys
