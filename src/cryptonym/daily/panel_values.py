"""What the panel says, for those who have no need of its ears."""

import msgspec


class Taken(msgspec.Struct, frozen=True):
    """What the panel makes of a clue on a board."""

    expected: float  # share of the number that is found before a wrong card
    low: float  # one in ten of the panel finds less than this
    high: float  # and one in ten more than this
    assassin: float  # how often the assassin is touched
    cards: tuple[float, ...]  # how likely each card is the first one touched
