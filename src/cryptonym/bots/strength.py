"""How strongly a clue word calls a codename to mind: the associations as one table of numbers.

Two kinds of link. A *direct* one was written down: the card lists the word, or the word is a
card itself and lists this one. A *shared* one is worked out: the word belongs to cards that have
many rare associates in common with this one.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.calls import Judgements, judgements, read_calls
from cryptonym.bots.categories import Groups, groups
from cryptonym.bots.kinship import Kin, Kinship, kinship
from cryptonym.bots.lexicon import (
    Knowledge,
    read_meanings,
    read_more,
    read_more_calls,
    read_neighbours,
    read_pass,
    read_pictures,
    read_spellings,
    read_traps,
    written_passes,
)
from cryptonym.bots.sharing import STEPS, Floats, Halves, Ints, Listed, Sharing, Shorts, gather
from cryptonym.bots.stopwords import read_stopwords
from cryptonym.bots.unfit import read_unfit
from cryptonym.language.decks import codenames
from cryptonym.language.registry import Pack, load
from cryptonym.rules.cards import is_picture

FALL: Final = 0.06  # how fast strength falls with the rank
CONFIRMED: Final = 0.35  # a neighbour that a reader confirmed
CALLED: Final = 0.2  # a word beyond the decks that a clue word calls to mind
FORM: Final = 0.8  # another form of an associate
RELATIVE: Final = 0.3  # a word of the same family as an associate: families are not meanings
FEARED: Final = 0.8  # what both of these are on a card that must not be touched
DENIED: Final = 0.8  # a neighbour that a reader denied, on such a card: others may see it
BACKWARDS: Final = 0.8  # the word is a card that lists this one
NAMED: Final = 2.0  # a word that names a category, shared among its cards
AGREED: Final = 0.35  # what a second voice adds
SHORTEST: Final = 2  # letters of a clue
FAMILIAR: Final = 3  # times that a word must have come to somebody's mind before a bot says it
ITSELF: Final = 1.5  # a card is its own best associate
COMMON: Final = 0.1  # how dull a word is, by the logarithm of how often it was written down
NAMING: Final = 0.12  # and how much less if it is a name that everybody knows
SEEN_FIRST: Final = 4  # words for a picture, where one has to be compared with other words


@cache
def _strength_of(rank: int) -> float:
    """One number for all cards: there are hundreds of thousands of links."""
    return 1 / (1 + FALL * rank)


class Links(msgspec.Struct, frozen=True):
    """Direct links of one voice, card after card: columns and strengths."""

    starts: Ints
    words: Shorts
    strengths: Halves
    feared: Halves  # how strong they are where nobody must think of them
    written: NDArray[np.bool_]  # not only a form or a relative of what was written

    def of(self, card: int) -> slice:
        """Where the links of a card stand."""
        return slice(int(self.starts[card]), int(self.starts[card + 1]))


class Associations:
    """What somebody who has learnt from one hand, or from both, knows of a language."""

    def __init__(self, language: str, knowledge: Knowledge, *, pictures: bool = False) -> None:
        self.language = language
        self.knowledge = knowledge
        self.shown = read_pictures(language) if pictures else {}  # what each picture calls to mind
        self.pack: Pack = load(language)
        self.words: list[str] = []  # as they are said
        self.columns: dict[str, int] = {}  # by folded word
        self.rows: dict[str, int] = {}  # codenames by folded word
        self.cards: list[str] = []
        wide = knowledge == "wide"
        voices = [
            self._read(
                read_pass(language, name) | (read_more(language, name) if wide else {}) | self.shown
            )
            for name in written_passes(language, knowledge)
        ]
        both = knowledge not in ("a", "b")
        denied = self._denied() if both else {}
        extra = self._confirmed() if both else {}
        kinds = groups(language, self.rows, self.pack.language.fold)
        extra = self._named(kinds, extra)
        if wide:
            extra = self._called(extra)
        self.judged = self._judgements(voices if both else ())
        kin = kinship(self.pack, self.columns)
        self.voices = [self._links(voice, extra, denied, kin) for voice in voices]
        self.count: Ints = self._counts(voices)  # how often a word was written down
        self._agreed = self._written_by_two(voices)
        listed = self._listed()
        self.loudness: Floats = listed.loudness()
        self.crowd: Floats = listed.crowd()
        self._denials = {
            row: np.setdiff1d(columns, self.judged.named(row)).astype(np.int32)
            for row, columns in denied.items()
        }
        self._sharing = Sharing(listed, [cards for _, cards in kinds])
        self.stopwords = read_stopwords(language)
        self.unsaid = read_unfit(language).unsaid

    def row_of(self, codename: str) -> int | None:
        """Where a codename stands, in whichever of its spellings it is written."""
        lexicon, folded = self.pack.lexicon, self.pack.language.fold(codename)
        row, families = self.rows.get(folded), lexicon.families_of(folded)
        if row is not None or len(families) != 1:  # with two it may be another word: check, cheque
            return row
        variants = lexicon.variants
        head = variants.get(folded, folded)
        spelt = (w for w in lexicon.members[families[0]] if variants.get(w, w) == head)
        return next((self.rows[word] for word in spelt if word in self.rows), None)

    def names_of(self, face: str) -> tuple[str, ...]:
        """Words that stand for a card: a codename itself, what is seen first in a picture."""
        return self.shown.get(face, (face,))[:SEEN_FIRST]

    def relatives(self, column: int) -> set[int]:
        """The known words of the same family."""
        lexicon = self.pack.lexicon
        folded = self.pack.language.fold(self.words[column])
        members = (lexicon.members[family] for family in lexicon.families_of(folded))
        return {self.columns[word] for some in members for word in some if word in self.columns}

    @cached_property
    def everyday(self) -> frozenset[int]:
        """The cards of decks and pictures: bots play with them every day, and know most of them."""
        rows = (self.row_of(face) for face in (*codenames(self.language), *self.shown))
        return frozenset(row for row in rows if row is not None)

    @cached_property
    def column_of_row(self) -> Ints:
        """Where each codename stands among the clue words."""
        folded = map(self.pack.language.fold, self.cards)
        return np.array([self.columns[word] for word in folded], np.int32)

    @cached_property
    def row_of_column(self) -> dict[int, int]:
        """The codenames among the clue words."""
        return {self.columns[word]: row for word, row in self.rows.items() if word in self.columns}

    @cached_property
    def sayable(self) -> NDArray[np.bool_]:
        """Which words a bot says itself: familiar and fit ones, and no stop words."""
        return np.array(
            [self._is_familiar(word, column) for word, column in self.columns.items()], np.bool_
        )

    @cached_property
    def dull(self) -> Floats:
        """How dull each word is as a clue, in grades: many cards call it, and it names nobody."""
        named = np.array([not word.islower() for word in self.words])
        return np.asarray(COMMON * np.log1p(self.count) - NAMING * named, np.float32)

    def _is_familiar(self, word: str, column: int) -> bool:
        if len(word) < SHORTEST or word in self.stopwords or word in self.unsaid:
            return False
        if column in self.judged.unsaid:
            return False
        agreed = self._agreed[column] and self.words[column].islower()  # names may be hard
        return bool(agreed or self.count[column] >= FAMILIAR)

    @cached_property
    def spellings(self) -> dict[str, tuple[str, ...]]:
        """For names that are spelled in several ways, the other ways, all folded."""
        fold = self.pack.language.fold
        lines = [
            [fold(word) for word in (one, *others)]
            for one, others in read_spellings(self.language).items()
        ]
        return {word: tuple(o for o in line if o != word) for line in lines for word in line}

    @cached_property
    def meanings(self) -> dict[str, str]:
        """For words in no list, words that mean nearly the same, the nearest first; all folded.

        Who has learnt from one hand alone has not seen them.
        """
        if self.knowledge in ("a", "b"):
            return {}
        said = read_meanings(self.language)
        fold = self.pack.language.fold
        heads, meant = fold("\n".join(said)).split("\n"), fold("\n".join(said.values())).split("\n")
        return dict(zip(heads, meant, strict=True)) if said else {}

    @cached_property
    def alphabet(self) -> list[str]:
        """Every known word, folded and in order."""
        return sorted(self.columns)

    def _read(self, said: Mapping[str, tuple[str, ...]]) -> dict[int, dict[int, float]]:
        """One pass as numbers: for each card, its columns with their strengths."""
        for card in said:
            self._row(card)
        words = [word for associates in said.values() for word in associates]
        folded = self.pack.language.fold("\n".join(words)).split("\n")  # faster than one by one
        columns = iter([self._learn(*pair) for pair in zip(words, folded, strict=True)])
        return {
            row: {next(columns): _strength_of(rank) for rank in range(len(associates))}
            for row, associates in zip(map(self._row, said), said.values(), strict=True)
        }

    def _row(self, card: str) -> int:
        folded = self.pack.language.fold(card)
        if folded not in self.rows:
            self.rows[folded] = len(self.cards)
            self.cards.append(card)
        return self.rows[folded]

    def _column(self, word: str) -> int:
        return self._learn(word, self.pack.language.fold(word))

    def _learn(self, word: str, folded: str) -> int:
        if folded not in self.columns:
            self.columns[folded] = len(self.words)
            self.words.append(folded if word == folded else word)  # one string, not two
        return self.columns[folded]

    def _confirmed(self) -> dict[int, dict[int, float]]:
        return {
            self._row(card): {self._column(word): CONFIRMED for word in found.confirmed}
            for card, found in read_neighbours(self.language).items()
        }

    def _named(
        self, kinds: Groups, extra: Mapping[int, dict[int, float]]
    ) -> dict[int, dict[int, float]]:
        """These links, and weak ones with the words that name the category of a card."""
        return {
            row: {self._column(word): NAMED / len(cards) for word in names} | extra.get(row, {})
            for names, cards in kinds
            for row in cards
        }

    def _called(self, extra: Mapping[int, dict[int, float]]) -> dict[int, dict[int, float]]:
        """These links, and weak ones from clue words to words beyond the decks."""
        found = {row: dict(links) for row, links in extra.items()}
        for word, cards in read_more_calls(self.language).items():
            column = self._column(word)
            for card in cards:
                links = found.setdefault(self._row(card), {})
                links[column] = max(links.get(column, 0.0), CALLED)
        return found

    def _denied(self) -> dict[int, list[int]]:
        """For each card, the words that somebody knows and that do not lead to it."""
        fold, columns = self.pack.language.fold, self.columns
        denied: dict[int, list[int]] = {}
        said = {card: found.denied for card, found in read_neighbours(self.language).items()}
        for words in (said, read_traps(self.language)):
            for card, wrong in words.items():
                known = (columns.get(word) for word in fold(" ".join(wrong)).split())
                denied.setdefault(self._row(card), []).extend(c for c in known if c is not None)
        return denied

    def _judgements(self, voices: Sequence[dict[int, dict[int, float]]]) -> Judgements:
        """What words call to mind; who has learnt from one hand alone has not seen it."""
        calls = read_calls(self.language) if voices else {}
        rows = dict(zip(self.cards, range(len(self.cards)), strict=True))
        return judgements(calls, self._column, rows, codenames(self.language), voices)

    def _links(
        self,
        voice: dict[int, dict[int, float]],
        extra: Mapping[int, dict[int, float]],
        denied: Mapping[int, list[int]],
        kin: Kinship,
    ) -> Links:
        backwards = self._backwards(voice)
        # Not lists, which would be several times as large as what becomes of them.
        starts, words = array("i", [0]), array("H")
        strengths, feared, written = array("f"), array("f"), array("b")
        for row in range(len(self.cards)):
            own = dict(voice.get(row, {}))
            for column, strength in (extra.get(row) or {}).items():
                own[column] = max(own.get(column, 0.0), strength)
            for column, strength in backwards.get(row, {}).items():
                own[column] = _both(own.get(column, 0.0), strength)
            for column in denied.get(row, ()):
                own.pop(column, None)
            named = self.judged.links(row)
            for column, strength in named.items():
                own[column] = max(own.get(column, 0.0), strength)
            said, fear = list(own.items()), dict(own)
            for others, weight in ((kin.forms, FORM), (kin.relatives, RELATIVE)):
                _spread(said, others, weight, own)
                _spread(said, others, FEARED, fear)
            for column in set(denied.get(row, ())).difference(named):
                own[column] = 0.0
                fear[column] = max(fear.get(column, 0.0), DENIED)
            words.extend(own)
            strengths.extend(own.values())
            feared.extend(map(fear.__getitem__, own))
            written.extend([True] * len(said) + [False] * (len(own) - len(said)))
            starts.append(len(words))
        return Links(
            np.array(starts, np.int32),
            np.array(words, np.uint16),
            np.array(strengths, np.float16),
            np.array(feared, np.float16),
            np.array(written, np.bool_),
        )

    def _backwards(self, voice: dict[int, dict[int, float]]) -> dict[int, dict[int, float]]:
        """Links of cards that are listed by other cards, which are words too."""
        for card in self.cards:
            self._column(card)
        card_of = self.row_of_column
        found: dict[int, dict[int, float]] = {}
        for row, own in voice.items():
            speaker = self._column(self.cards[row])
            for column, strength in own.items():
                if (listed := card_of.get(column)) is not None:
                    found.setdefault(listed, {})[speaker] = BACKWARDS * strength
        return found

    def _counts(self, voices: Iterable[dict[int, dict[int, float]]]) -> Ints:
        said = [column for voice in voices for own in voice.values() for column in own]
        return np.bincount(said, minlength=len(self.words)).astype(np.int32)

    def _written_by_two(self, voices: Sequence[dict[int, dict[int, float]]]) -> NDArray[np.bool_]:
        """Which words two hands wrote for one and the same card, so that both know them."""
        found = np.zeros(len(self.words), np.bool_)
        one, *others = voices
        for other in others:
            for row, own in one.items():
                found[list(own.keys() & other.get(row, {}).keys())] = True
        return found

    def _listed(self) -> Listed:
        """How strongly each card lists each word, by any voice; a card is a word of its own."""
        cards = np.arange(len(self.cards), dtype=np.uint16)
        heard = [voice.strengths > 0 for voice in self.voices]  # what was denied is not
        rows = [
            np.repeat(cards, np.diff(voice.starts))[some]
            for voice, some in zip(self.voices, heard, strict=True)
        ]
        columns = [voice.words[some] for voice, some in zip(self.voices, heard, strict=True)]
        strengths = [voice.strengths[some] for voice, some in zip(self.voices, heard, strict=True)]
        return gather(
            len(self.cards),
            len(self.words),
            np.concatenate([*rows, cards]),
            np.concatenate([*columns, self.column_of_row.astype(np.uint16)]),
            np.concatenate([*strengths, np.full(len(cards), ITSELF, np.float16)]),
        )

    def remember_all(self) -> None:
        """Keep what is worked out for every card, for whoever goes through whole decks."""
        self._sharing.most_kept = len(self.cards)

    def shared(self, row: int) -> Floats:
        """How much each word belongs to cards like this one, and not to those that deny it."""
        found: Floats = self._sharing.of(row).astype(np.float32) / np.float32(STEPS)
        denials = self._denials.get(row)
        if denials is not None:
            found[denials] = 0
        return found


def _spread(
    said: Iterable[tuple[int, float]], others: Kin, weight: float, links: dict[int, float]
) -> None:
    """Give words of the same family a part of each link, if they have no stronger one."""
    for column, strength in said:
        if column in others:  # few have any, and there are a hundred thousand links
            part = weight * strength
            for other in others[column]:
                if links.get(other, 0.0) < part:
                    links[other] = part


def _both(one: float, other: float) -> float:
    """Two voices for one link: the stronger, and something for the agreement."""
    return max(one, other) + AGREED * min(one, other)


def enough(language: str, words: Iterable[str], knowledge: Knowledge) -> Knowledge:
    """All we know of a language, if some of these words are in no deck; this knowledge if not."""
    codenames = [word for word in words if not is_picture(word)]
    if knowledge != "ab" or not codenames:  # then nothing needs to be read
        return knowledge
    known = associations(language)
    return "ab" if all(known.row_of(word) is not None for word in codenames) else "wide"


def known_for(language: str, faces: Iterable[str], knowledge: Knowledge = "ab") -> Associations:
    """What somebody knows who plays with these words and pictures.

    Who sees no pictures does not think of them: so words are played with as if there were none.
    """
    lying = tuple(faces)
    pictures = any(map(is_picture, lying))
    return associations(language, enough(language, lying, knowledge), pictures=pictures)


def associations(
    language: str, knowledge: Knowledge = "ab", *, pictures: bool = False
) -> Associations:
    """The associations of a language, read once."""
    return _read_once(language, knowledge, pictures)  # in one way, as a cache tells ways apart


@lru_cache(maxsize=12)
def _read_once(language: str, knowledge: Knowledge, pictures: bool) -> Associations:
    return Associations(language, knowledge, pictures=pictures)
