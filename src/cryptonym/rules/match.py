"""A group that plays one game after another: who sits where, and which words come next.

A match is a fold like a game: `decide_match` turns a player's command into events,
`evolve_match` applies them. Commands of the running game pass through to it.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules.cards import Card, Layout
from cryptonym.rules.commands import Command
from cryptonym.rules.deal import deal_words, lay_out
from cryptonym.rules.decide import decide
from cryptonym.rules.evolve import begin
from cryptonym.rules.eyes import KEY, NOTHING, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import INSIDER, WATCHER, Phase, Role, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import (
    PlayerId,
    dealt_in,
    missing_seats,
    rotated,
    seat_code,
    seat_problem,
)
from cryptonym.rules.turns import first_clock
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of
from cryptonym.rules.verdict import Verdict


class _Tagged(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class JoinMatch(_Tagged, frozen=True, gc=False, tag="join_match"):
    """Come to the table, as a watcher at first."""


class LeaveMatch(_Tagged, frozen=True, gc=False, tag="leave_match"):
    """Go away; what you have seen is not forgotten (R17)."""


class TakeSeat(_Tagged, frozen=True, gc=False, tag="take_seat"):
    """Choose team and role (R15); between games, or to fill a seat in a running one."""

    role: Role
    team: Team | None = None


class LookAtKey(_Tagged, frozen=True, gc=False, tag="look_at_key"):
    """A watcher asks to see the key: irrevocable for this game (R17)."""


class RotateRoles(_Tagged, frozen=True, gc=False, tag="rotate_roles"):
    """Between games: the next in each team becomes spymaster (R51)."""


class StartGame(_Tagged, frozen=True, gc=False, tag="start_game"):
    """Deal the first or the next game (R18-R22, R49-R51)."""


MatchCommand = JoinMatch | LeaveMatch | TakeSeat | LookAtKey | RotateRoles | StartGame


class Joined(_Tagged, frozen=True, gc=False, tag="joined"):
    """Somebody came to the table."""

    player: PlayerId


class Left(_Tagged, frozen=True, gc=False, tag="left"):
    """Somebody went away."""

    player: PlayerId


class SeatTaken(_Tagged, frozen=True, gc=False, tag="seat_taken"):
    """Somebody sits down, or stands up to watch."""

    player: PlayerId
    seat: Seat
    moved: bool = False  # by somebody else: whoever may seat others


class KeySeen(_Tagged, frozen=True, gc=False, tag="key_seen"):
    """A watcher has seen the key."""

    player: PlayerId


class GameStarted(_Tagged, frozen=True, gc=False, tag="game_started"):
    """A new game with its cards; holds the secret of the deal."""

    layout: Layout
    dealt: ev.Dealt


MatchEvent = Joined | Left | SeatTaken | KeySeen | GameStarted | ev.Event
MatchEvents = tuple[MatchEvent, ...]


class Match(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Players, seats, the running or last game, and the words played so far."""

    options: Options
    cards: tuple[Card, ...]
    seats: dict[PlayerId, Seat] = {}  # in order of arrival
    saw: dict[PlayerId, Eyes] = {}  # who has seen what of this game, also those who left (R17)
    left: dict[PlayerId, Seat] = {}  # seats of those who went away during this game
    layout: Layout = Layout()
    number: int = 0  # games started
    game: Game | None = None

    @property
    def variant(self) -> Variant:
        """Which game the group plays, or is about to."""
        return variant_of(self.options)

    @property
    def running(self) -> bool:
        """Whether a game is being played right now."""
        return self.game is not None and self.game.phase is not Phase.OVER

    def seat_of_onlooker(self, player: PlayerId) -> Seat:
        """Where somebody is who only watches: an insider, if there is nothing left to hide.

        Who has seen one side of a key with two is shown neither: they may play on their own (R17).
        """
        hidden = self.variant.eyes_of(INSIDER) & KEY & ~self.saw.get(player, NOTHING)
        return WATCHER if hidden or not self.running else INSIDER

    def knows_key(self, player: PlayerId) -> bool:
        """Whether a player, here or gone, has seen the key of this game, or a side of it (R17)."""
        return bool(self.saw.get(player, NOTHING) & KEY)

    def eyes_of(self, player: PlayerId) -> Eyes:
        """What a player sees of this game: never more than they have seen of it already.

        So a next spymaster learns nothing of what was asked in it (Q25), and who comes back does
        not see the other side of a key with two (R17).
        """
        return Eyes(self.variant.eyes_of(self.seats[player]) & self.saw.get(player, NOTHING))


def decide_match(
    match: Match,
    player: PlayerId,
    command: MatchCommand | Command,
    *,
    seed: bytes = b"",
    verdict: Verdict | None = None,
    now: int = 0,
) -> MatchEvents | Refusal:
    """What happens if `player` sends `command`; `seed` is the chance behind a deal."""
    kind = type(command)  # `isinstance` is slow to say no, and this runs for every guess
    if kind is JoinMatch:
        return Refusal("already_joined") if player in match.seats else (Joined(player),)
    if player not in match.seats:
        return Refusal("unknown_player")
    if kind is StartGame:
        return _start(match, seed, now)
    asked = _DECIDERS.get(kind)
    if asked:
        return asked(match, player, command)
    if match.game is None:
        return Refusal("no_game")
    return decide(match.game, match.seats[player], command, verdict, now)  # type: ignore[arg-type] # what is left is a Command


