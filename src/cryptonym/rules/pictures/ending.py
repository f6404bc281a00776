"""The assassin as a last chance: who touched it plays on without a clue and may not miss (P5).

A house rule of the picture games, off unless a group agrees on it. The clock of the turn runs on.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cryptonym.rules import clock, guesses
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.desks import HEARS, SPELLS, TOUCHES, Desk, Desks, Situation
from cryptonym.rules.eyes import Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import IDENTITY_BY_LETTER, IDENTITY_OF, CardIndex, Identity, Phase, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.turns import over
from cryptonym.rules.variant import Decider, Events, Guess
from cryptonym.rules.verdict import Verdict

if TYPE_CHECKING:
    from cryptonym.rules.views import View

EndedBy = Callable[[Game, Identity], Events]
Situated = Callable[["Game | View", Eyes], Situation]

LAST: Situation = "sudden_last"
# Nobody stops here, and nobody rules on a clue any more.
DESKS: Desks = {
    LAST: {
        "guesser": Desk((*TOUCHES, "give_up"), "open", awaited=True),
        "rival_guesser": Desk(HEARS),
        "watcher": SPELLS,
    }
}


def with_last(situation: Situated) -> Situated:
    """The same, and what a game waits for after the assassin."""

    def situated(game: "Game | View", eyes: Eyes) -> Situation:
        return LAST if game.phase is Phase.SUDDEN else situation(game, eyes)

    return situated


def with_ending(ended_by: EndedBy) -> EndedBy:
    """The same, but the assassin ends nothing where a group agreed on a last chance."""

    def ended(game: Game, identity: Identity) -> Events:
        if identity is Identity.ASSASSIN and game.options.assassin_ending:
            return (ev.SuddenDeath(),)
        return ended_by(game, identity)

    return ended


def with_last_touches(guess: Guess) -> Guess:
    """The same, and what comes after the assassin: the first miss loses."""

    def guess_word(game: Game, seat: Seat, command: cmd.GuessWord, now: int) -> Events | Refusal:
        if game.phase is not Phase.SUDDEN:
            return guess(game, seat, command, now)
        problem = guesses.guesser_on_turn(game, seat, command.turn, now, Phase.SUDDEN)
        problem = problem or guesses.open_card(game, command.card)
        return problem or _last_touch(game, command.card)

    return guess_word


def _last_touch(game: Game, card: CardIndex) -> Events:
    identity = IDENTITY_BY_LETTER[game.key.cells[card]]
    covered = ev.WordCovered(game.turn, game.team, card, identity)
    if identity is not IDENTITY_OF[game.team]:
        return (covered, *_lost(game))
    return (covered, *game.variant.ended_by(game, identity))


def _lost(game: Game) -> Events:
    """The assassin has won after all, whatever was touched since."""
    return over(game, ev.GameOver(game.team.other, "assassin"))


def give_up(
    game: Game, seat: Seat, _command: cmd.GiveUp, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Nobody has to go on guessing: it is lost then, as it would be with a miss."""
    problem = guesses.guesser_on_turn(game, seat, None, now, Phase.SUDDEN)
    return problem or _given_up(game)


def _given_up(game: Game) -> Events:
    return (ev.GaveUp(game.turn, game.team), *_lost(game))


def stop_guessing(
    game: Game, seat: Seat, command: cmd.StopGuessing, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """No turn comes after this one, so nobody stops."""
    if game.phase is Phase.SUDDEN and game.variant.guesses(seat):
        return Refusal("sudden_death")
    return guesses.stop_guessing(game, seat, command, verdict, now)


def expire_timer(
    game: Game, seat: Seat, command: cmd.ExpireTimer, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Who runs out of a strict limit has given up (Q22)."""
    outcome = clock.expire_timer(game, seat, command, verdict, now)
    if isinstance(outcome, Refusal) or game.phase is not Phase.SUDDEN:
        return outcome
    strict = game.timer is not None and game.timer.kind == "strict"
    return (*outcome, *_given_up(game)) if strict else outcome


def sudden_death(game: Game, _event: ev.SuddenDeath) -> Game:
    """No more clues; the clock of the turn runs on."""
    return replace(game, phase=Phase.SUDDEN)


DECIDERS: Mapping[type, Decider] = {
    cmd.StopGuessing: stop_guessing,
    cmd.GiveUp: give_up,
    cmd.ExpireTimer: expire_timer,
}
