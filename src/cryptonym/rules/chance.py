"""Chance as a function: a seed becomes a fixed stream of fair draws, the same for ever."""

import hashlib
import struct
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 26  # numbers: enough for a key, in one digest
_FIRST = struct.Struct(f">{AT_ONCE}I")  # a format that is read once, not for every deal

# Numbers have 32 bits: the bias of a remainder below a few hundred is one in ten million.


class Chance:
    """A stream of draws from a secret seed. The same seed and label give the same draws."""

    __slots__ = ("_at", "_hash", "_numbers")

    def __init__(self, seed: bytes, label: str) -> None:
        self._hash = hashlib.shake_256(label.encode() + b"\0" + seed)
        self._numbers: tuple[int, ...] = _FIRST.unpack(self._hash.digest(_FIRST.size))
        self._at = 0

    def numbers(self, count: int) -> tuple[int, ...]:
        """The next numbers of the stream, 32 random bits each."""
        start = self._at
        end = self._at = start + count
        if end > len(self._numbers):
            # A digest always begins at the beginning, so more than is asked for is taken at once.
            size = max(end, 4 * len(self._numbers))
            self._numbers = struct.unpack(f">{size}I", self._hash.digest(4 * size))
        return self._numbers[start:end]

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1, all equally likely."""
        return self.numbers(1)[0] % bound

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` different things in random order."""
        return pick(things, self.numbers(count))


def pick(things: Sequence[T], numbers: Iterable[int]) -> list[T]:
    """Different things, one for each number, chosen by it from those that are left."""
    pool = list(things)
    left = len(pool)
    for number in numbers:
        at = number % left
        left -= 1
        pool[at], pool[left] = pool[left], pool[at]  # the last one fills the gap
    return pool[left:][::-1]
