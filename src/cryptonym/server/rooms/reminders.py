"""Calling people to a slow table: what whoever sends messages is told, and nothing secret."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from cryptonym.rules.events import ConsultAsked
from cryptonym.rules.legal import to_act
from cryptonym.store.port import TableId
from cryptonym.table.events import ActionAwaited, Reminded, TableEvent, TimeRanOut
from cryptonym.table.model import MemberId, ReminderKind, Table


class Reminder(msgspec.Struct, frozen=True, gc=False):
    """Somebody at a slow table may want to know this; it says neither a clue nor a colour."""

    table: TableId
    member: MemberId
    # It is their turn, half of their time is over, four hours are left of it, or of the reserve
    # too; a bot plays for them; or they alone are asked something in private (R58).
    kind: ReminderKind | Literal["taken", "asked"]
    deadline: int  # when a bot takes the seat; of no use any more after that


def reminders(table_id: TableId, events: Iterable[TableEvent], after: Table) -> Iterator[Reminder]:
    """Whom these events call, at a table that is `after` them. Nobody calls bots."""
    awaited = after.awaited
    last = awaited.last if awaited else 0
    for event in events:
        called: tuple[MemberId, ...] = ()
        kind: ReminderKind | Literal["taken", "asked"] = "turn"
        if isinstance(event, ActionAwaited):
            called = event.who
        elif isinstance(event, Reminded):
            called, kind = awaited.who if awaited else (), event.kind
        elif isinstance(event, TimeRanOut) and not event.left:
            called, kind = event.who, "taken"
        elif isinstance(event, ConsultAsked):
            called, kind = _asked(after), "asked"
        for who in called:
            if who in after.members and not after.is_bot(who):
                yield Reminder(table_id, who, kind, last)


def _asked(table: Table) -> tuple[MemberId, ...]:
    """Who has to answer, as they themselves know."""
    game = table.match.game
    seats = to_act(game) if game else ()
    return tuple(who for who, seat in table.match.seats.items() if seat in seats)
