"""One game between minds: each sees its own view, and nothing is forgiven."""

from collections.abc import Callable, Mapping

import msgspec

from cryptonym.library import decide
from cryptonym.rules.cards import Card
from cryptonym.rules.commands import Command
from cryptonym.rules.deal import deal
from cryptonym.rules.events import ClueGiven, SuddenDeath, WordCovered, WordTouched
from cryptonym.rules.evolve import begin, fold
from cryptonym.rules.eyes import EVERYTHING
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import seats, to_act
from cryptonym.rules.meanings import TOKENS
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import IDENTITY_OF, Identity, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal

MOST_COMMANDS = 2_000  # far more than any game needs


class TeamPlay(msgspec.Struct, frozen=True):
    """What one team did in one game, or everybody where all play together."""

    clues: int = 0
    promised: int = 0  # sum of the numbers said
    own: int = 0  # words of its own that it found
    rival: int = 0
    bystanders: int = 0
    assassin: bool = False
    won: bool = False
    forfeited: bool = False  # sent something the rules refuse
    sudden: bool = False  # ended in sudden death (D17)
    tokens: int | None = None  # left at the end, where there is a bank


class Played(msgspec.Struct, frozen=True):
    """A game as the figures need it."""

    teams: dict[Team, TeamPlay]  # of the sides that were played
    turns: int
    score: int | None = None  # of a co-operative win (R112)


class Forfeit(Exception):  # noqa: N818 # it ends a game, it is no error of ours
    """A mind did what the rules refuse, or nothing when it was its turn."""

    def __init__(self, seat: Seat, on_turn: Team, refusal: Refusal | None) -> None:
        super().__init__(f"{seat}: {refusal.code if refusal else 'does nothing'}")
        self.loser = seat.team or on_turn
        self.refusal = refusal


Counted = ClueGiven | WordCovered | WordTouched | SuddenDeath


def play_out(game: Game, minds: Mapping[Seat, Mind]) -> tuple[Game, list[Counted]]:
    """Play to the end; also every clue and touch on the way. Raises Forfeit."""
    counted: list[Counted] = []
    for _ in range(MOST_COMMANDS):
        waited_for = to_act(game)
        if not waited_for:
            return game, counted
        seat, command = _next_command(game, waited_for, minds)
        outcome = decide(game, seat, command)
        if isinstance(outcome, Refusal):
            raise Forfeit(seat, game.team, outcome)
        counted += [event for event in outcome if isinstance(event, Counted)]
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
    raise Forfeit(waited_for[0], game.team, None)


def play_game(
    seed: bytes, cards: tuple[Card, ...], options: Options, mind_of: Callable[[Seat], Mind]
) -> Played:
    """Deal from this seed and play, with a mind for each seat: the figures of each side."""
    dealt = deal(seed, cards, options)
    if isinstance(dealt, Refusal):
        raise IllegalCommandError(dealt)
    game = begin(dealt)
    try:
        last, counted = play_out(game, {seat: mind_of(seat) for seat in seats(game)})
    except Forfeit as forfeit:
        return Played(
            {
                side: TeamPlay(forfeited=forfeit.loser in group, won=forfeit.loser not in group)
                for group in _who_wins_as_one(game)
                for side in group
            },
            turns=0,
        )
    return Played(
        {
            side: _team_play(last, group, counted)
            for group in _who_wins_as_one(game)
            for side in group
        },
        last.turn,
        last.result.score if last.result else None,
    )


def _who_wins_as_one(game: Game) -> tuple[tuple[Team, ...], ...]:
    """The sides that somebody plays, each alone or all together."""
    variant, taken = game.variant, {seat.team for seat in seats(game)}
    played = tuple(side for side in variant.sides if side in taken)
    return (played,) if variant.together else tuple((side,) for side in played)


def _team_play(last: Game, group: tuple[Team, ...], counted: list[Counted]) -> TeamPlay:
    variant, result = last.variant, last.result
    clues = [event for event in counted if isinstance(event, ClueGiven) and event.team in group]
    guesses = [
        event
        for event in counted
        if isinstance(event, WordCovered) and event.team in group and event.cause == "guess"
    ]
    covers = [event.identity for event in guesses]
    covers += [e.identity for e in counted if isinstance(e, WordTouched) and e.team in group]
    own = sum(event.identity is IDENTITY_OF[event.team] for event in guesses)
    return TeamPlay(
        clues=len(clues),
        promised=sum(clue.number for clue in clues if isinstance(clue.number, int)),
        own=own,
        rival=len(covers)
        - own
        - covers.count(Identity.BYSTANDER)
        - covers.count(Identity.ASSASSIN),
        bystanders=covers.count(Identity.BYSTANDER),
        assassin=Identity.ASSASSIN in covers,
        won=result is not None and any(variant.has_won(result, side) for side in group),
        sudden=any(isinstance(event, SuddenDeath) for event in counted),
        tokens=variant.tally(last, EVERYTHING).get(TOKENS),
    )
