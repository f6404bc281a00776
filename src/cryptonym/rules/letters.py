"""The letters of a key: what each stands for, on its one side or on both, and who may know it.

A cell of a key is always one letter. Where each side of the table has its own side of the key, a
letter stands for a pair, and more letters stand for pairs of which only one half is known. So what
eyes know of a key is again one string of letters: in views, in unfinished records, on the wire.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from string import ascii_uppercase

from cryptonym.rules.bits import has_bit
from cryptonym.rules.eyes import BACK, FRONT, KEY, Eyes
from cryptonym.rules.model import HIDDEN, IDENTITY_BY_LETTER, Identity

KEPT = 256  # keys as they were seen lately: keys are random, so an old one does not come again
Tile = tuple[Identity | None, ...]  # on each side of the key; None where it is not known


class Letters:
    """The alphabet of the keys of a variant."""

    __slots__ = ("_letter_of", "_seen_as", "all", "sides", "tiles")

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        self.tiles = tiles
        self.sides = len(tiles[HIDDEN])
        self.all = KEY if self.sides == 2 else FRONT  # eyes that know every letter
        self._letter_of = {tile: letter for letter, tile in tiles.items()}
        self._seen_as = {
            known: {letter: self._letter_of[_half(tile, known)] for letter, tile in tiles.items()}
            for known in range(KEY + 1)
        }

    def known(self, cells: str, eyes: Eyes, shown: tuple[int, int] = (0, 0)) -> str:
        """As much of a key as these eyes know; `shown` are the cards everybody has seen a side of.

        Cards are bits, for the front and for the back.
        """
        known = eyes & self.all
        if known == self.all:
            return cells
        return _known(self, cells, known, *shown) if self.sides == 2 else _shown(cells, shown[0])

    def seen_as(self, letter: str, known: int) -> str:
        """A letter as somebody sees it who knows only some sides."""
        return self._seen_as[known][letter]

    def identity(self, letter: str, side: int = 0) -> Identity | None:
        """Who stands behind a card with this letter, on this side of the key."""
        return self.tiles[letter][side if self.sides == 2 else 0]

    def with_shown(self, letter: str, side: int, identity: Identity) -> str:
        """The letter once everybody has seen this side of the card."""
        tile = list(self.tiles[letter])
        tile[side if self.sides == 2 else 0] = identity
        return self._letter_of[tuple(tile)]

    def letter(self, *tile: Identity | None) -> str:
        """The letter that stands for this; raises KeyError if there is none."""
        return self._letter_of[tile]

    def agrees(self, letter: str, seen: str) -> bool:
        """Whether a letter may stand where so much of it was seen."""
        pairs = zip(self.tiles[letter], self.tiles[seen], strict=True)
        return all(part is None or whole is part for whole, part in pairs)


def _half(tile: Tile, known: int) -> Tile:
    return tuple(who if has_bit(known, side) else None for side, who in enumerate(tile))


@lru_cache(maxsize=KEPT)
def _shown(cells: str, front: int) -> str:
    """The same of a key with one side, which is asked for most."""
    letters = [HIDDEN] * len(cells)
    while front:  # few cards are covered most of the time, so only these are looked at
        at = front.bit_length() - 1
        letters[at] = cells[at]
        front ^= 1 << at
    return "".join(letters)


@lru_cache(maxsize=KEPT)
def _known(letters: Letters, cells: str, known: int, front: int, back: int) -> str:
    def seen(at: int) -> int:
        return known | FRONT * has_bit(front, at) | BACK * has_bit(back, at)

    return "".join([letters.seen_as(letter, seen(at)) for at, letter in enumerate(cells)])


ONE_SIDED = Letters({HIDDEN: (None,)} | {at: (who,) for at, who in IDENTITY_BY_LETTER.items()})


def two_sided(front: Iterable[Identity], back: Iterable[Identity]) -> Letters:
    """Letters for keys with two sides, on which these may stand behind a card."""
    pairs = [pair for pair in product((*front, None), (*back, None)) if pair != (None, None)]
    return Letters({HIDDEN: (None, None)} | dict(zip(ascii_uppercase, pairs, strict=False)))
