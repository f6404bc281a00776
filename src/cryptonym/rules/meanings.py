"""What an event means in every game: for the game itself, and for what somebody sees of it.

So clients fold questions and clocks with the very same functions.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules.model import Consultation, Timer

if TYPE_CHECKING:
    from cryptonym.rules.game import Game
    from cryptonym.rules.views import View

Seen = TypeVar("Seen", "Game", "View")

# Counters that events change in the same way in every game that has them.
TOKENS, MISTAKES = "tokens", "mistakes"


# The first guess under a clue is behind us: the next one is awaited, or a stop.
_GUESSED = {"guess_new": "guess_more", "guess": "guess_more"}


def guessed(at: str) -> str:
    """The situation after a guess that found its word, where nothing else is said."""
    return _GUESSED.get(at, at)


def one_less(counters: Mapping[str, int], names: Iterable[str]) -> dict[str, int]:
    """The counters after something happened that each of these counts down to nothing."""
    fewer = {name: max(0, counters[name] - 1) for name in names if name in counters}
    return {**counters, **fewer}


def spent(counters: Mapping[str, int], event: ev.TurnEnded) -> dict[str, int]:
    """The counters after a turn that cost something, perhaps for a mistake (D11, D20)."""
    if not event.tokens or TOKENS not in counters:
        return dict(counters)
    after = {**counters, TOKENS: counters[TOKENS] - event.tokens}
    return one_less(after, (MISTAKES,)) if event.reason == "wrong" else after


def consult_asked(game: Seen, event: ev.ConsultAsked) -> Seen:
    """A question about a clue waits for its answer, and holds a strict clock (R58, Q22)."""
    by = None if event.team is game.team else event.team
    question = Consultation(
        event.word, event.number, event.reasons, event.refused, event.give, by=by
    )
    timer = game.timer
    if timer and timer.kind == "strict" and timer.held_since is None and timer.left is None:
        timer = replace(timer, held_since=event.at)  # sand has no effect, so it just runs (Q22)
    return replace(game, consultations=(*_answered(game), question), timer=timer)


def consult_answered(game: Seen, event: ev.ConsultAnswered) -> Seen:
    """The question has its answer."""
    if not game.consultations:
        return game
    answered = replace(game.consultations[-1], allowed=event.allowed, spelling=event.spelling)
    timer = game.timer and _released(game.timer, event.at)
    return replace(game, consultations=(*game.consultations[:-1], answered), timer=timer)


def _released(timer: Timer, now: int) -> Timer:
    """The clock no longer held: the time a consultation took is given back (Q22)."""
    if timer.held_since is None:
        return timer
    held = max(0, now - timer.held_since)
    deadline, credit = timer.deadline + held, timer.credit + held
    return replace(timer, deadline=deadline, credit=credit, held_since=None)


def _answered(game: "Game | View") -> tuple[Consultation, ...]:
    return tuple(asked for asked in game.consultations if asked.allowed is not None)


def timer_started(game: Seen, event: ev.TimerStarted) -> Seen:
    """A clock runs."""
    return replace(game, timer=Timer(event.kind, event.deadline))


def timer_paused(game: Seen, event: ev.TimerPaused) -> Seen:
    """The clock stands."""
    if game.timer is None:
        return game
    stands = replace(_released(game.timer, event.at), left=event.left, until=event.until)
    return replace(game, timer=stands)


def timer_resumed(game: Seen, event: ev.TimerResumed) -> Seen:
    """The clock runs on; a question that is still open holds it."""
    if game.timer is None or game.timer.left is None:
        return game
    asking = game.consultations and game.consultations[-1].allowed is None
    holds = asking and game.timer.kind == "strict"  # sand just runs (Q22)
    held = event.deadline - game.timer.left if holds else None
    timer = replace(game.timer, deadline=event.deadline, left=None, held_since=held)
    return replace(game, timer=timer)


def timer_expired(game: Seen, _event: ev.TimerExpired) -> Seen:
    """There is no clock any more."""
    return replace(game, timer=None)
