"""Chance as a function: a seed becomes a fixed stream of fair draws, the same for ever."""

import struct
from collections.abc import Iterable, Sequence
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 26  # numbers: enough for a key, in one digest
# A format that is read once, not for every deal.
_FIRST = struct.Struct(f">{AT_ONCE}I")
_FIRST_BYTES, _first_numbers = _FIRST.size, _FIRST.unpack

# Numbers have 32 bits: the bias of a remainder below a few hundred is one in ten million.


class Chance:
    """A stream of draws from a secret seed. The same seed and label give the same draws."""

    __slots__ = ("_at", "_hash", "_numbers")

    def __init__(self, seed: bytes, label: str) -> None:
        self._hash = shake_256(label.encode() + b"\0" + seed)
        self._numbers: tuple[
            int, ...
        ] = ()  # made when they are asked for: who turns cards needs none
        self._at = 0

    def numbers(self, count: int) -> tuple[int, ...]:
        """The next numbers of the stream, 32 random bits each."""
        start, numbers = self._at, self._numbers
        end = self._at = start + count
        if end > len(numbers):
            if end <= AT_ONCE:
                self._numbers = numbers = _first_numbers(self._hash.digest(_FIRST_BYTES))
                return numbers[start:end]
            # A digest always begins at the beginning, so more than is asked for is taken at once.
            size = max(end, 4 * len(numbers))
            self._numbers = numbers = struct.unpack(f">{size}I", self._hash.digest(4 * size))
        return numbers[start:end]

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1, all equally likely."""
        return self.numbers(1)[0] % bound

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` different things in random order."""
        return pick(things, self.numbers(count))


def first_numbers(seed: bytes, label: str, count: int) -> tuple[int, ...]:
    """What such a stream begins with; without the stream itself, where a deal needs no more."""
    if count > AT_ONCE:
        return Chance(seed, label).numbers(count)
    return _first_numbers(shake_256(label.encode() + b"\0" + seed).digest(_FIRST_BYTES))[:count]


def pick(things: Sequence[T], numbers: Iterable[int]) -> list[T]:
    """Different things, one for each number, chosen by it from those that are left."""
    pool, picked = list(things), []
    left = len(pool)
    for number in numbers:
        at = number % left
        left -= 1
        picked.append(pool[at])
        pool[at] = pool[left]  # the last one fills the gap
    return picked
