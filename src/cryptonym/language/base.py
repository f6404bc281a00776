"""What every language answers about its words; the lexicon decides what exists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from cryptonym.language.analysis import Analysis
    from cryptonym.language.lexicon import Lexicon


def words(text: str) -> frozenset[str]:
    """A set of words, written as a text."""
    return frozenset(text.split())


class Language(ABC):
    """One language: how its words are written, inflected, derived and put together."""

    code: ClassVar[str]
    letters: ClassVar[str]  # every lower-case letter of the language, accented ones included
    guests: ClassVar[str] = ""  # letters that only loanwords and names have
    hyphen: ClassVar[Literal["one_word", "two_words"]] = "one_word"  # Q19
    elision: ClassVar[bool] = False  # an apostrophe joins two words (Q19)
    stemmer: ClassVar[str]  # name of the Snowball algorithm, for a language that uses one
    shortest_part: ClassVar[int] = 3  # letters of the shortest piece a compound may have
    compounds_run_together: ClassVar[bool] = True  # may unknown words be split in two known ones?
    names_are_words: ClassVar[bool] = True  # are names of the world words like others?
    accents: ClassVar[frozenset[str]] = (
        frozenset()
    )  # its letters with accents, if few words have any
    folds_stress: ClassVar[bool] = False  # is the written stress left out when words are compared?
    joins_doubled: ClassVar[bool] = False  # is a third equal consonant left out at a joint?
    joint: ClassVar[str] = ""  # the letter that joins parts, after which a short word is a part
    joined: ClassVar[tuple[str, ...]] = ()  # ends of words that have the joint behind them always
    weak_forms_are_certain: ClassVar[bool] = True  # is a form by a short ending more than a guess?
    suffix_shapes: ClassVar[tuple[str, ...]] = ()  # ends that are suffixes, and no last part
    felt_parts: ClassVar[tuple[str, ...]] = ()  # affixes that are felt as words of their own
    splits_in_three: ClassVar[bool] = True  # may unknown words be split in three known ones?
    onset: ClassVar[int] = 3  # letters in which the unknown end of a compound begins as words do
    mere_prefixes: ClassVar[frozenset[str]] = frozenset()  # words that are prefixes at the front
    plural_fronts_are_rare: ClassVar[bool] = False  # boot-straps, and no boots-traps
    shortest_half: ClassVar[int] = 4  # letters of a known half that is a part of an unknown word
    parts_have_all_kin: ClassVar[bool] = False  # has autopompa to do with pompiere, as pompa has?
    open_fronts: ClassVar[tuple[str, ...]] = ()  # words that stand before unknown ones every day
    joining_vowels: ClassVar[str] = ""  # in which the unknown front of a compound ends, if any
    stems_are_last: ClassVar[bool] = False  # is a stem nothing beside a base that was found?
    shortest_stem: ClassVar[int] = (
        5  # letters of the stem that a listed codename shares with a clue
    )
    stem_tail: ClassVar[int] = 99  # letters behind a short stem that a codename shares with a clue
    short_for: ClassVar[frozenset[str]] = (
        frozenset()
    )  # fronts that are words cut short: eli-, euro-
    long_split: ClassVar[int] = 0  # letters of a word that may have a part of three
    short_ends: ClassVar[frozenset[str]] = frozenset()  # words of two letters that end compounds
    name_ends: ClassVar[frozenset[str]] = frozenset()  # words in which names of people end as well
    splits_are_certain: ClassVar[bool] = False  # is a clear split a refusal, or only a question?

    @abstractmethod
    def fold(self, word: str) -> str:
        """The form in which words of this language are compared; works on whole texts too."""

    @abstractmethod
    def bare(self, folded: str) -> str:
        """The same word without accents, to find misspellings (Q13); works on whole texts too."""

    @abstractmethod
    def lemmas(self, word: str) -> Iterator[str]:
        """Dictionary words of which this may be a regular inflected form."""

    def open_lemmas(self, word: str) -> Iterator[str]:
        """Words in no list of which this may be a form, and which may be derived from others."""
        return self.lemmas(word)

    def dictionary_forms(self, word: str) -> Iterator[str]:
        """What a codename may be called in the dictionary: the word, or a shorter form of it."""
        yield word

    def weak_lemmas(self, word: str) -> Iterator[str]:  # noqa: ARG002
        """The same, where so short an ending says little: only if the word is no other form."""
        return iter(())

    def plain_forms(self, word: str) -> Iterator[str]:  # noqa: ARG002
        """Dictionary words of which this is a plain plural or case, whatever else it may be."""
        return iter(())

    def other_forms(self, word: str) -> Iterator[str]:  # noqa: ARG002
        """The same, but only of codenames: as good as other forms, and behind them elsewhere."""
        return iter(())

    def cases(self, word: str) -> Iterator[str]:  # noqa: ARG002
        """Nouns of which this is a case, where the written stress tells more than the letters."""
        return iter(())

    def felt_in(self, word: str) -> Iterator[str]:
        """Affixes of a word that are felt as words of their own."""
        for part in self.felt_parts:
            if word != part and (word.startswith(part) or word.endswith(part)):
                yield part

    def is_loose_form(self, word: str, lemma: str, lexicon: Lexicon) -> bool:  # noqa: ARG002
        """Whether the ending of a form says too little of a short word to be certain."""
        return False

    def is_of_form(self, word: str, lemma: str, head: str, lexicon: Lexicon) -> bool:  # noqa: ARG002
        """Whether a listed word is a form of the head itself, and has no such form again."""
        return False

    def two_words(self, word: str, lemma: str) -> bool:  # noqa: ARG002
        """Whether a listed word is surely no form of another, though its letters could be one."""
        return False

    def is_loose(self, word: str, lemma: str) -> bool:  # noqa: ARG002
        """Whether a form is too short to be more than a question, though it is a regular one."""
        return False

    @abstractmethod
    def bases(self, word: str) -> Iterator[str]:
        """Dictionary words from which this may be derived by a living affix."""

    def bases_of_form(self, word: str) -> Iterator[str]:
        """The same for a word of which the clue would be a form, listed nowhere."""
        return self.bases(word)

    @abstractmethod
    def first_parts(self, piece: str) -> Iterator[str]:
        """Dictionary words that this piece may stand for at the front of a compound."""

    def last_parts(self, piece: str) -> Iterator[str]:
        """Dictionary words that this piece may stand for at the end of a compound."""
        return self.lemmas(piece)

    def may_join(self, left: str, right: str, lexicon: Lexicon) -> bool:  # noqa: ARG002
        """Whether two pieces can be parts of one compound by their shape; true if any can."""
        return True

    def learned_parts(self, word: str, lexicon: Lexicon) -> Iterator[str]:  # noqa: ARG002
        """Listed words that may be parts of a word by pieces that are no words themselves."""
        return iter(())

    def is_living(self, left: str, right: str, lexicon: Lexicon) -> bool:  # noqa: ARG002
        """Whether the first of them is put before others every day, so that no cut is chance."""
        return False

    def may_be_half(self, left: str, right: str) -> bool:  # noqa: ARG002
        """The same, if only the first of them is known."""
        return True

    def may_end(self, left: str, right: str) -> bool:  # noqa: ARG002
        """The same, if only the second of them is known."""
        return True

    def likelier(self, word: str, bases: list[str]) -> list[str]:  # noqa: ARG002
        """Which of several listed bases of a word are meant, where its gender tells."""
        return bases

    def as_first_part(self, piece: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """Which of these words a piece stands for at the front: itself, if it is one."""
        return (piece,) if piece in words else words

    @abstractmethod
    def stem(self, word: str) -> str:
        """A stem for words that are in no list."""

    @abstractmethod
    def looks_foreign(self, word: str) -> bool:
        """Whether its letters cannot be a word of this language."""

    def normalise_input(self, word: str) -> str:
        """The word as it should be written, if players have a keyboard spelling (eo sx → ŝ)."""
        return word

    def whole(self, elided: str) -> str:
        """The word that ends in an apostrophe instead of its last letter (eo ikon')."""
        return elided

    def typed(self, folded: str) -> str:
        """The word as a keyboard without the letters of the language gives it (nb smor, smoer)."""
        return self.bare(folded)

    def words_of(self, root: str) -> Iterator[str]:  # noqa: ARG002
        """Dictionary words of a root, where `analyse` speaks of roots and not of families."""
        return iter(())

    def analyse(self, word: str, lexicon: Lexicon) -> Analysis | None:  # noqa: ARG002
        """An analysis of its own (roots in Esperanto), or None for the general one."""
        return None
