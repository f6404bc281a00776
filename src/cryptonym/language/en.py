"""English: spelling, inflection, derivation and compounds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

import snowballstemmer

from cryptonym.language.base import Language
from cryptonym.language.en_affixes import (
    COMMON_ENDS,
    DOUBLING,
    LATIN,
    LEARNED,
    LEARNED_SUFFIXES,
    LINKS,
    LONG_LINKS,
    NATIVE,
    PREFIXES,
    SUFFIX_SHAPES,
    SUFFIXES,
)

VOWELS = frozenset("aeiouy")
LONG_REST = 5  # letters behind a prefix that may have a suffix, too
LONG_FRONT = 4  # letters of a word that is linked to others by a vowel
SHORTEST = 3  # letters of the shortest dictionary word worth proposing

_POSSESSIVE = re.compile(r"'s?(?![^\s-])")
_ACCENTS = str.maketrans(
    dict.fromkeys("àáâãäå", "a")
    | dict.fromkeys("èéêë", "e")
    | dict.fromkeys("ìíîï", "i")
    | dict.fromkeys("òóôõöø", "o")
    | dict.fromkeys("ùúûü", "u")
    | {"ç": "c", "ñ": "n", "ý": "y", "ÿ": "y", "æ": "ae", "œ": "oe"}
)
_UNSAYABLE = re.compile(r"^(?:[mn][bdgkpt]|[zv][bdlr]|tch|pf)|szcz|[^aeiouyàáâäèéêëíïóôöúü'-]{7}")

# Plural endings: ending, what the singular has in its place.
PLURALS = (
    ("ies", ("y", "i")),
    ("ves", ("f", "fe")),
    ("ses", ("sis",)),
    ("xes", ("xis",)),
    ("ices", ("ex", "ix")),
    ("zzes", ("z",)),
    ("i", ("us",)),
    ("a", ("um",)),
    ("eria", ("erion",)),
    ("omena", ("omenon",)),
    ("omata", ("omaton",)),
    ("glia", ("glion",)),
    ("ae", ("a",)),
    ("eaux", ("eau",)),
    ("men", ("man",)),
    ("people", ("person",)),
)
AFTER_HISS = ("s", "x", "z", "ch", "sh", "o")


def undouble(base: str) -> str:
    """stopp is stop; a base that does not end in a doubled consonant is returned as it is."""
    doubled = len(base) > SHORTEST and base[-1] == base[-2] and base[-1] not in VOWELS
    return base[:-1] if doubled else base


def is_short(base: str) -> bool:
    """One syllable that ends in one vowel and one consonant: hop, star, plan."""
    return (
        len(base) > 1
        and base[-1] not in VOWELS
        and base[-1] not in "wx"
        and base[-2] in VOWELS
        and not any(letter in VOWELS for letter in base[:-2].replace("qu", "q"))
    )


def before_ending(base: str) -> Iterator[str]:
    """Dictionary forms of what is left before -ed, -ing or -est."""
    if len(base) < 2 or not any(letter in VOWELS for letter in base):
        return
    single = undouble(base)
    if single != base:
        yield from (single, base)  # stopped, butted
        return
    if base[-1] == "i":
        yield base[:-1] + "y"
    elif base.endswith("ck"):
        yield base
        yield base[:-1]
    elif base[-1] != "e":
        if not is_short(base):
            yield base
        yield base + "e"


def shortest_base(suffix: str) -> int:
    """Letters of the shortest word that takes a suffix: a ramie is of no ram."""
    if suffix in NATIVE:
        return SHORTEST
    return SHORTEST + 2 if suffix in LEARNED_SUFFIXES else SHORTEST + 1


class English(Language):
    """English, British and American."""

    code: ClassVar[str] = "en"
    letters: ClassVar[str] = "abcdefghijklmnopqrstuvwxyz"
    guests: ClassVar[str] = "àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿ"
    stemmer: ClassVar[str] = "english"
    suffix_shapes: ClassVar[tuple[str, ...]] = SUFFIX_SHAPES
    shortest_half: ClassVar[int] = 5
    onset: ClassVar[int] = 4
    mere_prefixes: ClassVar[frozenset[str]] = frozenset({"counter", "sub"})
    plural_fronts_are_rare: ClassVar[bool] = True

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)

    def fold(self, word: str) -> str:
        """Lower case, straight apostrophes, no possessive."""
        folded = word.lower().replace("’", "'")
        return _POSSESSIVE.sub("", folded) if "'" in folded else folded

    def bare(self, folded: str) -> str:
        """Without the accents of loanwords."""
        return folded if folded.isascii() else folded.translate(_ACCENTS)

    def lemmas(self, word: str) -> Iterator[str]:
        """Singular, infinitive and positive: mice is listed, horses and hoping are not."""
        if len(word) <= SHORTEST:
            return
        yield from self._singulars(word)
        if word.endswith("ying"):
            yield word[:-4] + "ie"
        for ending in ("ed", "ing", "est"):
            if word.endswith(ending):
                yield from before_ending(word[: -len(ending)])
        if word.endswith(("eed", "eeing")):
            yield word[: word.rindex("e") + 1]
        if word.endswith("ier"):
            yield word[:-3] + "y"

    def _singulars(self, word: str) -> Iterator[str]:
        if word.endswith("s") and not word.endswith("ss"):
            yield word[:-1]
            if word.endswith("es") and word[:-2].endswith(AFTER_HISS):
                yield word[:-2]
        for ending, singulars in PLURALS:
            if word.endswith(ending) and len(word) > len(ending) + (ending != "eaux"):
                for singular in singulars:
                    yield word[: -len(ending)] + singular

    def bases(self, word: str) -> Iterator[str]:
        """What is left without one suffix or one prefix, or without one of each."""
        yield from self._without_suffix(word)
        for prefix in PREFIXES:
            rest = word[len(prefix) :].lstrip("-")
            shortest = LONG_REST if prefix in LEARNED else SHORTEST
            if word.startswith(prefix) and len(rest.removesuffix("s")) >= shortest:
                yield rest
                if len(rest) > LONG_REST:  # a magnet in demagnetise, but no vent in subvention
                    shortest = LONG_REST + 1 if prefix in LATIN else SHORTEST + 1
                    bases = self._without_suffix(rest)
                    yield from (base for base in bases if len(base) >= shortest)

    def _without_suffix(self, word: str) -> Iterator[str]:
        for suffix, endings in SUFFIXES:
            if not word.endswith(suffix):
                continue
            base = word[: -len(suffix)]
            shortest = shortest_base(suffix)
            undoubled = suffix in DOUBLING and is_short(base)  # topper is of top, and toper is not
            for ending in endings:
                if undoubled and not ending:
                    continue
                if len(base) + len(ending) >= shortest and (len(base) > 2 or ending in ("", "e")):
                    yield base + ending
            if len(base) > SHORTEST and "" in endings:
                if base[-1] == "i":
                    yield base[:-1] + "y"
                elif base.endswith("ck"):
                    yield base[:-1]
                single = undouble(base)
                if len(single) >= shortest:
                    yield single

    def first_parts(self, piece: str) -> Iterator[str]:
        """The piece itself, and without what links it: sports-man, handi-craft, speedo-meter."""
        yield piece
        for ending, replaced in LINKS:
            if piece.endswith(ending) and len(piece) > len(ending) + 2:
                yield piece[: -len(ending)] + replaced
        for ending, replaced in LONG_LINKS:
            word = piece.removesuffix(ending) + replaced
            if piece.endswith(ending) and len(word) >= LONG_FRONT and word[-1] != "s":  # no refo-
                yield word

    def may_end(self, left: str, right: str) -> bool:
        """An unknown front is a learned one (aqua-marine), or the end is one of many compounds."""
        return right in COMMON_ENDS or (left[-1] in "aio" and not right.endswith(("ed", "ing")))

    def stem(self, word: str) -> str:
        """Snowball's stem, in American spelling."""
        stem: str = self._snowball.stemWord(self.bare(word))
        return stem.replace("our", "or") if len(stem) > 4 else stem

    def looks_foreign(self, word: str) -> bool:
        """Letters or clusters that no English word has."""
        home = self.letters + self.guests + "'-"
        return any(letter not in home for letter in word) or bool(_UNSAYABLE.search(word))
