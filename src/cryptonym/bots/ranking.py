"""What a clue calls to mind among any words, in the deck or not."""

from __future__ import annotations

from collections.abc import Sequence

from cryptonym.bots.board import Board
from cryptonym.bots.hearing import hear
from cryptonym.bots.lexicon import Knowledge
from cryptonym.bots.listener import Listener
from cryptonym.bots.strength import associations


def rank(
    clue: str, words: Sequence[str], language: str, knowledge: Knowledge = "ab"
) -> list[tuple[str, float]]:
    """The words with the chance that a listener takes each for the one meant, best first."""
    known = associations(language, knowledge)
    listener = Listener(Board(known, tuple(words)))
    chances = listener.chances(hear(known, clue), range(len(words)), listener.prior)
    pairs = zip(words, map(float, chances), strict=True)
    return sorted(pairs, key=lambda pair: -pair[1])
