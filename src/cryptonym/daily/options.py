"""Every clue that both hands understand on a board, with what the panel makes of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.board import Board
from cryptonym.bots.lexicon import read_categories, read_pass
from cryptonym.bots.listener import Listener
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import Associations, associations
from cryptonym.daily.panel import HANDS, NOTHING, found_of
from cryptonym.daily.week import Band
from cryptonym.language.decks import codenames
from cryptonym.language.referee import judge
from cryptonym.rules.options import HouseRules

STRICTEST: Final = HouseRules(place_names=False)
WARMTHS: Final = (0.45, 0.8)  # the panel's in short: every candidate is heard so
WRITTEN: Final = 0.4  # a link among the first 25 that a hand wrote down
SUPPORT: Final = 0.45  # what each link must be worth to both hands, in the middle
NEARLY: Final = 0.65  # of it at most for any card that is not meant
RIVAL: Final = 0.25  # so much less must any other card draw
NUMBERS: Final = (1, 2, 3)
Places = NDArray[np.intp]
Drawn = tuple[Floats, Floats]  # how much each ear is drawn to each card, and its weight
PLAIN, OWN_WAY, NAME, GENUS = "plain", "own way", "name", "genus"  # kinds of links


class Option(msgspec.Struct, frozen=True, gc=False):
    """A clue that could be given on a board, whatever its key."""

    word: str
    targets: tuple[int, ...]
    kind: str
    found: float  # share of the targets that the panel finds
    other: float  # the same by the hand that did not write it
    drawn: tuple[float, ...]  # how likely each card is the first one touched
    links: tuple[bool, ...]  # cards that anybody wrote it down for, or might see it for
    topics: frozenset[str]  # categories of its targets


class Ears:
    """What both hands know of a language, side by side."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.both = associations(language)
        self.hands: tuple[Associations, ...] = tuple(associations(language, h) for h in HANDS)
        fold = self.both.pack.language.fold
        folded = [fold(word) for word in self.both.words]
        places = [
            np.array([hand.columns.get(word, -1) for word in folded], np.intp)
            for hand in self.hands
        ]
        known = np.minimum(*places) >= 0  # a word that one hand never wrote is not for all
        self.sayable = np.flatnonzero(self.both.sayable & known)
        self.columns = [place[self.sayable] for place in places]
        self.category = {word: name.category for word, name in codenames(language).items()}
        self._genera = _genera(language, self.both)
        self._spelt = [
            {fold(card): frozenset(some) for card, some in read_pass(language, hand).items()}
            for hand in HANDS
        ]

    def remember_all(self) -> None:
        """Keep all that is worked out, some megabytes: for whoever makes many days."""
        for hand in self.hands:
            hand.remember_all()

    def kin(self, clue: str) -> frozenset[str]:
        """A clue word and every form of it, folded."""
        fold = self.both.pack.language.fold
        column = self.both.columns.get(fold(clue))
        forms = self.both.relatives(column) if column is not None else ()
        return frozenset((fold(clue), *(fold(self.both.words[form]) for form in forms)))

    def is_spelt(self, clue: str, words: Iterable[str]) -> bool:
        """Whether a hand wrote it with these very accents for all of these cards.

        Two words that differ in nothing else are one to a bot, and two to everybody who reads.
        """
        fold = self.both.pack.language.fold
        cards = [fold(word) for word in words]
        return any(all(clue in said.get(card, ()) for card in cards) for said in self._spelt)

    def options(self, words: tuple[str, ...], band: Band) -> list[Option]:
        """Every clue in the band for one to three words of a board that is fair to give."""
        hands = list(zip(self.hands, self.columns, strict=True))
        written = np.stack([_written(hand, words)[:, at] for hand, at in hands])
        near = np.flatnonzero((written >= WRITTEN).any(axis=(0, 1)))
        written = written[:, :, near]
        boards = [Board(hand, words) for hand in self.hands]
        heard = list(zip(boards, (at[near] for at in self.columns), strict=True))
        feared = np.maximum(*(board.feared[:, at] for board, at in heard)) > 0
        panel = [_drawn(Listener(board), at) for board, at in heard]
        first = np.mean([_first(*member) for member in panel], axis=0)
        found: list[Option] = []
        for targets, some in _fair(written, first):
            shares = np.stack([_found(ears[:, :, some], w, targets) for ears, w in panel])
            link = np.take_along_axis(written[:, :, some], targets[None], axis=1)
            wrote: NDArray[np.bool_] = np.asarray((link >= WRITTEN).all(axis=1))  # hand, clue
            speaker = np.argmax(np.where(wrote, link.sum(axis=1), -1), axis=0)
            mean, clues = shares.mean(axis=0), np.arange(len(some))
            other = shares[1 - speaker, clues]
            fits = band.has(mean) & (other >= band.low)
            for at in map(int, np.flatnonzero(fits)):
                place, column = int(some[at]), int(self.sayable[near[some[at]]])
                cards = tuple(sorted(map(int, targets[:, at])))
                if self._names_others(column, words, cards):
                    continue
                found.append(
                    Option(
                        self.both.words[column],
                        cards,
                        self._kind(column, plain=bool(wrote[:, at].all())),
                        float(mean[at]),
                        float(other[at]),
                        tuple(first[:, place].tolist()),
                        tuple(feared[:, place].tolist()),
                        frozenset(self.category.get(words[card], "") for card in cards),
                    )
                )
        return found

    def _names_others(self, column: int, words: tuple[str, ...], cards: Collection[int]) -> bool:
        """Whether a clue is the name of a category of which there are other cards on the board."""
        named = self._genera.get(column)
        return named is not None and any(
            self.category.get(word) in named and card not in cards
            for card, word in enumerate(words)
        )

    def _kind(self, column: int, *, plain: bool) -> str:
        if self.both.words[column][:1].isupper():
            return NAME
        if column in self._genera:
            return GENUS
        return PLAIN if plain else OWN_WAY


