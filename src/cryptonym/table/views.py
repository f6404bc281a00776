"""What a member may see of the table: built from allowed fields, like everything else."""

from typing import get_args

import msgspec
from msgspec.structs import replace

from cryptonym.rules import events as game
from cryptonym.rules import views as game_views
from cryptonym.rules.match import GameStarted, Joined, KeySeen, Left, Match, SeatTaken
from cryptonym.rules.model import WATCHER, Role, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.seating import missing_seats, seat_code, unequal
from cryptonym.table import events as ev
from cryptonym.table.model import (
    DeviceKind,
    Explained,
    Level,
    MemberId,
    Said,
    Settings,
    Table,
    Words,
)

EventSeen = (
    ev.OwnEvent
    | Joined
    | Left
    | SeatTaken
    | KeySeen
    | game_views.DealSeen
    | game.ConsultAsked
    | game.ConsultAnswered
    | game.ClueGiven
    | game.ClueChallenged
    | game.ChallengeRejected
    | game.ClueWaived
    | game.ClueAccepted
    | game.CluePenalised
    | game.PenaltySkipped
    | game.WordProposed
    | game.WordCovered
    | game.TurnEnded
    | game.GameOver
    | game.DealOpened
    | game.ClueSpelled
    | game.Talked
    | game.TimerStarted
    | game.TimerPaused
    | game.TimerResumed
    | game.TimerExpired
)


class MemberSeen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody at the table, as the others see them."""

    name: str
    seat: Seat
    bot: Level | None = None


class DeviceSeen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of your own devices; nobody sees those of others."""

    number: int
    since: int = 0  # milliseconds since 1970; 0 if it was not noted
    kind: DeviceKind | None = None


class TableView(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The whole table as one member sees it."""

    you: MemberId
    devices: tuple[DeviceSeen, ...] = ()  # your own
    host: MemberId
    members: dict[MemberId, MemberSeen]
    options: Options
    settings: Settings
    words: Words
    locked: bool = False
    closed: bool = False
    games: int = 0  # started so far
    missing: tuple[str, ...] = ()  # seats to fill before a game can start
    unequal: bool = False  # teams differ by more than one (R13)
    chat: tuple[Said, ...] = ()
    marks: dict[MemberId, tuple[int, ...]] = {}
    explained: tuple[Explained, ...] = ()  # picks of bots in this game
    ready: tuple[MemberId, ...] = ()  # for the next game
    game: game_views.View | None = None


def table_view(table: Table, member: MemberId) -> TableView:
    """The table for this member."""
    seat, match = table.seat_of(member), table.match
    between = not match.running
    return TableView(
        you=member,
        devices=devices_of(table, member),
        host=table.host,
        members={
            who: MemberSeen(other.name, match.seats[who], other.bot)
            for who, other in table.members.items()
        },
        options=match.options,
        settings=table.settings,
        words=table.words,
        locked=table.locked,
        closed=table.closed,
        games=match.number,
        missing=tuple(map(seat_code, missing_seats(match.options.mode, match.seats)))
        if between
        else (),
        unequal=match.options.mode == "teams" and unequal(match.seats),
        chat=tuple(said for said in table.chat if _hears(seat, said.to)),
        marks={who: tuple(sorted(cards)) for who, cards in table.marks.items() if cards},
        explained=table.explained,
        ready=tuple(sorted(table.ready)),
        game=_game_view(match, member),
    )


def devices_of(table: Table, member: MemberId) -> tuple[DeviceSeen, ...]:
    """A member's own devices, in order of coming."""
    devices = table.members[member].devices
    return tuple([DeviceSeen(one.number, one.since, one.kind) for one in devices])


def _game_view(match: Match, member: MemberId) -> game_views.View | None:
    game, seat = match.game, match.seats[member]
    if game is None:
        return None
    if match.running or seat.role is not Role.SPYMASTER or member in match.seen_key:
        return game_views.view(game, seat)
    # Who is spymaster of the next game learns nothing of what was asked in this one (R58, Q25).
    return replace(game_views.view(game, WATCHER), seat=seat)


def entry_view(
    event: ev.TableEvent, seat: Seat, after: Table, who: MemberId = ""
) -> EventSeen | None:
    """What somebody in this seat learns from an event; None = nothing at all.

    `after` is the table with the event applied. `who` they are matters for a member's own devices.
    """
    kind = type(event)
    if kind in _ALIKE:
        return event  # type: ignore[return-value] # nothing that a view would replace
    if kind in game_views.ALIKE:
        return event if after.match.game else None  # type: ignore[return-value] # likewise
    if isinstance(event, ev.MemberCame):
        return ev.MemberCame(event.member, event.name, bot=event.bot)
    if isinstance(event, ev.CodeMade | ev.ClueMeant):
        return None
    if isinstance(event, ev.DeviceAdded | ev.DevicesRemoved):
        return _device_view(event, after) if event.member == who else None
    if isinstance(event, ev.SomethingSaid):
        return event if _hears(seat, event.to) else None
    if isinstance(event, GameStarted):
        return game_views.deal_view(event.dealt, seat)
    return game_views.event_view(event, seat, after.match.game) if after.match.game else None  # type: ignore[arg-type] # what is left is an event of the game


def _device_view(
    event: ev.DeviceAdded | ev.DevicesRemoved, after: Table
) -> ev.DeviceAdded | ev.DevicesRemoved:
    if isinstance(event, ev.DevicesRemoved):
        return event
    number = event.number or after.members[event.member].devices_ever  # of an earlier version
    return ev.DeviceAdded(event.member, "", number, event.since, event.kind)


def _hears(seat: Seat, to: Team | None) -> bool:
    """Team talk is heard by the team, and by both spymasters as at any table (R30, Q25)."""
    return to is None or seat.team is to or seat.role is Role.SPYMASTER


def is_private(event: ev.TableEvent) -> bool:
    """Whether some at the table must not even notice that something happened (R58, Q25)."""
    if isinstance(event, ev.SomethingSaid):
        return event.to is not None
    return type(event) in _PRIVATE


def is_personal(event: ev.TableEvent) -> bool:
    """Whether `entry_view` depends on who somebody is, not on their seat alone."""
    return type(event) in _PERSONAL


def eyes_of(seat: Seat) -> Role:
    """What `entry_view` of an event that is not private depends on; equal eyes see the same."""
    return seat.role


def looks_alike(event: ev.TableEvent) -> bool:
    """Whether `entry_view` is the same for every seat."""
    return type(event) in _ALIKE or type(event) in game_views.ALIKE


# Looked up by type, as this is asked for every event and everybody who hears it.
_PERSONAL: frozenset[type] = frozenset({ev.DeviceAdded, ev.DevicesRemoved})
_PRIVATE: frozenset[type] = _PERSONAL | {
    game.ConsultAsked,
    game.ConsultAnswered,
    ev.CodeMade,
    ev.ClueMeant,
}
_ALIKE: frozenset[type] = frozenset({*get_args(ev.OwnEvent), Joined, Left, SeatTaken, KeySeen}) - {
    ev.MemberCame,
    *_PERSONAL,
    ev.SomethingSaid,
}
