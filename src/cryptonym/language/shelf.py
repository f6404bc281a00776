"""The codenames read so far in one language, indexed by everything a clue could share with them."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import msgspec

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis, Step
from cryptonym.language.form import LONGEST, LONGEST_INPUT, strip_invisible
from cryptonym.language.likeness import fronts_of, may_be_derived
from cryptonym.language.registry import Pack
from cryptonym.language.sounds import ends_of, sound
from cryptonym.language.split import possible_parts

MOST_CARDS = 4096  # then a new shelf: the words that people bring along must not fill the memory
MOST_SHELVES = 12  # twice as many as we have languages


class Visible(msgspec.Struct, frozen=True, gc=False):
    """One card: the word as printed and what is known of it."""

    printed: str
    word: str  # folded; the words of a codename of several words joined by spaces
    bare: str
    analysis: Analysis


def read_visible(printed: str, pack: Pack) -> Visible:
    """Analyse a codename; each content word of a longer one is a part of it (Q18)."""
    language, analyse = pack.language, pack.analyser.analyse
    text = strip_invisible(printed[:LONGEST_INPUT].replace("_", " ").replace("’", "'"))
    word = " ".join(language.fold(language.normalise_input(text)).split())
    elided = language.elision and word not in pack.lexicon
    spaced = word.replace("'", " ") if elided else word
    tokens = [token for token in spaced.split() if len(token) <= LONGEST]
    if len(tokens) == 1:
        looked_up = pack.analyser.look_up(tokens[0]) or stranger(tokens[0])
        return Visible(printed, word, language.bare(word), looked_up)
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


def _accent_twins(card: Visible, pack: Pack) -> Iterable[str]:
    """Words that an accent alone keeps apart from a card, and what they are forms of (R80; es)."""
    if not pack.about.law.accents_tell_apart or card.bare == card.word:
        return ()
    if not pack.analyser.knows(card.bare):
        return {card.bare}
    made_of = pack.analyser.analyse(card.bare)
    return {card.bare, *made_of.families, *made_of.lemmas}


def stranger(word: str) -> Analysis:
    """An unknown word that is not taken apart yet: related to nothing but itself."""
    return Analysis(word=word, families=frozenset({word}))


class MadeOf(msgspec.Struct, frozen=True, gc=False):
    """Dictionary words of an unknown one, as texts: sets of so many words are slow to collect."""

    lemmas: str
    bases: str

    def of(self, word: str, others: Iterable[str]) -> Iterator[str]:
        """The word if the card is derived from it, and those of which it may be a form."""
        if f"\n{word}\n" in self.bases:
            yield word
        yield from (other for other in others if f"\n{other}\n" in self.lemmas)


def _lines(words: Iterable[str]) -> str:
    return "\n".join(("", *dict.fromkeys(words), ""))


Index = dict[str, tuple[int, ...]]


class Shelf:
    """Cards by number. The words of a list come back at every table that plays it."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.cards: list[Visible] = []
        self.by_word: Index = {}
        self.by_lemma: Index = {}
        self.by_bare: Index = {}
        self.by_typed: Index = {}
        self.by_spelling: Index = {}
        self.by_sound: Index = {}
        self.by_end: Index = {}  # what rhymes with a card
        self.by_twin: Index = {}  # words that an accent alone keeps apart from a card
        self.own: Index = {}
        self.parts: Index = {}
        self.guessed: Index = {}
        self.half_parts: Index = {}
        self.forms: Index = {}  # dictionary words of inflected cards
        self._kin: set[str] = set()  # every key of the last five, and of `by_word`
        self.strangers: set[str] = set()  # unknown words, as printed
        self.taken_apart_late: set[int] = set()  # unknown words: only if a clue is near them
        self.unread: dict[int, str] = {}  # those of them that are not taken apart yet
        self._made_of: dict[int, MadeOf] = {}  # of unknown cards
        self._numbers: dict[str, int] = {}
        self._lock = threading.Lock()  # bots think in threads of their own

    def take(self, words: Sequence[str]) -> frozenset[int | None]:
        """The numbers of these words. Those that were not here before are read."""
        numbers = frozenset(map(self._numbers.get, words))
        if None not in numbers:
            return numbers
        for word in words:
            if word.strip():
                self._take(word)
        return frozenset(map(self._numbers.get, words))

    def find(self, words: Sequence[str]) -> dict[int, Visible]:
        """The cards of words that were taken, by number."""
        numbers = map(self._numbers.get, words)
        return {number: self.cards[number] for number in numbers if number is not None}

    def _take(self, printed: str) -> None:
        with self._lock:
            if printed not in self._numbers:
                number = len(self.cards)
                self._put(number, read_visible(printed, self.pack))
                self._numbers[printed] = number  # last: whoever finds it finds all of it

    def may_be_kin(self, clue: Analysis) -> bool:
        """Whether a clue has a family, a part or a form in common with any card, on any table.

        Most clues have none: one look at each spares all those at the indexes.
        """
        nothing_of = self._kin.isdisjoint
        return not (
            clue.word not in self._kin
            and nothing_of(clue.families)
            and nothing_of(clue.parts)
            and nothing_of(clue.guesses)
            and nothing_of(clue.guessed_parts)
            and nothing_of(clue.half_parts)
            and nothing_of(clue.lemmas)
        )

    def spelling(self, analysis: Analysis) -> str:
        """The head spelling of a word with variants (R79)."""
        word = analysis.respelled or analysis.word
        return self.pack.lexicon.variants.get(word, word)

    def read(self, number: int) -> Visible:
        """Take an unknown word apart, which is dear: only if a clue may have to do with it."""
        with self._lock:
            word = self.unread.get(number)
            if word is not None:
                card = self.cards[number]
                analysis = self.pack.analyser.analyse(word)
                self.cards[number] = msgspec.structs.replace(card, analysis=analysis)
                self._note_guesses(number, analysis)
                del self.unread[number]  # last, as above
        return self.cards[number]

    def _put(self, number: int, card: Visible) -> None:
        analysis = card.analysis
        self.cards.append(card)
        _note(number, self.by_word, [card.word])
        self._kin.update((card.word,), analysis.families, analysis.lemmas)
        _note(number, self.by_lemma, self.pack.language.dictionary_forms(card.word))
        _note(number, self.by_bare, [card.bare])
        typed = self.pack.language.typed(card.word)
        if typed != card.word:
            _note(number, self.by_typed, [typed])
        _note(number, self.by_spelling, [self.spelling(analysis)])
        _note(number, self.by_sound, [sound(card.word, self.pack.language)])
        _note(number, self.by_end, ends_of(card.word, self.pack.language))
        _note(number, self.by_twin, _accent_twins(card, self.pack))
        _note(number, self.own, analysis.families)
        _note(number, self.forms, analysis.lemmas)
        self._note_guesses(number, analysis)
        if analysis.known:
            return
        self.strangers.add(card.printed)
        if analysis == stranger(analysis.word):
            self.unread[number] = analysis.word
            self.taken_apart_late.add(number)

    def _note_guesses(self, number: int, analysis: Analysis) -> None:
        guesses = analysis.guesses | analysis.guessed_parts
        self._kin.update(analysis.parts, guesses, analysis.half_parts)
        _note(number, self.parts, analysis.parts)
        _note(number, self.guessed, guesses)
        _note(number, self.half_parts, analysis.half_parts)

    def links(self, number: int, word: str, lemmas: Iterable[str]) -> Iterator[tuple[str, str]]:
        """How an unknown card may be made of a word, or a form of that or of its lemmas."""
        whole, language = self.cards[number].word, self.pack.language
        wanted = {word, *lemmas}
        if may_be_derived(language.bare(whole), fronts_of(map(language.bare, wanted))):
            yield from ((codes.WORD_FORM, other) for other in self.made_of(number).of(word, wanted))
        if language.compounds_run_together and word in possible_parts(
            whole, [word], self.pack.lexicon
        ):
            yield codes.COMPOUND_PART, word

    def made_of(self, number: int) -> MadeOf:
        """What an unknown word may be a form of, or derived from, listed or not."""
        known = self._made_of.get(number)
        if known is None:
            word = self.cards[number].word
            known = MadeOf(
                _lines(self.pack.analyser.lemmas(word)), _lines(self.pack.language.bases(word))
            )
            self._made_of[number] = known
        return known


def _note(number: int, index: Index, keys: Iterable[str]) -> None:
    for key in keys:
        index[key] = (*index.get(key, ()), number)


_SHELVES: dict[Pack, Shelf] = {}


def shelf_of(pack: Pack) -> Shelf:
    """The shelf that is being filled for a language."""
    shelf = _SHELVES.get(pack)
    if shelf is None or len(shelf.cards) >= MOST_CARDS:
        if len(_SHELVES) >= MOST_SHELVES:
            _SHELVES.clear()
        shelf = _SHELVES[pack] = Shelf(pack)
    return shelf
