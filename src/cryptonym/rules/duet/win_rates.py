"""How many of a hundred games of Duet are won, by tokens and mistakes allowed.

`docs/make_missions.py` writes these rows from a page with such a table. The order matters, and
not the level: a map is ordered by it, and people win more or less than whoever was measured.
"""

from typing import Final

# Our bots, in six languages: docs/duet-difficulty.md.
SOURCE: Final = "measured"

# fmt: off
WON: Final[dict[int, tuple[int, ...]]] = {  # by tokens; one number for each mistake allowed, from 0
    7: (4, 8, 11, 13, 14, 14, 14, 15),
    8: (15, 24, 29, 31, 34, 35, 36, 37, 37),
    9: (29, 42, 51, 55, 57, 60, 61, 61, 61, 61),
    10: (50, 62, 68, 72, 73, 74, 75, 76, 77, 77, 77),
    11: (66, 76, 81, 82, 84, 85, 85, 86, 86, 86, 86, 86),
}
# fmt: on


def won_of_hundred(tokens: int, mistakes: int) -> int:
    """How many of a hundred games are won; more mistakes than were measured make no difference."""
    row = WON[tokens]
    return row[min(mistakes, len(row) - 1)]