def _genera(language: str, known: Associations) -> dict[int, frozenset[str]]:
    """The words that name categories, and which."""
    found: dict[int, frozenset[str]] = {}
    for category, words in read_categories(language).items():
        for name in map(known.pack.language.fold, words):
            column = known.columns.get(name, -1)
            found[column] = found.get(column, frozenset()) | {category}
    found.pop(-1, None)
    return found


def _fair(written: Floats, first: Floats) -> Iterator[tuple[Places, Places]]:
    """For each number, the cards that clues lead to and the places of those that are fair.

    A hand wrote the clue down for all of them. Both together know each link well, and no other
    card has one that comes near, nor draws much: people follow a weak link where bots do not.
    """
    order = np.argsort(-first, axis=0)
    ranked = np.take_along_axis(first, order, axis=0)
    links = np.take_along_axis(written, order[None], axis=1)
    known, loudest = links.mean(axis=0), links.max(axis=0)
    for number in NUMBERS:
        weakest = known[:number].min(axis=0)
        fair = (links[:, :number] >= WRITTEN).all(axis=1).any(axis=0)
        fair &= weakest >= SUPPORT
        fair &= loudest[number:].max(axis=0) <= NEARLY * weakest
        fair &= ranked[number] <= RIVAL * ranked[number - 1]
        some = np.flatnonzero(fair)
        yield order[:number, some], some


def _written(hand: Associations, words: tuple[str, ...]) -> Floats:
    """What this hand wrote down for each card, without other forms of it."""
    voice = hand.voices[0]
    found = np.zeros((len(words), len(hand.words)), np.float32)
    for card, word in enumerate(words):
        row = hand.row_of(word)
        if row is not None:
            place = voice.of(row)
            found[card, voice.words[place]] = voice.strengths[place] * voice.written[place]
    return found


@lru_cache(maxsize=8)
def ears_of(language: str) -> Ears:
    """What both hands know of a language, read once."""
    return Ears(language)


def _drawn(listener: Listener, columns: Places) -> Drawn:
    """How much each ear is drawn at each warmth, and the weight of each."""
    cards = range(len(listener.board.words))
    heard = listener.some_utilities(list(cards), columns)
    drawn = np.stack([np.exp(warmth * ear - NOTHING) for warmth in WARMTHS for ear in heard])
    return drawn, np.tile(listener.prior, len(WARMTHS)) / np.float32(len(WARMTHS))


def _first(drawn: Floats, weights: Floats) -> Floats:
    total: Floats = np.tensordot(weights, drawn / (drawn.sum(axis=1, keepdims=True) + 1), axes=1)
    return total


def _found(drawn: Floats, weights: Floats, targets: Places) -> Floats:
    """What all ears find, in one go: side by side they are so many clues more."""
    ears, cards, clues = drawn.shape
    beside = drawn.transpose(1, 0, 2).reshape(cards, ears * clues)
    found: Floats = weights @ found_of(beside, np.tile(targets, ears)).reshape(ears, clues)
    return found


def is_legal(language: str, words: Sequence[str], clue: str) -> bool:
    """Whether nobody could object to a clue, by the strictest rules and with every word visible."""
    verdict = judge(clue, None, words, language, STRICTEST)
    return verdict.status == "legal" and not verdict.notes
