"""The only place that knows who may see what. Views are built from allowed fields (R17).

Three kinds of eyes: everybody (operatives and watchers), insiders (the key, but no private
talk), and the two spymasters (the key, and their consultations). After the end everybody sees
everything but the consultations, which stay between those who held them (Q25).
"""

from functools import lru_cache

import msgspec

from cryptonym.rules import events as ev
from cryptonym.rules.game import Game
from cryptonym.rules.model import (
    BLUE,
    HIDDEN,
    IDENTITY_BY_LETTER,
    RED,
    Clue,
    Consultation,
    Identity,
    Key,
    Phase,
    Result,
    Role,
    Seat,
    Standing,
    Team,
    Timer,
)
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.verdict import Verdict


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as one seat sees it. Everything a player or a bot is ever given."""

    seat: Seat
    options: Options
    words: tuple[str, ...]
    cells: str  # r b . x, or ? where this seat may not know
    covered: int  # bit mask of covered positions
    start: Team
    commitment: str
    phase: Phase
    team: Team
    turn: int
    left: dict[Team, int]  # words left, known to all (R7)
    guesses: int
    clue: Clue | None = None
    covers: tuple[ev.WordCovered, ...] = ()
    clues: tuple[Clue, ...] = ()  # the whole history, for ever (R102)
    endings: tuple[ev.TurnEnded, ...] = ()
    standing: Standing = "open"
    challenged_by: Seat | None = None
    timer: Timer | None = None
    result: Result | None = None
    key: Key | None = None
    salt: str | None = None  # after the end
    consultations: tuple[Consultation, ...] = ()  # for those who hold them
    verdict: Verdict | None = None  # on the current clue, for spymasters

    def identity(self, card: int) -> Identity | None:
        """Who stands behind this card, if this seat may know."""
        letter = self.cells[card]
        return None if letter == HIDDEN else IDENTITY_BY_LETTER[letter]

    def is_covered(self, card: int) -> bool:
        """Whether a tile lies on this card."""
        return bool(self.covered >> card & 1)


class DealSeen(msgspec.Struct, frozen=True, tag_field="type", tag="dealt", omit_defaults=True):
    """What somebody sees of the deal."""

    options: Options
    words: tuple[str, ...]
    start: Team
    commitment: str
    key: Key | None = None


def view(game: Game, seat: Seat) -> View:
    """The game as this seat may see it."""
    over = game.phase is Phase.OVER
    knows_key = over or seat.role in _KEY_HOLDERS
    clue = game.clue
    return View(
        seat=seat,
        options=game.options,
        words=game.words,
        cells=game.key.cells if knows_key else _seen(game.key.cells, game.covered),
        covered=game.covered,
        start=game.key.start,
        commitment=game.commitment,
        phase=game.phase,
        team=game.team,
        turn=game.turn,
        left={RED: game.left(RED), BLUE: game.left(BLUE)},
        guesses=game.guesses,
        clue=clue,
        covers=game.covers,
        clues=game.clues,
        endings=game.endings,
        standing=_standing(game, seat),
        challenged_by=game.challenged_by,
        timer=game.timer and _timer(game.timer, game.options.mode, seat),
        result=game.result,
        key=_key(game.key) if knows_key else None,
        salt=game.salt if over else None,
        consultations=game.consultations if is_consulted(game.options.mode, seat) else (),
        verdict=game.verdict if clue and seat.role is Role.SPYMASTER else None,
    )


def deal_view(dealt: ev.Dealt, seat: Seat) -> DealSeen:
    """What this seat sees of a deal: the key for those who hold it, the seal for everybody."""
    key = _key(dealt.key) if seat.role in _KEY_HOLDERS else None
    return DealSeen(dealt.options, dealt.words, dealt.key.start, dealt.commitment, key)


def event_view(event: ev.Event, seat: Seat, after: Game) -> ev.AfterDeal | DealSeen | None:
    """What this seat learns from an event; None = nothing, not even that there was one (R58).

    `after` is the game with the event applied.
    """
    if isinstance(event, ev.Dealt):
        return deal_view(event, seat)
    if type(event) in ALIKE:
        return event
    if isinstance(event, ev.ConsultAsked | ev.ConsultAnswered):
        return event if is_consulted(after.options.mode, seat) else None
    if isinstance(event, ev.ClueGiven):
        return _clue_given(event, seat)
    if isinstance(event, ev.TimerPaused | ev.TimerResumed) and after.timer:
        return _clock_event(event, _credit(after.timer, after.options.mode, seat))
    return event


# What everybody sees as it is. Only these are told without looking at the seat.
ALIKE: frozenset[type] = frozenset(
    {
        ev.ClueChallenged,
        ev.ChallengeRejected,
        ev.ClueWaived,
        ev.ClueAccepted,
        ev.CluePenalised,
        ev.PenaltySkipped,
        ev.WordProposed,
        ev.WordCovered,
        ev.TurnEnded,
        ev.GameOver,
        ev.DealOpened,
        ev.ClueSpelled,
        ev.Talked,
        ev.TimerStarted,
        ev.TimerExpired,
    }
)
_KEY_HOLDERS = frozenset({Role.SPYMASTER, Role.INSIDER})


def _key(key: Key) -> Key:
    """What lies behind the cards. Which card of the deck that is stands in the record."""
    return Key(key.cells, key.start)


def is_consulted(mode: Mode, seat: Seat) -> bool:
    """Consultations are between the spymasters; in co-op the operatives consent (R58, Q23)."""
    return seat.role is Role.SPYMASTER or (mode == "coop" and seat.role is Role.OPERATIVE)


def _standing(game: Game, seat: Seat) -> Standing:
    # "Allowed" would tell operatives that somebody asked (R58): to them it is a clue like any.
    if game.standing == "allowed" and seat.role is not Role.SPYMASTER:
        return "open"
    return game.standing


def _clue_given(event: ev.ClueGiven, seat: Seat) -> ev.ClueGiven:
    if seat.role is Role.SPYMASTER:
        return event
    return ev.ClueGiven(event.turn, event.team, event.word, event.number)


def _credit(timer: Timer, mode: Mode, seat: Seat) -> int:
    return 0 if is_consulted(mode, seat) else timer.credit


def _timer(timer: Timer, mode: Mode, seat: Seat) -> Timer:
    """Others see the clock as if nobody had asked anything in private (R58, Q22)."""
    if is_consulted(mode, seat):
        return timer
    left = None if timer.left is None else max(0, timer.left - timer.credit)
    return Timer(timer.kind, timer.deadline - timer.credit, left)


def _clock_event(
    event: ev.TimerPaused | ev.TimerResumed, credit: int
) -> ev.TimerPaused | ev.TimerResumed:
    if isinstance(event, ev.TimerPaused):
        return ev.TimerPaused(max(0, event.left - credit), event.at)
    return ev.TimerResumed(event.deadline - credit)


@lru_cache(maxsize=8192)
def _seen(cells: str, covered: int) -> str:
    return "".join([letter if covered >> card & 1 else HIDDEN for card, letter in enumerate(cells)])
