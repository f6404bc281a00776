"""The words of one table against everything a bot knows: strengths for each card and clue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.calls import ALONE, DOUBTED, LEFT_OUT
from cryptonym.bots.hearing import Heard, read
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import BACKWARDS, ITSELF, Associations

TOGETHER: Final = 0.55  # weight of being listed side by side, for a card in no list
AROUND: Final = 0.25  # weight of being listed by cards that are alike


class Board:
    """Strengths between the words on the table and every known clue word.

    `direct` has a layer for each voice; all are indexed by card and then by clue word. `feared` is
    what `direct` may be to others, by any voice: for cards that must not be touched. `odd` says
    how odd a link is to whoever has judged the clue word, from 0 to LEFT_OUT.
    """

    def __init__(self, known: Associations, words: tuple[str, ...]) -> None:
        self.known = known
        self.words = words
        size = (len(words), len(known.words))
        self.direct: Floats = np.zeros((len(known.voices), *size), np.float32)
        self.feared: Floats = np.zeros(size, np.float32)
        self.shared: Floats = np.zeros(size, np.float32)
        self.odd: NDArray[np.float16] = np.zeros(size, np.float16)
        for card, word in enumerate(words):
            row = known.row_of(word)
            if row is None:
                self._work_out(card, read(known, word))
            else:
                self._look_up(card, row)

    def _look_up(self, card: int, row: int) -> None:
        written = np.zeros_like(self.direct[:, card])
        for layer, said, voice in zip(self.direct, written, self.known.voices, strict=True):
            place = voice.of(row)
            words = voice.words[place]
            layer[card, words] = voice.strengths[place]
            said[words] = voice.written[place] * voice.strengths[place]
            self.feared[card, words] = np.maximum(self.feared[card, words], voice.feared[place])
        self.shared[card] = self.known.shared(row)
        self.odd[card] = self.known.judged.oddness(row, written.min(axis=0))

    def _work_out(self, card: int, heard: Heard) -> None:
        """A card that nobody has written about: known by the company its word keeps."""
        known = self.known
        company = self._company(card, heard)
        loudness = float(np.linalg.norm(company))
        if not loudness:
            return
        named = np.zeros(len(known.words), np.float32)
        around = np.zeros(len(known.words), np.float32)
        for row in map(int, np.flatnonzero(company)):
            named += company[row] * self._listed(row)
            around += company[row] * known.shared(row) ** 2
        scale = loudness * np.maximum(known.loudness, np.float32(1e-6))
        self.shared[card] = TOGETHER * np.sqrt(named / scale)
        self.shared[card] += AROUND * np.sqrt(around * known.crowd / scale)

    def _company(self, card: int, heard: Heard) -> Floats:
        """How strongly each codename calls the word to mind; those are direct links backwards."""
        known = self.known
        company = np.zeros(len(known.cards), np.float32)
        for column, weight in heard.columns:
            for layer, voice in zip(self.direct, known.voices, strict=True):
                places = np.flatnonzero(voice.words == column)
                rows = np.searchsorted(voice.starts, places, side="right") - 1
                strengths = np.float32(weight) * voice.strengths[places]
                company[rows] = np.maximum(company[rows], strengths)
                said = known.column_of_row[rows]
                layer[card, said] = np.maximum(layer[card, said], BACKWARDS * strengths)
            own = known.row_of_column.get(column)
            if own is not None:  # a form of a codename
                company[own] = max(company[own], ITSELF * weight)
        return company

    def _listed(self, row: int) -> Floats:
        found = np.zeros(len(self.known.words), np.float32)
        for voice in self.known.voices:
            place = voice.of(row)
            found[voice.words[place]] = np.maximum(
                found[voice.words[place]], voice.strengths[place]
            )
        found[self.known.column_of_row[row]] = ITSELF
        return found

    def meant(self, cards: Sequence[int], columns: NDArray[np.intp]) -> tuple[Floats, Floats]:
        """Direct and shared strengths as far as one may mean these cards by these clue words.

        Of a link that was left out by whoever judged the word, what all voices have counts, and
        little of what is worked out. Who hears a clue has no reason to doubt: it was given.
        """
        lying = list(cards)
        direct, shared = self.direct[:, lying][:, :, columns], self.shared[lying][:, columns]
        doubted = self.odd[lying][:, columns] == LEFT_OUT
        agreed = np.float32(DOUBTED) * reduce(np.minimum, direct)  # see `listener.together`
        return (
            np.where(doubted, agreed, direct),
            np.where(doubted, np.float32(ALONE) * shared, shared),
        )

    def of_clue(self, heard: Heard) -> tuple[Floats, Floats]:
        """Direct (by voice and card) and shared strengths of one clue."""
        direct = np.zeros(self.direct.shape[:2], np.float32)
        shared = np.zeros(len(self.words), np.float32)
        for column, weight in heard.columns:
            np.maximum(direct, weight * self.direct[:, :, column], out=direct)
            np.maximum(shared, weight * self.shared[:, column], out=shared)
        return direct, shared
