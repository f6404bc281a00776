"""A slow table after an event, or what a member sees of it: whom it waits for, and their times."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from cryptonym.table.events import ActionAwaited, TimeGiven, TimeRanOut
from cryptonym.table.model import Awaited, MemberId, Table, Times
from cryptonym.table.views import TableView

SlowEvent = ActionAwaited | TimeGiven | TimeRanOut
Seen = TypeVar("Seen", Table, TableView)


def slow_after(table: Seen, event: SlowEvent, is_bot: Callable[[MemberId], bool]) -> Seen:
    """The table after such an event. Nobody counts what bots do."""
    before = table.awaited
    if isinstance(event, TimeGiven):
        if before is None:
            return table
        given = before.given + bool(event.by)
        awaited = replace(before, until=event.until, last=event.last, given=given)
        return replace(table, awaited=awaited)
    times = dict(table.times)
    reserve = table.settings.slow.reserve if table.settings.slow else 0
    if isinstance(event, TimeRanOut):
        for who in event.who:
            if not is_bot(who):
                time = times.get(who, Times())
                times[who] = Times(reserve, time.in_time, time.overdue + 1)
        return replace(table, times=times, awaited=before if event.left else None)
    if event.late and before is not None:
        for who in before.who:
            if not is_bot(who):
                time = times.get(who, Times())
                times[who] = replace(time, used=min(reserve, time.used + event.late))
    if event.by:
        time = times.get(event.by, Times())
        times[event.by] = replace(time, in_time=time.in_time + 1)
    now = Awaited(event.who, event.since, event.until, event.last, event.given)
    return replace(table, times=times, awaited=now if event.who else None)


def fresh_reserves(table: Seen) -> Seen:
    """A game begins: everybody has all of their reserve, and nobody is awaited yet."""
    fresh = {who: replace(time, used=0) for who, time in table.times.items()}
    times = {who: time for who, time in fresh.items() if time != Times()}
    return replace(table, times=times, awaited=None)
