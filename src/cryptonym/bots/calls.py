"""The other direction: which codenames a clue word calls to mind, judged word by word.

Lists of associates say what comes to mind at a card. A spymaster has to know what comes to mind at
a clue, and that somebody has thought about it: a codename that was left out is not meant, whatever
it may have in common with the word. See docs/associations.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Final

import msgspec
import numpy as np

from cryptonym.bots.lexicon import AssociationError, folder_of, read_names
from cryptonym.bots.sharing import Floats, Halves, Ints, Shorts

# How strong a link is, for each voice, to a card that nearly everybody touches at this word, one
# that a good partner still finds, and one that a second author would think of.
STRENGTHS: Final = (0.5, 0.2, 0.12)
FALL: Final = 0.02  # how fast all three fall along the line
# How odd a link is: by how many grades of five readers thought less of clues with such a link.
LEFT_OUT: Final = 1.5  # whoever judged the word has not named the card
UNJUDGED: Final = 1.5  # nobody has judged the word; less, as far as all hands wrote it down
ODD: Final = (0.0, 0.2, 0.65)  # the first card that was named strongly, fairly, loosely
LATER: Final = (0.05, 0.13, 0.0)  # and those after it, by the logarithm of the place
UNWRITTEN: Final = 0.4  # named, but no hand had thought of the word
LATE: Final = 0.1  # a hand thought of it last of all; nothing if first
ONE_HAND: Final = 0.2  # and the other one did not
DOUBTED: Final = 0.9  # of a link that was not named, what is left of that which all voices have
ALONE: Final = 0.3  # and what is left of what is only worked out
NOBODY: Final = "-"  # nobody would say this word
BAR: Final = "|"
KINDS: Final = 3
MOST_ODD: Final = LEFT_OUT - 0.1  # of a link that was named: it is told from those left out


class Called(msgspec.Struct, frozen=True):
    """The codenames that a word calls to mind, the most obvious first; none: nobody says it."""

    strongly: tuple[str, ...] = ()
    fairly: tuple[str, ...] = ()
    loosely: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[tuple[str, ...], ...]:
        """How cards can be named, the strongest kind first."""
        return self.strongly, self.fairly, self.loosely

    @property
    def all(self) -> tuple[str, ...]:
        """All three kinds."""
        return self.strongly + self.fairly + self.loosely


def read_calls(language: str) -> dict[str, Called]:
    """What every judged word calls to mind; nothing without a file."""
    file = folder_of(language) / "calls.txt"
    if not file.exists():
        return {}
    names, found = read_names(language), dict[str, Called]()
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        word, colon, said = line.partition(":")
        word = names.get(word, word)
        if not (word and colon and said.strip()) or word in found:
            raise AssociationError(file, number, "expected a word, a colon and its codenames")
        kinds = said.replace(NOBODY, "", said.strip() == NOBODY).split(BAR)
        if len(kinds) > KINDS:
            raise AssociationError(file, number, "expected three kinds of codenames at most")
        found[word] = Called(*(tuple(kind.split()) for kind in kinds))
    return found


class Judgements(msgspec.Struct, frozen=True):
    """The same as numbers: columns of words, row of codename after row."""

    starts: Ints
    columns: Shorts
    strengths: Halves
    odd: Halves  # how odd each of these is, from 0 to LEFT_OUT
    words: Ints  # that somebody has judged, in order
    unsaid: Ints  # those of them that nobody would say
    cards: Ints  # rows of the codenames that lay before the judge

    def named(self, row: int) -> Shorts:
        """The words that call a codename."""
        return self.columns[self.starts[row] : self.starts[row + 1]]

    def links(self, row: int) -> dict[int, float]:
        """The same with the strength of each."""
        strengths = self.strengths[self.starts[row] : self.starts[row + 1]]
        return dict(zip(self.named(row).tolist(), strengths.tolist(), strict=True))

    def oddness(self, row: int, agreed: Floats) -> Halves:
        """How odd this codename is for each word, given how strongly all hands wrote it down."""
        if row not in self.cards:
            return np.zeros(len(agreed), np.float16)
        found = (UNJUDGED * np.maximum(1 - agreed, 0)).astype(np.float16)
        found[self.left_out(row)] = LEFT_OUT
        found[self.named(row)] = self.odd[self.starts[row] : self.starts[row + 1]]
        return found

    def left_out(self, row: int) -> Ints:
        """The judged words that this codename was not named for."""
        if row not in self.cards:
            return self.words[:0]
        return np.setdiff1d(self.words, self.named(row), assume_unique=True)


def judgements(
    calls: Mapping[str, Called],
    column_of: Callable[[str], int],
    rows: Mapping[str, int],
    cards: Iterable[str],
    voices: Sequence[Mapping[int, Mapping[int, float]]],
) -> Judgements:
    """What was judged, in the numbers of somebody's table; these cards lay before the judge.

    The voices are what each hand wrote down for each codename, by strength.
    """
    judged = {column_of(word): called for word, called in calls.items()}
    # Not lists: there are tens of thousands of links, and for a moment they were as large as all
    # that a language keeps.
    cards_of, columns, kinds, places = array("i"), array("i"), array("b"), array("b")
    for column, called in judged.items():
        for kind, some in enumerate(called.kinds):
            cards_of.extend(map(rows.__getitem__, some))
            columns.extend(repeat(column, len(some)))
            kinds.extend(repeat(kind, len(some)))
            places.extend(range(len(some)))
    heard = np.zeros((len(voices), len(columns)), np.float32)
    for place, voice in enumerate(voices):
        links = zip(cards_of, columns, strict=True)
        heard[place] = array("f", (voice[row].get(column, 0.0) for row, column in links))
    kind_of, place_of = np.asarray(kinds), np.asarray(places)
    odd = _odd(kind_of, place_of, heard)
    strengths = np.array(STRENGTHS, np.float32)[kind_of] / (1 + np.float32(FALL) * place_of)
    order = np.lexsort((columns, cards_of))
    seen = [rows[card] for card in cards] if calls else []
    return Judgements(
        np.searchsorted(np.array(cards_of)[order], range(len(rows) + 1)).astype(np.int32),
        np.array(columns, np.uint16)[order],
        strengths[order].astype(np.float16),
        odd[order].astype(np.float16),
        np.array(sorted(judged), np.int32),
        np.array([column for column, called in judged.items() if not called.all], np.int32),
        np.array(seen, np.int32),
    )


def _odd(kinds: Ints, places: Ints, heard: Floats) -> Floats:
    """How odd links are: by kind, place, and what the hands wrote down."""
    loudest = heard.max(axis=0, initial=0.0)
    unheard = LATE * (1 - loudest) + ONE_HAND * (heard == 0).any(axis=0)
    odd = np.array(ODD)[kinds] + np.array(LATER)[kinds] * np.log1p(places)
    odd += np.where(loudest > 0, unheard, UNWRITTEN)
    least: Floats = np.minimum(odd, MOST_ODD)
    return least
