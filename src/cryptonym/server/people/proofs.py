"""What opens a person: secrets of devices, codes that are said once, a phrase of six words.

Of each only a hash is stored. Marks tell a table that two devices are one person, and mean nothing
at any other table.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from functools import cache

from cryptonym.language.decks import lists_of, words
from cryptonym.languages import CODES, FALLBACK
from cryptonym.server.rooms.spoken import CHANCE, heard_name
from cryptonym.store.people import PersonId

PERSON_COOKIE = "person"
LEAST_LETTERS = 16  # different ones in a secret: nobody draws fewer by chance
WORDS_IN_CODE = 4  # of eight hundred: 38 bits, for some minutes, behind a limit
WORDS_IN_PHRASE = 6  # 58 bits for ever, behind a limit and a slow hash
CODE_MINUTES = 10
_SECRET = re.compile(r"[\w-]{43}", re.ASCII)
_SALT = b"cryptonym phrase"  # one for all: a phrase has to be found without knowing whose it is
_COST = {"n": 2**14, "r": 8, "p": 1}


def new_person_id() -> PersonId:
    """An id that nobody guesses; marks are made with it."""
    return PersonId(secrets.token_urlsafe(18))


def is_secret(written: str) -> bool:
    """Whether this can be a secret that a device has drawn."""
    return _SECRET.fullmatch(written) is not None and len(set(written)) >= LEAST_LETTERS


def secret_of_person(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The secret a request carries; tokens of seats have a dot, and are not meant."""
    scheme, _, written = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and "." not in written:
        return written.strip()[:100]
    return cookies.get(PERSON_COOKIE, "")[:100]


def mark_of(person: PersonId, table_id: str) -> str:
    """The person as this table knows them."""
    return hmac.digest(person.encode(), f"seat {table_id}".encode(), "sha256").hex()[:32]


def alias_of(person: PersonId) -> str:
    """What a person is called where somebody has blocked them; it opens nothing."""
    return hashlib.sha256(f"stranger {person}".encode()).hexdigest()[:32]


def via_of(person: PersonId, table_id: str, device: int) -> str:
    """A device of the person as this table knows it."""
    said = f"device {table_id} {device}".encode()
    return hmac.digest(person.encode(), said, "sha256").hex()[:16]


def solver_of_person(person: PersonId) -> str:
    """The person as the daily knows them; nobody finds out from it who they are elsewhere."""
    return hmac.digest(person.encode(), b"daily", "sha256").hex()[:32]


def new_words(language: str, count: int) -> str:
    """Words that are drawn by chance, each of them known to whoever plays in this language."""
    known = list(_known(language if language in CODES else FALLBACK).values())
    return " ".join(CHANCE.choice(known) for _ in range(count))


def heard_words(typed: str) -> list[str]:
    """Words as somebody typed them; case, accents and the signs between do not matter."""
    return heard_name(typed).split("-") if heard_name(typed) else []


def are_known(heard: list[str]) -> bool:
    """Whether all of them are words of one of our languages."""
    return any(all(word in _known(code) for word in heard) for code in CODES)


def phrase_hash(heard: list[str]) -> str:
    """What is stored of a phrase: slow to make, so that nobody tries out a stolen store."""
    return hashlib.scrypt("-".join(heard).encode(), salt=_SALT, **_COST).hex()


@cache
def _known(language: str) -> Mapping[str, str]:
    """The words of a language's cards, as they are heard and as they are written."""
    found: dict[str, str] = {}
    for name in lists_of(language):
        for word in words(language, name):
            heard = heard_name(word)
            if word == word.upper() and heard and "-" not in heard:  # else pictures, or two words
                found.setdefault(heard, word.lower())
    return found
