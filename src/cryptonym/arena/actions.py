"""Actions of a learner as numbers: a place's clues first, then its cards, then to stop.

Where the game waits for several, and any of them may act, to stop leaves it to the others.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import numpy as np

from cryptonym.rules import commands as cmd
from cryptonym.rules.desks import Desk
from cryptonym.rules.legal import desk_of, touchable
from cryptonym.rules.model import CardIndex
from cryptonym.rules.variant import Place, Variant
from cryptonym.rules.views import View

# What is done with a card. Penalties are missing: no clue can be given that brings one.
ON_CARDS: Final[Mapping[str, Callable[[CardIndex], cmd.Command]]] = {
    "guess_word": cmd.GuessWord,
    "cover_opponent_word": cmd.CoverOpponentWord,
}


def numbers_in(variant: Variant) -> tuple[int, ...]:
    """The numbers that a learner says in a clue of this game: all but unlimited."""
    return tuple(number for number in variant.limits if isinstance(number, int))


Mask = np.ndarray[Any, np.dtype[np.int8]]


class Actions:
    """All that somebody in this place may ever do, in one space of numbers."""

    def __init__(self, variant: Variant, place: Place, clue_words: tuple[str, ...]) -> None:
        parts = {variant.part_of(place.seat, side) for side in variant.sides}
        desks = [
            desk for at in variant.desks.values() for part, desk in at.items() if part in parts
        ]
        acts = {act for desk in desks for act in desk.acts}
        self._words = clue_words if "give_clue" in acts else ()
        self._numbers = numbers_in(variant)
        self.cards = len(self._words) * len(self._numbers)  # the number of the first card
        self.stop = self.cards + (variant.size if acts & ON_CARDS.keys() else 0)
        self.count = self.stop + ("stop_guessing" in acts)

    def command(self, seen: View, action: int) -> cmd.Command | None:
        """What the seat of this view sends for a number; None if it leaves that to others."""
        if action < self.cards:
            word, number = divmod(action, len(self._numbers))
            return cmd.GiveClue(self._words[word], self._numbers[number])
        acts = desk_of(seen, seen.seat).acts
        if action >= self.stop:
            return cmd.StopGuessing() if "stop_guessing" in acts else None
        on_card = [make for act, make in ON_CARDS.items() if act in acts]
        if not on_card:
            raise ValueError(f"{action} names a card, and {seen.seat} has to touch none")
        return on_card[0](CardIndex(action - self.cards))

    def nothing(self) -> Mask:
        """The mask of somebody who waits."""
        return np.zeros(self.count, np.int8)

    def mask(self, seen: View, fair: Iterable[bool], *, others: bool) -> Mask:
        """What may be done now; `fair` says of each clue word whether the referee has no doubt.

        `others` says whether somebody else may act as well.
        """
        mask = self.nothing()
        desk = desk_of(seen, seen.seat)
        if "give_clue" in desk.acts:
            mask[: self.cards] = np.repeat(np.fromiter(fair, np.int8), len(self._numbers))
        if _touches(desk):
            mask[[self.cards + card for card in touchable(seen, desk)]] = 1
        if "stop_guessing" in desk.acts or (others and self.stop < self.count):
            mask[self.stop] = 1
        return mask


def _touches(desk: Desk) -> bool:
    return any(act in ON_CARDS for act in desk.acts)
