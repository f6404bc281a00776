"""Figures with their uncertainty: rates with Wilson intervals, means with two kinds."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec
import numpy as np

from cryptonym.arena.game import TeamPlay

Z = 1.96  # 95 %
SAMPLES = 1000  # of a bootstrap
SEED = 2026


class Rate(msgspec.Struct, frozen=True):
    """A share of cases, with its 95 % Wilson interval."""

    value: float
    low: float
    high: float
    of: int


class Mean(msgspec.Struct, frozen=True):
    """An average over games, with its 95 % interval."""

    value: float
    low: float
    high: float


class Figures(msgspec.Struct, frozen=True):
    """How a team of two bots did over a series."""

    games: int
    win: Rate
    assassin: Rate
    forfeit: Rate
    own_per_clue: Mean
    promised_per_clue: float
    wrong_per_clue: float
    clues_per_game: float
    sudden: Rate | None = None  # games with sudden death, where there is a bank of tokens (D17)
    tokens_left: Mean | None = None  # in the bank, of games that were won


def rate(hits: int, cases: int) -> Rate:
    """A share with its Wilson interval."""
    if not cases:
        return Rate(0.0, 0.0, 1.0, 0)
    share = hits / cases
    centre = share + Z * Z / (2 * cases)
    spread = Z * sqrt(share * (1 - share) / cases + Z * Z / (4 * cases * cases))
    scale = 1 + Z * Z / cases
    return Rate(
        share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale), cases
    )


def average(values: Sequence[float]) -> Mean:
    """A mean with its bootstrap interval; always the same for the same values."""
    if not values:
        return Mean(0.0, 0.0, 0.0)
    drawn = np.random.default_rng(SEED).integers(len(values), size=(SAMPLES, len(values)))
    low, high = np.percentile(np.asarray(values, float)[drawn].mean(axis=1), [2.5, 97.5])
    return Mean(float(np.mean(values)), float(low), float(high))


def figures(plays: Iterable[TeamPlay]) -> Figures:
    """Sum up what a team did."""
    all_plays = list(plays)
    games = len(all_plays)
    clues = sum(play.clues for play in all_plays)
    banks = [play for play in all_plays if play.tokens is not None]
    wrong = sum(play.rival + play.bystanders + play.assassin for play in all_plays)
    return Figures(
        games=games,
        win=rate(sum(play.won for play in all_plays), games),
        assassin=rate(sum(play.assassin for play in all_plays), games),
        forfeit=rate(sum(play.forfeited for play in all_plays), games),
        own_per_clue=_own_per_clue(all_plays),
        promised_per_clue=sum(play.promised for play in all_plays) / max(1, clues),
        wrong_per_clue=wrong / max(1, clues),
        clues_per_game=clues / max(1, games),
        sudden=rate(sum(play.sudden for play in banks), len(banks)) if banks else None,
        tokens_left=_mean([play.tokens or 0 for play in banks if play.won]) if banks else None,
    )


def _mean(values: list[int]) -> Mean:
    count = max(1, len(values))
    value = sum(values) / count
    spread = Z * sqrt(sum((one - value) ** 2 for one in values)) / count
    return Mean(value, value - spread, value + spread)


def _own_per_clue(plays: list[TeamPlay]) -> Mean:
    """Words found over clues given: a ratio of sums, its spread taken over games."""
    clues = sum(play.clues for play in plays)
    if not clues:
        return Mean(0.0, 0.0, 0.0)
    value = sum(play.own for play in plays) / clues
    residue = sum((play.own - value * play.clues) ** 2 for play in plays)
    spread = Z * sqrt(residue) / clues
    return Mean(value, value - spread, value + spread)
