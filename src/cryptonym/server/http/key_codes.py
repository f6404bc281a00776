"""Codes of keys that people say to each other: four easy words of a language."""

import secrets
import unicodedata
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache

from cryptonym.language.decks import words
from cryptonym.languages import CODES

WORDS_IN_CODE = 4  # of a hundred: nobody guesses it, and a computer in the room takes a while
MOST_GAMES = 99  # keys that a code has, for one game after the other
KNOWN_AT_LEAST = 2  # words of a code, before anybody looks what the others may have been


def fresh_code(language: str) -> str:
    """A code that nobody has yet."""
    easy = list(_easy(language).values())
    return "-".join(secrets.choice(easy) for _ in range(WORDS_IN_CODE))


def heard_code(typed: str) -> str:
    """A code in the one form that counts: case, accents and the signs between do not matter."""
    apart = unicodedata.normalize("NFKD", typed.casefold().replace("ς", "σ"))
    signs = "".join(c if c.isalnum() else " " for c in apart if not unicodedata.combining(c))
    return "-".join(signs.split())


def is_code(heard: str) -> bool:
    """Whether it is four of our words, perhaps with the number of a later game (`... 2`)."""
    said, game = _parts(heard)
    known = any(all(word in _easy(code) for word in said) for code in CODES)
    return known and len(said) == WORDS_IN_CODE and (not game or 2 <= int(game) <= MOST_GAMES)


def nearest_code(heard: str) -> str:
    """The code that somebody meant who made a slip in a word or two; empty if nobody can tell."""
    said, game = _parts(heard)
    if len(said) != WORDS_IN_CODE:
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
