"""`decide`: a command by a seat becomes events, or a refusal that changes nothing."""

from collections.abc import Callable
from typing import Any

from cryptonym.rules import clock, clues, guesses, talk
from cryptonym.rules import commands as cmd
from cryptonym.rules.commands import GuessWord
from cryptonym.rules.evolve import fold
from cryptonym.rules.game import Game
from cryptonym.rules.guesses import guess_word
from cryptonym.rules.model import Phase, Role, Seat
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.turns import Events
from cryptonym.rules.verdict import Verdict


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
    if (seat.team is None or game.options.mode != "teams") and not seat_exists(game, seat):
        return Refusal("no_such_seat")
    if isinstance(command, GuessWord):  # most commands are guesses, and they need no table
        return guess_word(game, seat, command, now)
    kind = type(command)
    if kind in _ON_CLUES:
        return _ON_CLUES[kind](game, seat, command, verdict, now)
    if kind in _TIMED:
        return _TIMED[kind](game, seat, command, now)
    if kind in _PLAIN:
        return _PLAIN[kind](game, seat, command)
    raise TypeError(f"expected a command, got {kind.__name__}")


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


def seat_exists(game: Game, seat: Seat) -> bool:
    """Whether this game has such a seat: co-op has one colour, `shared` one operative."""
    mode = game.options.mode
    if seat.role is _WATCHER or seat.role is _INSIDER:
        return True
    if mode == "teams":
        return seat.team is not None
    if mode == "coop":
        return seat.team is game.team
    return (seat.team is None) is (seat.role is _OPERATIVE)


_OVER = Phase.OVER
_OPERATIVE, _WATCHER, _INSIDER = Role.OPERATIVE, Role.WATCHER, Role.INSIDER
_Outcome = Events | Refusal

_ON_CLUES: dict[type, Callable[[Game, Seat, Any, Verdict | None, int], _Outcome]] = {
    cmd.GiveClue: clues.give_clue,
    cmd.ConsultClue: clues.consult_clue,
}

_TIMED: dict[type, Callable[[Game, Seat, Any, int], _Outcome]] = {
    cmd.StopGuessing: guesses.stop_guessing,
    cmd.ProposeWord: guesses.propose_word,
    cmd.CoverPenaltyWord: guesses.cover_penalty_word,
    cmd.SkipPenalty: guesses.skip_penalty,
    cmd.CoverOpponentWord: guesses.cover_opponent_word,
    cmd.AnswerConsult: clues.answer_consult,
    cmd.ChallengeClue: clues.challenge_clue,
    cmd.RuleClue: clues.rule_clue,
    cmd.FlipTimer: clock.flip_timer,
    cmd.PauseTimer: clock.pause_timer,
    cmd.ResumeTimer: clock.resume_timer,
    cmd.ExpireTimer: clock.expire_timer,
}

_PLAIN: dict[type, Callable[[Game, Seat, Any], _Outcome]] = {
    cmd.AcceptClue: clues.accept_clue,
    cmd.RequestSpelling: talk.request_spelling,
    cmd.Talk: talk.talk,
}
