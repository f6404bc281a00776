"""What the store knows of a table beside its entries: when it is due, and its line in the list."""

import msgspec

from cryptonym.rules.commands import ExpireTimer
from cryptonym.rules.decide import decide
from cryptonym.rules.model import WATCHER
from cryptonym.rules.refusals import Refusal
from cryptonym.server.bodies import Listing
from cryptonym.table import events as ev
from cryptonym.table.model import Table

LONGEST_PATIENCE = 366 * 24 * 60  # minutes

_ENCODER = msgspec.json.Encoder()


def due_at(table: Table, seen_at: int) -> int:
    """When the table next wants to be looked at: its clock, or its being abandoned.

    One that is closed is due at once, until the store has closed it too.
    """
    if table.closed:
        return 0
    abandoned = seen_at + patience_with(table)
    timer = table.match.game.timer if table.match.game else None
    if timer is None or timer.left is not None or timer.held_since is not None:
        return abandoned
    return max(0, min(timer.deadline, abandoned))


def what_is_due(
    table: Table, now: int, seen_at: int, *, attended: bool
) -> tuple[ev.TableEvent, ...]:
    """What happens at an open table by itself: its clock has run out, or everybody has left."""
    if not attended and now - seen_at >= patience_with(table):
        return (ev.TableClosed(abandoned=True),)
    game = table.match.game
    if game is None or game.timer is None:
        return ()
    expired = decide(game, WATCHER, ExpireTimer(), now=now)
    return () if isinstance(expired, Refusal) else expired


def patience_with(table: Table) -> int:
    """Milliseconds after which a table where nobody is closes itself."""
    return 60_000 * max(1, min(table.settings.close_after_minutes, LONGEST_PATIENCE))


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
