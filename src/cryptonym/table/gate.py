"""What a member may see of a table: built from allowed fields, like everything else (R17).

Every event is listed here. One that is not is shown to nobody, and nobody counts it.
"""

from typing import get_args

from cryptonym.rules import events as game_events
from cryptonym.rules import gate
from cryptonym.rules.gate import view_with
from cryptonym.rules.match import GameStarted, Joined, KeySeen, Left, Match, SeatTaken
from cryptonym.rules.model import Seat, Team
from cryptonym.rules.seating import missing_seats, seat_code, unequal
from cryptonym.rules.variant import Variant
from cryptonym.rules.views import View
from cryptonym.table import events as ev
from cryptonym.table.campaign import Campaign
from cryptonym.table.model import NOBODY, MemberId, Table
from cryptonym.table.views import Consequence, DeviceSeen, EventSeen, MemberSeen, TableView

# What everybody sees as it is, the events of the game first.
Alike = (
    gate.Alike
    | ev.CardMarked
    | ev.PickExplained
    | ev.TableOpened
    | ev.MemberWent
    | ev.SeatLeft
    | ev.SeatAskedFor
    | ev.GameBrokenOff
    | ev.MemberRenamed
    | ev.HostChanged
    | ev.MemberReady
    | ev.TableLocked
    | ev.OptionsChanged
    | ev.SettingsChanged
    | ev.WordsChosen
    | ev.CityChosen
    | ev.CityPlayed
    | ev.CampaignBrought
    | ev.ActionAwaited
    | ev.TimeGiven
    | ev.TimeRanOut
    | ev.TableClosed
    | Joined
    | Left
    | SeatTaken
    | KeySeen
)
# What is told to everybody, though not in the same words.
_TOLD = (
    ev.MemberCame
    | GameStarted
    | game_events.ClueGiven
    | game_events.TimerPaused
    | game_events.TimerResumed
)
_PERSONAL = ev.DeviceAdded | ev.DevicesRemoved


def table_view(table: Table, member: MemberId, away: tuple[MemberId, ...] = ()) -> TableView:
    """The table for this member; who is away is not in the stream, and the same for all."""
    seat, match = table.seat_of(member), table.match
    between = not match.running
    return TableView(
        you=member,
        left=left_seat(table, member),
        devices=devices_of(table, member),
        host=table.host,
        members={
            who: MemberSeen(other.name, match.seats[who], other.bot)
            for who, other in table.members.items()
        },
        options=match.options,
        settings=table.settings,
        words=table.words,
        campaign=campaign_seen(table.campaign),
        locked=table.locked,
        closed=table.closed,
        games=match.number,
        missing=tuple(map(seat_code, missing_seats(match.variant, match.seats))) if between else (),
        unequal=unequal(match.variant, match.seats),
        chat=tuple(said for said in table.chat if _hears(match.variant, seat, said.to)),
        marks={who: tuple(sorted(cards)) for who, cards in table.marks.items() if cards},
        explained=table.explained,
        ready=tuple(sorted(table.ready)),
        asking=table.asking,
        game=_game_view(match, member),
        awaited=table.awaited,
        times=table.times,
        away=away,
    )


def campaign_seen(campaign: Campaign) -> Campaign | None:
    """What the table has won, the same for all; None if it has not begun."""
    return campaign if campaign != Campaign() else None


def left_seat(table: Table, member: MemberId) -> Seat | None:
    """The seat that a member had in this game before they went, and can come back to."""
    return None if table.seat_of(member).plays else table.match.left.get(member)


def devices_of(table: Table, member: MemberId) -> tuple[DeviceSeen, ...]:
    """A member's own devices, in order of coming."""
    devices = table.members[member].devices
    return tuple([DeviceSeen(one.number, one.since, one.kind) for one in devices])


def _game_view(match: Match, member: MemberId) -> View | None:
    # Who is spymaster of the next game learns nothing of what was asked in this one (R58, Q25).
    game, seat = match.game, match.seats[member]
    return view_with(game, seat, match.eyes_of(member)) if game else None


