"""Private remarks to the spymaster: things only a human can judge (R64, R65)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cryptonym.language import codes
from cryptonym.language.base import Language
from cryptonym.language.board import Board
from cryptonym.languages import about
from cryptonym.rules.verdict import Reason


@lru_cache(maxsize=16)
def number_words(language: Language) -> dict[str, int]:
    """The folded words for small numbers, variant spellings too."""
    words = about(language.code).numbers.split()
    return {
        language.fold(spelling): number
        for number, word in enumerate(words)
        for spelling in word.split("/")
    }


def number_in(word: str, language: Language) -> int | None:
    """The number that a word or digit string stands for, if it is a small one."""
    return _number_in(word, language.fold(word), language)


def _number_in(word: str, folded: str, language: Language) -> int | None:
    if word.isdecimal() and len(word) <= 2:
        return int(word)
    return number_words(language).get(folded)


def letters_of(word: str) -> int:
    """How many letters a codename has."""
    return sum(map(str.isalpha, word))


def remarks(
    token: str, folded: str, board: Board, *, spelled: bool, known: bool
) -> Iterator[Reason]:
    """What the spymaster should think about before giving this clue."""
    if spelled:
        yield Reason(codes.OK_SPELLED, evidence=token)
    if len(token) == 1 and token.isalpha():
        yield from _letter(token, board)
        return
    number = _number_in(token, folded, board.pack.language)
    if number is not None:
        yield from _number(number, board)
    elif token[:1].islower() and not known:
        yield Reason(codes.UNKNOWN_WORD, evidence=token)


def _letter(letter: str, board: Board) -> Iterator[Reason]:
    folded = board.pack.language.fold(letter)
    first = [card.printed for card in board.cards.values() if card.word.startswith(folded)]
    yield from _each(codes.LETTERS, first, letter)
    if not first:
        yield Reason(codes.LETTER_MEANING, evidence=letter)


def _number(number: int, board: Board) -> Iterator[Reason]:
    long = [card.printed for card in board.cards.values() if letters_of(card.word) == number]
    yield from _each(codes.LETTER_COUNT, long, str(number))
    if not long:
        yield Reason(codes.NUMBER_MEANING, evidence=str(number))


def _each(code: str, words: Iterable[str], evidence: str) -> Iterator[Reason]:
    return (Reason(code, word, evidence) for word in words)
