"""What both sides of a benchmark do in a game, written before the clock starts."""

import random
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Script(NamedTuple, Generic[T]):
    """Clues in order, and cards in the order of being touched."""

    seed: bytes
    numbers: list[tuple[str, int]]  # no clue is given twice: the peer forbids it
    touches: T


def scripts(count: int, touches: Callable[[random.Random], T]) -> list[Script[T]]:
    """Random scripts, always the same."""
    chance = random.Random(2026)
    return [
        Script(
            chance.randbytes(32),
            [(f"clue{turn}", chance.randint(1, 3)) for turn in range(26)],
            touches(chance),
        )
        for _ in range(count)
    ]


def all_cards(chance: random.Random) -> list[int]:
    """Every card once."""
    return chance.sample(range(25), 25)
