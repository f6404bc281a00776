"""How many turns a set of own words will still take: the easy pair now may cost a turn later."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from types import EllipsisType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.sharing import Floats

TRIPLES: Final = 3
HINTED: Final = 0.5  # part of a turn that a word saves which earlier clues have hinted at

Place = tuple[slice | int | EllipsisType, ...]


def turns_needed(pairs: Floats, triples: Floats, hinted: Floats) -> Floats:
    """For each set of own words, as bits, the turns it takes.

    `pairs` and `triples` say how surely the best clue for such a group is understood.
    """
    count = len(hinted)
    alone = (1 - HINTED * hinted).astype(np.float64)
    two = (2 - pairs).astype(np.float64)  # what is not found costs a turn of its own
    three = (2.5 - 1.5 * triples).astype(np.float64)
    # An axis for each word from the last to `first`: 1 where a set has it. All sets at once, as
    # one by one they took a fifth of the time in which a clue is chosen.
    needed = np.zeros(())
    for first in reversed(range(count)):
        more = alone[first] + needed
        others = range(first + 1, count)
        for second in others:
            have, have_not = _places(count, first, second)
            np.minimum(more[have], two[first, second] + needed[have_not], out=more[have])
        for second, third in combinations(others, 2):
            have, have_not = _places(count, first, second, third)
            turns = three[first, second, third] + needed[have_not]
            np.minimum(more[have], turns, out=more[have])
        needed = np.stack([needed, more], axis=-1)
    return needed.astype(np.float32).reshape(-1)


@cache
def _places(count: int, first: int, *words: int) -> tuple[Place, Place]:
    """Where the sets of words after the first are that have all these, and that have none."""
    have: list[slice | int] = [slice(None)] * (count - 1 - first)
    have_not = have.copy()
    for word in words:
        have[count - 1 - word], have_not[count - 1 - word] = 1, 0
    return (*have, ...), (*have_not, ...)


def best_groups(order: NDArray[np.intp], sure: Floats, count: int) -> tuple[Floats, Floats]:
    """How surely the best candidate leads to each pair and triple of own words."""
    pairs = np.zeros((count, count), np.float32)
    triples = np.zeros((count, count, count), np.float32)
    if len(sure) >= 2:
        one, two = np.sort(order[:2], axis=0)
        np.maximum.at(pairs, (one, two), sure[1])
    if len(sure) >= TRIPLES:
        one, two, three = np.sort(order[:TRIPLES], axis=0)
        np.maximum.at(triples, (one, two, three), sure[2])
    return pairs, triples
