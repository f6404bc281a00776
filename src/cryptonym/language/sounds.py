"""What words sound like, as far as their letters tell."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cryptonym.language.base import Language
from cryptonym.languages import about

_TWO_LETTERS: Final = frozenset({"αι", "ει", "οι", "υι", "ου", "αυ", "ευ"})  # tonos on the second
_ACCENTED: Final = re.compile("[àèéìòùáíóúάέήίόύώΐΰ]", re.IGNORECASE)


@lru_cache(maxsize=16)
def _changes(code: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Letters to sounds, one change after another."""
    rules = (rule.rpartition("=") for rule in about(code).sounds.changes.split())
    return tuple((re.compile(old), new) for old, _, new in rules)


def ends_of(word: str, language: Language) -> Iterable[str]:
    """The ends that rhyme with a codename; Greek capitals do not tell where their stress is."""
    if language.folds_stress:
        heard = sound(word, language)
        return [heard[-length:] for length in range(3, len(heard) + 1)]
    rhyme = rhyme_of(word, language)
    return [rhyme] if rhyme else []


@lru_cache(maxsize=4096)
def sound(word: str, language: Language) -> str:
    """A folded word as it is heard, stress aside: equal for homophones."""
    heard = language.bare(word)
    for old, new in _changes(language.code):
        heard = old.sub(new, heard)
    return heard


@lru_cache(maxsize=4096)
def rhyme_of(token: str, language: Language) -> str:
    """The end of a word from its stressed vowel on, as it is heard; empty if that is too short."""
    known = about(language.code).sounds
    stressed = _accented(token) if known.accent_is_stress else None
    if stressed is not None:
        rhyme = sound(language.fold(token[stressed:]), language)
        return rhyme if len(rhyme) >= known.shortest_rhyme else ""
    folded = language.fold(token)
    heard = sound(folded, language)
    vowels = [found.start() for found in re.finditer(known.vowels, heard)]
    if not vowels:
        return ""
    late = len(vowels) < 2 or _stressed_late(folded, known.late_stress)
    rhyme = heard[vowels[-1] if late else vowels[-2] :]
    if known.vowel_may_differ and len(rhyme) > known.shortest_rhyme:
        rhyme = rhyme[1:]
    return rhyme if len(rhyme) >= known.shortest_rhyme else ""


def _accented(token: str) -> int | None:
    """Where the stressed vowel begins, if an accent is written on it."""
    found = _ACCENTED.search(token)
    if found is None:
        return None
    place = found.start()
    plain = unicodedata.normalize("NFD", found[0])[0]
    joined = place > 0 and (token[place - 1] + plain).lower() in _TWO_LETTERS
    return place - 1 if joined else place


def _stressed_late(folded: str, late: str) -> bool:
    """Whether a word without a written accent has its stress on the last syllable."""
    return bool(late) and re.search(late, folded) is not None
