"""Esperanto: words are built of roots, and a shared root is what counts (R74)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

import msgspec

from cryptonym.language.analysis import Analysis, Step
from cryptonym.language.base import Language
from cryptonym.language.lexicon import Lexicon

LETTERS: Final = "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz"
VOWELS: Final = frozenset("aeiou")

# Grammatical endings, longest first: ojn before n, as before s.
ENDINGS: Final = ("ojn", "ajn", "oj", "on", "aj", "an", "en", "as", "is", "os", "us", *"oaeiu")
PARTICIPLES: Final = ("ant", "int", "ont", "at", "it", "ot")
CORRELATIVES: Final = frozenset(
    map("".join, product(("ki", "ti", "i", "ĉi", "neni"), "u o a es e am al el om".split()))
)
# Words without an ending; most of them are roots of longer words too.
PARTICLES: Final = frozenset(
    "al anstataŭ antaŭ apud ĉe ĉirkaŭ da de dum ekster el en ĝis inter kontraŭ krom kun laŭ "
    "malgraŭ per po por post preter pri pro sen sub super sur tra trans ajn almenaŭ ambaŭ ankaŭ "
    "ankoraŭ apenaŭ baldaŭ ĉar ĉi ĉu do eĉ for hieraŭ hodiaŭ ja jam jen jes ju ĵus kaj ke kvankam "
    "kvazaŭ la mem minus morgaŭ ne nek nu nun nur ol plej pli plu plus preskaŭ se sed tamen tre "
    "tro tuj aŭ des mi vi li ŝi ĝi oni ni ili si ci ho ha ve fi bis hura adiaŭ re dis ek eks bo "
    "pra mis".split()
)
NUMERALS: Final = frozenset("nul unu du tri kvar kvin ses sep ok naŭ dek cent mil".split())

# The eight true affixes are no roots (R74); all the others are.
TRUE_PREFIXES: Final = frozenset(("mal", "ge"))
TRUE_SUFFIXES: Final = frozenset(("aĉ", "eg", "et", "um", "ĉj", "nj"))
CLEAR_SUFFIXES: Final = frozenset(
    "il ist ej ec aĵ uj ing estr ism ebl ind ul iĝ ig obl".split()
)
VAGUE_SUFFIXES: Final = frozenset("in id ar an er end em on op ad".split())
SUFFIXES: Final = CLEAR_SUFFIXES | VAGUE_SUFFIXES
CLEAR_PREFIXES: Final = frozenset(
    "anstataŭ antaŭ apud ĉirkaŭ ekster inter kontraŭ krom malgraŭ post preter super trans sub sur "
    "kun sen laŭ dis eks mis pra tra pri por for mem mal ĉef vic".split()
)
VAGUE_PREFIXES: Final = frozenset("al ĉe de el en re ek fi bo ne ge per po pro dum ĝis".split())
PREFIXES: Final = CLEAR_PREFIXES | VAGUE_PREFIXES
SHORT_ROOTS: Final = frozenset("ag am av ir or ov te ŝu".split())  # two letters, in compounds

X_NOTATION: Final = str.maketrans(dict(zip("cghjsuCGHJSU", "ĉĝĥĵŝŭĈĜĤĴŜŬ", strict=True)))

# What a piece of a word costs: few roots are better than many, plain joints than odd ones.
ROOT, TRUE_AFFIX, LINK_O, LINK_OTHER = 10, 6, 3, 7
LONGEST_ROOT: Final = 14
MOST_SEGMENTATIONS: Final = 8


class Piece(msgspec.Struct, frozen=True):
    """One part of a word: a root, an affix, or a vowel between roots."""

    text: str
    kind: str  # root, prefix, suffix, number, true (affix), participle, link


class Roots:
    """The roots of a lexicon, and how a word falls into them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.simple: dict[str, frozenset[str]] = {}  # listed stem -> its roots
        self.compound: dict[str, frozenset[str]] = {}  # the same for words with parts
        compounds: list[str] = []
        for family, members in lexicon.members.items():
            if lexicon.parts.get(family):
                compounds.append(family)
                continue
            root = stem_of(members[0])
            for member in members:
                self._add(self.simple, stem_of(member), frozenset({root}))
        for family in compounds:
            roots = self._of_parts(lexicon.parts[family])
            for member in lexicon.members[family]:
                self._add(self.compound, stem_of(member), roots)

    @staticmethod
    def _add(table: dict[str, frozenset[str]], stem: str, roots: frozenset[str]) -> None:
        table[stem] = table.get(stem, frozenset()) | roots

    def _of_parts(self, parts: Iterable[str]) -> frozenset[str]:
        roots: set[str] = set()
        for part in parts:
            stem = stem_of(part)
            roots |= self.simple.get(stem, frozenset({stem}))
        return frozenset(roots)

    def listed(self, stem: str) -> frozenset[str]:
        """The roots of a stem that the lexicon lists, or nothing."""
        return self.simple.get(stem, frozenset()) | self.compound.get(stem, frozenset())

    def roots_of(self, pieces: Iterable[Piece]) -> frozenset[str]:
        """What counts of a segmentation: everything but true affixes, participles and links."""
        found: set[str] = set()
        for piece in pieces:
            if piece.kind in ("root", "prefix", "suffix", "number"):
                found |= self.simple.get(piece.text, frozenset({piece.text}))
        return frozenset(found)

    def segmentations(self, stem: str) -> list[tuple[Piece, ...]]:
        """The cheapest ways to cut a stem into known roots and affixes."""
        best: dict[tuple[int, bool], tuple[int, list[tuple[Piece, ...]]]] = {}

        def cut(start: int, rooted: bool) -> tuple[int, list[tuple[Piece, ...]]]:
            if start == len(stem):
                return (0, [()]) if rooted else (1000, [])
            if (start, rooted) in best:
                return best[start, rooted]
            lowest, found = 1000, []
            for piece, cost in self._pieces(stem, start, rooted):
                bears = rooted or piece.kind in ("root", "number", "suffix")
                rest, tails = cut(start + len(piece.text), bears)
                if rest + cost < lowest:
                    lowest, found = rest + cost, []
                if rest + cost == lowest < 1000:
                    found += [(piece, *tail) for tail in tails]
            best[start, rooted] = lowest, found[:MOST_SEGMENTATIONS]
            return best[start, rooted]

        return cut(0, False)[1]

    def _pieces(self, stem: str, start: int, rooted: bool) -> Iterator[tuple[Piece, int]]:
        for end in range(start + 1, min(len(stem), start + LONGEST_ROOT) + 1):
            text = stem[start:end]
            last = end == len(stem)
            if len(text) == 1:
                if rooted and not last and text in "oae":
                    yield Piece(text, "link"), LINK_O if text == "o" else LINK_OTHER
            elif text in NUMERALS:
                yield Piece(text, "number"), ROOT
            elif rooted and text in TRUE_SUFFIXES:
                yield Piece(text, "true"), TRUE_AFFIX
            elif rooted and text in PARTICIPLES:
                yield Piece(text, "participle"), TRUE_AFFIX
            elif rooted and text in SUFFIXES:
                yield Piece(text, "suffix"), ROOT
            elif text in TRUE_PREFIXES and not last:
                yield Piece(text, "true"), TRUE_AFFIX
            elif text in PREFIXES:
                kind = "prefix" if not last else "root"
                if not last or rooted:
                    yield Piece(text, kind), ROOT
            elif text in self.simple and (len(text) > 2 or text in SHORT_ROOTS):
                yield Piece(text, "root"), ROOT


