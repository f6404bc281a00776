"""The gate of a table is closed too: what it does not list, nobody is told (R17, R58)."""

from typing import get_args

import msgspec
import pytest

from cryptonym.rules import events as game_events
from cryptonym.rules import gate
from cryptonym.rules import match as m
from cryptonym.rules.model import WATCHER, Role, Seat, Team
from cryptonym.table import events as ev
from cryptonym.table.gate import (
    Alike,
    common_view,
    entry_view,
    is_personal,
    is_private,
    looks_alike,
)
from cryptonym.table.views import EventSeen
from table.gathering import seated
from table.test_replay import random_evening

# Told as they are. Whoever adds a field here says that everybody may know it.
ALIKE = {
    ev.CardMarked: ("by", "card", "on"),
    ev.PickExplained: ("by", "card", "clue", "links", "direct"),
    ev.TableOpened: ("name", "options", "settings", "words"),
    ev.MemberWent: ("member", "kicked"),
    ev.SeatLeft: ("member", "seat"),
    ev.SeatAskedFor: ("member", "seat"),
    ev.GameBrokenOff: (),
    ev.MemberRenamed: ("member", "name"),
    ev.HostChanged: ("member",),
    ev.MemberReady: ("member", "ready"),
    ev.TableLocked: ("locked",),
    ev.OptionsChanged: ("options",),
    ev.SettingsChanged: ("settings",),
    ev.WordsChosen: ("words",),
    ev.CityChosen: ("city",),
    ev.CityPlayed: ("city", "won", "found", "tokens", "mistakes", "opens"),
    ev.CampaignBrought: ("opened", "results"),
    ev.ActionAwaited: ("who", "since", "until", "last", "by", "late", "given"),
    ev.TimeGiven: ("until", "last", "by"),
    ev.TimeRanOut: ("who", "left"),
    ev.TableClosed: ("abandoned",),
    m.Joined: ("player",),
    m.Left: ("player",),
    m.SeatTaken: ("player", "seat", "moved"),
    m.KeySeen: ("player",),
}
# Told in part, to some or to nobody. Whoever adds a field here looks at the gate first.
LOOKED_AT = {
    ev.MemberCame: ("member", "name", "token", "bot", "since", "kind", "mark", "via", "stands_in"),
    ev.DeviceAdded: ("member", "token", "number", "since", "kind", "via"),
    ev.MemberMarked: ("member", "mark", "device", "via"),
    ev.DevicesRemoved: ("member", "numbers"),
    ev.SomethingSaid: ("by", "text", "to", "phrase"),
    ev.CodeMade: ("member", "nonce", "until", "maker"),
    ev.ClueMeant: ("turn", "cards"),
    ev.Reminded: ("kind",),
    m.GameStarted: ("layout", "dealt"),
}
PRIVATE = {
    ev.DeviceAdded,
    ev.DevicesRemoved,
    ev.CodeMade,
    ev.MemberMarked,
    ev.ClueMeant,
    ev.Reminded,
    game_events.ConsultAsked,
    game_events.ConsultAnswered,
    game_events.Dealt,  # of a table's stream it is no event: it comes inside of GameStarted
}


def test_every_event_has_its_place_in_the_gate_with_all_its_fields_r17() -> None:
    own = set(get_args(ev.TableEvent)) - set(get_args(game_events.Event))
    assert {kind: kind.__struct_fields__ for kind in own} == ALIKE | LOOKED_AT
    assert set(get_args(Alike)) == set(ALIKE) | set(get_args(gate.Alike))


def test_what_is_told_is_another_union_than_what_is_stored_r17() -> None:
    untold = set(get_args(ev.TableEvent)) - set(get_args(EventSeen))
    assert untold == {
        game_events.Dealt,
        m.GameStarted,
        ev.CodeMade,
        ev.MemberMarked,
        ev.ClueMeant,
        ev.Reminded,
    }


def test_what_is_not_listed_as_public_is_private_r58() -> None:
    """Else it would leave a gap in the numbers that everybody counts."""
    kinds = set(get_args(ev.TableEvent)) - {ev.SomethingSaid}
    events = [kind(*[None] * len(kind.__struct_fields__)) for kind in kinds]
    assert {type(event) for event in events if is_private(event)} == PRIVATE
    personal = {type(event) for event in events if is_personal(event)}
    assert personal == {ev.DeviceAdded, ev.DevicesRemoved}


def test_an_event_that_is_not_listed_is_told_to_nobody_and_counted_by_nobody_r17_r58() -> None:
    leak = msgspec.defstruct("Leak", [("key", str)])("rb.x")
    table = seated().table
    assert is_private(leak)  # type: ignore[arg-type] # that is the point
    assert not looks_alike(leak)  # type: ignore[arg-type] # likewise
    assert common_view(leak) is None  # type: ignore[arg-type] # likewise
    for seat in (WATCHER, Seat(Role.SPYMASTER, Team.RED)):
        with pytest.raises(AssertionError):
            entry_view(leak, seat, table)  # type: ignore[arg-type] # likewise


@pytest.mark.parametrize("seed", range(30))
def test_equal_eyes_see_the_same_of_what_is_not_private_r17(seed: int) -> None:
    """One text is made for all of them."""
    gathering, tables = random_evening(seed)
    for event, table in zip(gathering.events, tables, strict=True):
        if is_private(event):
            continue
        seen: dict[object, object] = {}
        eyes_of = table.match.variant.eyes_of
        for seat in (Seat(role, team) for role in Role for team in (None, *Team)):
            what = entry_view(event, seat, table)
            assert seen.setdefault(eyes_of(seat), what) == what
        if looks_alike(event):
            assert all(what is event for what in seen.values())
            assert common_view(event) is event
