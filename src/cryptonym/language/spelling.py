"""Regular spelling variants: letters that two spellings of one word may have (R79)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

START = "^"
QUESTION = "?"
SHORTEST = 4  # letters of a word that may be a variant by rule
SHORTEST_PIECE = 3  # letters of a variant that begins or ends a compound
SURE = 6  # letters of one that surely is


class SpellingRule(msgspec.Struct, frozen=True):
    """One line of the section [spellings]: letters, the others for them, whether it is sure."""

    old: str
    new: str
    front: bool = False  # at the beginning of a word only
    sure: bool = True


def read_rule(line: str) -> Iterator[SpellingRule]:
    """The rules of a line such as `^trans tras` or `ei e ?`, one for each direction."""
    one, other, *marks = line.split()
    front, sure = one.startswith(START), QUESTION not in marks
    one = one.removeprefix(START)
    yield SpellingRule(one, other, front, sure)
    yield SpellingRule(other, one, front, sure)


def respellings(word: str, rules: Iterable[SpellingRule]) -> Iterator[tuple[str, bool]]:
    """Other spellings of a word by one change each, and whether the change is sure."""
    if len(word) < SHORTEST:
        return
    for rule in rules:
        old, new = rule.old, rule.new
        sure = rule.sure and len(word) >= SURE
        if rule.front:
            if word.startswith(old):
                yield new + word.removeprefix(old), sure
            continue
        place = word.find(old)
        while place >= 0:
            yield word[:place] + new + word[place + len(old) :], sure
            place = word.find(old, place + 1)


def with_headwords(word: str, variants: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """Spellings of a compound with the head spelling of its first or last part: isbjønn, -bjørn."""
    for place in range(2, len(word) - 1):
        left, right = word[:place], word[place:]
        if place >= SHORTEST_PIECE and left in variants:
            yield variants[left] + right, place > SHORTEST_PIECE
        if len(right) >= SHORTEST_PIECE and right in variants:
            yield left + variants[right], len(right) > SHORTEST_PIECE
