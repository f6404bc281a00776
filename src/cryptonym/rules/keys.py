"""Key cards: forty printed patterns, four ways up, or a key made at random (R3-R6)."""

from collections import Counter
from functools import lru_cache

from cryptonym.rules.chance import Chance, pick
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.model import BLUE, BOARD_SIZE, IDENTITY_OF, LETTER_OF, RED, Key, Team
from cryptonym.rules.options import KeySource

SIDE = 5
_TURN = tuple((SIDE - 1 - i % SIDE) * SIDE + i // SIDE for i in range(BOARD_SIZE))


def rotate(cells: str, quarter_turns: int = 1) -> str:
    """The same card turned clockwise; the starting team stays (R4, R6)."""
    for _ in range(quarter_turns % 4):
        cells = "".join([cells[i] for i in _TURN])
    return cells


def is_valid(key: Key) -> bool:
    """9 of the starting colour, 8 of the other, 7 bystanders, 1 assassin (R5)."""
    return key.cells.isascii() and Counter(key.cells) == _counts(key.start)


def draw_key(chance: Chance, source: KeySource) -> Key:
    """One key at random, with one of four ways up (R4, R19)."""
    if source == "random":
        coin, *numbers = chance.numbers(1 + BOARD_SIZE)
        start = (RED, BLUE)[coin % 2]
        return Key("".join(pick(tiles(start), numbers)), start)
    turned, number = divmod(chance.below(4 * len(PATTERNS)), len(PATTERNS))
    return printed_key(number + 1, turned)


@lru_cache(maxsize=4 * len(PATTERNS))
def printed_key(number: int, turned: int = 0) -> Key:
    """A card of the deck of forty, numbered from 1, turned clockwise by quarters."""
    start, rows = PATTERNS[number - 1]
    return Key(rotate(rows.replace(" ", ""), turned), Team(start), number, turned)


@lru_cache(maxsize=2)
def tiles(start: Team) -> str:
    """The 25 tiles of a game as letters: nine for the starting team (R5, R7-R10)."""
    first, second = LETTER_OF[IDENTITY_OF[start]], LETTER_OF[IDENTITY_OF[start.other]]
    return first * 9 + second * 8 + "." * 7 + "x"


@lru_cache(maxsize=2)
def _counts(start: Team) -> Counter[str]:
    return Counter(tiles(start))
