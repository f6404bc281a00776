"""Easy words that people say and type, also wrongly: names of tables, codes of keys."""

import re
import secrets
import unicodedata
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache, lru_cache
from random import Random, SystemRandom
from typing import Final

from cryptonym.language.decks import words
from cryptonym.languages import CODES

WORDS_IN_NAME: Final = 4
CHANCE: Final = SystemRandom()
_WITHOUT_KEYS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i"})
_X_FOR_A_HAT: Final = re.compile("([cghjsu])x")  # as Esperanto is typed where keys are missing
WORDS_IN_KEY_CODE = 4  # of a hundred: nobody guesses it, and a computer in the room takes a while
MOST_GAMES = 99  # keys that a code has, for one game after the other
KNOWN_AT_LEAST = 2  # words of a code, before anybody looks what the others may have been


# ---- names of tables


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


# ---- codes of keys


def fresh_code(language: str) -> str:
    """A code that nobody has yet."""
    easy = list(_easy(language).values())
    return "-".join(secrets.choice(easy) for _ in range(WORDS_IN_KEY_CODE))


def heard_code(typed: str) -> str:
    """A code in the one form that counts: case, accents and the signs between do not matter."""
    apart = unicodedata.normalize("NFKD", typed.casefold().replace("ς", "σ"))
    signs = "".join(c if c.isalnum() else " " for c in apart if not unicodedata.combining(c))
    return "-".join(signs.split())


def is_code(heard: str) -> bool:
    """Whether it is four of our words, perhaps with the number of a later game (`... 2`)."""
    said, game = _parts(heard)
    known = any(all(word in _easy(code) for word in said) for code in CODES)
    return known and len(said) == WORDS_IN_KEY_CODE and (not game or 2 <= int(game) <= MOST_GAMES)


def nearest_code(heard: str) -> str:
    """The code that somebody meant who made a slip in a word or two; empty if nobody can tell."""
    said, game = _parts(heard)
    if len(said) != WORDS_IN_KEY_CODE:
        return ""
    likeness, meant = max(_meant(said, code) for code in CODES)
    later = [game] if game and 2 <= int(game) <= MOST_GAMES else []
    return "-".join([*meant, *later]) if likeness else ""


def _meant(said: list[str], language: str) -> tuple[float, list[str]]:
    """What these words may have been in a language, and how like them that is; 0 for not at all."""
    easy = _easy(language)
    if sum(word in easy for word in said) < KNOWN_AT_LEAST:
        return 0, []
    near = [next(iter(get_close_matches(word, easy, 1)), "") for word in said]
    if not all(near):
        return 0, []
    alike = sum(SequenceMatcher(None, *pair).ratio() for pair in zip(said, near, strict=True))
    return alike, [easy[word] for word in near]


def _parts(heard: str) -> tuple[list[str], str]:
    """The words, and the number after them."""
    said = heard.split("-")
    last = said[-1]
    is_number = len(said) > 1 and last.isascii() and last.isdecimal() and len(last) <= 2
    return (said[:-1], last) if is_number else (said, "")


@cache
def _easy(language: str) -> Mapping[str, str]:
    """The words that codes of a language are made of, as they are heard and as they are written."""
    return {heard_code(word): word.lower() for word in words(language, "junior")}
