# The game on paper: what is printed beside the cards.
print-what = { $what ->
    [cards] cards
    [keys] keys
    [tiles] tiles
    [tokens] tokens
   *[rules] rules
}
print-keys = { $count } key cards, numbered
print-box-code = Code of this box
