"""`decide`: a command by a seat becomes events, or a refusal that changes nothing."""

from cryptonym.rules import commands as cmd
from cryptonym.rules.commands import GuessWord
from cryptonym.rules.evolve import fold
from cryptonym.rules.game import Game
from cryptonym.rules.model import Phase, Seat
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.variant import Events
from cryptonym.rules.verdict import Verdict

_OVER = Phase.OVER


def decide(
    game: Game,
    seat: Seat,
    command: cmd.Command,
    verdict: Verdict | None = None,
    now: int = 0,
) -> Events | Refusal:
    """What happens if `seat` sends `command` at time `now` (milliseconds).

    `verdict` is the referee's word on the clue that the command holds; without one, only
    codenames that are still visible are refused.
    """
    if game.phase is _OVER:
        return Refusal("game_over")
    variant = game.setup.variant
    # Most commands are guesses, so they are looked at first. `isinstance` takes four times as long
    # to say no.
    if type(command) is GuessWord:
        guess = variant.guess  # calling the slot at once is slower
        return guess(game, seat, command, now)
    decider = variant.deciders.get(type(command))
    if decider is None:
        if isinstance(command, cmd.Command):
            return Refusal("wrong_role")  # of no seat of this game
        raise TypeError(f"expected a command, got {type(command).__name__}")
    if (variant.team_by_key or seat not in variant.place_of) and not game.has_seat(seat):
        return Refusal("no_such_seat")
    return decider(game, seat, command, verdict, now)


def play(
    game: Game,
    seat: Seat,
    command: cmd.Command,
    verdict: Verdict | None = None,
    now: int = 0,
) -> Game:
    """The game after a command; raises IllegalCommandError where `decide` refuses."""
    outcome = decide(game, seat, command, verdict, now)
    if isinstance(outcome, Refusal):
        raise IllegalCommandError(outcome)
    return fold(game, outcome)
