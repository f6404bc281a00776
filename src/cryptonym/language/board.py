"""The words on the table, prepared so that one clue is compared with all of them at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain

import msgspec

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis
from cryptonym.language.lexicon import ONSET, head_of
from cryptonym.language.likeness import (
    LONGEST_ENDING,
    fronts_of,
    longest_front,
    may_be_derived,
    may_be_form,
    shared,
)
from cryptonym.language.registry import Pack
from cryptonym.language.shelf import Index, Visible, shelf_of
from cryptonym.language.spelling import respellings
from cryptonym.language.split import possible_parts
from cryptonym.rules.verdict import Reason

SHORTEST_STEM = 5
MOST_NEAR = 6  # unknown cards that are taken apart for one word
_NONE: frozenset[int] = frozenset()
LONG = 5  # letters of a word of which more than the first three are found in others made of it
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


class Board:
    """All visible words, found on the shelf by everything a clue could share with them."""

    def __init__(self, words: Sequence[str], pack: Pack) -> None:
        self.pack = pack
        self.shelf = shelf_of(pack)
        self._numbers = self.shelf.take(words)
        self.strangers = not self.shelf.strangers.isdisjoint(words)
        self._printed = words

    @cached_property
    def cards(self) -> dict[int, Visible]:
        """The cards by their numbers on the shelf. Most clues share nothing with any codename."""
        return self.shelf.find(self._printed)

    @cached_property
    def words(self) -> frozenset[str]:
        """The words on the table, folded."""
        return frozenset(card.word for card in self.cards.values())

    def here(self, index: Index, key: str) -> Sequence[int]:
        """The cards on the table that an index of the shelf has under this key."""
        here = self._numbers  # most clues share nothing with any card, so `cards` can wait
        return [number for number in index.get(key, ()) if number in here]

    @cached_property
    def kin(self) -> dict[str, list[tuple[str, int]]]:
        """The words of all families on the table, by how they begin, each with its card."""
        index: dict[str, list[tuple[str, int]]] = defaultdict(list)
        members = self.pack.lexicon.members
        for number, card in self.cards.items():
            families = (members.get(family, ()) for family in card.analysis.families)
            for word in {card.word, *chain.from_iterable(families)}:
                index[word[:ONSET]].append((word, number))
        return index

    def of_stem(self, word: str) -> Iterator[tuple[int, str]]:
        """The cards that have somebody with the stem of a word in their family; stems are dear."""
        stem_of, tail = self.pack.analyser.stem, self.pack.language.stem_tail
        for kin, number in self.kin.get(word[:ONSET], ()):
            if word.startswith(kin[:-LONGEST_ENDING]) and kin.startswith(word[:-LONGEST_ENDING]):
                stem = stem_of(word)
                rest = max(len(word), len(kin)) - len(stem)
                far = rest > tail and len(stem) == SHORTEST_STEM  # basilisco is of no basilico
                far = far or len(stem) < self.pack.language.shortest_stem
                far = far and self.cards[number].analysis.known
                if len(stem) >= SHORTEST_STEM and stem_of(kin) == stem and not far:
                    yield number, stem

    def compare(self, clue: Analysis) -> dict[int, Finding]:
        """For each card that has something to do with the clue, the weightiest finding."""
        found: dict[int, Finding] = {}
        far = self._far(clue)
        kin = self.shelf.may_be_kin(clue)
        self._same_word(clue, found)
        if kin:
            self._shared_keys(clue, found, far)
        self._forms(clue, found)
        if kin:
            self._guessed_keys(clue, found, far)
        self._shapes(clue, found)
        return found

    @cached_property
    def _unknown(self) -> dict[int, str]:
        """The unknown words on the table by their numbers, as typed without accents."""
        return {
            number: self.pack.language.typed(card.word)
            for number, card in self.cards.items()
            if number in self.shelf.taken_apart_late
        }

    def _far(self, clue: Analysis) -> frozenset[int]:
        """Unknown cards that nothing in the clue begins in; the others are read now."""
        if not self.strangers:
            return _NONE  # and the cards need not be found on the shelf
        members = self.pack.lexicon.members
        keys = chain(clue.families, clue.parts, clue.guesses, clue.guessed_parts, clue.half_parts)
        kin = chain.from_iterable(members.get(key, (key,)) for key in keys)
        near = self._beginning(chain([clue.word], kin))
        for number in near:
            self.shelf.read(number)
        return frozenset(self._unknown).difference(near)

    def _beginning(self, words: Iterable[str]) -> list[int]:
        """Unknown cards in which one of these words may begin; of many those most like the first.

        No list of people has so many of them; a verdict costs no more on one that has.
        """
        if not self.strangers:
            return []
        typed = self.pack.language.typed("\n".join(words)).split("\n")
        starts = {word[: ONSET + (len(word) > LONG)] for word in typed if len(word) >= ONSET}
        near = [
            number
            for number, text in self._unknown.items()
            if any(start in text for start in starts)
        ]
        if len(near) > MOST_NEAR:
            near.sort(key=lambda number: -longest_front(typed[0], self._unknown[number]))
        return near[:MOST_NEAR]

    def add(
        self, found: dict[int, Finding], number: int, code: str, evidence: str, *, certain: bool
    ) -> None:
        """Keep the finding unless a weightier one is there."""
        finding = Finding(Reason(code, self.cards[number].printed, head_of(evidence)), certain)
        if number not in found or _weight(finding) < _weight(found[number]):
            found[number] = finding

    def _same_word(self, clue: Analysis, found: dict[int, Finding]) -> None:
        # Whether a key is there at all is asked first: hardly any is, and a call takes longer.
        word, shelf, language = clue.word, self.shelf, self.pack.language
        own = clue.known and word not in self.pack.lexicon.names
        if word in shelf.by_word:
            for number in self.here(shelf.by_word, word):
                self.add(found, number, codes.SAME_WORD, word, certain=True)
        spelling = shelf.spelling(clue)
        if spelling in shelf.by_spelling:
            for number in self.here(shelf.by_spelling, spelling):
                card = self.cards[number]
                if card.word != word:
                    certain = clue.known and card.analysis.known
                    self.add(found, number, codes.SPELLING_VARIANT, word, certain=certain)
        if self.strangers and not clue.known:
            for other, _ in respellings(word, self.pack.lexicon.spellings):
                self._question(
                    found, self.here(shelf.by_word, other), codes.SPELLING_VARIANT, other
                )
        bare = language.bare(word)
        if bare in shelf.by_bare:
            for number in self.here(shelf.by_bare, bare):
                card = self.cards[number]
                if not (own and card.analysis.known):  # two known words are two words
                    certain = clue.known or card.analysis.known
                    self.add(found, number, codes.SAME_WORD, card.word, certain=certain)
        if not own:
            typed = self.here(shelf.by_typed, language.typed(word))
            self._question(found, typed, codes.SAME_WORD, word)

    def _shared_keys(self, clue: Analysis, found: dict[int, Finding], far: frozenset[int]) -> None:
        shelf = self.shelf
        for keys, index, code in (
            (clue.families, shelf.own, codes.WORD_FORM),
            (clue.parts, shelf.own, codes.WORD_FORM),  # a compound made with the visible word (R68)
            (clue.families, shelf.parts, codes.COMPOUND_PART),
            (clue.parts, shelf.parts, codes.COMPOUND_PART),
        ):
            for key in keys:
                if key in index:
                    for number in self.here(index, key):
                        if index is shelf.own or number not in far:
                            self.add(found, number, code, key, certain=True)
        for lemma in clue.lemmas:
            for number in self.here(shelf.by_word, lemma):
                self.add(found, number, codes.WORD_FORM, lemma, certain=True)
        if clue.word in shelf.forms:
            for number in self.here(shelf.forms, clue.word):
                self.add(found, number, codes.WORD_FORM, clue.word, certain=True)

    def _forms(self, clue: Analysis, found: dict[int, Finding]) -> None:
        """A regular form of the card itself, whatever else the clue is a form of (R68, R78)."""
        language, lexicon, by_lemma = self.pack.language, self.pack.lexicon, self.shelf.by_lemma
        for lemma in self._lemmas(clue.word):
            if lemma in by_lemma:
                numbers = self.here(by_lemma, lemma)
                if numbers and not self._two_words(clue.word, lemma):
                    self._question(found, numbers, codes.WORD_FORM, lemma)
        if clue.word in lexicon:
            return  # a word of its own, too: nobody can tell which one is meant
        for lemma in chain(language.plain_forms(clue.word), language.other_forms(clue.word)):
            for number in self.here(self.shelf.by_word, lemma):
                self.add(found, number, codes.WORD_FORM, lemma, certain=True)
            if lemma not in lexicon:  # mascaras, for the plural of máscara
                misspelt = self.here(self.shelf.by_bare, language.bare(lemma))
                self._question(found, misspelt, codes.WORD_FORM, lemma)

    def _lemmas(self, word: str) -> tuple[str, ...]:
        """Of what words on the table this may be a form: of a long one that begins so."""
        near = may_be_form(word, lambda front: any(w.startswith(front) for w in self.words))
        return self.pack.analyser.lemmas(word) if near else ()

    def _two_words(self, word: str, lemma: str) -> bool:
        """Whether the clue is surely another word: listed as such, or the plural of one."""
        language, lexicon = self.pack.language, self.pack.lexicon
        return (
            lemma in lexicon
            and language.two_words(word, lemma)
            and (word in lexicon or any(map(lexicon.is_word, language.plain_forms(word))))
        )

    def _guessed_keys(self, clue: Analysis, found: dict[int, Finding], far: frozenset[int]) -> None:
        shelf, certain = self.shelf, clue.families | clue.parts
        maybe_parts = clue.guessed_parts | clue.half_parts
        for keys, index, code in (
            (clue.guesses | maybe_parts, shelf.own, codes.WORD_FORM),
            (clue.guesses | maybe_parts, shelf.parts, codes.COMPOUND_PART),
            (certain | clue.guesses, shelf.guessed, codes.WORD_FORM),
            (clue.guessed_parts, shelf.guessed, codes.COMPOUND_PART),
            (certain, shelf.half_parts, codes.COMPOUND_PART),
        ):
            for key in keys:
                if key in index:
                    numbers = self.here(index, key)
                    near = numbers if index is shelf.own else [n for n in numbers if n not in far]
                    self._question(found, near, code, key)

    def _shapes(self, clue: Analysis, found: dict[int, Finding]) -> None:
        """Equal stems and unlisted dictionary forms, if one of the two words is unknown."""
        if clue.known and not self.strangers:
            return
        explained = clue.known or (clue.guesses and self.pack.language.stems_are_last)
        if clue.known or not self.pack.analyser.restored(clue.word):
            nearest = max((shared(clue.word, base) for base in clue.bases), default=0)
            for number, stem in self.of_stem(clue.word):
                if nearest > len(stem):
                    continue  # admirably is of admire, and of no admiral
                if not (explained and self.cards[number].analysis.known):
                    self._question(found, (number,), codes.WORD_FORM, stem)
        if self.strangers:
            self._dictionary_forms(clue, found)

    def _dictionary_forms(self, clue: Analysis, found: dict[int, Finding]) -> None:
        """An unknown card and the clue that may be made of each other or of a third word."""
        language, lexicon = self.pack.language, self.pack.lexicon
        lemmas = () if clue.known else self._lemmas(clue.word)
        for number in self._beginning((clue.word, *lemmas)):
            if " " not in self.cards[number].word:
                for code, word in self.shelf.links(number, clue.word, lemmas):
                    self._question(found, [number], code, word)
        if clue.known:
            return
        strangers = [card.word for card in self.cards.values() if not card.analysis.known]
        made_of: Iterable[str] = ()
        if may_be_derived(language.bare(clue.word), fronts_of(map(language.bare, strangers))):
            made_of = language.bases(clue.word)
        if language.compounds_run_together:
            made_of = chain(made_of, possible_parts(clue.word, strangers, lexicon))
        for word in {*made_of}.intersection(strangers):
            numbers = self.here(self.shelf.by_word, word)
            unknown = [number for number in numbers if not self.cards[number].analysis.known]
            self._question(found, unknown, codes.WORD_FORM, word)

    def _question(
        self, found: dict[int, Finding], numbers: Iterable[int], code: str, evidence: str
    ) -> None:
        for number in numbers:
            self.add(found, number, code, evidence, certain=False)


def _weight(finding: Finding) -> tuple[bool, int, str]:
    """What comes first; by the evidence at last, so that one question has one answer."""
    return not finding.certain, RANK[finding.reason.code], finding.reason.evidence
