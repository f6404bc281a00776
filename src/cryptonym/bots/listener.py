"""A noisy listener: which card somebody would touch on hearing a clue.

P(card | clue) is a softmax over strengths, mixed over several ears, because nobody knows whether
a partner takes words literally or thinks around corners. Softmax weights were fitted on what one
hand of the lexicon says of the other's clues. Who guesses gives written links more weight, since
people do. In English the sentence model has a say too, where that extra is installed: with every
ear of an operative, and with one ear more of a spymaster.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, Literal

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cryptonym.bots.board import Board
from cryptonym.bots.embeddings import likeness, likeness_to_known
from cryptonym.bots.hearing import Heard
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import AGREED


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
MEANING: Final = 19.0  # weight of the sentence model, fitted on cards kept from the lexicon
USUAL: Final = np.float32(0.25)  # likeness of words that have little to do with each other
ASKED: Final = 0.25  # prior of the one ear that asks the model
MODELLED: Final = 0.6  # confidence in a clue that the sentence model alone knows
NOTHING: Final = 6.0  # a card that draws less than this is hardly meant by anybody
# Both hands have their links in common, and with them what is worked out from links. People do not:
# what they make of clues is met best with some half of the shared strength beside the direct one.
GUESSED_DIRECT: Final = 1.2
GUESSED_SHARED: Final = 0.7
GUESSED_NOTHING: Final = 3.0


class Listener:
    """The cards of one board as heard by a mixture of ears, of who guesses or of who speaks."""

    def __init__(
        self, board: Board, weakest: float = 0.0, asks: Asks = "nobody", *, speaks: bool = False
    ) -> None:
        self.board = board
        self.weakest = weakest
        self.asks = asks
        ears = ears_for(len(board.known.voices), asks)
        self.ears = ears if speaks else tuple(map(_guessing, ears))
        self.nothing = NOTHING if speaks else GUESSED_NOTHING  # draws towards no card at all
        self.prior: Floats = np.array([ear.prior for ear in self.ears], np.float32)
        self._heard: dict[Heard, Floats] = {}

    def utilities(self, heard: Heard) -> Floats:
        """How much each ear is drawn to each card by one clue."""
        found = self._heard.get(heard)
        if found is None:
            direct, shared = self.board.of_clue(heard)
            found = np.stack([self._hear(ear, direct, shared) for ear in self.ears])
            if self.asks != "nobody":
                weights = np.array([[ear.meaning] for ear in self.ears], np.float32)
                found += weights * (self._nearest(likeness(heard.word, self._names)) - USUAL)
            self._heard[heard] = found
        return found

    def confidence(self, heard: Heard) -> float:
        """How sure it is that a clue was understood, from 0 to 1."""
        return max(heard.confidence, MODELLED if self.asks == "every ear" else 0.0)

    def some_utilities(
        self, cards: Sequence[int], columns: NDArray[np.intp], feared: Sequence[int] = ()
    ) -> list[Floats]:
        """For each ear, the same for many clue words at once, on these cards.

        Those of them that are `feared` draw as much as they might draw anybody.
        """
        direct = self.board.direct[:, cards][:, :, columns]
        for place in feared:
            direct[:, place] = np.maximum(
                direct[:, place], self.board.feared[cards[place]][columns]
            )
        shared = self.board.shared[list(cards)][:, columns]
        found = []
        for ear in self.ears:
            drawn = self._hear(ear, direct, shared)
            if ear.meaning:
                drawn += np.float32(ear.meaning) * self._nearness[list(cards)][:, columns]
            found.append(drawn)
        return found

    @cached_property
    def _nearness(self) -> Floats:
        """What the sentence model makes of every card with every known clue word."""
        known = self._nearest(likeness_to_known(self._names, self.board.known.words))
        return np.where(np.isnan(known), np.float32(0), known - USUAL)

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

    def _hear(self, ear: Ear, direct: Floats, shared: Floats) -> Floats:
        layer = together(direct) if ear.voice is None else direct[ear.voice]
        if self.weakest:
            layer = np.where(layer < self.weakest, np.float32(0), layer)
        return np.float32(ear.direct) * layer + np.float32(ear.shared) * shared

    def chances(self, heard: Heard, cards: Sequence[int], weights: Floats) -> Floats:
        """P(card | clue) over these cards, the ears weighted."""
        return mix(weights, softmax(self.utilities(heard)[:, cards]))


def ears_for(voices: int, asks: Asks) -> tuple[Ear, ...]:
    """The ears of somebody who has learnt from so many voices, and may ask the sentence model."""
    ears = LONE_EARS if voices == 1 else TWO_EARS
    if asks == "every ear":
        return tuple(replace(ear, meaning=MEANING) for ear in ears)
    if asks == "one more ear":
        others = (replace(ear, prior=(1 - ASKED) * ear.prior) for ear in ears)
        return (*others, replace(ears[0], prior=ASKED, meaning=MEANING))
    return ears


def _guessing(ear: Ear) -> Ear:
    return replace(ear, direct=GUESSED_DIRECT * ear.direct, shared=GUESSED_SHARED * ear.shared)


def together(direct: Floats) -> Floats:
    """Several voices as one: the strongest, and something for the agreement."""
    if len(direct) == 1:
        return np.asarray(direct[0])
    joined: Floats = direct.max(axis=0) + np.float32(AGREED) * direct.min(axis=0)
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