def stem_of(word: str) -> str:
    """A listed word without its ending."""
    if word in PARTICLES or word in NUMERALS or word in CORRELATIVES:
        return word
    return word[:-1] if len(word) > 2 and word[-1] in "oaei" else word


def stems(word: str) -> Iterator[str]:
    """What may be left of a word when its grammatical ending is taken away."""
    if word.endswith("'"):
        yield word[:-1]
        return
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 2:
            yield word[: -len(ending)]


def is_sure(pieces: tuple[Piece, ...]) -> bool:
    """Whether a segmentation is no accident of short pieces."""
    roots = [len(piece.text) for piece in pieces if piece.kind == "root"]
    texts = {piece.text for piece in pieces if piece.kind != "root"}
    if all(piece.kind == "number" for piece in pieces):
        return True
    if not roots or any(piece.kind == "link" and piece.text != "o" for piece in pieces):
        return False
    vague = texts & (VAGUE_SUFFIXES | VAGUE_PREFIXES | TRUE_SUFFIXES | frozenset(PARTICIPLES))
    if len(roots) == 1:
        return roots[0] >= (5 if vague else 4)
    return min(roots) >= 3 and sum(roots) >= 8


class Esperanto(Language):
    """Esperanto, with roots instead of families."""

    code = "eo"
    letters = LETTERS
    guests = "qwxyäöüáéíóúàèñçøåšž"
    stemmer = "esperanto"
    shortest_part = 3

    def __init__(self) -> None:
        self._roots: Roots | None = None

    def fold(self, word: str) -> str:
        """Lower case, composed; the circumflexes stay (Q13)."""
        return unicodedata.normalize("NFC", word).lower()

    def bare(self, folded: str) -> str:
        """Esperanto letters are letters; only foreign accents go."""
        if folded.isascii():
            return folded
        return "".join(letter if letter in LETTERS else plain(letter) for letter in folded)

    def normalise_input(self, word: str) -> str:
        """ŝafo for sxafo."""
        if "x" not in word and "X" not in word:
            return word
        made: list[str] = []
        for letter in word:
            if letter in "xX" and made and made[-1] in "cghjsuCGHJSU":
                made[-1] = made[-1].translate(X_NOTATION)
            else:
                made.append(letter)
        return "".join(made)

    def lemmas(self, word: str) -> Iterator[str]:
        """The same root with each ending of a dictionary word."""
        for stem in stems(word):
            yield from (stem + ending for ending in "oaie")

    def bases(self, word: str) -> Iterator[str]:
        """The word without one affix, with each ending of a dictionary word."""
        for stem in stems(word):
            for shorter in without_affix(stem):
                yield from (shorter + ending for ending in "oaie")

    def first_parts(self, piece: str) -> Iterator[str]:
        """The piece with each ending, with or without a vowel between the parts."""
        for stem in (piece, piece[:-1]) if piece[-1:] in VOWELS else (piece,):
            yield from (stem + ending for ending in "oaie")

    def stem(self, word: str) -> str:
        """The word without its grammatical ending."""
        if word in CORRELATIVES or word in PARTICLES:
            return word
        return next(stems(word), word)

    def looks_foreign(self, word: str) -> bool:
        """Whether it has foreign letters, doubled consonants or no Esperanto ending."""
        if word in CORRELATIVES or word in PARTICLES or word in NUMERALS:
            return False
        if any(letter not in LETTERS for letter in word if letter.isalpha()):
            return True
        if any(a == b and a not in VOWELS for a, b in zip(word, word[1:], strict=False)):
            return True
        return not word.endswith((*ENDINGS, "'"))

    def analyse(self, word: str, lexicon: Lexicon) -> Analysis | None:
        """The roots of a word: certain if listed or clearly cut, guessed otherwise."""
        if "-" in word or " " in word:
            return None
        if self._roots is None or self._roots.lexicon is not lexicon:
            self._roots = Roots(lexicon)
        unit = word.removesuffix("n").removesuffix("j")
        if unit in CORRELATIVES:
            return rooted(word, frozenset({unit}))
        known = self._listed(word, self._roots, lexicon)
        return rooted(word, known) if known else guess(word, self._roots)

    @staticmethod
    def _listed(word: str, roots: Roots, lexicon: Lexicon) -> frozenset[str]:
        if word in lexicon or word in PARTICLES or word in NUMERALS:
            return roots.listed(stem_of(word)) or frozenset({stem_of(word)})
        return next((found for stem in stems(word) if (found := roots.listed(stem))), frozenset())


