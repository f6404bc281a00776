"""How strongly a clue word calls a codename to mind: the associations as one table of numbers.

Two kinds of link. A *direct* one was written down: the card lists the word, or the word is a
card itself and lists this one. A *shared* one is worked out: the word belongs to cards that have
many rare associates in common with this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.lexicon import (
    Knowledge,
    read_neighbours,
    read_pass,
    read_traps,
    written_passes,
)
from cryptonym.bots.stopwords import read_stopwords
from cryptonym.language.registry import Pack, load

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

FALL: Final = 0.06  # how fast strength falls with the rank
CONFIRMED: Final = 0.35  # a neighbour that a reader confirmed
KIN: Final = 0.8  # a word of the same family as an associate
BACKWARDS: Final = 0.8  # the word is a card that lists this one
AGREED: Final = 0.35  # what a second voice adds
SHORTEST: Final = 2  # letters of a clue
FAMOUS: Final = 2  # cards that must list a word which is in no dictionary, before a bot says it
ITSELF: Final = 1.5  # a card is its own best associate
CROWD: Final = 0.25  # how much less each card has of a word that many cards list
STEPS: Final = 200.0  # shared strengths are kept as bytes, so many to the unit


class Links(msgspec.Struct, frozen=True):
    """Direct links of one voice, card after card: columns and strengths."""

    starts: Ints
    words: Ints
    strengths: Floats
    written: NDArray[np.bool_]  # not only a relative of what was written

    def of(self, card: int) -> slice:
        """Where the links of a card stand."""
        return slice(int(self.starts[card]), int(self.starts[card + 1]))


class Associations:
    """What somebody who has learnt from one hand, or from both, knows of a language."""

    def __init__(self, language: str, knowledge: Knowledge) -> None:
        self.language = language
        self.pack: Pack = load(language)
        self.words: list[str] = []  # as they are said
        self.columns: dict[str, int] = {}  # by folded word
        self.rows: dict[str, int] = {}  # codenames by folded word
        self.cards: list[str] = []
        voices = [
            self._read(read_pass(language, name)) for name in written_passes(language, knowledge)
        ]
        self.kin = self._families()
        self.denied = self._denied() if knowledge == "ab" else {}
        extra = self._confirmed() if knowledge == "ab" else {}
        self.voices = [self._links(voice, extra) for voice in voices]
        self.count: Ints = self._counts(voices)  # cards that list the word, by any voice
        self.shared = self._shared()
        self.stopwords = read_stopwords(language)

    @cached_property
    def column_of_row(self) -> Ints:
        """Where each codename stands among the clue words."""
        folded = map(self.pack.language.fold, self.cards)
        return np.array([self.columns[word] for word in folded], np.int32)

    @cached_property
    def row_of_column(self) -> dict[int, int]:
        """The codenames among the clue words."""
        return {self.columns[word]: row for word, row in self.rows.items() if word in self.columns}

    @cached_property
    def sayable(self) -> NDArray[np.bool_]:
        """Which words a bot says itself: familiar ones, and no stop words."""
        return np.array(
            [self._is_familiar(word, column) for word, column in self.columns.items()], np.bool_
        )

    def _is_familiar(self, word: str, column: int) -> bool:
        if len(word) < SHORTEST or word in self.stopwords:
            return False
        return bool(self.count[column] >= (1 if word in self.pack.lexicon else FAMOUS))

    @cached_property
    def alphabet(self) -> list[str]:
        """Every known word, folded and in order."""
        return sorted(self.columns)

    def _read(self, said: Mapping[str, tuple[str, ...]]) -> dict[int, dict[int, float]]:
        """One pass as numbers: for each card, its columns with their strengths."""
        for card in said:
            self._row(card)
        words = [word for associates in said.values() for word in associates]
        folded = self.pack.language.fold("\n".join(words)).split("\n")  # faster than one by one
        columns = iter([self._learn(*pair) for pair in zip(words, folded, strict=True)])
        return {
            row: {next(columns): 1 / (1 + FALL * rank) for rank in range(len(associates))}
            for row, associates in zip(map(self._row, said), said.values(), strict=True)
        }

    def _row(self, card: str) -> int:
        folded = self.pack.language.fold(card)
        if folded not in self.rows:
            self.rows[folded] = len(self.cards)
            self.cards.append(card)
        return self.rows[folded]

    def _column(self, word: str) -> int:
        return self._learn(word, self.pack.language.fold(word))

    def _learn(self, word: str, folded: str) -> int:
        if folded not in self.columns:
            self.columns[folded] = len(self.words)
            self.words.append(word)
        return self.columns[folded]

    def _families(self) -> dict[int, tuple[int, ...]]:
        """For each word that has any, the other words of its family."""
        members: dict[str, list[int]] = {}
        for word, column in self.columns.items():
            for family in self.pack.lexicon.families_of(word):
                members.setdefault(family, []).append(column)
        kin: dict[int, tuple[int, ...]] = {}
        for columns in members.values():
            for column in columns if len(columns) > 1 else ():
                others = (*kin.get(column, ()), *(c for c in columns if c != column))
                kin[column] = tuple(dict.fromkeys(others))
        return kin

    def _confirmed(self) -> dict[int, dict[int, float]]:
        return {
            self._row(card): {self._column(word): CONFIRMED for word in found.confirmed}
            for card, found in read_neighbours(self.language).items()
        }

    def _denied(self) -> dict[int, list[int]]:
        denied: dict[int, list[int]] = {}
        for card, found in read_neighbours(self.language).items():
            denied.setdefault(self._row(card), []).extend(map(self._column, found.denied))
        for card, words in read_traps(self.language).items():
            denied.setdefault(self._row(card), []).extend(map(self._column, words))
        return denied

    def _links(
        self, voice: dict[int, dict[int, float]], extra: Mapping[int, dict[int, float]]
    ) -> Links:
        backwards = self._backwards(voice)
        starts: list[int] = [0]
        words: list[int] = []
        strengths: list[float] = []
        written: list[bool] = []
        for row in range(len(self.cards)):
            own = dict(voice.get(row, {}))
            for column, strength in (extra.get(row) or {}).items():
                own[column] = max(own.get(column, 0.0), strength)
            for column, strength in backwards.get(row, {}).items():
                own[column] = _both(own.get(column, 0.0), strength)
            for column in self.denied.get(row, ()):
                own.pop(column, None)
            said = list(own.items())
            for column, strength in said:
                for other in self.kin.get(column, ()):
                    if own.get(other, 0.0) < KIN * strength:
                        own[other] = KIN * strength
            words.extend(own)
            strengths.extend(own.values())
            written.extend([True] * len(said) + [False] * (len(own) - len(said)))
            starts.append(len(words))
        return Links(
            np.array(starts, np.int32),
            np.array(words, np.int32),
            np.array(strengths, np.float32),
            np.array(written, np.bool_),
        )

    def _backwards(self, voice: dict[int, dict[int, float]]) -> dict[int, dict[int, float]]:
        """Links of cards that are listed by other cards, which are words too."""
        for card in self.cards:
            self._column(card)
        card_of = self.row_of_column
        found: dict[int, dict[int, float]] = {}
        for row, own in voice.items():
            speaker = self._column(self.cards[row])
            for column, strength in own.items():
                if (listed := card_of.get(column)) is not None:
                    found.setdefault(listed, {})[speaker] = BACKWARDS * strength
        return found

    def _counts(self, voices: Iterable[dict[int, dict[int, float]]]) -> Ints:
        count = np.zeros(len(self.words), np.int32)
        pairs = {(row, column) for voice in voices for row, own in voice.items() for column in own}
        np.add.at(count, [column for _, column in pairs], 1)
        return count

    def _shared(self) -> NDArray[np.uint8]:
        """Strength by what cards have in common, for every card and word, in bytes."""
        size = (len(self.cards), len(self.words))
        listed = np.zeros(size, np.float32)
        for row in range(size[0]):
            for voice in self.voices:
                place = voice.of(row)
                columns = voice.words[place]
                listed[row, columns] = np.maximum(listed[row, columns], voice.strengths[place])
        spread = (listed > 0).sum(axis=0)
        rarity = np.log(size[0] / np.maximum(spread, 1)).astype(np.float32)
        several = np.flatnonzero(spread > 1)
        features = listed[:, several] * rarity[several]
        features /= np.linalg.norm(features, axis=1, keepdims=True) + 1e-6
        alike = features @ features.T
        np.fill_diagonal(alike, 0)
        # What two cards share through the very word in question is no evidence of its own.
        circular = np.zeros_like(listed)
        together = (features * listed[:, several]).sum(axis=0)
        circular[:, several] = features * (together - features * listed[:, several])
        for word, row in self.rows.items():
            if word in self.columns:
                listed[row, self.columns[word]] = ITSELF
        self.loudness: Floats = np.linalg.norm(listed, axis=0) + np.float32(1e-6)
        self.crowd: Floats = np.maximum(listed.sum(axis=0), 1) ** np.float32(CROWD)
        crowd = self.crowd
        found = np.empty(size, np.uint8)
        for start in range(0, size[1], 1024):  # a block of words at a time, to stay small
            block = slice(start, start + 1024)
            strength = (alike @ listed[:, block] - circular[:, block]) / crowd[block]
            found[:, block] = np.minimum(np.sqrt(np.maximum(strength, 0)) * STEPS, 255)
        for row, denied in self.denied.items():
            found[row, denied] = 0
        return found


def _both(one: float, other: float) -> float:
    """Two voices for one link: the stronger, and something for the agreement."""
    return max(one, other) + AGREED * min(one, other)


@lru_cache(maxsize=12)
def associations(language: str, knowledge: Knowledge = "ab") -> Associations:
    """The associations of a language, read once."""
    return Associations(language, knowledge)
