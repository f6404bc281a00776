"""Spoken names: four easy words of the table's language, easy to say and to type."""

import re
import unicodedata
from random import Random, SystemRandom
from typing import Final

from cryptonym.language.decks import words

WORDS_IN_NAME: Final = 4
CHANCE: Final = SystemRandom()
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
