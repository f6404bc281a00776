"""A member's view after an event: no rules, but what events mean at every table."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cryptonym.client.folding_game import after_play
from cryptonym.rules.match import KeySeen, SeatTaken
from cryptonym.rules.model import INSIDER, WATCHER, Phase, Seat
from cryptonym.rules.seating import missing_seats, seat_code, unequal
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import Now
from cryptonym.table import events as ev
from cryptonym.table.campaign import Campaign
from cryptonym.table.campaign_events import CampaignEvent, campaign_after
from cryptonym.table.gate import campaign_seen
from cryptonym.table.model import Explained, MemberId, Said, signed, with_line
from cryptonym.table.slow_events import SlowEvent, slow_after
from cryptonym.table.views import DeviceSeen, EventSeen, MemberSeen, TableView


def view_after(view: TableView, event: EventSeen, now: Now | None = None) -> TableView | None:
    """The view after an event, with the `now` of its message.

    None if it gives new eyes, so that only the server can tell.
    """
    own = _EVOLVERS.get(type(event))
    after = own(view, event) if own else after_play(view, event, now)
    mine = after.members.get(view.you)
    if mine is None or mine.seat != view.members[view.you].seat:
        return None
    return _counted(after)


def _counted(view: TableView) -> TableView:
    """With what follows from the seats: which are missing, and whether the teams are equal."""
    seats = {who: member.seat for who, member in view.members.items()}
    running = view.game is not None and view.game.phase is not Phase.OVER
    variant = variant_of(view.options)
    missing = () if running else missing_seats(variant, seats)
    missed = tuple(map(seat_code, missing))
    return replace(view, missing=missed, unequal=unequal(variant, seats))


def _came(view: TableView, event: ev.MemberCame) -> TableView:
    members = {**view.members, event.member: MemberSeen(event.name, WATCHER, event.bot)}
    host = view.host or ("" if event.bot else event.member)
    return replace(view, members=members, host=host)


def _device_added(view: TableView, event: ev.DeviceAdded) -> TableView:
    device = DeviceSeen(event.number, event.since, event.kind)
    return replace(view, devices=(*view.devices, device))


def _devices_removed(view: TableView, event: ev.DevicesRemoved) -> TableView:
    kept = tuple(device for device in view.devices if device.number not in event.numbers)
    return replace(view, devices=kept)


def _went(view: TableView, event: ev.MemberWent) -> TableView:
    members = {who: member for who, member in view.members.items() if who != event.member}
    marks = {who: cards for who, cards in view.marks.items() if who != event.member}
    ready = tuple(who for who in view.ready if who != event.member)
    chat = signed(view.chat, event.member, view.members[event.member].name)
    gone = replace(view, members=members, marks=marks, ready=ready, chat=chat)
    return _not_asking(gone, event.member)


def _renamed(view: TableView, event: ev.MemberRenamed) -> TableView:
    renamed = replace(view.members[event.member], name=event.name)
    return replace(view, members={**view.members, event.member: renamed})


def _ready(view: TableView, event: ev.MemberReady) -> TableView:
    others = {who for who in view.ready if who != event.member}
    return replace(view, ready=tuple(sorted(others | {event.member} if event.ready else others)))


def _seated(view: TableView, who: MemberId, seat: Seat) -> TableView:
    seated = replace(view.members[who], seat=seat)
    return replace(view, members={**view.members, who: seated})


def _seat_left(view: TableView, event: ev.SeatLeft) -> TableView:
    marks = {who: cards for who, cards in view.marks.items() if who != event.member}
    return replace(_seated(view, event.member, event.seat), marks=marks)


def _asked_for(view: TableView, event: ev.SeatAskedFor) -> TableView:
    others = _not_asking(view, event.member)
    asking = {**others.asking, event.member: event.seat} if event.seat.plays else others.asking
    return replace(others, asking=asking)


def _not_asking(view: TableView, who: MemberId) -> TableView:
    asking = {other: seat for other, seat in view.asking.items() if other != who}
    return replace(view, asking=asking)


def _broken_off(view: TableView, _event: ev.GameBrokenOff) -> TableView:
    return replace(view, game=None, marks={}, explained=(), asking={}, awaited=None)


def _campaign(view: TableView, event: CampaignEvent) -> TableView:
    after = campaign_after(view.campaign or Campaign(), event)
    return replace(view, campaign=campaign_seen(after))


def _said(view: TableView, event: ev.SomethingSaid) -> TableView:
    line = Said(event.by, event.text, event.to, phrase=event.phrase)
    chat = with_line(view.chat, line)
    return replace(view, chat=chat)


def _marked(view: TableView, event: ev.CardMarked) -> TableView:
    cards = set(view.marks.get(event.by, ()))
    cards = cards | {event.card} if event.on else cards - {event.card}
    marks = {**view.marks, event.by: tuple(sorted(cards))}
    return replace(view, marks={who: mine for who, mine in marks.items() if mine})


def _slow(view: TableView, event: SlowEvent) -> TableView:
    return slow_after(view, event, lambda who: who in view.members and bool(view.members[who].bot))


def _explained(view: TableView, event: ev.PickExplained) -> TableView:
    pick = Explained(event.by, event.card, event.clue, event.links, event.direct)
    return replace(view, explained=(*view.explained, pick))


_EVOLVERS: dict[type, Callable[[TableView, Any], TableView]] = {
    ev.MemberCame: _came,
    ev.DeviceAdded: _device_added,
    ev.DevicesRemoved: _devices_removed,
    ev.MemberWent: _went,
    ev.SeatLeft: _seat_left,
    ev.SeatAskedFor: _asked_for,
    ev.GameBrokenOff: _broken_off,
    ev.MemberRenamed: _renamed,
    ev.MemberReady: _ready,
    ev.HostChanged: lambda view, event: replace(view, host=event.member),
    ev.TableLocked: lambda view, event: replace(view, locked=event.locked),
    ev.OptionsChanged: lambda view, event: replace(view, options=event.options),
    ev.SettingsChanged: lambda view, event: replace(view, settings=event.settings),
    ev.WordsChosen: lambda view, event: replace(view, words=event.words),
    ev.CityChosen: _campaign,
    ev.CityPlayed: _campaign,
    ev.CampaignBrought: _campaign,
    ev.SomethingSaid: _said,
    ev.CardMarked: _marked,
    ev.PickExplained: _explained,
    ev.ActionAwaited: _slow,
    ev.TimeGiven: _slow,
    ev.TimeRanOut: _slow,
    ev.TableClosed: lambda view, _event: replace(view, closed=True),
    SeatTaken: lambda view, event: _not_asking(
        _seated(view, event.player, event.seat), event.player
    ),
    KeySeen: lambda view, event: _seated(view, event.player, INSIDER),
}
