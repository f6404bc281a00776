"""The pictures: which there are, where their drawings lie, and how each language tells of them.

A picture has an id in small letters, the same everywhere: `tea-volcano`. Its drawing is built from
a recipe (`pictures/` of the sources) and is no business of a language; what it shows in words is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cryptonym.language.decks import (
    PICTURE_CARDS,
    UnknownListError,
    lists_of,
    read_cards,
    read_rows,
)
from cryptonym.language.lexicon import PackError
from cryptonym.language.registry import folder_of
from cryptonym.languages import DESCRIBED, has_pictures
from cryptonym.rules.cards import is_picture
from cryptonym.rules.options import PICTURES

DRAWN: Final = Path(__file__).parents[1] / "_pictures"  # where the build puts the drawings
INGREDIENTS: Final = "ingredients.tsv"
NAMED = 2  # things that a picture is called by


class Drawing(msgspec.Struct, frozen=True):
    """What the build says of a drawing."""

    hash: str  # of its file
    nouns: tuple[str, ...]  # what is in it, in English, the most visible first
    how: str  # they belong together
    caption: str  # for whoever draws


class Drawings(msgspec.Struct, frozen=True):
    """All drawings of a build; the version changes with any of them."""

    version: str = ""
    pictures: dict[str, Drawing] = {}


@cache
def drawings(folder: Path = DRAWN) -> Drawings:
    """The drawings that were built; none if the build was left out."""
    index = folder / "index.json"
    if not index.is_file():
        return Drawings()
    return msgspec.json.decode(index.read_bytes(), type=Drawings)


@cache
def pictures() -> tuple[str, ...]:
    """The ids of all pictures of the deck, front and back of each card."""
    return tuple(face for card in read_cards(PICTURE_CARDS) for face in card)


@cache
def descriptions(language: str) -> Mapping[str, str]:
    """What each picture of the deck shows, in a few words of a language; for whoever cannot see it.

    Raises UnknownListError where a language does not play with pictures.
    """
    if PICTURES not in lists_of(language):
        raise UnknownListError(PICTURES, lists_of(language))
    written = read_glossary(folder_of(language) / DESCRIBED)
    return {picture: written.get(picture, _plainly(picture)) for picture in pictures()}


@cache
def names(language: str) -> Mapping[str, str]:
    """What to call each picture in a sentence: the two things one sees first.

    Raises UnknownListError where a language does not play with pictures.
    """
    if PICTURES not in lists_of(language):
        raise UnknownListError(PICTURES, lists_of(language))
    words = ingredients(language)
    drawn = drawings().pictures
    return {
        picture: " + ".join(words.get(noun, noun) for noun in drawn[picture].nouns[:NAMED])
        for picture in pictures()
        if picture in drawn
    }


def described(language: str, face: str) -> str:
    """A picture in words of a language, if it has any for them; a codename as it is."""
    if not is_picture(face) or not has_pictures(language):
        return face
    return descriptions(language).get(face, face)


def drawing_of(picture: str) -> Path | None:
    """Where a drawing lies; None if there is none."""
    file = DRAWN / f"{picture}.svg"
    return file if picture in drawings().pictures else None


@cache
def version_of_descriptions(language: str) -> str:
    """A short text that changes with any description."""
    told = msgspec.json.encode((names(language), descriptions(language)))
    return hashlib.sha256(told).hexdigest()[:12]


def ingredients(language: str) -> dict[str, str]:
    """What is in pictures, by its English name: the words of a language for it."""
    return read_glossary(folder_of(language) / INGREDIENTS)


def read_glossary(path: Path) -> dict[str, str]:
    """A file with two columns; raises PackError if a line has not or comes twice."""
    found: dict[str, str] = {}
    for number, (name, told) in read_rows(path, 2):
        if name in found:
            raise PackError("WORD_TWICE", path, number, name)
        found[name] = told
    return found


def _plainly(picture: str) -> str:
    """A picture that nobody has described: tests say so, and people see its id."""
    return picture.replace("-", " ")
