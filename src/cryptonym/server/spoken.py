"""Spoken names: four easy words of the table's language, easy to say and to type."""

import secrets
import unicodedata

from cryptonym.language.decks import words

WORDS_IN_NAME = 4


def new_name(language: str) -> str:
    """A name such as `pizza-luna-treno-rana`: one of a hundred million."""
    easy = words(language, "junior")
    return "-".join(secrets.choice(easy).lower() for _ in range(WORDS_IN_NAME))


def heard_name(typed: str) -> str:
    """A name as somebody typed it, in the form in which names are stored and found.

    Case, accents and the signs between the words do not matter.
    """
    apart = unicodedata.normalize("NFD", typed[:200].casefold().replace("ς", "σ"))
    letters = "".join(c if c.isalpha() else " " for c in apart if not unicodedata.combining(c))
    return "-".join(letters.split())
