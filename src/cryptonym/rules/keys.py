"""Key cards: forty printed patterns, four ways up, or a key made at random (R3-R6)."""

from collections.abc import Callable
from functools import lru_cache
from math import isqrt

from cryptonym.rules.chance import Chance, pick
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.model import Key, Team


def rotate(cells: str, quarter_turns: int = 1) -> str:
    """The same square card turned clockwise; the starting team stays (R4, R6)."""
    turn = _quarter_turn(isqrt(len(cells)))
    for _ in range(quarter_turns % 4):
        cells = "".join([cells[i] for i in turn])
    return cells


@lru_cache
def _quarter_turn(side: int) -> tuple[int, ...]:
    return tuple((side - 1 - i % side) * side + i // side for i in range(side * side))


def random_key(chance: Chance, sides: tuple[Team, Team], tiles: Callable[[Team], str]) -> Key:
    """Any start, and the tiles of the game in any order (R19)."""
    coin, *numbers = chance.numbers(1 + len(tiles(sides[0])))
    start = sides[coin % 2]
    return Key("".join(pick(tiles(start), numbers)), start)


def drawn_key(chance: Chance) -> Key:
    """One of the deck of forty, with one of four ways up (R4, R19)."""
    turned, number = divmod(chance.below(4 * len(PATTERNS)), len(PATTERNS))
    return printed_key(number + 1, turned)


@lru_cache(maxsize=4 * len(PATTERNS))
def printed_key(number: int, turned: int = 0) -> Key:
    """A card of the deck of forty, numbered from 1, turned clockwise by quarters."""
    start, rows = PATTERNS[number - 1]
    return Key(rotate(rows.replace(" ", ""), turned), Team(start), number, turned)
