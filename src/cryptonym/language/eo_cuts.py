"""How likely a cut of an Esperanto word into roots and affixes is."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from cryptonym.language.eo_affixes import (
    CLEAR_PREFIXES,
    NUMERALS,
    PARTICIPLES,
    SUFFIXES,
    TRUE_PREFIXES,
    TRUE_SUFFIXES,
    VAGUE_PREFIXES,
    VERBAL,
)
from cryptonym.language.eo_roots import Keys, Piece, Roots, Segmentation

COUNTING: Final = frozenset({"on", "op"})  # suffixes of numbers: duono, triope
COUNTED: Final = frozenset({"milion", "miliard", "kelk", "mult", "unu"})
KIN: Final = frozenset({"patr", "frat", "fil", "parenc", "onkl", "kuz", "av", "nev", "mal", "ge"})
AFFIXED: Final = frozenset({"suffix", "true", "participle"})
LONG_ROOT: Final = 5  # letters
SURE_ROOT: Final = 4  # letters of a root that is no chance between affixes, if it is no verb
MANY: Final = 3  # roots in one word
BEHIND: Final = {
    **dict.fromkeys(SUFFIXES - COUNTING, "suffix"),
    **dict.fromkeys(TRUE_SUFFIXES, "true"),
    **dict.fromkeys(PARTICIPLES, "participle"),
}  # what may follow the only root of a word
BEFORE: Final = {
    **dict.fromkeys(CLEAR_PREFIXES | VAGUE_PREFIXES, "prefix"),
    **dict.fromkeys(TRUE_PREFIXES, "true"),
    **dict.fromkeys(NUMERALS, "number"),
}
MOST_BEHIND, MOST_BEFORE = 4, 2  # affixes
BEHIND_PARTICIPLES: Final = frozenset(
    {"in", "ul", "ar", "ec", "aĵ", "ej", "ist", "ism", "ig", "iĝ"}
)
MAKE_VERBS: Final = frozenset({"ig", "iĝ"})


def is_plain(pieces: Segmentation, roots: Roots) -> bool:
    """Whether a word is one listed stem of some length with one affix, as most words are."""
    front = "".join(piece.text for piece in pieces[:-1])
    return pieces[-1].kind in AFFIXED and len(front) > 3 and front in roots.stems


def is_loose(pieces: Segmentation) -> bool:
    """Whether a piece stands where it has no meaning: kant-a-lupo, gast-ono, bo-tono."""
    return any(
        (one.kind == "root" and two.text == "a" and len(one.text) < LONG_ROOT)
        or (two.text in COUNTING and one.kind != "number" and one.text not in COUNTED)
        or (one.text == "bo" and one.kind == "prefix" and two.text not in KIN)
        or (one.text == "o" and one.kind == "link" and two.kind in AFFIXED)  # human-o-ido
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


def with_one_root(found: list[Segmentation], stem: str, roots: Roots) -> list[Segmentation]:
    """The cuts, and one into a single root with affixes, if that is no accident either.

    If that root is a verb or becomes one, two roots are: rus-ig-anta has no rusi-ganto in it.
    """
    built = min(_built(stem, roots), key=_likeness, default=None)
    if built is None or roots.roots_of(built) in map(roots.roots_of, found):
        return found
    if is_verbal(built, roots) and all(len(_roots_in(pieces)) > 1 for pieces in found):
        return [built]
    likely = roots.is_sure(built) and len(built) <= min(map(len, found))
    return [*found, built] if likely else found


def hidden_verbs(pieces: Segmentation, roots: Roots) -> Keys:
    """Roots that are verbs with their affixes just as well: re-leg-enda, (pek)-liber-ig-anta."""
    found = set()
    for one, two in pairwise(pieces):
        if two.kind != "root":
            continue
        if any(two.text.endswith(e) and two.text.removesuffix(e) in roots.verbs for e in VERBAL):
            found.add(two.text)
        across = one.text[-1] + two.text
        if across[:2] in MAKE_VERBS and across[2:] in VERBAL and one.text[:-1] in roots.stems:
            found |= {one.text, two.text}
    return frozenset(found)


def core(pieces: Segmentation) -> str:
    """The letters of a cut into several roots, without the affixes behind the last of them."""
    if len(_roots_in(pieces)) < 2:
        return ""
    behind = len(affixes_behind(pieces))
    return "".join(piece.text for piece in pieces[: len(pieces) - behind])


def is_two_roots(pieces: Segmentation) -> bool:
    """Whether a word is two roots that meet without a vowel, and affixes behind them."""
    kinds = [piece.kind for piece in pieces if piece.kind not in AFFIXED]
    return kinds == ["root", "root"]


def is_many_roots(pieces: Segmentation) -> bool:
    """Whether a word falls into three roots: as often as not into fewer that nobody has listed."""
    return len(_roots_in(pieces)) >= MANY


def _roots_in(pieces: Segmentation) -> list[Piece]:
    return [piece for piece in pieces if piece.kind == "root"]


def _likeness(pieces: Segmentation) -> tuple[int, int]:
    return len(pieces), -len(_roots_in(pieces)[0].text)


def is_verbal(pieces: Segmentation, roots: Roots) -> bool:
    """Whether a word has one root, which is a verb or is made one by -ig- or -iĝ-."""
    return len(_roots_in(pieces)) == 1 and any(
        two.text in MAKE_VERBS or (two.text in VERBAL and _is_verb(one.text, roots))
        for one, two in pairwise(pieces)
    )


def _is_verb(stem: str, roots: Roots) -> bool:
    return stem in roots.verbs or stem[-2:] in MAKE_VERBS


def affixes_behind(pieces: Segmentation) -> Keys:
    """The affixes behind the last root of a word."""
    behind = len(pieces)
    while behind > 1 and pieces[behind - 1].kind in AFFIXED:
        behind -= 1
    return frozenset(piece.text for piece in pieces[behind:])


def _built(stem: str, roots: Roots) -> Iterator[Segmentation]:
    """All ways to see one root of some length in a stem, with affixes before and behind it."""
    for before, rest in _cut_off(stem, BEFORE, MOST_BEFORE, front=True):
        for behind, root in _cut_off(rest, BEHIND, MOST_BEHIND, front=False):
            pieces = (*before, Piece(root, "root"), *behind)
            if root not in roots.stems or len(root) < 3 or not (before or behind):
                continue
            if len(root) >= SURE_ROOT or root in roots.verbs or is_verbal(pieces, roots):
                yield pieces


def _cut_off(
    stem: str, affixes: dict[str, str], most: int, *, front: bool
) -> Iterator[tuple[Segmentation, str]]:
    """The affixes that may be taken off an end of a stem, none of them at first, and the rest."""
    yield (), stem
    if most == 0:
        return
    for affix, kind in affixes.items():
        rest = stem.removeprefix(affix) if front else stem.removesuffix(affix)
        if rest != stem and len(rest) > 2:
            piece = Piece(affix, kind)
            for others, root in _cut_off(rest, affixes, most - 1, front=front):
                if not any(other.kind == "participle" for other in others) or _may_follow(piece):
                    yield ((piece, *others) if front else (*others, piece)), root


def _may_follow(piece: Piece) -> bool:
    """Whether an affix may stand behind a participle: am-ant-ino, but no kur-at-ingo."""
    return piece.kind == "true" or piece.text in BEHIND_PARTICIPLES
