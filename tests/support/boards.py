"""Boards for tests: name the words that matter, the rest is filled to 9/8/7/1 (R5)."""

import random
from collections.abc import Sequence

from cryptonym.rules import BLUE, RED, Identity, Key, Options, Team
from cryptonym.rules.deal import seal
from cryptonym.rules.events import Dealt
from cryptonym.rules.model import LETTER_OF

SALT = "5a" * 32


def board(
    *,
    red: Sequence[str] = (),
    blue: Sequence[str] = (),
    bystander: Sequence[str] = (),
    assassin: str = "ASSASSIN1",
    start: Team = RED,
    options: Options | None = None,
    shuffle: int = 0,
) -> Dealt:
    """A dealt game on which the named words have the named identities."""
    sizes = {
        Identity.RED: 9 if start is RED else 8,
        Identity.BLUE: 9 if start is BLUE else 8,
        Identity.BYSTANDER: 7,
        Identity.ASSASSIN: 1,
    }
    named = {
        Identity.RED: red,
        Identity.BLUE: blue,
        Identity.BYSTANDER: bystander,
        Identity.ASSASSIN: [assassin],
    }
    cards: list[tuple[str, str]] = []
    for identity, size in sizes.items():
        words = list(named[identity])
        assert len(words) <= size, f"{len(words)} words for {size} cells of {identity.value}"
        words += [f"{identity.value.upper()}{n}" for n in range(len(words) + 1, size + 1)]
        cards += [(word, LETTER_OF[identity]) for word in words]
    random.Random(shuffle).shuffle(cards)
    words_in_order = tuple(word for word, _ in cards)
    assert len({word.casefold() for word in words_in_order}) == 25
    key = Key("".join(letter for _, letter in cards), start)
    return seal(words_in_order, key, SALT, options or Options())


def card_list(count: int = 200) -> tuple[tuple[str, str], ...]:
    """Two-sided cards whose words tell which card and side they are."""
    return tuple((f"FRONT{n}", f"BACK{n}") for n in range(count))
