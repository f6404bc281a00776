# A finished game, clue by clue.

analysis-title = The clues, looked at again
analysis-to-end = Back to the end of the game
analysis-thinking = Reading every clue again. This takes a few seconds.
analysis-retry = Try again
analysis-none = There was no clue in this game.
analysis-clues = Clue by clue
analysis-back = The clue before
analysis-next = The next clue
analysis-place = Clue { $place } of { $places }
analysis-heat = The board, with what the clue suggests
analysis-obscure = We hardly know this word, so take the figures with a grain of salt.
analysis-links = What leads where
analysis-direct = goes with it at once
analysis-faint = by a thin thread
analysis-touched = Touched, and how likely that was
analysis-others = There was also
analysis-worth = worth { $expected }
analysis-luck-more = { $found } found with clues worth { $expected }: luck, or you know each other well.
analysis-luck-less = { $found } found with clues worth { $expected }: little luck, or minds elsewhere.
analysis-luck-even = { $found } found with clues worth { $expected }: neither luck nor bad luck.
analysis-luck-unknown = We hardly know these clues, so luck and skill cannot be told apart.
analysis-possible = The best clues we know were worth { $possible }.
analysis-listened-well = The operatives took what the clues suggested most.
analysis-listened = The operatives mostly followed the clues.
analysis-listened-badly = The operatives often took something else than the clues suggested.
