"""Records of games at the keyboard: one file for each game, and none is ever written over."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path


def save_record(text: str, wanted: Path) -> Path:
    """Write a record under this name, or the next that is free: game.txt, game-2.txt, ...

    Raises OSError if it cannot be written.
    """
    for path in _names(wanted):
        try:
            file = path.open("x", encoding="utf-8", newline="\n")
        except FileExistsError:
            continue
        with file:
            file.write(text)
        return path
    raise AssertionError("there is always another number")


def _names(wanted: Path) -> Iterator[Path]:
    yield wanted
    yield from (wanted.with_stem(f"{wanted.stem}-{number}") for number in count(2))
