"""Mismatched partners: what a clue is worth to somebody who thinks differently."""

from collections.abc import Callable, Iterator
from typing import Final

from cryptonym.arena.players import Pair
from cryptonym.arena.series import SeriesResult, Setting, play_series
from cryptonym.bots import embeddings

# Heads that were written by different hands, and players that know next to nothing.
PLAYERS: Final[tuple[str, ...]] = ("hard:a", "hard:b", "stems", "random")
YARDSTICK: Final = Pair("hard:a", "hard:b")  # whom every team plays against


def pairs_of(language: str) -> list[Pair]:
    """Every spymaster with every operative there is in a language."""
    operatives = PLAYERS
    if language == embeddings.LANGUAGE and embeddings.is_installed():
        operatives = (*PLAYERS, "embeddings")
    return [Pair(spymaster, operative) for spymaster in PLAYERS for operative in operatives]


def play_matrix(
    setting: Setting,
    games: int,
    processes: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> Iterator[SeriesResult]:
    """A series against the yardstick for every pair of partners."""
    for pair in pairs_of(setting.language):
        yield play_series(setting, pair, YARDSTICK, games, processes, progress)
