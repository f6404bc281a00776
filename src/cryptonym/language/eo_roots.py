"""How an Esperanto word falls into roots, affixes and endings (R74)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from cryptonym.language.base import words
from cryptonym.language.eo_affixes import (
    AFFIXES,
    CLEAR_PREFIXES,
    CLEAR_SUFFIXES,
    CORRELATIVES,
    ENDINGS,
    HATLESS,
    INTERNATIONAL,
    NUMERALS,
    PARTICIPLES,
    PET_ENDS,
    SHORT_ROOTS,
    SUFFIXES,
    SURE_SUFFIXES,
    TRUE_PREFIXES,
    TRUE_SUFFIXES,
    VAGUE,
    VAGUE_PREFIXES,
    VERBAL,
    WEAK_SUFFIXES,
    WITHOUT_ENDING,
)
from cryptonym.language.lexicon import Lexicon

# What a piece of a word costs: few long roots are better than many short ones.
ROOT, SHORT_ROOT, TINY_ROOT = 10, 11, 12  # four letters and more, three, two
AFFIX, VAGUE_AFFIX, TRUE_AFFIX, PARTICIPLE, LINK_O, LINK_OTHER = 8, 9, 6, 9, 3, 7
ROOT_COSTS: Final = {2: TINY_ROOT, 3: SHORT_ROOT}
IMPOSSIBLE: Final = 1000
LONGEST_ROOT: Final = 14
REMEMBERED: Final = 1024  # words whose endings were taken off
SHORT: Final = 3  # letters of a root of which two in one word are rather a chance
LONG_END: Final = 5  # letters of a root that is no chance at the end of an unknown word
MOST_SEGMENTATIONS: Final = 8

VOWELS: Final = frozenset("aeiou")
BARE_ENDS: Final = (*PARTICIPLES, *SURE_SUFFIXES)  # what may stand behind a bare root
Keys = frozenset[str]
NONE: Keys = frozenset()


class Piece(msgspec.Struct, frozen=True):
    """One part of a word: a root, an affix, or a vowel between roots."""

    text: str
    kind: str  # root, prefix, suffix, number, true (affix), participle, link


Segmentation = tuple[Piece, ...]
COUNTS: Final = words("root prefix suffix number")  # kinds that are roots under R74


def bears_suffix(piece: Piece) -> bool:
    """Whether suffixes may follow: a root, a number, or a preposition as in antaŭulo."""
    return piece.kind in ("root", "number") or (piece.kind == "prefix" and len(piece.text) > 2)


def stem_of(word: str) -> str:
    """A dictionary word without its ending."""
    if word in WITHOUT_ENDING:
        return word
    return word[:-1] if len(word) > 2 and word[-1] in "oaei" else word


@lru_cache(maxsize=REMEMBERED)
def _stems(word: str) -> tuple[str, ...]:
    if word.endswith("'"):
        return (word[:-1],)
    endings = (ending for ending in ENDINGS if word.endswith(ending))
    return tuple(word[: -len(ending)] for ending in endings if len(word) - len(ending) >= 2)


def stems(word: str) -> Iterator[str]:
    """What may be left of a word when its grammatical ending is taken away."""
    return iter(_stems(word))


class Roots:
    """The roots of a lexicon, and how a word falls into them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.simple: dict[str, Keys] = {}  # stem of a word without parts -> its root
        self.parts: dict[str, tuple[str, ...]] = {}  # stem of a compound -> stems of its parts
        self.verbs: set[str] = set()  # roots that are listed with the ending of a verb
        for family, members in lexicon.members.items():
            parts = lexicon.parts.get(family)
            root = frozenset({stem_of(members[0])})
            for member in members:
                stem = stem_of(member)
                if parts:
                    self.parts[stem] = self.parts.get(stem, ()) + tuple(map(stem_of, parts))
                else:
                    self.simple[stem] = self.simple.get(stem, NONE) | root
                    if member[-1] == "i":
                        self.verbs.add(stem)
        self.pieces = AFFIXES | self.simple.keys()  # all that a word may fall into
        self.stems = self.parts.keys() | self.simple.keys()
        self.onsets = frozenset(stem[:2] for stem in self.simple)
        self.hatless: dict[str, list[str]] = {}  # stem without hats -> listed stems
        for stem in {*self.simple, *self.parts, *WITHOUT_ENDING}:
            if not stem.isascii():
                self.hatless.setdefault(stem.translate(HATLESS), []).append(stem)

    def listed(self, stem: str) -> Keys:
        """The roots of a stem that the lexicon lists, or nothing."""
        own = self.simple.get(stem, NONE)
        parts = self.parts.get(stem, ())
        return own.union(*(self.listed(part) or {part} for part in parts if part != stem))

    def roots_of(self, pieces: Segmentation) -> Keys:
        """What counts of a segmentation: all but true affixes, participles and links."""
        texts = [piece.text for piece in pieces if piece.kind in COUNTS]
        return NONE.union(*(self.simple.get(text) or self.listed(text) or {text} for text in texts))

    def segmentations(self, stem: str) -> list[Segmentation]:
        """The cheapest ways to cut a stem into known roots and affixes."""
        seen: dict[tuple[int, bool], tuple[int, list[Segmentation]]] = {}

        def cut(start: int, rooted: bool) -> tuple[int, list[Segmentation]]:
            if start == len(stem):
                return (0, [()]) if rooted else (IMPOSSIBLE, [])
            if (start, rooted) in seen:
                return seen[start, rooted]
            lowest = IMPOSSIBLE
            found: list[Segmentation] = []
            for piece, cost in self._pieces(stem, start, rooted):
                rest, tails = cut(start + len(piece.text), rooted or bears_suffix(piece))
                if rest + cost < lowest:
                    lowest, found = rest + cost, []
                if rest + cost == lowest:
                    found += [(piece, *tail) for tail in tails]
            seen[start, rooted] = lowest, found[:MOST_SEGMENTATIONS]
            return seen[start, rooted]

        return cut(0, rooted=False)[1]

    def _pieces(self, stem: str, start: int, rooted: bool) -> Iterator[tuple[Piece, int]]:
        for end in range(start + 1, min(len(stem), start + LONGEST_ROOT) + 1):
            text, last = stem[start:end], end == len(stem)
            if text not in self.pieces:
                continue
            affix = _affix(text, last) if rooted else _front(text, last)
            if affix:
                yield affix
            elif text in self.simple and (len(text) > 2 or text in SHORT_ROOTS):
                if text == "or" and last and _no_gold(stem[:start]):
                    continue
                yield Piece(text, "root"), ROOT_COSTS.get(len(text), ROOT)

    def is_sure(self, pieces: Segmentation) -> bool:
        """Whether a segmentation is no accident of short pieces."""
        if all(piece.kind == "number" for piece in pieces):
            return True
        roots = [piece.text for piece in pieces if piece.kind == "root"]
        if not roots or any(piece.kind == "link" and piece.text != "o" for piece in pieces):
            return False
        linked = any(piece.kind == "link" for piece in pieces)
        if linked and len(roots) > 1 and roots[0] in INTERNATIONAL:
            return False
        affixes = {piece.text for piece in pieces if piece.kind != "root"}
        if sum(len(root) <= SHORT for root in roots) > 1:
            return False  # fal-ans-tero
        if len(roots) > 1:
            enough = 7 if affixes & CLEAR_SUFFIXES else 8
            return min(map(len, roots)) >= 3 and sum(map(len, roots)) >= enough
        if roots[0] in self.verbs:
            affixes -= VERBAL
        return len(roots[0]) >= (5 if affixes & VAGUE else 4)

    def weak(self, pieces: Segmentation) -> Keys:
        """Suffixes that may be the end of an unlisted root: partikul-ara, mangan-ŝtalo."""
        found = set()
        for number, (one, two) in enumerate(pairwise(pieces), 2):
            inside = number < len(pieces) and len(one.text) < LONG_END and two.text in VAGUE
            weak = two.text in WEAK_SUFFIXES or inside
            if weak and one.kind == "root" and two.kind == "suffix":
                found.add(two.text)
        return frozenset(found)

    def inflected(self, stem: str) -> Keys:
        """The roots of a participle or of a root with true affixes, if that is all it is (R74)."""
        known = (
            root
            for root in bare_roots(stem)
            if (len(root) > 2 or root in SHORT_ROOTS) and self.listed(root)
        )
        root = max(known, key=len, default="")  # mal-diskonti, and no diskonta
        if not root:
            return NONE
        return self.listed(root) if root in self.verbs or not self._is_two(stem, root) else NONE

    def _is_two(self, stem: str, noun: str) -> bool:
        """Whether a form of a noun is two words just as well: kor-bato, not of korbo; tra-meti."""
        if stem.removeprefix(noun) in PARTICIPLES and any(self.two_words(stem)):
            return True
        return any(
            stem.startswith(prefix) and stem.removeprefix(prefix) in self.verbs
            for prefix in CLEAR_PREFIXES
        )

    def behind(self, stem: str) -> Iterator[str]:
        """Roots that an unlisted stem may hide: in a pet form, a name in -io, without hats."""
        for end in PET_ENDS:
            front = stem.removesuffix(end)
            if front == stem:
                continue
            front = front if len(front) > 1 else stem[:-1]  # onj: onklin
            yield from self.simple.get(front.removesuffix("i"), ())  # avinj: avin
            for known, roots in self.simple.items():
                if known.startswith(front) and len(known) > len(front) > 2:
                    yield from roots
        if stem.endswith("i") and len(stem) > 4:  # a country or a science: bulgari, bulgar
            yield from self.simple.get(stem[:-1], (stem[:-1],))
        for shorter in without_affix(stem):
            for hatted in self.with_hats(shorter):
                yield from self.listed(hatted)

    def with_hats(self, stem: str) -> Iterator[str]:
        """Listed stems that a stem without hats may stand for; -ig- is no -iĝ- without its hat."""
        for hatted in self.hatless.get(stem, ()):
            if hatted.replace("iĝ", "ig") != stem:
                yield hatted

    def half_known(self, stem: str) -> Iterator[str]:
        """Roots that an otherwise unknown stem may have: a long one at an end, a clear affix."""
        for shorter in without_affix(stem):
            yield from self.listed(shorter) or (shorter,)
        for suffix in ("ist", "ej", "ism", "estr", "aĵ", "uj"):
            if stem.endswith(suffix) and len(stem) - len(suffix) >= 4:
                yield suffix
        yield from self.at_an_end(stem)

    def two_words(self, stem: str) -> Iterator[tuple[str, str]]:
        """All cuts of a stem into just two listed ones, with or without a vowel between them."""
        for cut in range(3, len(stem) - 2):
            for front in dict.fromkeys((stem[:cut], stem[:cut].removesuffix("o"))):
                if front in self.stems and stem[cut:] in self.stems:
                    yield front, stem[cut:]

    def at_an_end(self, stem: str) -> Iterator[str]:
        """The longest roots at the ends of a stem, if the rest could be a root as well."""
        for front in (True, False):
            for cut in range(len(stem) - 3, 2, -1):
                piece, other = (stem[:cut], stem[cut:]) if front else (stem[-cut:], stem[:-cut])
                if piece in self.simple:
                    if (front or len(piece) > 3) and self._leaves_root(piece, other, front=front):
                        yield from self.simple[piece]
                    if len(piece) > 3:
                        break  # the end of bastono is no tono

    def _leaves_root(self, piece: str, other: str, *, front: bool) -> bool:
        """Whether what is left beside a root could be one as well."""
        bare = other.removeprefix("o") if front else other
        if bare[:2] not in self.onsets or VOWELS.isdisjoint(bare) or len(bare) < 3:
            return False
        if not front and len(piece) < LONG_END and piece[1:] in ("ant", "int"):
            return False  # -organto has no glove in it
        if front and len(piece) < LONG_END and other[0] in VOWELS and bare == other:
            return False  # krem-atorio
        return len(piece) > 3 or bare != other  # gas-o-dukto, but not kaf-keska


