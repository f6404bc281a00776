"""A noisy listener: which card somebody would touch on hearing a clue.

P(card | clue) is a softmax over strengths, mixed over several ears, because nobody knows whether
a partner takes words literally or thinks around corners. Softmax weights were fitted on what one
hand of the lexicon says of the other's clues. Who guesses gives written links more weight, since
people do. In English the sentence model has a say too, where that extra is installed: with every
ear of an operative, and with one ear more of a spymaster.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from typing import Final, Literal

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cryptonym.bots.board import Board
from cryptonym.bots.embeddings import likeness, likeness_to_known
from cryptonym.bots.hearing import Heard
from cryptonym.bots.sharing import Floats
from cryptonym.bots.tuning import Tuning, tuning_for


class Ear(msgspec.Struct, frozen=True):
    """One way of listening: whose associations, and how much written and shared links count."""

    voice: int | None  # None = all voices together
    direct: float
    shared: float
    prior: float
    meaning: float = 0.0  # how much the sentence model counts


Asks = Literal["nobody", "every ear", "one more ear"]  # who asks the sentence model

LONE_EARS: Final = (
    Ear(None, 9.0, 15.0, 0.45),
    Ear(None, 10.0, 12.0, 0.2),  # takes words literally
    Ear(None, 8.0, 17.0, 0.2),  # thinks around corners
    Ear(None, 2.0, 14.0, 0.15),  # never heard of the link that seems so plain to us
)
TWO_EARS: Final = (
    Ear(None, 9.0, 15.0, 0.35),
    Ear(0, 9.0, 15.0, 0.2),
    Ear(1, 9.0, 15.0, 0.2),
    Ear(None, 8.0, 17.0, 0.1),
    Ear(None, 2.0, 14.0, 0.15),
)
ASKED: Final = 0.25  # prior of the one ear that asks the model
MEANING: Final = 19.0  # what the model counts to that ear
# How much more the sentence model counts for a card of no deck, and for one that nobody has written
# about: the less is known of a card otherwise, the more.
BEYOND: Final = 1.5
UNLISTED: Final = 2.5
MODELLED: Final = 0.6  # confidence in a clue that the sentence model alone knows
NOTHING: Final = 6.0  # a card that draws less than this is hardly meant by anybody
# What the weaker of two voices adds. A third hand has nine in ten of the words that both wrote down
# early, seven in ten of those in the middle, and a third of those in the middle of one alone.
CHORUS: Final = 1.0


class Impression(msgspec.Struct, frozen=True):
    """What one clue has to do with each card, before anybody weighs it."""

    direct: Floats  # by voice and card
    shared: Floats
    near: Floats | None = None  # by the sentence model, where it is asked

    def of(self, cards: Sequence[int]) -> Impression:
        """The same on some of the cards."""
        places = list(cards)
        near = None if self.near is None else self.near[places]
        return Impression(self.direct[:, places], self.shared[places], near)


class Listener:
    """The cards of one board as heard by a mixture of ears, of who guesses or of who speaks."""

    def __init__(
        self, board: Board, weakest: float = 0.0, asks: Asks = "nobody", *, speaks: bool = False
    ) -> None:
        tuning = tuning_for(board.known.language)
        self.board = board
        self.weakest = weakest
        self.asks = asks
        voices = len(board.known.voices)
        self.ears = ears_for(voices, asks) if speaks else guessing_ears(voices, asks, tuning)
        self.nothing = NOTHING if speaks else tuning.nothing  # draws towards no card at all
        self.prior: Floats = np.array([ear.prior for ear in self.ears], np.float32)
        self._heard: dict[Heard, Floats] = {}

    def utilities(self, heard: Heard) -> Floats:
        """How much each ear is drawn to each card by one clue."""
        found = self._heard.get(heard)
        if found is None:
            found = self._heard[heard] = drawn(self.ears, self.impression(heard), self.weakest)
        return found

    def impression(self, heard: Heard) -> Impression:
        """What a clue has to do with each card."""
        direct, shared = self.board.of_clue(heard)
        if self.asks == "nobody":
            return Impression(direct, shared)
        near = self._nearest(likeness(heard.word, self._names))
        return Impression(direct, shared, near * self._trust if self.asks == "every ear" else near)

    def confidence(self, heard: Heard) -> float:
        """How sure it is that a clue was understood, from 0 to 1."""
        return max(heard.confidence, MODELLED if self.asks == "every ear" else 0.0)

    def some_utilities(
        self,
        cards: Sequence[int],
        columns: NDArray[np.intp],
        feared: Sequence[int] = (),
        near: float = 1.0,
    ) -> list[Floats]:
        """For each ear, the same for many clue words at once, on these cards.

        Those of them that are `feared` draw as much as they might draw anybody; of what is worked
        out for the others only a part counts, as they may be `near` to us alone.
        """
        direct, shared = self.board.meant(cards, columns)
        for place in feared:
            direct[:, place] = np.maximum(
                direct[:, place], self.board.feared[cards[place]][columns]
            )
        wanted = [place for place in range(len(cards)) if place not in feared]
        shared[wanted] *= np.float32(near)
        found = []
        for ear in self.ears:
            utility = _hear(ear, direct, shared, self.weakest)
            if ear.meaning:
                utility += np.float32(ear.meaning) * self._nearness[list(cards)][:, columns]
            found.append(utility)
        return found

    @cached_property
    def _nearness(self) -> Floats:
        """What the sentence model makes of every card with every known clue word."""
        known = self._nearest(likeness_to_known(self._names, self.board.known.words))
        return np.where(np.isnan(known), np.float32(0), known)

    @cached_property
    def _trust(self) -> Floats:
        """How much the model counts for each card: the more, the less is known of it otherwise."""
        known = self.board.known
        rows = map(known.row_of, self.board.words)
        counts = (
            UNLISTED if row is None else 1.0 if row in known.everyday else BEYOND for row in rows
        )
        return np.fromiter(counts, np.float32, len(self.board.words))

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """The words for all cards, several for a picture."""
        names_of = self.board.known.names_of
        return tuple(name for face in self.board.words for name in names_of(face))

    def _nearest(self, found: Floats) -> Floats:
        """For each card, what was found of the word for it that is nearest."""
        counts = [len(self.board.known.names_of(face)) for face in self.board.words]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        nearest: Floats = np.maximum.reduceat(found, starts, axis=0)
        return nearest

    def chances(self, heard: Heard, cards: Sequence[int], weights: Floats) -> Floats:
        """P(card | clue) over these cards, the ears weighted."""
        return mix(weights, softmax(self.utilities(heard)[:, cards]))


def ears_for(voices: int, asks: Asks, meaning: float = MEANING) -> tuple[Ear, ...]:
    """The ears of somebody who has learnt from so many voices, and may ask the sentence model."""
    ears = LONE_EARS if voices == 1 else TWO_EARS
    if asks == "every ear":
        return tuple(replace(ear, meaning=meaning) for ear in ears)
    if asks == "one more ear":
        others = (replace(ear, prior=(1 - ASKED) * ear.prior) for ear in ears)
        return (*others, replace(ears[0], prior=ASKED, meaning=meaning))
    return ears


def guessing_ears(voices: int, asks: Asks, tuning: Tuning) -> tuple[Ear, ...]:
    """The ears of somebody who guesses: written links count for more, worked-out ones for less."""
    cooler = 1 / tuning.temperature
    return tuple(
        replace(
            ear,
            direct=cooler * tuning.direct * ear.direct,
            shared=cooler * tuning.shared * ear.shared,
            meaning=cooler * ear.meaning,
        )
        for ear in ears_for(voices, asks, tuning.meaning)
    )


def drawn(ears: Sequence[Ear], found: Impression, weakest: float = 0.0) -> Floats:
    """How much each ear is drawn to each card by what a clue has to do with it."""
    utilities = np.stack([_hear(ear, found.direct, found.shared, weakest) for ear in ears])
    if found.near is not None:
        utilities += np.array([[ear.meaning] for ear in ears], np.float32) * found.near
    return utilities


def _hear(ear: Ear, direct: Floats, shared: Floats, weakest: float) -> Floats:
    layer = together(direct) if ear.voice is None else direct[ear.voice]
    if weakest:
        layer = np.where(layer < weakest, np.float32(0), layer)
    return np.float32(ear.direct) * layer + np.float32(ear.shared) * shared


def together(direct: Floats) -> Floats:
    """Several voices as one: the strongest, and something for the agreement."""
    if len(direct) == 1:
        return np.asarray(direct[0])
    # Layer by layer: what was picked by cards and clue words has its layers side by side in
    # memory, and `max(axis=0)` takes fifty times as long there.
    loudest, faintest = reduce(np.maximum, direct), reduce(np.minimum, direct)
    joined: Floats = loudest + np.float32(CHORUS) * faintest
    return joined


def mix(weights: Floats, chances: Floats) -> Floats:
    """Chances by several ears as one."""
    mixed: Floats = (weights[:, None] * chances).sum(axis=0)
    return mixed


def softmax(utilities: Floats, nothing: float = -np.inf) -> Floats:
    """Chances over the last axis; `nothing` draws towards none of them."""
    highest = np.maximum(utilities.max(axis=-1, keepdims=True), np.float32(nothing))
    raised = np.exp(utilities - highest)
    empty = np.exp(np.float32(nothing) - highest)
    chances: Floats = raised / (raised.sum(axis=-1, keepdims=True) + empty)
    return chances
