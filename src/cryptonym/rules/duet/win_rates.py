"""How many of a hundred games of Duet are won, by tokens and mistakes allowed.

`docs/make_missions.py` writes these rows from a page with such a table. The order matters, and
not the level: a map is ordered by it, and people win more or less than whoever was measured.
"""

from typing import Final

# Our bots, in six languages: docs/duet-difficulty.md.
SOURCE: Final = "measured"

# fmt: off
WON: Final[dict[int, tuple[int, ...]]] = {  # by tokens; one number for each mistake allowed, from 0
    7: (5, 8, 12, 15, 16, 17, 17, 17),
    8: (12, 20, 25, 28, 30, 32, 33, 33, 33),
    9: (25, 32, 40, 45, 49, 49, 51, 50, 51, 50),
    10: (41, 54, 59, 64, 66, 67, 68, 69, 68, 68, 67),
    11: (55, 64, 72, 74, 75, 75, 76, 77, 78, 78, 78, 78),
}
# fmt: on


def won_of_hundred(tokens: int, mistakes: int) -> int:
    """How many of a hundred games are won; more mistakes than were measured make no difference."""
    row = WON[tokens]
    return row[min(mistakes, len(row) - 1)]
