"""Alphabets: which one a letter is of, and which letters of others only look like it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from cryptonym.language.base import Language
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
    table = LOOK_ALIKES.get(script, {})
    mapped = "".join(
        letter if not letter.isalpha() or script_of(letter) == script else table.get(letter, letter)
        for letter in word
    )
    return mapped if scripts_of(mapped) <= {script} else None


def undisguised(folded: str, language: Language) -> Iterator[str]:
    """The word without joints inside it, and without marks that its language does not write."""
    joined = folded.replace("-", "")
    if not language.elision:  # there an apostrophe parts two words (Q19)
        joined = joined.replace("'", "")
    plain = "".join(_home_letter(letter, language) for letter in joined)
    for word in dict.fromkeys((joined, plain)):
        if word and word != folded:
            yield word


def _home_letter(letter: str, language: Language) -> str:
    """A letter of the language, by taking foreign marks away: ạ is a."""
    if not letter.isalpha() or letter in language.letters or letter in language.guests:
        return letter
    return unicodedata.normalize("NFD", letter)[0]
