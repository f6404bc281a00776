"""What time brings to a table: when it is due, what happens then, and whom that calls.

What the store knows of a table beside its entries is here: that moment, and its line in the list.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from cryptonym.bodies.tables import Listing
from cryptonym.rules.commands import ExpireTimer, PauseTimer, ResumeTimer
from cryptonym.rules.decide import decide
from cryptonym.rules.events import ConsultAsked, TimerPaused
from cryptonym.rules.game import Game
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import WATCHER, Timer
from cryptonym.rules.refusals import Refusal
from cryptonym.store.port import TableId
from cryptonym.table import events as ev
from cryptonym.table.deadlines import awaited_now, next_look, what_time_brings
from cryptonym.table.given import Given
from cryptonym.table.model import MemberId, ReminderKind, Table

SLOW_PATIENCE = 14 * 24 * 3_600_000  # milliseconds that a slow table is kept after its last game
LONGEST_PATIENCE = 366 * 24 * 60  # minutes
WAIT_FOR_ABSENT = 60_000  # milliseconds that a clock stands for somebody who is away

_ENCODER = msgspec.json.Encoder()


# ---- when it is due


def due_at(table: Table, seen_at: int, now: int = 0) -> int:
    """When the table next wants to be looked at: its clock, or its being abandoned.

    One that is closed is due at once, until the store has closed it too. A slow game is never
    abandoned: it ends by itself.
    """
    if table.closed:
        return 0
    awaited = None if table.awaited is None else next_look(table, now)
    if awaited is not None:
        return awaited
    abandoned = seen_at + patience_with(table)
    timer = table.match.game.timer if table.match.game else None
    if timer is not None and timer.left is not None and timer.until:
        return max(0, min(timer.until, abandoned))
    if timer is None or timer.left is not None or timer.held_since is not None:
        return abandoned
    return max(0, min(timer.deadline, abandoned))


def what_is_due(
    table: Table,
    given: Given,
    seen_at: int,
    *,
    attended: bool,
    away: Collection[MemberId] = (),
    here: Collection[MemberId] = (),
) -> tuple[ev.TableEvent, ...]:
    """What happens at an open table by itself: its clock, or everybody has left.

    A clock has run out, or it waits for somebody who is `away`, until they are `here` again.
    """
    now = given.now
    if table.awaited is not None:
        return what_time_brings(table, given)
    if not attended and now - seen_at >= patience_with(table):
        return (ev.TableClosed(abandoned=True),)
    game = table.match.game
    if game is None or game.timer is None:
        return ()
    expired = decide(game, WATCHER, ExpireTimer(), now=now)
    if not isinstance(expired, Refusal):
        return expired
    return _clock_for_absent(table, game, game.timer, now, away, here)


def _clock_for_absent(
    table: Table,
    game: Game,
    timer: Timer,
    now: int,
    away: Collection[MemberId],
    here: Collection[MemberId],
) -> tuple[ev.TableEvent, ...]:
    """A strict limit stands once, for a minute at most, while all whom it is for are away.

    Only what everybody knows counts: neither a question asked in private (R58) nor a spymaster who
    is back and not shown as here yet (R97).
    """
    if timer.kind != "strict" or game.options.time.absent != "stop":
        return ()
    awaited = awaited_now(table)
    if timer.left is None:
        if timer.until or not awaited or not all(who in away for who in awaited):
            return ()
        paused = decide(game, WATCHER, PauseTimer(), now=now)
        if isinstance(paused, Refusal):
            return ()
        until = now + WAIT_FOR_ABSENT
        return tuple(replace(one, until=until) for one in paused if isinstance(one, TimerPaused))
    back = any(who in here and who not in away for who in awaited)
    if not timer.until or (now < timer.until and not back):
        return ()
    resumed = decide(game, WATCHER, ResumeTimer(), now=now)
    return () if isinstance(resumed, Refusal) else resumed


def patience_with(table: Table) -> int:
    """Milliseconds after which a table where nobody is closes itself."""
    settings = table.settings
    minutes = settings.close_after_minutes
    if not 1 <= minutes <= LONGEST_PATIENCE:
        minutes = 1 if minutes < 1 else LONGEST_PATIENCE
    return 60_000 * minutes if settings.slow is None else max(60_000 * minutes, SLOW_PATIENCE)


def listing(table: Table) -> bytes | None:
    """The table's line in the list of public tables; None if it is not public."""
    if not table.settings.public:
        return None
    options = table.match.options
    line = Listing(
        table.name,
        options.language,
        options.mode,
        len(table.people()),
        table.match.running,
        table.locked,
    )
    return _ENCODER.encode(line)


# ---- who is called


class Reminder(msgspec.Struct, frozen=True, gc=False):
    """Somebody at a slow table may want to know this; it says neither a clue nor a colour."""

    table: TableId
    member: MemberId
    # It is their turn, half of their time is over, four hours are left of it, or of the reserve
    # too; a bot plays for them; or they alone are asked something in private (R58).
    kind: ReminderKind | Literal["taken", "asked"]
    deadline: int  # when a bot takes the seat; of no use any more after that


def reminders(
    table_id: TableId, events: Iterable[ev.TableEvent], after: Table
) -> Iterator[Reminder]:
    """Whom these events call, at a table that is `after` them. Nobody calls bots."""
    awaited = after.awaited
    last = awaited.last if awaited else 0
    for event in events:
        called: tuple[MemberId, ...] = ()
        kind: ReminderKind | Literal["taken", "asked"] = "turn"
        if isinstance(event, ev.ActionAwaited):
            called = event.who
        elif isinstance(event, ev.Reminded):
            called, kind = awaited.who if awaited else (), event.kind
        elif isinstance(event, ev.TimeRanOut) and not event.left:
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