def _no_gold(front: str) -> bool:
    """Whether -or behind this is no gold: sektoro, timoro; but sen-ora is without it."""
    return front[-1:] in ("t", "s") or (len(front) < 4 and front not in AFFIXES)


def _front(text: str, last: bool) -> tuple[Piece, int] | None:
    """A piece before the first root that is no root."""
    if text in NUMERALS:
        return Piece(text, "number"), ROOT
    if last:
        return None
    if text in TRUE_PREFIXES:
        return Piece(text, "true"), TRUE_AFFIX
    if text in CLEAR_PREFIXES:
        return Piece(text, "prefix"), AFFIX
    if text in CORRELATIVES and len(text) > 2:  # kia-grade
        return Piece(text, "prefix"), ROOT
    return (Piece(text, "prefix"), VAGUE_AFFIX) if text in VAGUE_PREFIXES else None


def _affix(text: str, last: bool) -> tuple[Piece, int] | None:
    """A piece after the first root that is no root."""
    if text in TRUE_SUFFIXES and (last or text not in PET_ENDS):  # duon-jaro, and no -nj-
        return Piece(text, "true"), TRUE_AFFIX
    if text in PARTICIPLES:
        return Piece(text, "participle"), PARTICIPLE
    if text in SUFFIXES:
        return Piece(text, "suffix"), AFFIX if text in CLEAR_SUFFIXES else VAGUE_AFFIX
    if len(text) == 1 and text in "oae" and not last:
        return Piece(text, "link"), LINK_O if text == "o" else LINK_OTHER
    return _front(text, last)


def bare_roots(stem: str, ends: tuple[str, ...] = BARE_ENDS) -> Iterator[str]:
    """The stem without a participle, without true affixes, without several of them.

    No participle is made of another: for-kant-ita is of no forko.
    """
    for suffix in ends:
        shorter = stem.removesuffix(suffix)
        if shorter != stem and len(shorter) > 1:
            yield shorter
            yield from bare_roots(shorter, SURE_SUFFIXES if suffix in PARTICIPLES else ends)
    for prefix in TRUE_PREFIXES:
        shorter = stem.removeprefix(prefix)
        if shorter != stem and len(shorter) > 2:
            yield shorter
            yield from bare_roots(shorter, ends)


def without_affix(stem: str) -> Iterator[str]:
    """The stem without one prefix or suffix."""
    for suffix in SUFFIXES | TRUE_SUFFIXES | PARTICIPLES:
        if stem.endswith(suffix) and len(stem) - len(suffix) >= 4:
            yield stem[: -len(suffix)]
    for prefix in CLEAR_PREFIXES | TRUE_PREFIXES | {"re", "ek"}:
        if stem.startswith(prefix) and len(stem) - len(prefix) >= 4:
            yield stem[len(prefix) :]
