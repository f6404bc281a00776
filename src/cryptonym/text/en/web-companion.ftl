# For a table with cards of paper: keys and clocks.

companion-lead = The cards are on your table; the key is on the spymasters' phones. One of you draws it, the other scans it.
companion-source = Where the key comes from
companion-source-deck = The deck of forty
companion-source-random = Random
companion-draw = Draw a key
companion-code = Code of a key
companion-code-note = From the other phone; or a card of the deck: 17, or 17-2 if turned twice.
companion-code-empty = Type the code first.
companion-code-go = Fetch it
companion-again = Try again
companion-key = The key
companion-starts = { $team ->
    [red] Red starts
   *[blue] Blue starts
}
companion-hold = Hold to look
companion-leave-open = Leave it open
companion-hide = Hide it
companion-card = Card { $number } of the deck, turned by { $angle }°
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
   *[blue] Blue: the clue
}
companion-guess-of = { $team ->
    [red] Red: guessing
   *[blue] Blue: guessing
}
companion-clue-given = The clue is given
companion-turn-over = The turn is over
companion-lengths = Time limits
companion-clue-time = For the clue
companion-guess-time = For the guesses
