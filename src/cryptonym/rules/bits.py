"""Sets of small numbers as the bits of one: places on the table, faces of cards, sides of a key.

What every guess, view or deal asks for writes `bits >> number & 1` itself: with a call for each
card the cells of a view take 1.6 times as long.
"""

from collections.abc import Iterable


def as_bits(numbers: Iterable[int]) -> int:
    """A bit for each of these."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def has_bit(bits: int, number: int) -> bool:
    """Whether a number is in the set."""
    return bits >> number & 1 == 1
