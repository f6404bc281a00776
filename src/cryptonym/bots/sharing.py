"""What cards have in common: a word belongs a little to every card like those that list it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]
Bytes = NDArray[np.uint8]
# What a language keeps of each of its links: there are a hundred and fifty thousand of them.
Halves = NDArray[np.float16]
Shorts = NDArray[np.uint16]

CROWD: Final = 0.25  # how much less each card has of a word that many cards list
KIND: Final = 0.25  # how much cards of one category are alike, all of them together
STEPS: Final = 200.0  # shared strengths are kept as bytes, so many to the unit
MOST_KEPT: Final = 384  # cards that are remembered: those of a deck come back all the time


class Listed(msgspec.Struct, frozen=True):
    """Which card lists which word how strongly, word after word."""

    cards: int
    words: int
    rows: Shorts
    columns: Shorts  # in order
    strengths: Halves

    def sums(self, values: Floats) -> Floats:
        """For each word, the sum of a value over the cards that list it."""
        found = np.bincount(self.columns, values, minlength=self.words)
        return found.astype(np.float32)

    def loudness(self) -> Floats:
        """How much is heard of each word altogether."""
        return np.sqrt(self.sums(self.strengths.astype(np.float32) ** 2))

    def crowd(self) -> Floats:
        """How crowded each word is: what its cards have to share."""
        listed = self.sums(self.strengths.astype(np.float32))
        crowd: Floats = np.maximum(listed, 1) ** np.float32(CROWD)
        return crowd


def gather(cards: int, words: int, rows: Shorts, columns: Shorts, strengths: Halves) -> Listed:
    """Links in the order of their words; of two for the same pair the stronger counts."""
    places = columns.astype(np.int64) * cards + rows
    order = np.argsort(places, kind="stable")
    kept, starts = np.unique(places[order], return_index=True)
    strongest = np.maximum.reduceat(strengths[order], starts)
    return Listed(
        cards, words, (kept % cards).astype(np.uint16), (kept // cards).astype(np.uint16), strongest
    )


class Sharing:
    """What cards have in common, worked out card by card as they come on a table.

    All cards with all words would be most of the memory that a bot needs, and few are ever on one
    table. Cards are alike by what they list, and a little if they are of one kind.
    """

    def __init__(self, listed: Listed, kinds: Iterable[list[int]] = ()) -> None:
        self._listed = listed
        self._kinds = [(np.array(cards, np.int32), KIND / len(cards)) for cards in kinds]
        self._features = _features(listed)
        self._crowd = listed.crowd()
        # What two cards share through the very word in question is no evidence of its own.
        common = self._features * listed.strengths
        self._circular = self._features * (listed.sums(common)[listed.columns] - common)
        self._kept: OrderedDict[int, Bytes] = OrderedDict()
        self.most_kept = MOST_KEPT

    def of(self, card: int) -> Bytes:
        """For every word: how much cards like this one list it, as a root in bytes."""
        found = self._kept.pop(card, None)
        if found is None:
            found = self._work_out(card)
        self._kept[card] = found
        if len(self._kept) > self.most_kept:
            self._kept.popitem(last=False)
        return found

    def _work_out(self, card: int) -> Bytes:
        listed = self._listed
        links = np.flatnonzero(listed.rows == card)
        own = listed.columns[links]
        alike = self._likeness(card, links)
        strength = listed.sums(listed.strengths * alike[listed.rows])
        strength[own] -= self._circular[links]
        strength /= self._crowd
        return np.minimum(np.sqrt(np.maximum(strength, 0)) * np.float32(STEPS), 255).astype(
            np.uint8
        )

    def _likeness(self, card: int, links: NDArray[np.intp]) -> Floats:
        """How much every other card is like this one."""
        listed = self._listed
        mine: Floats = np.zeros(listed.words, np.float32)
        mine[listed.columns[links]] = self._features[links]
        common = self._features * mine[listed.columns]
        alike = np.bincount(listed.rows, common, minlength=listed.cards).astype(np.float32)
        for cards, little in self._kinds:
            if card in cards:
                alike[cards] += np.float32(little)
        alike[card] = 0
        return alike


def _features(listed: Listed) -> Floats:
    """What each link says about its card: rare words more, all together one."""
    spread = np.bincount(listed.columns, minlength=listed.words)[listed.columns]
    rarity = np.where(spread > 1, np.log(listed.cards / spread), 0).astype(np.float32)
    values: Floats = listed.strengths * rarity
    length = np.sqrt(np.bincount(listed.rows, values**2, minlength=listed.cards)) + 1e-6
    return values / length.astype(np.float32)[listed.rows]
