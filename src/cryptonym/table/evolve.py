"""The table after an event: total, never refuses."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from cryptonym.rules import events as game_events
from cryptonym.rules.cards import Layout, as_hex
from cryptonym.rules.match import GameStarted, Joined, Left, Match, SeatTaken, evolve_match
from cryptonym.rules.model import Seat
from cryptonym.table import events as ev
from cryptonym.table.campaign_events import CampaignEvent, campaign_after
from cryptonym.table.model import (
    CHOICES_KEPT,
    MOST_DEVICES,
    Device,
    Explained,
    Member,
    MemberId,
    OpenCode,
    Played,
    Said,
    Table,
    signed,
    with_line,
)
from cryptonym.table.silence import ACTORS, acts_after
from cryptonym.table.slow_events import SlowEvent, fresh_reserves, slow_after


def open_table(event: ev.TableOpened) -> Table:
    """A table where nobody is yet. Cards come in with the command that deals them."""
    match = Match(options=event.options, cards=())
    return Table(name=event.name, match=match, settings=event.settings, words=event.words)


def evolve_table(table: Table, event: ev.TableEvent) -> Table:
    """The table after one event."""
    own = _EVOLVERS.get(type(event))
    return own(table, event) if own else _played(table, event)


def table_after(table: Table, happened: Iterable[ev.TableEvent]) -> Table:
    """The table after several events."""
    for event in happened:
        table = evolve_table(table, event)
    return table


def _played(table: Table, event: ev.TableEvent) -> Table:
    """The table after something of the match."""
    match = evolve_match(table.match, event)  # type: ignore[arg-type] # what is left is a MatchEvent
    kind = type(event)  # `isinstance` is slow to say no, and this runs for every guess
    if kind is GameStarted:
        nobody: frozenset[MemberId] = frozenset()
        began = replace(
            table,
            match=match,
            marks={},
            explained=(),
            ready=nobody,
            gone={},
            sent_away=nobody,
            late=nobody,
            acts={},
            asking={},
        )
        return began if began.settings.slow is None else fresh_reserves(began)
    if table.asking and isinstance(event, SeatTaken):
        table = replace(table, asking=_without(table.asking, event.player))
    if not table.marks:
        return replace(table, match=match)
    return replace(table, match=match, marks=_marks_after(table, event))


def _marks_after(table: Table, event: ev.TableEvent) -> dict[MemberId, frozenset[int]]:
    """A mark is about the clue being played, and about a card that lies open."""
    if isinstance(event, _FORGET_MARKS):
        return {}
    if isinstance(event, game_events.WordCovered):
        return {who: cards - {event.card} for who, cards in table.marks.items()}
    return table.marks


_FORGET_MARKS = (game_events.TurnEnded, game_events.GameOver)


def _came(table: Table, event: ev.MemberCame) -> Table:
    members = {**table.members, event.member: _newcomer(table, event)}
    new = table.match.running and event.bot is None and event.member not in table.gone
    return replace(
        table,
        members=members,
        gone={who: member for who, member in table.gone.items() if who != event.member},
        late=table.late | {event.member} if new else table.late,
        host=table.host or ("" if event.bot else event.member),
        arrivals=table.arrivals + 1,
        match=evolve_match(table.match, Joined(event.member)),
    )


def _newcomer(table: Table, event: ev.MemberCame) -> Member:
    if event.bot:
        return Member(event.name, (), event.bot)
    before = table.gone.get(event.member)
    number = before.devices_ever + 1 if before else 1
    device = Device(event.token, number, event.since, event.kind, event.via)
    mark = event.mark or (before.mark if before else "")
    if event.mark and not event.token:  # put there by the server: their devices come later
        return Member(event.name, (), mark=mark)
    return Member(event.name, (device,), devices_ever=number, mark=mark)


def _code_made(table: Table, event: ev.CodeMade) -> Table:
    code = OpenCode(event.nonce, event.until, event.maker)
    made = replace(table.members[event.member], code=code)
    return replace(table, members={**table.members, event.member: made})


def _device_added(table: Table, event: ev.DeviceAdded) -> Table:
    """The code is spent. In streams of earlier versions one device too many replaced the oldest."""
    member = table.members[event.member]
    number = event.number or member.devices_ever + 1
    device = Device(event.token, number, event.since, event.kind, event.via)
    devices = (*member.devices, device)[-MOST_DEVICES:]
    added = replace(member, devices=devices, devices_ever=number, code=None)
    return replace(table, members={**table.members, event.member: added})


def _member_marked(table: Table, event: ev.MemberMarked) -> Table:
    member = table.members[event.member]
    devices = tuple(
        replace(one, via=event.via) if one.number == event.device else one for one in member.devices
    )
    marked = replace(member, mark=event.mark, devices=devices)
    return replace(table, members={**table.members, event.member: marked})


def _devices_removed(table: Table, event: ev.DevicesRemoved) -> Table:
    """An open code is void too: a device that goes may have asked for it."""
    member = table.members[event.member]
    kept = tuple(device for device in member.devices if device.number not in event.numbers)
    fewer = replace(member, devices=kept, code=None)
    return replace(table, members={**table.members, event.member: fewer})


def _went(table: Table, event: ev.MemberWent) -> Table:
    members = {who: member for who, member in table.members.items() if who != event.member}
    marks = {who: cards for who, cards in table.marks.items() if who != event.member}
    match = evolve_match(table.match, Left(event.member))
    gone, sent_away = table.gone, table.sent_away
    if table.match.running:
        gone = {**gone, event.member: table.members[event.member]}
        if event.kicked and not table.is_bot(event.member):
            sent_away = sent_away | {event.member}
    ready, asking = table.ready - {event.member}, _without(table.asking, event.member)
    chat = signed(table.chat, event.member, table.members[event.member].name)
    changed = replace(table, members=members, gone=gone, marks=marks, match=match)
    after = replace(changed, ready=ready, chat=chat, sent_away=sent_away, asking=asking)
    # Whoever comes to a table without people is host again.
    return after if after.people() else replace(after, host="")


def _seat_left(table: Table, event: ev.SeatLeft) -> Table:
    """As if they had gone out and come in again, to watch."""
    match, before = table.match, table.seat_of(event.member)
    left = {**match.left, event.member: before} if match.running and before.plays else match.left
    seats = {**match.seats, event.member: event.seat}
    marks = {who: cards for who, cards in table.marks.items() if who != event.member}
    return replace(table, match=replace(match, seats=seats, left=left), marks=marks)


def _seat_asked_for(table: Table, event: ev.SeatAskedFor) -> Table:
    asking = _without(table.asking, event.member)
    if event.seat.plays:
        asking[event.member] = event.seat
    return replace(table, asking=asking)


def _without(asking: dict[MemberId, Seat], who: MemberId) -> dict[MemberId, Seat]:
    return {other: seat for other, seat in asking.items() if other != who}


def _broken_off(table: Table, _event: ev.GameBrokenOff) -> Table:
    """As before a deal; which words lay there is not forgotten (R50)."""
    match = replace(table.match, game=None)
    return replace(table, match=match, marks={}, explained=(), acts={}, asking={}, awaited=None)


def _renamed(table: Table, event: ev.MemberRenamed) -> Table:
    renamed = replace(table.members[event.member], name=event.name)
    return replace(table, members={**table.members, event.member: renamed})


def _host_changed(table: Table, event: ev.HostChanged) -> Table:
    return replace(table, host=event.member)


def _ready(table: Table, event: ev.MemberReady) -> Table:
    who = {event.member}
    return replace(table, ready=table.ready | who if event.ready else table.ready - who)


def _locked(table: Table, event: ev.TableLocked) -> Table:
    return replace(table, locked=event.locked)


def _options_changed(table: Table, event: ev.OptionsChanged) -> Table:
    if event.options.language != table.match.options.language:
        table = _words_set_aside(table)
    return replace(table, match=replace(table.match, options=event.options))


def _settings_changed(table: Table, event: ev.SettingsChanged) -> Table:
    return replace(table, settings=event.settings)


def _words_chosen(table: Table, event: ev.WordsChosen) -> Table:
    return replace(_words_set_aside(table), words=event.words)


def _campaign(table: Table, event: CampaignEvent) -> Table:
    return replace(table, campaign=campaign_after(table.campaign, event))


def _words_set_aside(table: Table) -> Table:
    """Other cards come on the table; which words lay there already is not forgotten (R50)."""
    match = table.match
    if not match.layout.faces:
        return table
    aside = Played(match.options.language, table.words, as_hex(match.layout.played))
    others = [
        one for one in table.played if (one.language, one.words) != (aside.language, aside.words)
    ]
    played = (*others, aside)[-CHOICES_KEPT:]
    return replace(table, played=played, match=replace(match, layout=Layout()))


def _said(table: Table, event: ev.SomethingSaid) -> Table:
    line = Said(event.by, event.text, event.to, phrase=event.phrase)
    chat = with_line(table.chat, line)
    return replace(table, chat=chat)


def _marked(table: Table, event: ev.CardMarked) -> Table:
    mine = table.marks.get(event.by, frozenset())
    mine = mine | {event.card} if event.on else mine - {event.card}
    return replace(table, marks={**table.marks, event.by: mine})


def _explained(table: Table, event: ev.PickExplained) -> Table:
    pick = Explained(event.by, event.card, event.clue, event.links, event.direct)
    return replace(table, explained=(*table.explained, pick))


def _slow(table: Table, event: SlowEvent) -> Table:
    return slow_after(table, event, table.is_bot)


def _time_given(table: Table, event: ev.TimeGiven) -> Table:
    """What was said about the time that is left is to be said again."""
    said = table.reminded if table.reminded == "turn" else "half"
    return replace(_slow(table, event), reminded=said)


def _reminded(table: Table, event: ev.Reminded) -> Table:
    return replace(table, reminded=event.kind)


def _closed(table: Table, _event: ev.TableClosed) -> Table:
    return replace(table, closed=True)


def _counted(kind: type, evolver: Callable[[Table, Any], Table]) -> Callable[[Table, Any], Table]:
    """The same, with one more act of whoever knows the key."""
    whose = ACTORS[kind]

    def evolved(table: Table, event: Any) -> Table:
        return replace(evolver(table, event), acts=acts_after(table, whose(table, event)))

    return evolved


_EVOLVERS: dict[type, Callable[[Table, Any], Table]] = {
    ev.TableOpened: lambda _table, event: open_table(event),
    ev.MemberCame: _came,
    ev.CodeMade: _code_made,
    ev.DeviceAdded: _device_added,
    ev.MemberMarked: _member_marked,
    ev.DevicesRemoved: _devices_removed,
    ev.MemberWent: _went,
    ev.SeatLeft: _seat_left,
    ev.SeatAskedFor: _seat_asked_for,
    ev.GameBrokenOff: _broken_off,
    ev.MemberRenamed: _renamed,
    ev.HostChanged: _host_changed,
    ev.MemberReady: _ready,
    ev.TableLocked: _locked,
    ev.OptionsChanged: _options_changed,
    ev.SettingsChanged: _settings_changed,
    ev.WordsChosen: _words_chosen,
    ev.CityChosen: _campaign,
    ev.CityPlayed: _campaign,
    ev.CampaignBrought: _campaign,
    ev.SomethingSaid: _said,
    ev.CardMarked: _marked,
    ev.PickExplained: _explained,
    ev.ClueMeant: lambda table, _event: table,  # a table that does not know it cannot tell it
    ev.ActionAwaited: lambda table, event: replace(_slow(table, event), reminded="turn"),
    ev.TimeGiven: _time_given,
    ev.TimeRanOut: _slow,
    ev.Reminded: _reminded,
    ev.TableClosed: _closed,
}
_EVOLVERS |= {kind: _counted(kind, _EVOLVERS.get(kind, _played)) for kind in ACTORS}
