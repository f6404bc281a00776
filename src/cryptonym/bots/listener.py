"""A noisy listener: which card somebody would touch on hearing a clue.

P(card | clue) is a softmax over strengths, mixed over several ears, because nobody knows whether
a partner takes words literally or thinks around corners. Softmax weights were fitted on what one
hand of the lexicon says of the other's clues.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.board import Board
from cryptonym.bots.hearing import Heard
from cryptonym.bots.strength import AGREED, Floats


class Ear(msgspec.Struct, frozen=True):
    """One way of listening: whose associations, and how much written and shared links count."""

    voice: int | None  # None = all voices together
    direct: float
    shared: float
    prior: float


LONE_EARS: Final = (
    Ear(None, 8.0, 15.0, 0.5),
    Ear(None, 9.0, 12.0, 0.25),
    Ear(None, 7.0, 17.0, 0.25),
)
TWO_EARS: Final = (
    Ear(None, 8.0, 15.0, 0.4),
    Ear(0, 8.0, 13.0, 0.2),
    Ear(1, 8.0, 13.0, 0.2),
    Ear(None, 6.5, 15.0, 0.2),
)


NOTHING: Final = 7.0  # a card that draws less than this is hardly meant by anybody


class Listener:
    """The cards of one board as heard by a mixture of ears."""

    def __init__(self, board: Board, weakest: float = 0.0) -> None:
        self.board = board
        self.weakest = weakest
        self.ears = LONE_EARS if len(board.known.voices) == 1 else TWO_EARS
        self.prior: Floats = np.array([ear.prior for ear in self.ears], np.float32)
        self._heard: dict[Heard, Floats] = {}

    def utilities(self, heard: Heard) -> Floats:
        """How much each ear is drawn to each card by one clue."""
        found = self._heard.get(heard)
        if found is None:
            direct, shared = self.board.of_clue(heard)
            found = np.stack([self._hear(ear, direct, shared) for ear in self.ears])
            self._heard[heard] = found
        return found

    def some_utilities(self, cards: Sequence[int], columns: NDArray[np.intp]) -> list[Floats]:
        """For each ear, the same for many clue words at once, on these cards."""
        direct = self.board.direct[:, cards][:, :, columns]
        shared = self.board.shared[list(cards)][:, columns]
        return [self._hear(ear, direct, shared) for ear in self.ears]

    def _hear(self, ear: Ear, direct: Floats, shared: Floats) -> Floats:
        layer = together(direct) if ear.voice is None else direct[ear.voice]
        if self.weakest:
            layer = np.where(layer < self.weakest, np.float32(0), layer)
        return np.float32(ear.direct) * layer + np.float32(ear.shared) * shared

    def chances(self, heard: Heard, cards: Sequence[int], weights: Floats) -> Floats:
        """P(card | clue) over these cards, the ears weighted."""
        return weights @ softmax(self.utilities(heard)[:, cards])


def together(direct: Floats) -> Floats:
    """Several voices as one: the strongest, and something for the agreement."""
    if len(direct) == 1:
        return np.asarray(direct[0])
    joined: Floats = direct.max(axis=0) + np.float32(AGREED) * direct.min(axis=0)
    return joined


def softmax(utilities: Floats, nothing: float = -np.inf) -> Floats:
    """Chances over the last axis; `nothing` draws towards none of them."""
    highest = np.maximum(utilities.max(axis=-1, keepdims=True), np.float32(nothing))
    raised = np.exp(utilities - highest)
    empty = np.exp(np.float32(nothing) - highest)
    chances: Floats = raised / (raised.sum(axis=-1, keepdims=True) + empty)
    return chances
