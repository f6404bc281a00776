# A finished game, clue by clue.

analysis-title = The clues, reviewed
analysis-to-end = Back to the end of the game
analysis-thinking = Reading every clue again. This takes a few seconds.
analysis-retry = Try again
analysis-none = There was no clue in this game.
analysis-clues = Clue by clue
analysis-back = Previous clue
analysis-next = Next clue
analysis-place = Clue { $place } of { $places }
analysis-heat = The board, with what the clue suggests
analysis-obscure = We hardly know this word, so take the figures with a grain of salt.
analysis-meant = What the bot meant
analysis-links = What leads where
analysis-direct = obvious link
analysis-faint = weak link
analysis-earlier = still from “{ $clue }”
analysis-touched = Touched, and how likely that was
analysis-others = There was also
analysis-worth = worth { $expected }
analysis-luck-more = { $found } found with clues worth { $expected }: luck, or people who know each other well.
analysis-luck-less = { $found } found with clues worth { $expected }: little luck, or distracted.
analysis-luck-even = { $found } found with clues worth { $expected }: neither luck nor bad luck.
analysis-luck-shots = { $count ->
    [one] { $found } found with clues worth { $expected }, but one of them hardly anybody would have touched: luck, or people who know each other well.
   *[other] { $found } found with clues worth { $expected }, but { $count } of them hardly anybody would have touched: luck, or people who know each other well.
}
analysis-luck-unknown = We hardly know these clues, so luck and skill cannot be told apart.
analysis-possible = The best clues we know were worth { $possible }.
analysis-listened-well = The operatives took what the clues suggested most.
analysis-listened = The operatives mostly followed the clues.
analysis-listened-badly = The operatives often took something other than what the clues suggested.
