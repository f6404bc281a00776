"""Key cards: printed patterns, turned in some ways, or a key made at random (R3-R6, P1)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt

from cryptonym.rules.chance import Chance
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.model import Key, Team


def rotate(cells: str, quarter_turns: int = 1) -> str:
    """The same card turned clockwise; the starting team stays (R4, R6).

    One that is not square is turned by halves alone.
    """
    if quarter_turns % 4 == 2:
        return cells[::-1]
    turn = _quarter_turn(isqrt(len(cells)))
    for _ in range(quarter_turns % 4):
        cells = "".join([cells[i] for i in turn])
    return cells


@lru_cache
def _quarter_turn(side: int) -> tuple[int, ...]:
    return tuple((side - 1 - i % side) * side + i // side for i in range(side * side))


def random_key(chance: Chance, sides: tuple[Team, Team], tiles: Callable[[Team], str]) -> Key:
    """Any start, and the tiles of the game in any order (R19)."""
    start = sides[chance.below(2)]
    letters = tiles(start)
    return Key("".join(chance.sample(letters, len(letters))), start)


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """Key cards as they are printed, and the ways up in which one may lie."""

    cards: tuple[tuple[Team, str], ...]  # who starts, and the cells
    turns: tuple[int, ...]  # by quarters, clockwise

    def has(self, number: int, turned: int = 0) -> bool:
        """Whether there is such a card, numbered from 1, and such a way up."""
        return 1 <= number <= len(self.cards) and turned in self.turns

    def key(self, number: int, turned: int = 0) -> Key:
        """A card of the deck, numbered from 1, in one of its ways up."""
        start, cells = self.cards[number - 1]
        return Key(rotate(cells, turned), start, number, turned)

    def drawn(self, chance: Chance) -> Key:
        """Any card, any way up (R4, R19)."""
        way, number = divmod(chance.below(len(self.turns) * len(self.cards)), len(self.cards))
        return self.key(number + 1, self.turns[way])


def deck_of(patterns: Iterable[tuple[str, str]], turns: Iterable[int]) -> Deck:
    """A deck from its rows as they are written, with spaces between."""
    cards = tuple((Team(start), rows.replace(" ", "")) for start, rows in patterns)
    return Deck(cards, tuple(turns))


FORTY = deck_of(PATTERNS, range(4))
