"""Somebody of other making who listens and gives clues: hand C, and nothing that our bots read.

The lists are in tests/judges, with the protocol. Forms of a word are told apart by a short list of
endings, and what cards have in common by the lists alone: no table of strengths, no families, no
referee's lexicon. So what is wrong in those is not wrong here in the same way.
"""

from __future__ import annotations

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log, sqrt
from pathlib import Path
from typing import Final

import msgspec

LISTS: Final = Path(__file__).parents[1] / "tests" / "judges"
FALL: Final = 0.06  # how fast a link weakens along a line
BACKWARDS: Final = 0.7  # the clue is a card, whose line has this one
ROUND_A_CORNER: Final = 0.3  # most that words may draw which nobody wrote down
FAINT: Final = 0.0  # nothing at all in common: one stops
HAT: Final = "\u0302\u0306"  # letters of their own in Esperanto: circumflex and breve
RING: Final = "\u030a"  # and in Norwegian
SHORTEST: Final = 3  # letters that are left of a word without its ending
HIGHEST: Final = 4
DANGER: Final = 1.5  # what a link to a card of the others counts, beside one to an own card

ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("ings", "ing", "ers", "ies", "er", "ed", "es", "ly", "s", "y", "e"),
    "it": ("are", "ere", "ire", "hi", "he", "i", "e", "a", "o"),
    "nb": ("ene", "ane", "er", "en", "et", "te", "e", "a", "r", "s", "t"),
    "es": ("ar", "er", "ir", "es", "os", "as", "s", "o", "a", "e"),
    "el": ("ους", "εις", "ης", "ος", "ας", "ες", "ου", "ων", "οι", "ω", "ο", "η", "α", "ι"),
    "eo": ("ojn", "ajn", "oj", "aj", "on", "an", "as", "is", "os", "us", "en", "o", "a", "e",
           "i", "u"),
}  # fmt: skip


class Drawn(msgspec.Struct, frozen=True):
    """How much one card draws a listener, and whether somebody wrote the link down."""

    card: int
    strength: float
    written: bool


def languages() -> list[str]:
    """The languages that the third hand has written."""
    return sorted(file.parent.name for file in LISTS.glob("*/c.txt"))


def stem(word: str, language: str) -> str:
    """A word without accents, hyphens and its ending."""
    kept = {"eo": HAT, "nb": RING}.get(language, "")
    taken = unicodedata.normalize("NFD", word.lower())
    plain = "".join(c for c in taken if c in kept or not unicodedata.combining(c))
    plain = plain.replace("-", "").replace("'", "")
    for ending in ENDINGS.get(language, ()):
        if plain.endswith(ending) and len(plain) - len(ending) >= SHORTEST:
            plain = plain[: -len(ending)]
            break
    return plain[:-1] if len(plain) > SHORTEST and plain[-1] == plain[-2] else plain


class ThirdHand:
    """What hand C makes of clues, and which it would give."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: dict[str, str] = {}  # words as they were written, by stem
        self.lines: dict[str, dict[str, float]] = {}  # by stem of the card
        for line in (LISTS / language / "c.txt").read_text(encoding="utf-8").splitlines():
            card, _, words = line.partition(":")
            self.lines[self.stem(card)] = {
                self._learn(word): 1 / (1 + FALL * rank)
                for rank, word in reversed(list(enumerate(words.split())))
            }
        self._listed: dict[str, dict[str, float]] = defaultdict(dict)  # cards of a word
        for card, links in self.lines.items():
            for word, strength in links.items():
                self._listed[word][card] = strength

    def _learn(self, word: str) -> str:
        self.said[self.stem(word)] = word
        return self.stem(word)

    @lru_cache(maxsize=100_000)  # noqa: B019 # there are six of these, and they stay
    def stem(self, word: str) -> str:
        """The form in which this hand compares words."""
        return stem(word, self.language)

    def drawn(self, clue: str, words: Sequence[str], cards: Iterable[int]) -> list[Drawn]:
        """The cards that a clue draws somebody to, strongest first."""
        heard = self.stem(clue)
        company = self._company(heard)
        found = []
        for card in cards:
            face = self.stem(words[card])
            own = self.lines.get(face, {})
            backwards = BACKWARDS * self.lines.get(heard, {}).get(face, 0.0)
            written = max(own.get(heard, 0.0), backwards)
            near = self._near(own, company, heard, face)
            found.append(Drawn(card, written + ROUND_A_CORNER * near, written > 0))
        return sorted(found, key=lambda one: (not one.written, -one.strength, one.card))

    def picks(
        self, clue: str, number: int, words: Sequence[str], cards: Iterable[int]
    ) -> list[int]:
        """The cards it touches in turn, up to the number, as long as anything comes to mind."""
        found = self.drawn(clue, words, cards)[:number]
        return [one.card for one in found if one.strength > FAINT]

    def _company(self, heard: str) -> dict[str, float]:
        """The words that stand beside a clue: in its own line, and in those that have it."""
        found: Counter[str] = Counter()
        for word, strength in self.lines.get(heard, {}).items():
            found[word] += strength
        for card, strength in self._listed.get(heard, {}).items():
            found[card] += strength
            for word, other in self.lines[card].items():
                found[word] += strength * other / 2
        weighed = {word: value * self._rarity(word) for word, value in found.items()}
        length = sqrt(sum(value * value for value in weighed.values()))
        return {word: value / length for word, value in weighed.items()} if length else {}

    def _near(
        self, own: dict[str, float], company: dict[str, float], heard: str, face: str
    ) -> float:
        """How much a card's line is like a clue's company, the two words themselves left out."""
        mine = {word: value * self._rarity(word) for word, value in own.items()}
        length = sqrt(sum(value * value for value in mine.values())) or 1.0
        shared = (mine[w] * company[w] for w in mine if w in company and w not in (heard, face))
        return sum(shared) / length

    def _rarity(self, word: str) -> float:
        return log(len(self.lines) / max(1, len(self._listed.get(word, ()))))

    def clues(
        self, words: Sequence[str], own: set[int], others: set[int]
    ) -> Iterator[tuple[str, int]]:
        """Its clues with their numbers, best first: many own cards, nobody else's as near."""
        weighed = []
        for heard in {w for card in own for w in self.lines.get(self.stem(words[card]), ())}:
            strengths = {
                card: self.lines.get(self.stem(words[card]), {}).get(heard, 0.0)
                for card in own | others
            }
            worst = max((strengths[card] for card in others), default=0.0)
            meant = [s for card, s in strengths.items() if card in own and s > DANGER * worst]
            if meant:
                best = sorted(meant, reverse=True)[:HIGHEST]
                weighed.append((sum(best) - worst, self.said[heard], len(best)))
        for _, word, number in sorted(weighed, reverse=True):
            yield word, number

    def meant(self, clue: str, number: int, words: Sequence[str], own: set[int]) -> list[int]:
        """The cards that its own clue is for."""
        return [one.card for one in self.drawn(clue, words, own)[:number]]


@lru_cache(maxsize=6)
def third_hand(language: str) -> ThirdHand:
    """The third hand of a language, read once."""
    return ThirdHand(language)
