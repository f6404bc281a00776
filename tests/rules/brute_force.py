"""The game once more, as plainly as can be, to count against. Knows nothing of the engine.

A position is (cells, covered, team, mode, number, used): cells is a string of r b . x, covered a
frozenset of places, number the clue that is given in every turn, used the guesses made so far.
`simulate` in place of `used` means that the co-operative spymaster covers a word.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")
Ways = Callable[[T], Iterable[tuple[Any, str, T | None]]]  # what, how it is called, where it leads
Position = tuple[str, frozenset[int], str, str, int | str, int | str]


def other(team: str) -> str:
    """The opposing colour."""
    return "b" if team == "r" else "r"


def left(cells: str, covered: frozenset[int], team: str) -> int:
    """Words of a colour not covered yet."""
    return cells.count(team) - sum(cells[place] == team for place in covered)


def most_guesses(number: int | str) -> float:
    """The plus-one rule."""
    return float("inf") if number in (0, "unlimited") else int(number) + 1


def moves(position: Position) -> Iterator[tuple[int | str, str, Position | None]]:
    """Every move with what it is called and where it leads; None = the game is over."""
    cells, covered, team, mode, number, used = position
    next_team = team if mode == "coop" else other(team)
    next_used: int | str = "simulate" if mode == "coop" else 0
    for place, cell in enumerate(cells):
        if place in covered:
            continue
        now = covered | {place}
        if used == "simulate":
            if cell == other(team):
                lost = left(cells, now, other(team)) == 0
                after = None if lost else (cells, now, team, mode, number, 0)
                yield place, "lost" if lost else "simulated", after
        elif cell == "x":
            yield place, "lost", None
        elif cell in "rb" and left(cells, now, cell) == 0:
            yield place, "won" if cell == team else "lost", None
        elif cell != team:
            yield place, "wrong", (cells, now, next_team, mode, number, next_used)
        elif used + 1 >= most_guesses(number):
            yield place, "limit", (cells, now, next_team, mode, number, next_used)
        else:
            yield place, "right", (cells, now, team, mode, number, used + 1)
    if used not in (0, "simulate"):
        yield "stop", "stopped", (cells, covered, next_team, mode, number, next_used)


def count(position: T, depth: int, ways: Ways[T] = moves) -> list[Counter[str]]:
    """How many sequences of moves end in what way, for each length up to `depth`.

    `ways` are the moves of another game, or those that an engine accepts.
    """
    table: list[Counter[str]] = [Counter() for _ in range(depth)]
    here = [position]
    for level in range(depth):
        there: list[T] = []
        for at in here:
            for _, name, after in ways(at):
                table[level][name] += 1
                if after is not None:
                    there.append(after)
        here = there
    return table


def count_turn(position: Position, depth: int) -> list[int]:
    """How many guess sequences of each length one turn allows."""
    totals = []
    here = [position]
    for _ in range(depth):
        guesses = [step for at in here for step in moves(at) if step[0] != "stop"]
        totals.append(len(guesses))
        here = [after for _, name, after in guesses if name == "right" and after is not None]
    return totals
