"""Weights of a guessing listener, fitted on some of people's turns and tried on the others."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import log
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import replace

from cryptonym.arena.agreement import Agreement, Case, Guesser, answer, measure, surprise
from cryptonym.arena.turns import HumanTurn
from cryptonym.bots.tuning import PLAIN, Tuning

FEWEST: Final = 20  # turns on either side
FACTORS: Final = (0.5, 0.7, 0.85, 1.18, 1.4, 2.0)
CAUTION: Final = 2.0  # what it costs to leave the usual weights, as a number of picks
ROUNDS: Final = 4


class TooFewTurnsError(ValueError):
    """Not enough to fit anything on, with something held out."""

    code = "too_few_turns"


class Fit(msgspec.Struct, frozen=True):
    """What was fitted for a language, and how it does on the turns that were held out."""

    language: str
    fitted_on: int
    before: Agreement  # on turns that were held out
    after: Agreement
    tuning: Tuning

    @property
    def better(self) -> bool:
        """Whether people's picks surprise the bot less, where nothing was fitted."""
        before, after = self.before.surprise, self.after.surprise
        return before is not None and after is not None and after.value < before.value


def is_held_out(turn: HumanTurn) -> bool:
    """Half of the boards: all turns on one board are on the same side."""
    return hashlib.sha256("|".join(turn.words).encode()).digest()[0] % 2 == 1


def fit(heard: Sequence[Case], guesser: Guesser, start: Tuning = PLAIN) -> Fit:
    """Fit the weights of one language. Raises TooFewTurnsError."""
    usable = [case for case in heard if case.turn.picks or case.turn.intended]
    held = [case for case in usable if is_held_out(case.turn)]
    used = [case for case in usable if not is_held_out(case.turn)]
    if min(len(held), len(used)) < FEWEST:
        raise TooFewTurnsError(
            f"{TooFewTurnsError.code}: {len(used)} and {len(held)} held out, least {FEWEST}"
        )
    names = ["temperature", "direct", "shared"]
    names += ["meaning"] if any(case.found.near is not None for case in used) else []
    best, cost = start, _cost(used, guesser, start, start)
    for _ in range(ROUNDS):
        before = cost
        for name in names:
            for factor in FACTORS:
                tried = replace(best, **{name: round(factor * getattr(best, name), 4)})
                if (found := _cost(used, guesser, tried, start)) < cost:
                    best, cost = tried, found
        if cost == before:
            break
    best = replace(best, nothing=_nothing(used, guesser, best))
    return Fit(
        held[0].turn.language,
        len(used),
        measure(held, guesser, start),
        measure(held, guesser, best),
        best,
    )


def _cost(used: Sequence[Case], guesser: Guesser, tuning: Tuning, start: Tuning) -> float:
    """How much people's picks surprise, and something for weights far from the usual ones."""
    far = sum(
        log(getattr(tuning, name) / getattr(start, name)) ** 2
        for name in ("temperature", "direct", "shared", "meaning")
        if getattr(start, name) and getattr(tuning, name)
    )
    surprised = (sum(surprise(case, answer(case, guesser, tuning))) for case in used)
    return sum(surprised) + CAUTION * far


def _nothing(used: Sequence[Case], guesser: Guesser, tuning: Tuning) -> float:
    """The draw of no card at all with which expected own words meet found ones best."""

    def gap(nothing: float) -> float:
        found = measure(used, guesser, replace(tuning, nothing=nothing))
        if found.expected is None or found.found is None:
            return abs(nothing - tuning.nothing)
        return abs(found.expected.value - found.found.value)

    tried = [tuning.nothing, *map(float, np.arange(0.0, 9.0))]
    best: float = min(tried, key=gap)
    return round(best, 4)
