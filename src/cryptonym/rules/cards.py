"""Word cards: two words on two sides, drawn, laid out and turned over (R1, R2, R18, R49-R51)."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from cryptonym.rules.chance import Chance
from cryptonym.rules.model import BOARD_SIZE
from cryptonym.rules.options import NextWords
from cryptonym.rules.refusals import Refusal

Card = tuple[str, ...]  # the words on its sides: two, or one for a custom list


LONGEST_WORD = 30  # characters of a codename


class Side(msgspec.Struct, frozen=True):
    """One card of a list with one side up."""

    card: int
    side: int


class Layout(msgspec.Struct, frozen=True):
    """The 25 cards on the table, in board order, and what has been played before."""

    sides: tuple[Side, ...] = ()
    played: frozenset[Side] = frozenset()  # words of earlier games and of this one
    how: Literal["flip", "draw"] = "draw"


def one_sided(words: Iterable[str]) -> tuple[Card, ...] | Refusal:
    """A custom list: each distinct word is a card of its own; case does not distinguish (Q36)."""
    seen: dict[str, Card] = {}
    for raw in words:
        word = " ".join(unicodedata.normalize("NFC", raw[: LONGEST_WORD + 1]).split())
        if not _can_be_printed(word):
            return Refusal("bad_word", {"word": raw[:LONGEST_WORD]})
        seen.setdefault(word.casefold(), (word,))
    if len(seen) < BOARD_SIZE:
        return Refusal("too_few_words", {"needed": BOARD_SIZE, "given": len(seen)})
    return tuple(seen.values())


def _can_be_printed(word: str) -> bool:
    letters = all(letter.isalnum() or letter in " -'’." for letter in word)
    return letters and any(map(str.isalnum, word)) and len(word) <= LONGEST_WORD


def next_layout(
    chance: Chance, cards: Sequence[Card], before: Layout, game_number: int, rule: NextWords
) -> Layout | Refusal:
    """The words of the next game: the same cards turned over, or new ones (R50, Q16).

    No word comes back before its list is used up. Turning over is possible only where all
    partner words are still unplayed.
    """
    if len(cards) < BOARD_SIZE:
        return Refusal("too_few_words", {"needed": BOARD_SIZE, "given": len(cards)})
    turned = _turned(cards, before)
    after_odd_game = game_number % 2 == 0  # the coming game has an even number
    if turned and (rule == "flip" or (rule == "auto" and after_odd_game)):
        return Layout(turned, before.played.union(turned), "flip")
    return _drawn(chance, cards, before.played)


def words_of(cards: Sequence[Card], layout: Layout) -> tuple[str, ...]:
    """The words that lie face up."""
    return tuple(cards[up.card][up.side] for up in layout.sides)


def _turned(cards: Sequence[Card], before: Layout) -> tuple[Side, ...]:
    if not before.sides or any(len(cards[up.card]) < 2 for up in before.sides):
        return ()
    turned = tuple(Side(up.card, 1 - up.side) for up in before.sides)
    return () if before.played.intersection(turned) else turned


def _drawn(chance: Chance, cards: Sequence[Card], played: frozenset[Side]) -> Layout:
    """25 cards, each with a random side up; cards that were never out come first.

    Taking untouched cards first keeps two unplayed sides of one card from being left over at
    the end of the list, where they could not lie on the table together (R2).
    """
    if not played:
        order = chance.sample(range(len(cards)), BOARD_SIZE)
        sides = tuple([Side(card, chance.below(len(cards[card]))) for card in order])
        return Layout(sides, frozenset(sides))
    unplayed = {
        card: [up for up in range(len(words)) if Side(card, up) not in played]
        for card, words in enumerate(cards)
    }
    untouched = [card for card, sides in unplayed.items() if len(sides) == len(cards[card])]
    partly = [card for card, sides in unplayed.items() if 0 < len(sides) < len(cards[card])]
    order = chance.sample(untouched, min(BOARD_SIZE, len(untouched)))
    order += chance.sample(partly, min(BOARD_SIZE - len(order), len(partly)))
    chosen = [Side(card, unplayed[card][chance.below(len(unplayed[card]))]) for card in order]
    if len(chosen) < BOARD_SIZE:  # the list is used up: everything else comes back
        rest = [card for card in unplayed if card not in set(order)]
        again = chance.sample(rest, BOARD_SIZE - len(chosen))
        chosen += [Side(card, chance.below(len(cards[card]))) for card in again]
        played = frozenset()
    mixed = tuple(chance.sample(chosen, BOARD_SIZE))
    return Layout(mixed, played.union(mixed))


def mix(*lists: Sequence[Card]) -> tuple[Card, ...]:
    """Several lists as one; a card whose word is there already stays in the box."""
    seen: set[str] = set()
    mixed: list[Card] = []
    for card in (card for cards in lists for card in cards):
        words = {word.casefold() for word in card}
        if len(words) == len(card) and not words & seen:
            seen |= words
            mixed.append(card)
    return tuple(mixed)
