"""The words on the table, prepared so that one clue is compared with all of them at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import chain

import msgspec

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis, Step
from cryptonym.language.form import LONGEST, LONGEST_INPUT, strip_invisible
from cryptonym.language.lexicon import head_of
from cryptonym.language.registry import Pack
from cryptonym.language.spelling import respellings
from cryptonym.language.split import possible_parts
from cryptonym.rules.verdict import Reason

SHORTEST_STEM = 4
RANK = {
    code: rank
    for rank, code in enumerate(
        (
            codes.SAME_WORD,
            codes.SPELLING_VARIANT,
            codes.TRANSLATION_ON_TABLE,
            codes.SHARED_ROOT,
            codes.WORD_FORM,
            codes.COMPOUND_PART,
        )
    )
}


class Finding(msgspec.Struct, frozen=True):
    """A reason, and whether it is a certainty or a question."""

    reason: Reason
    certain: bool = True


class Visible(msgspec.Struct, frozen=True):
    """One card: the word as printed and what is known of it."""

    printed: str
    word: str  # folded; the words of a codename of several words joined by spaces
    bare: str
    analysis: Analysis


@lru_cache(maxsize=4096)  # the words of a list come back at every table that plays it
def read_visible(printed: str, pack: Pack) -> Visible:
    """Analyse a codename; each content word of a longer one is a part of it (Q18)."""
    language, analyse = pack.language, pack.analyser.analyse
    text = strip_invisible(printed[:LONGEST_INPUT].replace("_", " ").replace("’", "'"))
    word = " ".join(language.fold(language.normalise_input(text)).split())
    elided = language.elision and word not in pack.lexicon
    spaced = word.replace("'", " ") if elided else word
    tokens = [token for token in spaced.split() if len(token) <= LONGEST]
    if len(tokens) == 1:
        return Visible(printed, word, language.bare(word), analyse(tokens[0]))
    pieces = [analyse(token) for token in tokens if len(token) >= language.shortest_part]
    whole = Analysis(
        word=word,
        known=all(piece.known for piece in pieces),
        families=frozenset({word, "".join(tokens)}),
        parts=frozenset(chain.from_iterable(p.families | p.parts for p in pieces)),
        guessed_parts=frozenset(
            chain.from_iterable(p.guesses | p.guessed_parts | p.half_parts for p in pieces)
        ),
        steps=(Step("words", word),),
    )
    return Visible(printed, word, language.bare(word), whole)


Index = dict[str, list[int]]


class Board:
    """All visible words, indexed by everything a clue could share with them."""

    def __init__(self, words: Iterable[str], pack: Pack) -> None:
        self.pack = pack
        self.cards = [read_visible(word, pack) for word in words if word.strip()]
        self.by_word: Index = defaultdict(list)
        self.by_bare: Index = defaultdict(list)
        self.by_spelling: Index = defaultdict(list)
        self.own: Index = defaultdict(list)
        self.parts: Index = defaultdict(list)
        self.guessed: Index = defaultdict(list)
        self.half_parts: Index = defaultdict(list)
        self.forms: Index = defaultdict(list)  # dictionary words of inflected cards
        self.lemmas: Index = defaultdict(list)  # of unknown cards
        self.bases: Index = defaultdict(list)  # of unknown cards
        self.halves: Index = defaultdict(list)  # of unknown cards
        self.strangers = any(not card.analysis.known for card in self.cards)
        for number, card in enumerate(self.cards):
            self._index(number, card)

    def _index(self, number: int, card: Visible) -> None:
        analysis = card.analysis
        self.by_word[card.word].append(number)
        self.by_bare[card.bare].append(number)
        self.by_spelling[self._spelling(analysis)].append(number)
        for key in analysis.families:
            self.own[key].append(number)
        for key in analysis.parts:
            self.parts[key].append(number)
        for key in analysis.guesses | analysis.guessed_parts:
            self.guessed[key].append(number)
        for key in analysis.half_parts:
            self.half_parts[key].append(number)
        for lemma in analysis.lemmas:
            self.forms[lemma].append(number)
        if not analysis.known and " " not in card.word:
            language = self.pack.language
            for lemma in set(language.lemmas(card.word)):
                self.lemmas[lemma].append(number)
            for base in set(language.bases(card.word)):
                self.bases[base].append(number)
            if language.compounds_run_together:
                for half in set(possible_parts(card.word, self.pack.lexicon)):
                    self.halves[half].append(number)

    @cached_property
    def stems(self) -> Index:
        """The cards by the stems of all words of their families; needed for unknown words only."""
        index: Index = defaultdict(list)
        analyser = self.pack.analyser
        for number, card in enumerate(self.cards):
            families = map(analyser.family_stems, card.analysis.families)
            for stem in frozenset([analyser.stem(card.word)]).union(*families):
                if len(stem) >= SHORTEST_STEM:
                    index[stem].append(number)
        return index

    def compare(self, clue: Analysis) -> dict[int, Finding]:
        """For each card that has something to do with the clue, the weightiest finding."""
        found: dict[int, Finding] = {}
        self._same_word(clue, found)
        self._shared_keys(clue, found)
        self._guessed_keys(clue, found)
        self._shapes(clue, found)
        return found

    def add(
        self, found: dict[int, Finding], number: int, code: str, evidence: str, *, certain: bool
    ) -> None:
        """Keep the finding unless a weightier one is there."""
        finding = Finding(Reason(code, self.cards[number].printed, head_of(evidence)), certain)
        if number not in found or _weight(finding) < _weight(found[number]):
            found[number] = finding

    def _same_word(self, clue: Analysis, found: dict[int, Finding]) -> None:
        for number in self.by_word.get(clue.word, ()):
            self.add(found, number, codes.SAME_WORD, clue.word, certain=True)
        for number in self.by_spelling.get(self._spelling(clue), ()):
            card = self.cards[number]
            if card.word != clue.word:
                certain = clue.known and card.analysis.known
                self.add(found, number, codes.SPELLING_VARIANT, clue.word, certain=certain)
        if self.strangers and not clue.known:
            for other, _ in respellings(clue.word, self.pack.lexicon.spellings):
                self._question(found, self.by_word.get(other, ()), codes.SPELLING_VARIANT, other)
        for number in self.by_bare.get(self.pack.language.bare(clue.word), ()):
            card = self.cards[number]
            if not (clue.known and card.analysis.known):  # two known words are two words
                certain = clue.known or card.analysis.known
                self.add(found, number, codes.SAME_WORD, card.word, certain=certain)

    def _spelling(self, analysis: Analysis) -> str:
        """The head spelling of a word with variants (R79)."""
        word = analysis.respelled or analysis.word
        return self.pack.lexicon.variants.get(word, word)

    def _shared_keys(self, clue: Analysis, found: dict[int, Finding]) -> None:
        for keys, index, code in (
            (clue.families, self.own, codes.WORD_FORM),
            (clue.parts, self.own, codes.WORD_FORM),  # a compound made with the visible word (R68)
            (clue.families, self.parts, codes.COMPOUND_PART),
            (clue.parts, self.parts, codes.COMPOUND_PART),
        ):
            for key in keys:
                for number in index.get(key, ()):
                    self.add(found, number, code, key, certain=True)
        for lemma in clue.lemmas:
            for number in self.by_word.get(lemma, ()):
                self.add(found, number, codes.WORD_FORM, lemma, certain=True)
        for number in self.forms.get(clue.word, ()):
            self.add(found, number, codes.WORD_FORM, clue.word, certain=True)

    def _guessed_keys(self, clue: Analysis, found: dict[int, Finding]) -> None:
        certain = clue.families | clue.parts
        maybe_parts = clue.guessed_parts | clue.half_parts
        for keys, index, code in (
            (clue.guesses | maybe_parts, self.own, codes.WORD_FORM),
            (clue.guesses | maybe_parts, self.parts, codes.COMPOUND_PART),
            (certain | clue.guesses, self.guessed, codes.WORD_FORM),
            (clue.guessed_parts, self.guessed, codes.COMPOUND_PART),
            (certain, self.half_parts, codes.COMPOUND_PART),
        ):
            for key in keys:
                self._question(found, index.get(key, ()), code, key)

    def _shapes(self, clue: Analysis, found: dict[int, Finding]) -> None:
        """Equal stems and unlisted dictionary forms, if one of the two words is unknown."""
        if clue.known and not self.strangers:
            return
        stem = self.pack.analyser.stem(clue.word)
        for number in self.stems.get(stem, ()):
            if not (clue.known and self.cards[number].analysis.known):
                self._question(found, (number,), codes.WORD_FORM, stem)
        if self.strangers:
            self._dictionary_forms(clue, found)

    def _dictionary_forms(self, clue: Analysis, found: dict[int, Finding]) -> None:
        """An unknown card and the clue that may be made of each other or of a third word."""
        language, lexicon = self.pack.language, self.pack.lexicon
        lemmas = set(language.lemmas(clue.word))
        for word in {clue.word} if clue.known else {clue.word, *lemmas}:
            self._question(found, self.lemmas.get(word, ()), codes.WORD_FORM, word)
        self._question(found, self.bases.get(clue.word, ()), codes.WORD_FORM, clue.word)
        self._question(found, self.halves.get(clue.word, ()), codes.COMPOUND_PART, clue.word)
        if clue.known:
            return
        halves = possible_parts(clue.word, lexicon) if language.compounds_run_together else ()
        for word in {*lemmas, *language.bases(clue.word), *halves}:
            strangers = [n for n in self.by_word.get(word, ()) if not self.cards[n].analysis.known]
            self._question(found, strangers, codes.WORD_FORM, word)

    def _question(
        self, found: dict[int, Finding], numbers: Iterable[int], code: str, evidence: str
    ) -> None:
        for number in numbers:
            self.add(found, number, code, evidence, certain=False)


def _weight(finding: Finding) -> tuple[bool, int, str]:
    """What comes first; by the evidence at last, so that one question has one answer."""
    return not finding.certain, RANK[finding.reason.code], finding.reason.evidence
