"""The other direction: which codenames a clue word calls to mind, judged word by word.

Lists of associates say what comes to mind at a card. A spymaster has to know what comes to mind at
a clue, and that somebody has thought about it: a codename that was left out is not meant, whatever
it may have in common with the word. See docs/associations.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.lexicon import AssociationError, folder_of, read_names
from cryptonym.bots.sharing import Floats, Ints

STRONG: Final = 0.5  # a card that nearly everybody touches at this word, for each voice
FAIR: Final = 0.2  # one that a good partner still finds
LOOSE: Final = 0.12  # one that a second author would think of
FALL: Final = 0.02  # how fast all three fall along the line
LEFT_OUT: Final = 1.0  # how odd a link is to a judge who has not named the card
LOOSELY: Final = 0.8  # and one that was named loosely
FAIRLY: Final = 0.2  # and the first of those that were named fairly
UNJUDGED: Final = 0.5  # and any link of a word that nobody has judged: readers nod at half of them
ODDER: Final = 0.05  # how much odder each of these is than the one before it
DOUBTED: Final = 0.9  # of a link that was not named, what is left of that which all voices have
ALONE: Final = 0.3  # and what is left of what is only worked out
NOBODY: Final = "-"  # nobody would say this word
BAR: Final = "|"
KINDS: Final = 3


class Called(msgspec.Struct, frozen=True):
    """The codenames that a word calls to mind, the most obvious first; none: nobody says it."""

    strongly: tuple[str, ...] = ()
    fairly: tuple[str, ...] = ()
    loosely: tuple[str, ...] = ()

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
    columns: Ints
    strengths: Floats
    odd: NDArray[np.float16]  # how odd each of these is to whoever has judged the word, from 0 to 1
    words: Ints  # that somebody has judged, in order
    unsaid: Ints  # those of them that nobody would say
    cards: Ints  # rows of the codenames that lay before the judge

    def named(self, row: int) -> Ints:
        """The words that call a codename."""
        return self.columns[self.starts[row] : self.starts[row + 1]]

    def links(self, row: int) -> dict[int, float]:
        """The same with the strength of each."""
        strengths = self.strengths[self.starts[row] : self.starts[row + 1]]
        return dict(zip(self.named(row).tolist(), strengths.tolist(), strict=True))

    def oddness(self, row: int, words: int) -> NDArray[np.float16]:
        """How odd this codename is for each of so many words."""
        judged = row in self.cards
        found = np.full(words, UNJUDGED if judged else 0.0, np.float16)
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
) -> Judgements:
    """What was judged, in the numbers of somebody's table; these cards lay before the judge."""
    judged = {column_of(word): called for word, called in calls.items()}
    # Not lists of lists: there are tens of thousands of links, and for a moment they were as large
    # as all that a language keeps.
    cards_of, columns, strengths, oddness = array("i"), array("i"), array("f"), array("f")
    for column, called in judged.items():
        for some, strength, odd in (
            (called.strongly, STRONG, 0.0),
            (called.fairly, FAIR, FAIRLY),
            (called.loosely, LOOSE, LOOSELY),
        ):
            for rank, card in enumerate(some):
                cards_of.append(rows[card])
                columns.append(column)
                strengths.append(strength / (1 + FALL * rank))
                oddness.append(odd and min(odd + ODDER * rank, LOOSELY))
    order = np.lexsort((columns, cards_of))
    seen = [rows[card] for card in cards] if calls else []
    return Judgements(
        np.searchsorted(np.array(cards_of)[order], range(len(rows) + 1)).astype(np.int32),
        np.array(columns)[order],
        np.array(strengths)[order],
        np.array(oddness, np.float16)[order],
        np.array(sorted(judged), np.int32),
        np.array([column for column, called in judged.items() if not called.all], np.int32),
        np.array(seen, np.int32),
    )
