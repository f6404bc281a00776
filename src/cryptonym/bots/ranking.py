"""What a clue calls to mind among any words, in the deck or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from cryptonym.bots.board import Board
from cryptonym.bots.embeddings import has_meaning
from cryptonym.bots.hearing import hear
from cryptonym.bots.lexicon import Knowledge
from cryptonym.bots.listener import Asks, Listener, mix, softmax
from cryptonym.bots.strength import known_for

WARMTH: Final = np.float32(0.6)  # people differ more from the lexicon than its two hands do


def rank(
    clue: str, words: Sequence[str], language: str, knowledge: Knowledge = "ab"
) -> list[tuple[str, float]]:
    """The words with the chance that a listener takes each for the one meant, best first."""
    if not words:
        return []
    known = known_for(language, words, knowledge)
    asks: Asks = "every ear" if knowledge == "ab" and has_meaning(language) else "nobody"
    listener = Listener(Board(known, tuple(words)), asks=asks)
    chances = mix(listener.prior, softmax(WARMTH * listener.utilities(hear(known, clue))))
    pairs = zip(words, map(float, chances), strict=True)
    return sorted(pairs, key=lambda pair: -pair[1])