def entry_view(
    event: ev.TableEvent, seat: Seat, after: Table, who: MemberId = NOBODY
) -> EventSeen | None:
    """What somebody in this seat learns from an event; None = nothing at all.

    `after` is the table with the event applied. `who` they are matters for a member's own devices.
    """
    match event:  # a long union is slow to say no, so it comes last
        case GameStarted():
            variant = after.match.variant
            return gate.deal_seen(event.dealt, variant.eyes_of(seat), variant)
        case game_events.ClueGiven():
            return gate.event_view(event, seat, after.match.game) if after.match.game else None
        case ev.MemberCame():
            came, name, bot = event.member, event.name, event.bot
            return ev.MemberCame(came, name, bot=bot, stands_in=event.stands_in)
        case ev.SomethingSaid():
            return event if _hears(after.match.variant, seat, event.to) else None
        case ev.DeviceAdded():
            return _own_device(event, after) if event.member == who else None
        case ev.DevicesRemoved():
            return event if event.member == who else None
        case ev.CodeMade() | ev.MemberMarked() | ev.ClueMeant() | ev.Reminded():
            return None
        case _:
            if isinstance(event, Alike):
                return event
            return gate.event_view(event, seat, after.match.game) if after.match.game else None


def common_view(event: ev.TableEvent) -> EventSeen | None:
    """What everybody learns from an event, if `looks_alike`; None if it depends on who they are."""
    return event if isinstance(event, Alike) else None


def _own_device(event: ev.DeviceAdded, after: Table) -> ev.DeviceAdded:
    number = event.number or after.members[event.member].devices_ever  # of an earlier version
    return ev.DeviceAdded(event.member, "", number, event.since, event.kind)


def _hears(variant: Variant, seat: Seat, to: Team | None) -> bool:
    """Team talk is heard by the team, and by both spymasters as at any table (R30, Q25)."""
    return to is None or seat.team is to or variant.gives(seat)


def is_private(event: ev.TableEvent) -> bool:
    """Whether some at the table must not even notice that something happened (R58, Q25)."""
    if isinstance(event, ev.SomethingSaid):
        return event.to is not None
    return type(event) not in _PUBLIC_KINDS


def is_personal(event: ev.TableEvent) -> bool:
    """Whether `entry_view` depends on who somebody is, not on their seat alone."""
    return type(event) in _PERSONAL_KINDS


def looks_alike(event: ev.TableEvent) -> bool:
    """Whether `entry_view` is the same for every seat."""
    return type(event) in _ALIKE_KINDS


def follows(event: EventSeen | ev.TableEvent) -> bool:
    """Whether nobody does this: it comes with what somebody did, or with the clock."""
    if isinstance(event, game_events.TurnEnded):
        return event.reason != "stopped"
    return type(event) in _CONSEQUENCES


def signature(event: EventSeen | ev.TableEvent, by: MemberId) -> MemberId:
    """Who did this, as far as everybody may know."""
    if type(event) not in _SIGNED_SELDOM:
        return by
    # A doubtful clue is published by whoever allowed it: a name would tell of the question (R58).
    if isinstance(event, game_events.ClueGiven) or follows(event):
        return NOBODY
    by_referee = isinstance(event, game_events.ClueChallenged) and event.by is None
    return NOBODY if by_referee else by


# Looked up by type, as this is asked for every event and everybody who hears it.
_ALIKE_KINDS: frozenset[type] = frozenset(get_args(Alike))
_PUBLIC_KINDS: frozenset[type] = _ALIKE_KINDS | frozenset(get_args(_TOLD))
_PERSONAL_KINDS: frozenset[type] = frozenset(get_args(_PERSONAL))
_CONSEQUENCES: frozenset[type] = frozenset(get_args(Consequence))
_SIGNED_SELDOM = _CONSEQUENCES | {
    game_events.ClueGiven,
    game_events.ClueChallenged,
    game_events.TurnEnded,
}
