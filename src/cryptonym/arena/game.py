"""One game between minds: each sees its own view, and nothing is forgiven."""

from collections.abc import Mapping

import msgspec

from cryptonym.library import decide
from cryptonym.rules.cards import Card
from cryptonym.rules.commands import Command
from cryptonym.rules.deal import deal
from cryptonym.rules.events import ClueGiven, WordCovered
from cryptonym.rules.evolve import begin, fold
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import IDENTITY_OF, Identity, Result, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal

MOST_COMMANDS = 2_000  # far more than any game needs


class TeamPlay(msgspec.Struct, frozen=True):
    """What one team did in one game."""

    clues: int = 0
    promised: int = 0  # sum of the numbers said
    own: int = 0  # words of its own that it found
    rival: int = 0
    bystanders: int = 0
    assassin: bool = False
    won: bool = False
    forfeited: bool = False  # sent something the rules refuse


class Played(msgspec.Struct, frozen=True):
    """A game as the figures need it."""

    teams: dict[Team, TeamPlay]
    turns: int
    score: int | None = None  # of a co-operative win (R112)


class Forfeit(Exception):  # noqa: N818 # it ends a game, it is no error of ours
    """A mind did what the rules refuse, or nothing when it was its turn."""

    def __init__(self, seat: Seat, refusal: Refusal | None) -> None:
        super().__init__(f"{seat}: {refusal.code if refusal else 'does nothing'}")
        self.seat = seat
        self.refusal = refusal


def play_out(game: Game, minds: Mapping[Seat, Mind]) -> tuple[Game, list[ClueGiven | WordCovered]]:
    """Play to the end; also every clue and cover on the way. Raises Forfeit."""
    told: list[ClueGiven | WordCovered] = []
    for _ in range(MOST_COMMANDS):
        waited_for = to_act(game)
        if not waited_for:
            return game, told
        seat, command = _next_command(game, waited_for, minds)
        outcome = decide(game, seat, command)
        if isinstance(outcome, Refusal):
            raise Forfeit(seat, outcome)
        told += [event for event in outcome if isinstance(event, ClueGiven | WordCovered)]
        game = fold(game, outcome)
    raise RuntimeError("the game does not end")


def _next_command(
    game: Game, waited_for: tuple[Seat, ...], minds: Mapping[Seat, Mind]
) -> tuple[Seat, Command]:
    """What the first of these does who does anything; raises Forfeit if nobody does."""
    for seat in waited_for:
        command = minds[seat].act(view(game, seat))
        if command is not None:
            return seat, command
    raise Forfeit(waited_for[0], None)


def play_game(
    seed: bytes, cards: tuple[Card, ...], options: Options, minds: Mapping[Seat, Mind]
) -> Played:
    """Deal from this seed and play: the figures of both teams."""
    dealt = deal(seed, cards, options)
    if isinstance(dealt, Refusal):
        raise IllegalCommandError(dealt)
    try:
        last, told = play_out(begin(dealt), minds)
    except Forfeit as forfeit:
        return _forfeited(forfeit, begin(dealt).team)
    return Played(
        {team: _team_play(team, told, last.result) for team in last.variant.sides},
        last.turn,
        last.result.score if last.result else None,
    )


def _team_play(team: Team, told: list[ClueGiven | WordCovered], result: Result | None) -> TeamPlay:
    clues = [event for event in told if isinstance(event, ClueGiven) and event.team is team]
    covers = [
        event.identity
        for event in told
        if isinstance(event, WordCovered) and event.team is team and event.cause == "guess"
    ]
    return TeamPlay(
        clues=len(clues),
        promised=sum(clue.number for clue in clues if isinstance(clue.number, int)),
        own=covers.count(IDENTITY_OF[team]),
        rival=covers.count(IDENTITY_OF[team.other]),
        bystanders=covers.count(Identity.BYSTANDER),
        assassin=Identity.ASSASSIN in covers,
        won=result is not None and result.winner is team,
    )


def _forfeited(forfeit: Forfeit, on_turn: Team) -> Played:
    loser = forfeit.seat.team or on_turn
    return Played({loser: TeamPlay(forfeited=True), loser.other: TeamPlay(won=True)}, turns=0)
