"""Spoken names: four easy words of the table's language, easy to say and to type, also wrongly."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from random import Random, SystemRandom
from typing import Final

from cryptonym.language.decks import words
from cryptonym.languages import CODES

WORDS_IN_NAME: Final = 4
CHANCE: Final = SystemRandom()
_WITHOUT_KEYS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i"})
_X_FOR_A_HAT: Final = re.compile("([cghjsu])x")  # as Esperanto is typed where keys are missing


def new_name(language: str, chance: Random = CHANCE) -> str:
    """A name such as `pizza-luna-treno-rana`: four different words, one of ninety million."""
    drawn = chance.sample(words(language, "junior"), WORDS_IN_NAME)
    return "-".join(drawn).lower()


def heard_name(typed: str) -> str:
    """A name as somebody typed it, in the form in which names are stored and found.

    Case, accents and the signs between the words do not matter, nor does an x for a circumflex.
    """
    apart = unicodedata.normalize("NFD", typed[:200].casefold().replace("ς", "σ"))
    letters = "".join(c if c.isalpha() else " " for c in apart if not unicodedata.combining(c))
    return "-".join(_X_FOR_A_HAT.sub(r"\1", letters).split())


def meant_names(typed: str) -> Iterator[str]:
    """Names that were perhaps meant: without the letters that a keyboard lacks, and one slip."""
    heard = [_plain(word) for word in heard_name(typed).split("-")]
    if len(heard) != WORDS_IN_NAME:
        return
    for language in CODES:
        known = _by_plain(language)
        strange = [place for place, word in enumerate(heard) if word not in known]
        if len(strange) > 1:
            continue
        right = [known.get(word, "") for word in heard]
        if not strange:
            yield "-".join(right)
        for place in strange:
            for plain, word in known.items():
                if is_slip(heard[place], plain):
                    yield "-".join([*right[:place], word, *right[place + 1 :]])


def is_slip(typed: str, word: str) -> bool:
    """Whether a finger slipped once: a letter more, less, another one, or two of them turned."""
    if typed == word or abs(len(typed) - len(word)) > 1:
        return False
    pairs = enumerate(zip(typed, word, strict=False))
    at = next((place for place, (one, other) in pairs if one != other), min(len(typed), len(word)))
    rest, wanted = typed[at:], word[at:]
    turned = rest[:2] == wanted[1::-1] and rest[2:] == wanted[2:]
    return turned or rest[1:] in {wanted[1:], wanted} or rest == wanted[1:]


def _plain(word: str) -> str:
    return word.translate(_WITHOUT_KEYS)


@lru_cache(maxsize=32)
def _by_plain(language: str) -> dict[str, str]:
    return {_plain(heard_name(word)): word.lower() for word in words(language, "junior")}
