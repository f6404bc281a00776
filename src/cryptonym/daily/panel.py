"""The panel: listeners of both hands at many temperatures, and what they make of a clue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.board import Board
from cryptonym.bots.embeddings import has_meaning
from cryptonym.bots.hearing import hear
from cryptonym.bots.lexicon import Knowledge, Pass
from cryptonym.bots.listener import Asks, Listener
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import associations
from cryptonym.daily.panel_values import Taken
from cryptonym.daily.values import ASSASSIN, OWN

HANDS: Final[tuple[Pass, ...]] = ("a", "b")
# How far people are from the lexicon: 1 is its own hands, which agree more than people do.
WARMTHS: Final = (0.3, 0.45, 0.6, 0.8, 1.0)
NOTHING: Final = 2.0  # what draws to no card at all: a clue that nobody understands finds nothing


def judge_clue(language: str, words: Sequence[str], cells: str, clue: str, number: int) -> Taken:
    """The panel's judgement of a clue that somebody gave for the own words of this board."""
    own = np.array([cell == OWN for cell in cells])
    black = np.array([cell == ASSASSIN for cell in cells])
    found, deaths, firsts = [], [], []
    for drawn, weights in _members(language, tuple(words), clue):
        hits = np.zeros(len(drawn), np.float64)
        death = np.zeros(len(drawn), np.float64)
        for ear, weight in enumerate(drawn):
            hits[ear], death[ear] = walk(weight, own, black, number)
        found.append(float(weights @ hits) / number)
        deaths.append(float(weights @ death))
        firsts.append(weights @ (drawn / (drawn.sum(axis=1, keepdims=True) + 1)))
    low, high = np.quantile(found, [0.1, 0.9])
    first = np.mean(firsts, axis=0)
    return Taken(
        float(np.mean(found)),
        float(low),
        float(high),
        float(np.mean(deaths)),
        tuple(round(float(chance), 4) for chance in first),
    )


def _members(language: str, words: tuple[str, ...], clue: str) -> Iterator[tuple[Floats, Floats]]:
    """For each listener and warmth, how much each ear is drawn to each card, and its weight."""
    listeners: list[tuple[Knowledge, Asks]] = [(hand, "nobody") for hand in HANDS]
    if has_meaning(language):
        listeners.append(("ab", "every ear"))
    for knowledge, asks in listeners:
        known = associations(language, knowledge)
        listener = Listener(Board(known, words), asks=asks)
        drawn = listener.utilities(hear(known, clue))
        for warmth in WARMTHS:
            yield np.exp(warmth * drawn - NOTHING), listener.prior


def walk(
    drawn: Floats, own: NDArray[np.bool_], black: NDArray[np.bool_], number: int
) -> tuple[float, float]:
    """Own words found before a wrong card, and the chance of the assassin, by strongest first.

    Which own card is taken first hardly matters for what is left, so the strongest are.
    """
    order = sorted((float(weight) for weight in drawn[own]), reverse=True)
    left = float(drawn.sum()) + 1.0  # 1: nothing comes to mind, and one stops
    mine = sum(order)
    assassin = float(drawn[black].sum())
    reached, hits, death = 1.0, 0.0, 0.0
    for weight in order[:number]:
        death += reached * assassin / left
        reached *= mine / left
        hits += reached
        mine -= weight
        left -= weight
    return hits, death


def found_of(drawn: Floats, targets: NDArray[np.intp]) -> Floats:
    """For many clues at once, the share of each one's targets found before a wrong card.

    `drawn` is by card and clue, `targets` by place in the clue's number and clue.
    """
    whole = drawn.sum(axis=0) + 1
    own = np.take_along_axis(drawn, targets, axis=0)
    hits: Floats = np.zeros(drawn.shape[1], np.float32)
    for count in range(1, len(targets) + 1):
        for order in permutations(range(len(targets)), count):
            left, chance = whole.copy(), np.ones_like(hits)
            for place in order:
                chance *= own[place] / left
                left = np.maximum(left - own[place], 1)  # 1: nothing comes to mind
            hits += chance
    return hits / np.float32(len(targets))
