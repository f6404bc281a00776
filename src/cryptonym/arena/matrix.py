"""Mismatched partners: what a clue is worth to somebody who thinks differently."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from cryptonym.arena.players import Pair
from cryptonym.arena.series import Outcome, Setting, play_series

# Heads that were written by different hands, and players that know next to nothing.
PLAYERS: Final = ("hard:a", "hard:b", "stems", "random")
YARDSTICK: Final = Pair("hard:a", "hard:b")  # whom every team plays against


def pairs_of(players: Sequence[str]) -> list[Pair]:
    """Every spymaster with every operative."""
    return [Pair(spymaster, operative) for spymaster in players for operative in players]


def play_matrix(
    setting: Setting,
    players: Sequence[str],
    games: int,
    processes: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> Iterator[Outcome]:
    """A series against the yardstick for every pair of partners."""
    for pair in pairs_of(players):
        yield play_series(setting, pair, YARDSTICK, games, processes, progress)
