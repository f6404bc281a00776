"""How many turns a set of own words will still take: the easy pair now may cost a turn later."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.sharing import Floats

TRIPLES: Final = 3
HINTED: Final = 0.5  # part of a turn that a word saves which earlier clues have hinted at


def turns_needed(pairs: Floats, triples: Floats, hinted: Floats) -> Floats:
    """For each set of own words, as bits, the turns it takes.

    `pairs` and `triples` say how surely the best clue for such a group is understood.
    """
    count = len(hinted)
    alone = (1 - HINTED * hinted).tolist()
    two = (2 - pairs).tolist()  # what is not found costs a turn of its own
    three = (2.5 - 1.5 * triples).tolist()
    bit = [1 << place for place in range(count)]  # of each word in the number of a set
    needed = [0.0] * (1 << count)
    for group in range(1, 1 << count):
        first, *others = [place for place in range(count) if group & bit[place]]
        rest = group - bit[first]
        best = alone[first] + needed[rest]
        for at, second in enumerate(others):
            without = rest - bit[second]
            best = min(best, two[first][second] + needed[without])
            for third in others[at + 1 :]:
                best = min(best, three[first][second][third] + needed[without - bit[third]])
        needed[group] = best
    return np.array(needed, np.float32)


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