def rooted(word: str, roots: frozenset[str]) -> Analysis:
    """The analysis of a word whose roots are certain."""
    steps = tuple(Step("root", root) for root in sorted(roots))
    return Analysis(word=word, known=True, families=roots, steps=steps)


def guess(word: str, roots: Roots) -> Analysis:
    """The analysis of a word in no list: cut into roots, or taken as one unknown root."""
    for stem in stems(word):
        found = roots.segmentations(stem)
        if found:
            return from_segmentations(word, found, roots)
    stem = next(stems(word), word)
    maybe = frozenset(half_known(stem, roots))
    steps = (Step("unknown"), *(Step("half", root) for root in sorted(maybe)))
    return Analysis(word=word, families=frozenset({stem}), guesses=maybe, steps=steps)


def from_segmentations(word: str, found: list[tuple[Piece, ...]], roots: Roots) -> Analysis:
    """Roots that every good segmentation has are certain, if one is clear; the rest are guesses."""
    each = [roots.roots_of(pieces) for pieces in found]
    everywhere = frozenset.intersection(*each)
    somewhere = frozenset.union(*each)
    steps = tuple(Step("split", "+".join(p.text for p in pieces)) for pieces in found)
    if all(map(is_sure, found)) and everywhere:
        return Analysis(
            word=word, known=True, families=everywhere, guesses=somewhere - everywhere, steps=steps
        )
    whole = frozenset({next(stems(word), word)})
    return Analysis(word=word, known=True, families=whole, guesses=somewhere, steps=steps)


def without_affix(stem: str) -> Iterator[str]:
    """The stem without one prefix or suffix."""
    for suffix in (*CLEAR_SUFFIXES, *VAGUE_SUFFIXES, *TRUE_SUFFIXES, *PARTICIPLES):
        if stem.endswith(suffix) and len(stem) - len(suffix) >= 4:
            yield stem[: -len(suffix)]
    for prefix in (*CLEAR_PREFIXES, *TRUE_PREFIXES, "re", "ek"):
        if stem.startswith(prefix) and len(stem) - len(prefix) >= 4:
            yield stem[len(prefix) :]


def half_known(stem: str, roots: Roots) -> Iterator[str]:
    """Roots that an otherwise unknown stem may have: a long one at either end, or a clear affix."""
    for shorter in without_affix(stem):
        yield from roots.listed(shorter) or (shorter,)
    for suffix in ("ist", "ej", "ism", "estr", "aĵ", "uj"):
        if stem.endswith(suffix) and len(stem) - len(suffix) >= 4:
            yield suffix
    for place in range(3, len(stem) - 2):
        left, right = stem[:place], stem[place:]
        if len(left) >= 5 and not VOWELS.isdisjoint(right):
            yield from roots.simple.get(left, ())
        if len(right) >= 5 and not VOWELS.isdisjoint(left):
            yield from roots.simple.get(right, ())


def plain(letter: str) -> str:
    """A letter without its accent."""
    return unicodedata.normalize("NFD", letter)[0]