def _leave(_match: Match, player: PlayerId, _command: LeaveMatch) -> MatchEvents | Refusal:
    return (Left(player),)


def _take_seat(match: Match, player: PlayerId, command: TakeSeat) -> MatchEvents | Refusal:
    mine = match.seats[player]
    wanted = Seat(command.role, _colour(match, command))
    problem = seat_problem(match.variant, match.seats, player, wanted)
    if problem:
        return problem
    if match.running:
        if mine.plays:
            return Refusal("role_locked")  # roles are fixed from the deal to the end (R15)
        if match.variant.knows_too_much(match.saw.get(player, NOTHING), wanted):
            return Refusal("role_locked")  # who knows the key can play no other part (R17)
        if match.left.get(player, wanted) != wanted:
            return Refusal("role_locked")  # going out and in again changes nobody's team (R15)
    return (SeatTaken(player, wanted),) if wanted != mine else ()


def _colour(match: Match, command: TakeSeat) -> Team | None:
    """In co-op players have the colour of the key, once there is one (R109, Q24)."""
    if not match.variant.team_by_key or command.role is Role.WATCHER:
        return command.team
    return match.game.team if match.running and match.game else None


def _look_at_key(match: Match, player: PlayerId, _command: LookAtKey) -> MatchEvents | Refusal:
    if not match.running:
        return Refusal("no_game")
    if match.seats[player].role is not Role.WATCHER:
        return Refusal("wrong_role")
    return (KeySeen(player),)


def _rotate(match: Match, _player: PlayerId, _command: RotateRoles) -> MatchEvents | Refusal:
    if match.running:
        return Refusal("game_running")
    turned = rotated(match.variant, match.seats)
    return tuple(SeatTaken(who, seat) for who, seat in turned.items() if match.seats[who] != seat)


def _start(match: Match, seed: bytes, now: int) -> MatchEvents | Refusal:
    if match.running:
        return Refusal("game_running")
    if not seed:
        raise ValueError("a deal needs a secret seed")
    missing = missing_seats(match.variant, match.seats)
    if missing:
        return Refusal("too_few_players", {"missing": " ".join(map(seat_code, missing))})
    layout = lay_out(seed, match.cards, match.options, match.layout, match.number + 1)
    if isinstance(layout, Refusal):
        return layout
    dealt = deal_words(seed, match.cards, layout, match.options)
    return (GameStarted(layout, dealt), *first_clock(match.options.time, now))


def evolve_match(match: Match, event: MatchEvent) -> Match:
    """The match after one event."""
    applied = _EVOLVERS.get(type(event))
    if applied:
        return applied(match, event)
    game = match.game
    if game is None:
        return match
    # As `evolve`: every guess comes by here.
    return replace(match, game=game.setup.variant.evolvers[type(event)](game, event))


def _joined(match: Match, event: Joined) -> Match:
    seat = match.seat_of_onlooker(event.player)
    return replace(match, seats={**match.seats, event.player: seat})


def _left(match: Match, event: Left) -> Match:
    seats = {who: seat for who, seat in match.seats.items() if who != event.player}
    seat = match.seats[event.player]
    left = {**match.left, event.player: seat} if match.running and seat.plays else match.left
    return replace(match, seats=seats, left=left)


def _seat_taken(match: Match, event: SeatTaken) -> Match:
    return _sits(match, event.player, event.seat)


def _key_seen(match: Match, event: KeySeen) -> Match:
    return _sits(match, event.player, INSIDER)


def _sits(match: Match, player: PlayerId, seat: Seat) -> Match:
    seats, saw = {**match.seats, player: seat}, match.saw
    if match.running:
        seen = saw.get(player, NOTHING) | match.variant.eyes_of(seat)
        saw = {**saw, player: Eyes(seen)} if seen else saw
    return replace(match, seats=seats, saw=saw)


def _game_started(match: Match, event: GameStarted) -> Match:
    game = begin(event.dealt)
    variant, start, seats = game.setup.variant, game.team, match.seats
    if variant.team_by_key or INSIDER in seats.values():
        seats = {who: dealt_in(variant, seat, start) for who, seat in seats.items()}
        if seats == match.seats:
            seats = match.seats  # the very same, so that nobody has to compare them again
    number, eyes_of = match.number + 1, variant.eyes
    saw = {who: eyes for who, seat in seats.items() if (eyes := eyes_of.get(seat, NOTHING))}
    return replace(
        match, game=game, seats=seats, saw=saw, left={}, layout=event.layout, number=number
    )


_DECIDERS: dict[type, Callable[[Match, PlayerId, Any], MatchEvents | Refusal]] = {
    LeaveMatch: _leave,
    TakeSeat: _take_seat,
    LookAtKey: _look_at_key,
    RotateRoles: _rotate,
}

_EVOLVERS: dict[type, Callable[[Match, Any], Match]] = {
    Joined: _joined,
    Left: _left,
    SeatTaken: _seat_taken,
    KeySeen: _key_seen,
    GameStarted: _game_started,
}
