"""Duet once more, as plainly as can be, to count against. Knows nothing of the engine.

A side is a string of g n x, one letter for each card. A position is a dictionary; whoever guesses
is named, and in sudden death either does.
"""

from collections.abc import Iterator
from typing import Any

Position = dict[str, Any]
OTHER = {"A": "B", "B": "A"}


def start(a: str, b: str, giver: str, tokens: int, mistakes: int, excess: str) -> Position:
    """A fresh game in which this side has just given the first clue."""
    return {
        "key": {"A": a, "B": b},
        "found": frozenset(),
        "marks": {"A": frozenset(), "B": frozenset()},
        "giver": giver,
        "used": 0,
        "tokens": tokens,
        "mistakes": min(mistakes, tokens),
        "excess": excess,
        "sudden": False,
    }


def left(at: Position, side: str) -> int:
    """Words of a side that nobody has found."""
    return sum(sign == "g" for card, sign in enumerate(at["key"][side]) if card not in at["found"])


def moves(at: Position) -> Iterator[tuple[Any, str, Position | None]]:
    """Every touch and stop with what it does, and where it leads; None = the game is over."""
    for guesser in "AB" if at["sudden"] else OTHER[at["giver"]]:
        judge = OTHER[guesser]
        if at["sudden"] and not left(at, judge):
            continue
        for card, sign in enumerate(at["key"][judge]):
            if card not in at["found"] and card not in at["marks"][guesser]:
                yield (guesser, card), *touched(at, guesser, judge, card, sign)
    if not at["sudden"] and at["used"]:
        yield "stop", *spent(at, "stopped", 1, mistake=False)


def touched(
    at: Position, guesser: str, judge: str, card: int, sign: str
) -> tuple[str, Position | None]:
    """One card."""
    if sign == "x":
        return "lost", None
    if sign == "g":
        after = at | {"found": at["found"] | {card}, "used": at["used"] + 1}
        if not left(after, "A") and not left(after, "B"):
            return "won", None
        if not at["sudden"] and not left(after, judge):
            return spent(after, "done", 1, mistake=False)
        return "found", after
    if at["sudden"]:
        return "lost", None
    too_many = at["mistakes"] == 0
    if too_many and at["excess"] == "loss":
        return "lost", None
    marks = at["marks"] | {guesser: at["marks"][guesser] | {card}}
    cost = 2 if too_many and at["excess"] == "extra_token" else 1
    name, after_turn = spent(at | {"marks": marks}, "marked", cost, mistake=True)
    if too_many and at["excess"] == "sudden_death" and after_turn:
        return "marked into sudden death", after_turn | {"sudden": True}
    return name, after_turn


def spent(at: Position, name: str, cost: int, *, mistake: bool) -> tuple[str, Position | None]:
    """The end of a turn; the other side gives, unless it has no words."""
    tokens = max(0, at["tokens"] - cost)
    mistakes = min(max(0, at["mistakes"] - mistake), tokens)
    other = OTHER[at["giver"]]
    giver = other if left(at, other) else at["giver"]
    after = at | {"tokens": tokens, "mistakes": mistakes, "giver": giver, "used": 0}
    if tokens == 0:
        return f"{name} into sudden death", after | {"sudden": True}
    return name, after
