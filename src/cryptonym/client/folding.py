"""A member's view after an event: the fold of the rules, over what this member may know."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cryptonym.rules import events as game_events
from cryptonym.rules.evolve import evolve
from cryptonym.rules.eyes import ASKED
from cryptonym.rules.game import Game
from cryptonym.rules.match import KeySeen, SeatTaken
from cryptonym.rules.model import (
    HIDDEN,
    IDENTITY_OF,
    INSIDER,
    TEAM_OF,
    WATCHER,
    Key,
    Phase,
    Seat,
    Team,
)
from cryptonym.rules.seating import dealt_in, missing_seats, seat_code, unequal
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import DealSeen, View
from cryptonym.table import events as ev
from cryptonym.table.model import Explained, MemberId, Said, signed, with_line
from cryptonym.table.views import DeviceSeen, EventSeen, MemberSeen, TableView

# A view is a game without its secrets: these fields mean the same in both.
_SHARED = tuple(
    name for name in Game.__struct_fields__ if name in View.__struct_fields__ and name != "key"
)


def view_after(view: TableView, event: EventSeen) -> TableView | None:
    """The view after an event; None if it gives new eyes, so that only the server can tell."""
    own = _EVOLVERS.get(type(event))
    if own:
        after = own(view, event)
    elif isinstance(event, DealSeen):
        after = _dealt(view, event)
    elif view.game is not None:
        after = _in_game(view, view.game, event)
    else:
        after = view
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


# ---- the table


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
    return replace(view, members=members, marks=marks, ready=ready, chat=chat)


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


def _said(view: TableView, event: ev.SomethingSaid) -> TableView:
    chat = with_line(view.chat, Said(event.by, event.text, event.to))
    return replace(view, chat=chat)


def _marked(view: TableView, event: ev.CardMarked) -> TableView:
    cards = set(view.marks.get(event.by, ()))
    cards = cards | {event.card} if event.on else cards - {event.card}
    marks = {**view.marks, event.by: tuple(sorted(cards))}
    return replace(view, marks={who: mine for who, mine in marks.items() if mine})


def _explained(view: TableView, event: ev.PickExplained) -> TableView:
    pick = Explained(event.by, event.card, event.clue, event.links, event.direct)
    return replace(view, explained=(*view.explained, pick))


_EVOLVERS: dict[type, Callable[[TableView, Any], TableView]] = {
    ev.MemberCame: _came,
    ev.DeviceAdded: _device_added,
    ev.DevicesRemoved: _devices_removed,
    ev.MemberWent: _went,
    ev.SeatLeft: _seat_left,
    ev.MemberRenamed: _renamed,
    ev.MemberReady: _ready,
    ev.HostChanged: lambda view, event: replace(view, host=event.member),
    ev.TableLocked: lambda view, event: replace(view, locked=event.locked),
    ev.OptionsChanged: lambda view, event: replace(view, options=event.options),
    ev.SettingsChanged: lambda view, event: replace(view, settings=event.settings),
    ev.WordsChosen: lambda view, event: replace(view, words=event.words),
    ev.SomethingSaid: _said,
    ev.CardMarked: _marked,
    ev.PickExplained: _explained,
    ev.TableClosed: lambda view, _event: replace(view, closed=True),
    SeatTaken: lambda view, event: _seated(view, event.player, event.seat),
    KeySeen: lambda view, event: _seated(view, event.player, INSIDER),
}


# ---- the game


def _dealt(view: TableView, event: DealSeen) -> TableView:
    variant = variant_of(event.options)
    members = {
        who: replace(member, seat=dealt_in(variant, member.seat, event.start))
        for who, member in view.members.items()
    }
    game = View(
        seat=members[view.you].seat,
        options=event.options,
        words=event.words,
        cells=event.key.cells if event.key else HIDDEN * len(event.words),
        covered=0,
        start=event.start,
        commitment=event.commitment,
        phase=Phase.CLUE,
        team=event.start,
        turn=1,
        left={side: _words_of(side, variant, event.start) for side in variant.sides},
        guesses=0,
        key=event.key,
    )
    games = view.games + 1
    after = replace(view, members=members, game=game, games=games, marks={}, explained=())
    return replace(after, ready=())


def _words_of(side: Team, variant: Variant, start: Team) -> int:
    """How many words a side has in a fresh game (R5)."""
    letters, at = variant.letters, variant.sides.index(side)
    own = IDENTITY_OF[side]
    return sum(letters.identity(letter, at) is own for letter in variant.tiles(start))


def _in_game(view: TableView, game: View, event: Any) -> TableView:
    known = {name: getattr(game, name) for name in _SHARED if name != "salt"}
    variant = variant_of(game.options)
    after = evolve(Game(**known, variant=variant, key=_NO_KEY, salt=""), event)
    changed = {name: getattr(after, name) for name in _SHARED if name != "salt"}
    changed |= {"clue": after.clue, "verdict": after.verdict if after.clue else None}
    if not after.variant.eyes_of(game.seat) & ASKED:
        changed["timer"] = _public_timer(game, after, event)
    if isinstance(event, game_events.WordCovered):
        changed |= _uncovered(game, event)
    if isinstance(event, game_events.DealOpened):
        key = Key(event.cells, game.start)
        changed |= {"key": key, "salt": event.salt, "cells": event.cells}
    return replace(view, game=replace(game, **changed), marks=_marks_after(view, event))


def _marks_after(view: TableView, event: Any) -> dict[MemberId, tuple[int, ...]]:
    """A mark is about the clue being played, and about a card that lies open."""
    if isinstance(event, game_events.TurnEnded | game_events.GameOver):
        return {}
    if not isinstance(event, game_events.WordCovered):
        return view.marks
    left = {who: tuple(c for c in mine if c != event.card) for who, mine in view.marks.items()}
    return {who: mine for who, mine in left.items() if mine}


_NO_KEY = Key("", Team.RED)  # the fold never looks at it


def _public_timer(before: View, after: Game, event: Any) -> Any:
    """A clock that stands still for a private question does not seem to (R58, Q22)."""
    if isinstance(event, game_events.ConsultAsked | game_events.ConsultAnswered):
        return before.timer
    return after.timer and replace(after.timer, held_since=None, credit=0)


def _uncovered(game: View, event: game_events.WordCovered) -> dict[str, Any]:
    variant, before = variant_of(game.options), game.cells[event.card]
    side = variant.sides.index(event.team)
    letter = variant.letters.with_shown(before, side, event.identity)
    cells = game.cells[: event.card] + letter + game.cells[event.card + 1 :]
    team = TEAM_OF.get(event.identity)
    left = {who: count - (who is team) for who, count in game.left.items()}
    return {"cells": cells, "left": left}
