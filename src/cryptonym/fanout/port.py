"""The port: what a room asks of a fan-out, whatever carries the hints between the nodes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

HintCallback = Callable[[str, int], Awaitable[None]]  # (table_id, length)
GapCallback = Callable[[], Awaitable[None]]
NoteCallback = Callable[[str, str], None]  # (table_id, note)


class Subscription(Protocol):
    """What was asked for, until it is cancelled."""

    def cancel(self) -> None:
        """No call begins any more; one that is running may finish. Twice is once."""
        ...


class Fanout(Protocol):
    """One node's place among the nodes. A hint says: this table's stream is at least length long.

    Readers catch up from the store, so a doubled hint costs nothing; a hint can only be lost
    while a connection is down, and then `on_gap` says so. Everything happens on the event loop
    the node was opened on.
    """

    @property
    def healthy(self) -> bool:
        """Whether hints flow in both directions now."""
        ...

    @property
    def alone(self) -> bool:
        """Whether there is certainly no other node, so that nobody else can have written."""
        ...

    def publish(self, table_id: str, length: int) -> None:
        """Tell the other nodes; returns at once and never fails, whatever the broker does."""
        ...

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        """Call back for every hint of other nodes about a table, one call at a time.

        The numbers only grow. Hints that come during a call are one call afterwards, with the
        highest number. A callback that fails is logged, and nobody else notices.
        """
        ...

    def on_gap(self, callback: GapCallback) -> Subscription:
        """Call back when hints may have been missed, so that every live table is read again."""
        ...

    def note(self, table_id: str, note: str) -> None:
        """Tell the other nodes something that is stored nowhere; returns at once, never fails.

        Only the latest note about a table counts. It is lost while a connection is down, so
        whoever says something that matters says it again.
        """
        ...

    def on_note(self, callback: NoteCallback) -> Subscription:
        """Call back at once for every note of other nodes."""
        ...

    async def close(self) -> None:
        """Send what waits, if that is possible at once; cancel callbacks; leave nothing behind."""
        ...
