"""What follows from an action: the end of a turn or of the game (R43-R48, R111)."""

from cryptonym.rules import events as ev
from cryptonym.rules.events import TurnEnded
from cryptonym.rules.game import Game
from cryptonym.rules.model import TEAM_OF, EndOfTurn, Identity
from cryptonym.rules.options import TimeRules
from cryptonym.rules.variant import Events

_ASSASSIN = Identity.ASSASSIN


def end_turn(game: Game, reason: EndOfTurn, now: int) -> Events:
    """The turn passes, and in a strictly timed game the next clock starts."""
    ended = TurnEnded(game.turn, game.team, reason)
    if game.setup.options.time.kind != "strict" or reason == "invalid_clue":
        return (ended,)  # after an invalid clue somebody covers a word first, unhurried
    return (ended, *clue_clock(game, now))


def clue_clock(game: Game, now: int) -> Events:
    """The strict limit for a clue (R107, Q22)."""
    time = game.options.time
    if time.kind != "strict":
        return ()
    return (ev.TimerStarted(now + 1000 * time.clue_seconds),)


def first_clock(time: TimeRules, now: int) -> Events:
    """The first clue of a game has a limit only if the group set one (R104)."""
    if time.kind != "strict" or time.first_clue_seconds is None:
        return ()
    return (ev.TimerStarted(now + 1000 * time.first_clue_seconds),)


def guess_clock(game: Game, now: int) -> Events:
    """The strict limit for guessing (R107, Q22)."""
    time = game.options.time
    if time.kind != "strict":
        return ()
    return (ev.TimerStarted(now + 1000 * time.guess_seconds),)


def out_of_time(game: Game, now: int) -> bool:
    """Whether a strict limit has passed, even if nobody has said so yet (Q22)."""
    timer = game.timer
    if timer is None or timer.kind != "strict":
        return False
    return timer.left is None and timer.held_since is None and now >= timer.deadline


def ended_by(game: Game, identity: Identity) -> Events:
    """The end of the game, if covering one more word of this identity ends it.

    `game` is the game before the cover; both teams are looked at before any turn logic (R45, R46).
    Bystanders end nothing and are not asked about.
    """
    if identity is _ASSASSIN:
        return over(game, ev.GameOver(game.team.other, "assassin"))
    owner = TEAM_OF[identity]
    return () if game.left(owner) > 1 else over(game, ev.GameOver(owner, "all_words"))


def over(game: Game, end: ev.GameOver) -> Events:
    """The end, and the secret behind the commitment."""
    return (end, ev.DealOpened(game.setup.key.cells, game.setup.salt))
