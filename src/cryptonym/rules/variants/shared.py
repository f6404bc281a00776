"""Three players: two spymasters, and one operative who guesses for whoever is on turn (R115)."""

from dataclasses import replace

from cryptonym.rules.commands import GuessWord
from cryptonym.rules.game import Game
from cryptonym.rules.guesses import guess_word
from cryptonym.rules.model import (
    BLUE_SPYMASTER,
    OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    Seat,
)
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Events, Place
from cryptonym.rules.variants.teams import SPYMASTER_EYES, TEAMS


def _guess(game: Game, seat: Seat, command: GuessWord, now: int) -> Events | Refusal:
    """No operative has a team here."""
    if seat.role is OPERATIVE and seat.team is not None:
        return Refusal("no_such_seat")
    return guess_word(game, seat, command, now)


SHARED = replace(
    TEAMS,
    name="shared",
    places=(
        Place(seat=RED_SPYMASTER, eyes=SPYMASTER_EYES, gives=True),
        Place(seat=BLUE_SPYMASTER, eyes=SPYMASTER_EYES, gives=True),
        Place(seat=SHARED_OPERATIVE, guesses=True),
    ),
    guess=_guess,
)

VARIANTS = (SHARED,)
