"""Words that do not belong into a game that families play. See docs/associations.md."""

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from cryptonym.bots.lexicon import AssociationError, folder_of
from cryptonym.language.registry import load

Section = Literal["nowhere", "unsaid", "children"]


class UnfitWords(msgspec.Struct, frozen=True):
    """The unfit words of a language, folded, by where they must not stand."""

    nowhere: frozenset[str]  # in no association, no deck and no gloss
    unsaid: frozenset[str]  # bots understand them, and never say them
    children: frozenset[str]  # not among the associations of a junior card


@lru_cache
def read_unfit(language: str) -> UnfitWords:
    """The unfit words of a language: every form counts that is listed, and no other."""
    file = folder_of(language) / "unfit.txt"
    found: dict[str, list[str]] = {name: [] for name in get_args(Section)}
    section: list[str] | None = None
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            section = found.get(line.strip("[]"))
            if section is None:
                raise AssociationError(file, number, f"expected one of {', '.join(found)}")
        elif section is None:
            raise AssociationError(file, number, "expected a section in brackets first")
        else:
            section += line.split()
    fold = load(language).language.fold
    return UnfitWords(**{name: frozenset(map(fold, words)) for name, words in found.items()})
