"""What follows from an action: the end of a turn or of the game (R43-R48, R111)."""

from cryptonym.rules import events as ev
from cryptonym.rules.events import TurnEnded
from cryptonym.rules.game import Game
from cryptonym.rules.model import TEAM_OF, EndOfGame, EndOfTurn, Identity, Team

Events = tuple[ev.Event, ...]
_ASSASSIN = Identity.ASSASSIN


def end_turn(game: Game, reason: EndOfTurn, now: int) -> Events:
    """The turn passes, and in a strictly timed game the next clock starts."""
    ended = TurnEnded(game.turn, game.team, reason)
    if game.options.time.kind != "strict":
        return (ended,)
    if reason == "invalid_clue" or game.options.mode == "coop":
        return (ended,)  # somebody covers a word first, unhurried
    return (ended, *clue_clock(game, now))


def clue_clock(game: Game, now: int) -> Events:
    """The strict limit for a clue (R107, Q22)."""
    time = game.options.time
    if time.kind != "strict":
        return ()
    return (ev.TimerStarted(now + 1000 * time.clue_seconds),)


def first_clock(game: Game, now: int) -> Events:
    """The first clue of a game has a limit only if the group set one (R104)."""
    time = game.options.time
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
        return _over(game, game.team.other, "assassin")
    owner = TEAM_OF[identity]
    if game.left(owner) > 1:
        return ()
    if game.options.mode == "coop" and owner is not game.team:
        return _over(game, owner, "opponents_done")
    return _over(game, owner, "all_words")


def _over(game: Game, winner: Team, reason: EndOfGame) -> Events:
    won_together = game.options.mode == "coop" and winner is game.team
    score = game.left(game.team.other) if won_together else None
    return (ev.GameOver(winner, reason, score), ev.DealOpened(game.key.cells, game.salt))
