"""Alphabets: which one a letter is of, and which letters of others only look like it."""

from __future__ import annotations

from typing import Final

from cryptonym.rules.look_alikes import TO_GREEK, TO_LATIN

LATIN: Final = "latin"
GREEK: Final = "greek"
OTHER: Final = "other"

LOOK_ALIKES: Final = {LATIN: TO_LATIN, GREEK: TO_GREEK}


def script_of(letter: str) -> str:
    """The alphabet a letter belongs to."""
    point = ord(letter)
    if point < 0x250 or 0x1E00 <= point < 0x1F00:
        return LATIN
    if 0x370 <= point < 0x400 or 0x1F00 <= point < 0x2000:
        return GREEK
    return OTHER


_LATIN_ALONE: Final = frozenset({LATIN})


def scripts_of(word: str) -> frozenset[str]:
    """The alphabets of all letters in a word."""
    if word.isascii() and word.isalpha():  # most words, and asked for every clue
        return _LATIN_ALONE
    return frozenset(script_of(letter) for letter in word if letter.isalpha())


def as_script(word: str, script: str) -> str | None:
    """The word with look-alikes replaced by letters of the script, if that makes it pure."""
    table = LOOK_ALIKES[script]
    mapped = "".join(
        letter if not letter.isalpha() or script_of(letter) == script else table.get(letter, letter)
        for letter in word
    )
    return mapped if scripts_of(mapped) <= {script} else None
