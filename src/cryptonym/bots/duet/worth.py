"""What tokens and words are worth: the chance to win from here, by a simple model of a turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from cryptonym.rules.meanings import MISTAKES, TOKENS
from cryptonym.rules.views import View

# How often a turn finds so many words, and how sure a touch without a clue is, as our bots play.
TURN: Final = (0.08, 0.42, 0.36, 0.11, 0.03)
SUDDEN: Final = 0.55
FATAL: Final = 0.008  # a turn ends the game


@cache
def win(missing: int, tokens: int) -> float:
    """The chance to find so many words with so many tokens, and in sudden death after them."""
    if missing <= 0:
        return 1.0
    if tokens <= 0:
        return SUDDEN**missing
    alive = sum(share * win(missing - found, tokens - 1) for found, share in enumerate(TURN))
    return (1 - FATAL) * alive


class Prices(tuple[float, float, float]):
    """What a right touch brings, what a bystander and an assassin cost beside stopping now."""

    __slots__ = ()

    @property
    def hit(self) -> float:
        """A word more that is found."""
        return self[0]

    @property
    def bystander(self) -> float:
        """Nothing where the turn would cost a token anyway."""
        return self[1]

    @property
    def assassin(self) -> float:
        """Everything."""
        return self[2]


def prices(view: View, missing: int) -> Prices:
    """The prices of a touch in the turn that is being played, in chances to win."""
    tokens = view.tally[TOKENS]
    stopped = win(missing, tokens - 1)
    return Prices((win(missing - 1, tokens - 1) - stopped, _mistake(view, missing), stopped))


def _mistake(view: View, missing: int) -> float:
    """What a bystander costs beyond the token of the turn (D20)."""
    mission, tokens = view.options.mission, view.tally[TOKENS]
    stopped = win(missing, tokens - 1)
    left = min(view.tally.get(MISTAKES, tokens), tokens)
    if left > 0:  # the next mistake may be one too many then
        scarce = MISTAKES in view.tally and left < tokens
        return (stopped - win(missing, tokens - 2)) / (2 * left) if scarce else 0.0
    if mission.excess == "loss":
        return stopped
    return stopped - win(missing, 0 if mission.excess == "sudden_death" else tokens - 2)
