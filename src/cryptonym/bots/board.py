"""The words of one table against everything a bot knows: strengths for each card and clue."""

from __future__ import annotations

from typing import Final

import numpy as np

from cryptonym.bots.hearing import Heard, hear
from cryptonym.bots.strength import BACKWARDS, STEPS, Associations, Floats

BORROWED: Final = 0.6  # what a card in no list has of the cards that list its word


class Board:
    """Strengths between the words on the table and every known clue word.

    `direct` has a layer for each voice; all are indexed by card and then by clue word.
    """

    def __init__(self, known: Associations, words: tuple[str, ...]) -> None:
        self.known = known
        self.words = words
        size = (len(words), len(known.words))
        self.direct: Floats = np.zeros((len(known.voices), *size), np.float32)
        self.shared: Floats = np.zeros(size, np.float32)
        for card, word in enumerate(words):
            row = known.rows.get(known.pack.language.fold(word))
            if row is None:
                self._work_out(card, hear(known, word))
            else:
                self._look_up(card, row)

    def _look_up(self, card: int, row: int) -> None:
        for layer, voice in zip(self.direct, self.known.voices, strict=True):
            place = voice.of(row)
            layer[card, voice.words[place]] = voice.strengths[place]
        self.shared[card] = self.known.shared[row] / np.float32(STEPS)

    def _work_out(self, card: int, heard: Heard) -> None:
        """A card that nobody has written about: known by the company its word keeps."""
        known = self.known
        company = np.zeros(len(known.cards), np.float32)
        for column, weight in heard.columns:
            for layer, voice in zip(self.direct, known.voices, strict=True):
                places = np.flatnonzero(voice.words == column)
                rows = np.searchsorted(voice.starts, places, side="right") - 1
                company[rows] = np.maximum(company[rows], weight * voice.strengths[places])
                for row, place in zip(rows, places, strict=True):
                    said = known.columns[known.pack.language.fold(known.cards[row])]
                    strength = BACKWARDS * weight * voice.strengths[place]
                    layer[card, said] = max(layer[card, said], strength)
            row_of = known.row_of_column.get(column)
            if row_of is not None:  # a form of a codename
                company[row_of] = max(company[row_of], 1.5 * weight)
        crowd = max(float(company.sum()), 1.0) ** 0.5
        for friend in map(int, np.flatnonzero(company)):
            share = BORROWED * company[friend] / crowd
            self.shared[card] += share * known.shared[friend] / np.float32(STEPS)
            for layer, voice in zip(self.direct, known.voices, strict=True):
                own = voice.of(friend)
                columns = voice.words[own]
                borrowed = share * voice.strengths[own] * (1.0 if company[friend] > 1 else 0.5)
                layer[card, columns] = np.maximum(layer[card, columns], borrowed)

    def of_clue(self, heard: Heard) -> tuple[Floats, Floats]:
        """Direct (by voice and card) and shared strengths of one clue."""
        direct = np.zeros(self.direct.shape[:2], np.float32)
        shared = np.zeros(len(self.words), np.float32)
        for column, weight in heard.columns:
            np.maximum(direct, weight * self.direct[:, :, column], out=direct)
            np.maximum(shared, weight * self.shared[:, column], out=shared)
        return direct, shared
