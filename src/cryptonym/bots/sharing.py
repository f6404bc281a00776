"""What cards have in common: a word belongs a little to every card like those that list it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

CROWD: Final = 0.25  # how much less each card has of a word that many cards list
KIND: Final = 0.25  # how much cards of one category are alike, all of them together
STEPS: Final = 200.0  # shared strengths are kept as bytes, so many to the unit
BLOCK: Final = 256  # words at a time: what is freed in small pieces is used again


class Listed(msgspec.Struct, frozen=True):
    """Which card lists which word how strongly, word after word."""

    cards: int
    words: int
    rows: Ints
    columns: Ints  # in order
    strengths: Floats

    def sums(self, values: Floats) -> Floats:
        """For each word, the sum of a value over the cards that list it."""
        found = np.bincount(self.columns, values, minlength=self.words)
        return found.astype(np.float32)

    def loudness(self) -> Floats:
        """How much is heard of each word altogether."""
        return np.sqrt(self.sums(self.strengths**2))

    def crowd(self) -> Floats:
        """How crowded each word is: what its cards have to share."""
        crowd: Floats = np.maximum(self.sums(self.strengths), 1) ** np.float32(CROWD)
        return crowd

    def blocks(self) -> Iterator[tuple[slice, slice]]:
        """Some words at a time, and where their links stand."""
        for start in range(0, self.words, BLOCK):
            stop = min(start + BLOCK, self.words)
            first, last = np.searchsorted(self.columns, (start, stop))
            yield slice(start, stop), slice(int(first), int(last))


def gather(cards: int, words: int, rows: Ints, columns: Ints, strengths: Floats) -> Listed:
    """Links in the order of their words; of two for the same pair the stronger counts."""
    places = columns.astype(np.int64) * cards + rows
    order = np.argsort(places, kind="stable")
    kept, starts = np.unique(places[order], return_index=True)
    strongest = np.maximum.reduceat(strengths[order], starts)
    return Listed(
        cards, words, (kept % cards).astype(np.int32), (kept // cards).astype(np.int32), strongest
    )


def share(listed: Listed, kinds: Iterable[list[int]] = ()) -> NDArray[np.uint8]:
    """For every card and word: how much cards like this one list the word, as a root in bytes.

    Cards are alike by what they list, and a little if they are of one kind.
    """
    with np.errstate(invalid="ignore"):  # some BLAS raise the flag without a reason
        return _share(listed, _features(listed), kinds)


def _share(listed: Listed, features: Floats, kinds: Iterable[list[int]]) -> NDArray[np.uint8]:
    alike = _likeness_of_cards(listed, features)
    for cards in kinds:
        alike[np.ix_(cards, cards)] += np.float32(KIND / len(cards))
    np.fill_diagonal(alike, 0)
    # What two cards share through the very word in question is no evidence of its own.
    common = features * listed.strengths
    circular = features * (listed.sums(common)[listed.columns] - common)
    crowd = listed.crowd()
    found = np.empty((listed.cards, listed.words), np.uint8)
    for block, links in listed.blocks():
        strength = alike @ _dense(listed, block, links, listed.strengths)
        strength[listed.rows[links], listed.columns[links] - block.start] -= circular[links]
        strength /= crowd[block]
        found[:, block] = np.minimum(np.sqrt(np.maximum(strength, 0)) * np.float32(STEPS), 255)
    return found


def _features(listed: Listed) -> Floats:
    """What each link says about its card: rare words more, all together one."""
    spread = np.bincount(listed.columns, minlength=listed.words)[listed.columns]
    rarity = np.where(spread > 1, np.log(listed.cards / spread), 0).astype(np.float32)
    values: Floats = listed.strengths * rarity
    length = np.sqrt(np.bincount(listed.rows, values**2, minlength=listed.cards)) + 1e-6
    return values / length.astype(np.float32)[listed.rows]


def _likeness_of_cards(listed: Listed, features: Floats) -> Floats:
    alike: Floats = np.zeros((listed.cards, listed.cards), np.float32)
    for block, links in listed.blocks():
        some = _dense(listed, block, links, features)
        alike += some @ some.T
    return alike


def _dense(listed: Listed, block: slice, links: slice, values: Floats) -> Floats:
    dense: Floats = np.zeros((listed.cards, block.stop - block.start), np.float32)
    dense[listed.rows[links], listed.columns[links] - block.start] = values[links]
    return dense
