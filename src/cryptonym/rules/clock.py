"""Timers as data: time comes in with the command, deadlines are events (R105-R108, Q22)."""

from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.game import Game
from cryptonym.rules.model import Phase, Seat, Timer
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.turns import out_of_time
from cryptonym.rules.variant import Events
from cryptonym.rules.verdict import Verdict


def flip_timer(
    game: Game, seat: Seat, _command: cmd.FlipTimer, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Any player turns the sand timer, on others or on themselves (R105, R106)."""
    if not seat.plays:
        return Refusal("wrong_role")
    if game.options.time.kind != "sand":
        return Refusal("no_timer")
    return (ev.TimerStarted(now + 1000 * game.options.time.sand_seconds, "sand", seat),)


def _running(game: Game) -> Timer | Refusal:
    timer = game.timer
    if timer is None:
        return Refusal("no_timer")
    return timer if timer.left is None else Refusal("timer_paused")


def pause_timer(
    game: Game, _seat: Seat, _command: cmd.PauseTimer, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The clock stands until it is resumed."""
    timer = _running(game)
    if isinstance(timer, Refusal):
        return timer
    if out_of_time(game, now):
        return Refusal("time_is_up")  # nobody escapes a strict limit by stopping the clock late
    stopped_at = now if timer.held_since is None else timer.held_since
    return (ev.TimerPaused(max(0, timer.deadline - stopped_at), now),)


def resume_timer(
    game: Game, _seat: Seat, _command: cmd.ResumeTimer, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The clock runs on from where it stood."""
    timer = game.timer
    if timer is None:
        return Refusal("no_timer")
    if timer.left is None:
        return Refusal("timer_running")
    return (ev.TimerResumed(now + timer.left),)


def expire_timer(
    game: Game, _seat: Seat, _command: cmd.ExpireTimer, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Time is up: sand only says so, a strict limit ends the turn (Q22)."""
    timer = _running(game)
    if isinstance(timer, Refusal):
        return timer
    if timer.held_since is not None or now < timer.deadline:
        return Refusal("time_left")  # how much would tell operatives of a consultation (R58)
    expired = ev.TimerExpired(timer.kind)
    if timer.kind == "strict" and game.phase in {Phase.CLUE, Phase.GUESS}:
        return (expired, *game.variant.end_turn(game, "timeout", now))
    return (expired,)
