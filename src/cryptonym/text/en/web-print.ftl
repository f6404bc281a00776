# The game on paper: what is printed beside the cards.
print-what = { $what ->
    [cards] cards
    [keys] keys
    [tiles] tiles
    [tokens] tokens
   *[rules] rules
}
print-drawer = Print the game
print-lead = Cards, keys, tiles and rules for your own printer. Print on both sides, turned along the long edge.
print-paper = Paper
print-paper-name = { $paper ->
    [a4] A4
   *[letter] US letter
}
print-words = Words
