"""Esperanto: words are built of roots, and a shared root is what counts (R74)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Final

import msgspec

from cryptonym.language.analysis import Analysis, Step
from cryptonym.language.base import Language
from cryptonym.language.eo_affixes import (
    CLEAR_PREFIXES,
    CLEAR_SUFFIXES,
    CORRELATIVES,
    ENDINGS,
    HATLESS,
    MERE_PARTICLES,
    NUMERALS,
    PRONOUNS,
    SUFFIXES,
    TRUE_PREFIXES,
    VAGUE_PREFIXES,
    VAGUE_SUFFIXES,
    VERBAL,
    WITHOUT_ENDING,
)
from cryptonym.language.eo_cuts import (
    affixes_behind,
    core,
    has_prefixed_verb,
    hidden_verbs,
    is_loose,
    is_many_roots,
    is_plain,
    is_two_roots,
    is_verbal,
    likelier,
    with_one_root,
)
from cryptonym.language.eo_roots import (
    NONE,
    Keys,
    Roots,
    Segmentation,
    bare_roots,
    stem_of,
    stems,
    without_affix,
)
from cryptonym.language.lexicon import Lexicon
from cryptonym.language.likeness import LONGEST_ENDING, may_be_form
from cryptonym.language.spelling import respellings

LETTERS: Final = "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz"
VOWELS: Final = frozenset("aeiou")
DICTIONARY_ENDINGS: Final = "oaie"
FIRM: Final = CLEAR_PREFIXES | CLEAR_SUFFIXES | {"um"}  # affixes that are seldom mere letters
NUMBER: Final = re.compile(f"({'|'.join(sorted(NUMERALS))})+")  # dudek: without an ending
VERB_ENDINGS: Final = ("i", "as", "is", "os", "us", "u")
WEAK_ENDS: Final = frozenset({"er", "id"})  # in which roots of verbs end as well
VAGUE_ROOTS: Final = VAGUE_SUFFIXES | VAGUE_PREFIXES | {"pra"}
PLAIN, HATTED = "cghjsuCGHJSU", "ĉĝĥĵŝŭĈĜĤĴŜŬ"
X_NOTATION: Final = dict(zip(PLAIN, HATTED, strict=True))


class Esperanto(Language):
    """Esperanto, with roots instead of families."""

    code = "eo"
    letters = LETTERS
    names_are_words = False  # foreign names have no roots
    guests = "qwxyäöüáéíóúàèñçøåšž"

    def __init__(self) -> None:
        self._roots: Roots | None = None

    def fold(self, word: str) -> str:
        """Lower case, composed; the circumflexes stay (Q13)."""
        return unicodedata.normalize("NFC", word).lower()

    def bare(self, folded: str) -> str:
        """Esperanto letters are letters; only foreign accents go."""
        if folded.isascii():
            return folded
        return "".join(
            letter if letter in LETTERS else unicodedata.normalize("NFD", letter)[0]
            for letter in folded
        )

    def normalise_input(self, word: str) -> str:
        """The letter ŝ for sx, and so on; Linux keeps its x."""
        if "x" not in word.lower():
            return word
        return " ".join(map(with_hats, word.split(" ")))

    def whole(self, elided: str) -> str:
        """A noun has dropped its o, whatever its root ends in: foli', kaka'."""
        return elided if elided[-1:].lower() == "o" else elided + "o"

    def typed(self, folded: str) -> str:
        """Without hats, and without the h that some write for them (the Fundamento does)."""
        if "h" in folded:
            for plain in "cghjs":
                folded = folded.replace(plain + "h", plain)
        return self.bare(folded).translate(HATLESS)

    def lemmas(self, word: str) -> Iterator[str]:
        """The same root with each ending of a dictionary word, also without true affixes (R74)."""
        for stem in stems(word):
            yield from (stem + ending for ending in DICTIONARY_ENDINGS)
            for root in bare_roots(stem):
                yield from (root + ending for ending in DICTIONARY_ENDINGS)

    def two_words(self, word: str, lemma: str) -> bool:  # noqa: ARG002
        """Roots decide between listed words: roboto is not of robo."""
        return True

    def bases(self, word: str) -> Iterator[str]:
        """The word without one affix, with each ending of a dictionary word."""
        for stem in stems(word):
            for shorter in without_affix(stem):
                yield from (shorter + ending for ending in DICTIONARY_ENDINGS)

    def first_parts(self, piece: str) -> Iterator[str]:
        """The piece with each ending, with or without a vowel between the parts."""
        for stem in (piece, piece[:-1]) if piece[-1:] in VOWELS else (piece,):
            yield from (stem + ending for ending in DICTIONARY_ENDINGS)

    def stem(self, word: str) -> str:
        """The word without its grammatical ending."""
        return word if word in WITHOUT_ENDING else next(stems(word), word)

    def looks_foreign(self, word: str) -> bool:
        """Whether it has foreign letters, doubled consonants or no Esperanto ending."""
        if word in WITHOUT_ENDING or joined_particles(word):
            return False
        if any(letter not in LETTERS for letter in word if letter.isalpha()):
            return True
        if any(a == b and a not in VOWELS for a, b in pairwise(word)):
            return True
        return not word.endswith((*ENDINGS, "'"))

    def words_of(self, root: str) -> Iterator[str]:
        """The root with each ending; an affix says too little by itself."""
        if root not in SUFFIXES:
            yield from (root + ending for ending in DICTIONARY_ENDINGS)

    def analyse(self, word: str, lexicon: Lexicon) -> Analysis | None:
        """The roots of a word: certain if listed or clearly cut, guessed otherwise."""
        if "-" in word or " " in word:
            return None
        if self._roots is None or self._roots.lexicon is not lexicon:
            self._roots = Roots(lexicon)
        roots = listed_roots(word, self._roots) or inflected_roots(word, self._roots)
        if roots:
            return with_roots(word, roots)
        found = guess(word, self._roots)
        return found if is_sure(found) else respelled(found, self._roots)


def with_hats(token: str) -> str:
    """A token without x-notation; a name that ends in ux is no particle and stays."""
    hatted = token
    for plain, hat in X_NOTATION.items():
        hatted = hatted.replace(plain + "x", hat).replace(plain + "X", hat)
    foreign = hatted[-1:] in "ŭŬ" and hatted.lower() not in WITHOUT_ENDING
    return token if foreign else hatted


def joined_particles(word: str) -> bool:
    """Whether a word without ending is made of two others: malantaŭ, samkiel, depost."""
    return any(
        word.startswith(front) and word.removeprefix(front) in WITHOUT_ENDING
        for front in (*WITHOUT_ENDING, *TRUE_PREFIXES, "sam")
    )


def inflected_roots(word: str, roots: Roots) -> Keys:
    """The roots of a participle, or of a word with true affixes; of no chance letters."""
    return next((found for stem in stems(word) if (found := roots.inflected(stem))), frozenset())


def listed_roots(word: str, roots: Roots) -> Keys:
    """The roots of a word that the lexicon lists in some form, or nothing."""
    unit = word.removesuffix("n").removesuffix("j")
    if unit in CORRELATIVES or unit in PRONOUNS:
        return frozenset({unit + "'" * (unit in roots.simple)})  # ĉiel is not of ĉielo
    if word in MERE_PARTICLES:
        return frozenset({word + "'"})
    if any(stem in WITHOUT_ENDING and stem not in roots.simple for stem in stems(word)):
        return frozenset(stem for stem in stems(word) if stem in WITHOUT_ENDING)
    if word in roots.lexicon or word in WITHOUT_ENDING:
        return roots.listed(stem_of(word)) or frozenset({stem_of(word)})
    return next((found for stem in stems(word) if (found := roots.listed(stem))), frozenset())


def with_roots(word: str, roots: Keys) -> Analysis:
    """The analysis of a word whose roots are certain."""
    steps = tuple(Step("root", root) for root in sorted(roots))
    return Analysis(word=word, known=True, families=roots, steps=steps)


def guess(word: str, roots: Roots) -> Analysis:
    """The analysis of a word in no list: cut into roots, or taken as one unknown root."""
    for stem in (word, *stems(word)) if NUMBER.fullmatch(word) else stems(word):
        found = [pieces for pieces in roots.segmentations(stem) if not is_loose(pieces)]
        if found and (stem != word or all(piece.kind == "number" for piece in found[0])):
            return from_segmentations(word, stem, found, roots)
    stem = next(stems(word), "")
    maybe = frozenset(roots.half_known(stem))  # of nothing if it has no ending: Ferdinand
    stem = stem or word
    steps = (Step("unknown"), *(Step("half", root) for root in sorted(maybe)))
    return Analysis(word=word, families=frozenset({stem}), guesses=maybe, steps=steps)


def is_sure(found: Analysis) -> bool:
    """Whether a word in no list was clearly cut into roots."""
    return found.known and not found.guesses


def respelled(found: Analysis, roots: Roots) -> Analysis:
    """The analysis of an unclear word that may be another spelling of a clear one."""
    word = found.word
    if len(word) > roots.lexicon.longest + LONGEST_ENDING:
        return found
    for other, sure in respellings(word, roots.lexicon.spellings):
        if not may_be_form(other, roots.lexicon.begins):
            continue
        keys = listed_roots(other, roots)
        if keys and sure:
            return msgspec.structs.replace(with_roots(word, keys), respelled=other)
        if keys:
            return as_question(found, other, keys)
    if is_with_affix(found):
        return found
    for stem in (word, *stems(word)):
        for hatted in roots.with_hats(stem):
            other = hatted + word[len(stem) :]
            return as_question(found, other, listed_roots(other, roots))
    maybe = frozenset(chain.from_iterable(map(roots.behind, stems(word))))
    return msgspec.structs.replace(found, guesses=found.guesses | maybe)


def as_question(found: Analysis, other: str, keys: Keys) -> Analysis:
    """The same word, which may be meant for another that is listed."""
    return msgspec.structs.replace(
        found,
        known=False,
        guesses=found.guesses | keys,
        respelled=other,
        steps=(Step("variant", other), *found.steps),
    )


def is_with_affix(found: Analysis) -> bool:
    """Whether a word is one root with an affix that is no chance: postiĝi is no poŝtiĝi."""
    return any(
        len(pieces := step.what.split("+")) == 2 and not FIRM.isdisjoint(pieces)
        for step in found.steps
        if step.how == "split"
    )


def from_segmentations(word: str, stem: str, found: list[Segmentation], roots: Roots) -> Analysis:
    """Roots that all segmentations share are certain, if all are clear; the rest are guesses."""
    verbal = word.endswith(VERB_ENDINGS) or found[0][-1].text in VERBAL
    found = with_one_root(found, stem, roots)
    if verbal:
        found = likelier(found, roots)
    each = [roots.roots_of(pieces) for pieces in found]
    shared, all_of_them = frozenset.intersection(*each), frozenset.union(*each)
    few = not any(map(is_many_roots, found))  # agr-okul-turisto
    sure = shared if few and all(map(roots.is_sure, found)) else frozenset()
    sure = sure.difference(*map(roots.weak, found))
    plain = any(is_plain(pieces, roots) for pieces in found)
    one_root = plain or any(
        is_verbal(pieces, roots) or (verbal and has_prefixed_verb(pieces, roots))
        for pieces in found
    )
    inner = {stem, *map(core, found)}
    cuts = [] if one_root else [cut for text in inner for cut in roots.two_words(text)]
    if verbal and any(map(is_two_roots, found)):
        cuts = [cut for cut in cuts if "".join(cut) in inner]  # pli-oferi, and no o before fer
    simple = {*chain.from_iterable(cut for cut in cuts if all(map(roots.simple.get, cut)))}
    two_ways = not NONE.union(*map(roots.listed, simple)) <= all_of_them
    if two_ways:  # persi-karbo, or persik-arbo
        sure = sure.intersection(*map(affixes_behind, found))
    sure = sure.difference(*(hidden_verbs(pieces, roots) for pieces in found))
    maybe = all_of_them - sure
    if not plain and any(is_verbal(pieces, roots) for pieces in found):
        maybe -= WEAK_ENDS  # en-ter-igi
    if not one_root and (two_ways or not sure):
        maybe = (maybe - VAGUE_ROOTS).union(*map(roots.listed, chain.from_iterable(cuts))) - sure
    return Analysis(
        word=word,
        known=True,
        families=sure or frozenset({stem}),
        guesses=maybe,
        steps=tuple(Step("split", "+".join(p.text for p in pieces)) for pieces in found),
    )
