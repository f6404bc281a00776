"""The cards of a language: pairs of codenames or pictures, and what each codename means."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cryptonym.language.base import Language
from cryptonym.language.lexicon import PackError, read_text
from cryptonym.language.registry import UnknownLanguageError, folder_of, language_class
from cryptonym.languages import CODES, has_pictures
from cryptonym.rules.cards import mix
from cryptonym.rules.options import PICTURES

WORD_LISTS: Final = ("deck", "second", "junior")
LISTS: Final = (*WORD_LISTS, PICTURES)
MIXED: Final = "+"  # between the names of lists that are played together
CATEGORIES: Final = (
    "animal",
    "body",
    "food",
    "plant",
    "nature",
    "place",
    "people",
    "object",
    "clothing",
    "transport",
    "play",
    "story",
    "name",
    "science",
    "idea",
)


PICTURE_CARDS: Final = Path(__file__).parent / "pictures.tsv"  # the same in every language


class UnknownListError(LookupError):
    """Asked for a word list that a language has not."""

    code = "UNKNOWN_LIST"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{self.code} {name[:40]!r}: one of {', '.join(known)}")
        self.name = name


class Codename(msgspec.Struct, frozen=True):
    """A word on a card: what kind of thing it is and what players may think of."""

    word: str
    category: str
    senses: tuple[str, ...]


Card = tuple[str, str]


def read_rows(path: Path, fields: int) -> list[tuple[int, list[str]]]:
    """The lines of a table with so many columns, numbered; raises PackError for one that is not."""
    rows = []
    for number, line in enumerate(read_text(path).split("\n"), 1):
        if not line.strip() or line[0] == "#":
            continue
        row = [field.strip() for field in line.split("\t")]
        if len(row) != fields or not all(row):
            raise PackError("BAD_ROW", path, number, line)
        rows.append((number, row))
    return rows


def read_cards(path: Path) -> tuple[Card, ...]:
    """The pairs of one card file."""
    return tuple((side_a, side_b) for _, (side_a, side_b) in read_rows(path, 2))


def read_codenames(path: Path) -> dict[str, Codename]:
    """The lines of words.tsv by their word."""
    found: dict[str, Codename] = {}
    for number, (word, category, glosses) in read_rows(path, 3):
        if word in found:
            raise PackError("WORD_TWICE", path, number, word)
        if category not in CATEGORIES:
            raise PackError("UNKNOWN_CATEGORY", path, number, category)
        senses = tuple(sense.strip() for sense in glosses.split(";") if sense.strip())
        found[word] = Codename(word, category, senses)
    return found


@cache
def lists_of(language: str) -> tuple[str, ...]:
    """The lists that a language has; `pictures` where they are described and associated."""
    if language not in CODES:
        raise UnknownLanguageError(language)
    folder = folder_of(language)
    found = [name for name in WORD_LISTS if (folder / f"{name}.tsv").is_file()]
    return (*found, PICTURES) if has_pictures(language) else tuple(found)


@cache
def cards(language: str, name: str = "deck") -> tuple[Card, ...]:
    """The two-sided cards of a list, or of several that are mixed: `deck+second`."""
    known = lists_of(language)
    names = name.split(MIXED)
    for one in names:
        if one not in known:
            raise UnknownListError(one, known)
    files = [
        PICTURE_CARDS if one == PICTURES else folder_of(language) / f"{one}.tsv" for one in names
    ]
    lists = [read_cards(file) for file in files]
    return lists[0] if len(lists) == 1 else tuple((card[0], card[1]) for card in mix(*lists))


def are_lists(name: str) -> bool:
    """Whether this is the name of a list, or of several: `deck+second`."""
    return all(one in LISTS for one in name.split(MIXED))


def codenames(language: str) -> dict[str, Codename]:
    """Every codename of any list with its category and senses."""
    if language not in CODES:
        raise UnknownLanguageError(language)
    return read_codenames(folder_of(language) / "words.tsv")


def words(language: str, name: str = "deck") -> tuple[str, ...]:
    """Every word of a list, side A of all cards first."""
    pairs = cards(language, name)
    return tuple(side for index in (0, 1) for side in (pair[index] for pair in pairs))


def on_card(language: str, word: str) -> str:
    """A word of one's own as it would be printed: in capitals, with the letters of the language."""
    speaks = _language(language)
    written = speaks.normalise_input(word)
    # Greek capitals carry no tonos; the marks of other languages make another word (Q13).
    return (speaks.fold(written) if speaks.folds_stress else written).upper()


def in_small_letters(language: str, word: str) -> str:
    """A codename in small letters, unless they need a mark that its capitals have not."""
    return word if _language(language).folds_stress else word.lower()


@cache
def _language(code: str) -> Language:
    if code not in CODES:
        raise UnknownLanguageError(code)
    return language_class(code)()
