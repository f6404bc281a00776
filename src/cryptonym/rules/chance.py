"""Chance as a function: a seed becomes a fixed stream of fair draws, the same for ever."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_DRAW = 8  # bytes per draw: the bias of a remainder is below one in 10^17


class Chance:
    """A stream of draws from a secret seed. The same seed and label give the same draws."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._hash = hashlib.shake_256(label.encode() + b"\0" + seed)
        self._bytes = self._hash.digest(512)
        self._at = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1, all equally likely."""
        end = self._at + _DRAW
        if end > len(self._bytes):
            self._bytes = self._hash.digest(2 * len(self._bytes))
        number = int.from_bytes(self._bytes[self._at : end], "big")
        self._at = end
        return number % bound

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` different things in random order."""
        pool = list(things)
        for at in range(count):
            other = at + self.below(len(pool) - at)
            pool[at], pool[other] = pool[other], pool[at]
        return pool[:count]
