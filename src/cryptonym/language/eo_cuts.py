"""How likely a cut of an Esperanto word into roots and affixes is."""

from itertools import pairwise
from typing import Final

from cryptonym.language.eo_roots import Roots, Segmentation

COUNTING: Final = frozenset({"on", "op"})  # suffixes of numbers: duono, triope
COUNTED: Final = frozenset({"milion", "miliard", "kelk", "mult", "unu"})
KIN: Final = frozenset({"patr", "frat", "fil", "parenc", "onkl", "kuz", "av", "nev", "mal", "ge"})
LONG_ROOT: Final = 5  # letters


def is_plain(pieces: Segmentation) -> bool:
    """Whether a word is one root of some length with one affix, as most words are."""
    kinds = [piece.kind for piece in pieces]
    return len(kinds) == 2 and kinds[0] == "root" != kinds[1] and len(pieces[0].text) > 3


def is_loose(pieces: Segmentation) -> bool:
    """Whether a piece stands where it has no meaning: kant-a-lupo, gast-ono, bo-tono."""
    return any(
        (one.kind == "root" and two.text == "a" and len(one.text) < LONG_ROOT)
        or (two.text in COUNTING and one.kind != "number" and one.text not in COUNTED)
        or (one.text == "bo" and one.kind == "prefix" and two.text not in KIN)
        for one, two in pairwise(pieces)
    )


def likelier(found: list[Segmentation], roots: Roots) -> list[Segmentation]:
    """Of several cuts those into a prefix and a verb, if there are any: re-stari, dis-konigi."""
    return [pieces for pieces in found if has_prefixed_verb(pieces, roots)] or found


def has_prefixed_verb(pieces: Segmentation, roots: Roots) -> bool:
    """Whether a prefix stands before the root of a verb in a word."""
    return any(
        one.kind == "prefix" and two.kind == "root" and two.text in roots.verbs
        for one, two in pairwise(pieces)
    )
