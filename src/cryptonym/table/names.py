"""Names of people: what the others can read, and whether two of them can be told apart."""

import unicodedata
from typing import Final

from cryptonym.rules.look_alikes import TO_LATIN

LONGEST_NAME = 24
MOST_MARKS = 3  # on one letter; more of them run into the lines above and below

# Keyboards put these behind signs; they choose how a sign is drawn and are nothing by themselves.
_SELECTORS: Final = frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180E), 0x180F))
)
# Letters, marks and signs that are drawn as nothing. Unicode counts them as printable, unlike
# spaces without width, directions of writing and tags, which `isprintable` knows.
_BLANK: Final = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # inherent vowels of Khmer
    "\u2800"  # braille pattern without dots
    "\u2d7f\U0001107f"  # joiners of Tifinagh and Brahmi
    "\ufffc"  # stands for an object that is not there
    "\U00016fe4"  # Khitan filler
    "\U0001d159"  # null notehead
)
_LOOKS: Final = str.maketrans({**TO_LATIN, "I": "l", "1": "l", "|": "l", "0": "O"})


def tidy_name(raw: str) -> str | None:
    """A name as the others will see it: one line with letters in it; None if it is no name."""
    name = unicodedata.normalize("NFC", raw[: 4 * LONGEST_NAME])
    name = " ".join("".join(letter for letter in name if letter not in _SELECTORS).split())
    readable = name.isprintable() and any(letter.isalnum() for letter in name)
    if not readable or len(name) > LONGEST_NAME or not _BLANK.isdisjoint(name):
        return None
    return name if _marks_are_on_letters(name) else None


def is_same_name(one: str, other: str) -> bool:
    """Whether people would take two names for the same."""
    return one.casefold() == other.casefold() or _looks(one) == _looks(other)


def _marks_are_on_letters(name: str) -> bool:
    """A mark without a letter would sit on whatever the page shows before the name."""
    marks = MOST_MARKS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if letter == " ":
            marks = MOST_MARKS
        if marks > MOST_MARKS:
            return False
    return True


def _looks(name: str) -> str:
    """The shape of a name; one that an earlier version let in may hold blanks."""
    drawn = "".join(letter for letter in name if letter not in _SELECTORS | _BLANK)
    return unicodedata.normalize("NFKC", drawn).translate(_LOOKS).casefold()
