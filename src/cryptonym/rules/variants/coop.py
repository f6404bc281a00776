"""One team alone against opponents who are not there: co-operative (R109-R114, Q23, Q24).

After each turn the spymaster covers a word of theirs. The colour of the team is that of the
starting team of the key.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as changed

from cryptonym.rules.changes import turn_ended
from cryptonym.rules.clues import MOST_QUESTIONS
from cryptonym.rules.desks import ALONE, Situation, situation
from cryptonym.rules.events import GameOver, TurnEnded
from cryptonym.rules.eyes import ASKED, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import TEAM_OF, EndOfTurn, Identity, Phase, Role, Seat
from cryptonym.rules.turns import over
from cryptonym.rules.variant import Events, Place
from cryptonym.rules.variants.teams import SPYMASTER_EYES, TEAMS

if TYPE_CHECKING:
    from cryptonym.rules.views import View


def _end_turn(game: Game, reason: EndOfTurn, _now: int) -> Events:
    """No clock starts: somebody covers a word first, unhurried (R110)."""
    return (TurnEnded(game.turn, game.team, reason),)


def _turn_ended(game: Game, event: TurnEnded) -> Game:
    """The same team goes on, after the turn of those who are not there (R110)."""
    return changed(turn_ended(game, event), phase=Phase.SIMULATE, team=game.team)


def _ended_by(game: Game, identity: Identity) -> Events:
    """Won with a score, or lost to the assassin or to opponents who were faster (R111, R112)."""
    if identity is Identity.ASSASSIN:
        return over(game, GameOver(game.team.other, "assassin"))
    owner = TEAM_OF[identity]
    if game.left(owner) > 1:
        return ()
    if owner is not game.team:
        return over(game, GameOver(owner, "opponents_done"))
    return over(game, GameOver(owner, "all_words", game.left(owner.other)))


def _situation(game: "Game | View", eyes: Eyes) -> Situation:
    """Nobody challenges a clue, and a turn has few questions about them (Q23)."""
    at = situation(game, eyes)
    if at == "clue" and eyes & ASKED and len(game.consultations) >= MOST_QUESTIONS:
        return "clue_settled"
    return "guess" if at == "guess_new" else at


COOP = replace(
    TEAMS,
    name="coop",
    places=(
        Place(seat=Seat(Role.SPYMASTER), eyes=SPYMASTER_EYES, gives=True),
        Place(seat=Seat(Role.OPERATIVE), eyes=ASKED, guesses=True, many=True),  # they consent (Q23)
    ),
    team_by_key=True,
    rivals=False,
    together=True,
    evolvers={**TEAMS.evolvers, TurnEnded: _turn_ended},
    end_turn=_end_turn,
    ended_by=_ended_by,
    situation=_situation,
    desks=ALONE,
)

VARIANTS = (COOP,)
