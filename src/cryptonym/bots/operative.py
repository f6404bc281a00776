"""The operative: touches the card that is most likely meant, and stops when it does not pay."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from cryptonym.bots.beliefs import Beliefs, beliefs
from cryptonym.bots.hearing import SURE, hear
from cryptonym.bots.levels import Character
from cryptonym.bots.listener import Listener
from cryptonym.bots.sharing import Floats
from cryptonym.rules.commands import GuessWord, StopGuessing
from cryptonym.rules.model import CardIndex, Clue, Team
from cryptonym.rules.views import View

BYSTANDER: Final = 0.1  # what touching each costs, in own words
RIVAL: Final = 1.0
ASSASSIN: Final = 3.0
GOOD_LEFTOVER: Final = 0.75  # least chance of a card for the extra guess (R39)
RACE: Final = 2  # words the others have left when it is now or never
HURRY: Final = 0.25


class Pick(msgspec.Struct, frozen=True):
    """What an operative does next and why: a card, or None to stop."""

    card: CardIndex | None
    value: float  # of touching the best card, in own words
    confidence: float  # how well the clue was understood, 0 to 1
    extra: bool  # a leftover of an earlier clue
    beliefs: Beliefs

    def command(self, turn: int) -> GuessWord | StopGuessing:
        """The command for it."""
        return StopGuessing(turn) if self.card is None else GuessWord(self.card, turn)


def choose_card(
    view: View, listener: Listener, level: Character, noise: Floats | None = None
) -> Pick:
    """The next touch under the current clue, by what an operative may know."""
    clue = view.clue
    if clue is None:
        raise ValueError("there is no clue to guess by")
    team = clue.team  # whose key judges; a seat that does both guesses for the other side
    found = beliefs(view, listener, team, memory=level.memory, noise=noise)
    worth = values(found)
    confidence = listener.confidence(hear(listener.board.known, clue.word))
    enough = level.boldness - _hurry(view, team)
    extra = clue.number != 0 and _is_extra(clue, view.guesses)
    best = _best(found, worth, enough, extra=extra)
    value = float(worth[best])
    goes_on = view.guesses == 0 or (
        confidence >= SURE
        and value > enough
        and (not extra or float(found.leftover[best]) >= GOOD_LEFTOVER)
    )
    card = found.cards[best] if goes_on else None
    return Pick(card, value, confidence, extra, found)


def choose_last_card(view: View, listener: Listener, level: Character) -> Pick:
    """After the assassin: the surest card, whatever stands behind the others; all is lost else."""
    clue = view.clue
    if clue is None:
        raise ValueError("there is no clue to guess by")
    found = beliefs(view, listener, clue.team, memory=level.memory)
    best = int(np.argmax(found.own))
    extra = bool(found.leftover[best] > found.meant[best])
    return Pick(found.cards[best], float(found.own[best]), 1.0, extra, found)


def _best(found: Beliefs, worth: Floats, enough: float, *, extra: bool) -> int:
    """Cards of the clue in play before leftovers, which would take their place in the number."""
    older = found.leftover > found.meant
    if extra:
        return int(np.argmax(np.where(older, worth, -9)))
    of_clue = np.where(older, np.float32(-9), worth)
    first = int(np.argmax(of_clue))
    return first if of_clue[first] > enough else int(np.argmax(worth))


def values(found: Beliefs) -> Floats:
    """What touching each card is worth on average, in own words."""
    bystander = np.maximum(1 - found.own - found.rival - found.assassin, 0)
    worth: Floats = (
        found.own - BYSTANDER * bystander - RIVAL * found.rival - ASSASSIN * found.assassin
    )
    return worth


def _is_extra(clue: Clue, guesses: int) -> bool:
    """Whether the next guess goes beyond what the clue speaks of (R39)."""
    return isinstance(clue.number, int) and guesses >= clue.number


def _hurry(view: View, team: Team) -> float:
    """More daring where the others are about to win."""
    return HURRY * max(0, RACE + 1 - view.left[team.other]) / RACE
