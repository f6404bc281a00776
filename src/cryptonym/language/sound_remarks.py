"""Remarks on homophones and rhymes.

Sound never decides whether a clue is legal (R77); whether it aims at a word by its sound is for
people to say. The referee only reminds the spymaster, unless the group has agreed that such
aims are fine (R94, R96).
"""

from __future__ import annotations

from collections.abc import Iterator

from cryptonym.language import codes
from cryptonym.language.base import Language
from cryptonym.language.board import Board
from cryptonym.language.shelf import Index, Visible
from cryptonym.language.sounds import rhyme_of, sound
from cryptonym.languages import about
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Reason


def sound_remarks(token: str, word: str, board: Board, rules: HouseRules) -> Iterator[Reason]:
    """What the spymaster should not aim at with this clue, unless the group has agreed to it.

    `word` is the token, folded.
    """
    if len(token) < 2 or not token.isalpha():
        return
    language, shelf = board.pack.language, board.shelf
    twins = _cards(board, shelf.by_twin, word)
    if rules.accents == "strict":
        yield from (Reason(codes.ACCENT, card.printed) for card in twins)
    heard = sound(word, language)
    alike = [card for card in _cards(board, shelf.by_sound, heard) if card not in twins]
    if not rules.homophones:
        yield from (Reason(codes.HOMOPHONE, card.printed) for card in alike)
    if rules.rhymes == "meaning":
        rhyme = rhyme_of(token, language)
        for card in _cards(board, shelf.by_end, rhyme):
            if card not in alike and card not in twins and _is_rhyme(rhyme, heard, card, language):
                yield Reason(codes.SOUND_ONLY, card.printed)


def _cards(board: Board, index: Index, key: str) -> list[Visible]:
    """The cards under this key, in the order of the board: the shelf has them as they came."""
    found = key in index and board.here(index, key)
    return [card for number, card in board.cards.items() if number in found] if found else []


def _is_rhyme(rhyme: str, heard: str, card: Visible, language: Language) -> bool:
    """Whether the two share so much that it is a rhyme and not an ending of many words."""
    shorter = min(len(heard), len(sound(card.word, language)))
    if about(language.code).sounds.nouns_end_alike:
        return 3 * len(rhyme) > 2 * shorter
    return 2 * len(rhyme) >= shorter
