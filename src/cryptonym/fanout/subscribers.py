"""Who is called back on this node, and how: each subscriber in its own time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from cryptonym.fanout.port import GapCallback, HintCallback, NoteCallback, Subscription

log = logging.getLogger(__name__)


class HintSubscriber:
    """One callback, told the highest number it has not heard yet, one call at a time."""

    __slots__ = ("_call", "_forget", "_news", "_tasks", "_told", "_working")

    def __init__(
        self,
        call: Callable[[int], Awaitable[None]],
        forget: Callable[[HintSubscriber], None],
        tasks: set[asyncio.Task[None]],
    ) -> None:
        self._call = call
        self._forget: Callable[[HintSubscriber], None] | None = forget  # None: cancelled
        self._tasks = tasks  # of the whole node, so that closing finds them
        self._news = 0  # the highest number that has come
        self._told = 0  # the highest number the callback was called with
        self._working = False

    def tell(self, number: int) -> None:
        """Have the callback called with this number or a higher one, unless it knows."""
        if number <= self._news or self._forget is None:
            return
        self._news = number
        if not self._working:
            self._working = True
            task = asyncio.get_running_loop().create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        """No call begins any more."""
        forget, self._forget = self._forget, None
        if forget is not None:
            forget(self)

    async def _work(self) -> None:
        try:
            while self._told < self._news and self._forget is not None:
                number = self._told = self._news
                try:
                    await self._call(number)
                except Exception:
                    log.exception("fan-out: a callback failed")
                    if self._news == number:  # the same hint again is news again
                        self._news = self._told = number - 1
        finally:
            self._working = False


class NoteSubscriber:
    """One callback for notes."""

    __slots__ = ("_call", "_forget")

    def __init__(self, call: NoteCallback, forget: Callable[[NoteSubscriber], None]) -> None:
        self._call = call
        self._forget = forget

    def tell(self, table_id: str, note: str) -> None:
        """Call; one that fails is logged."""
        try:
            self._call(table_id, note)
        except Exception:
            log.exception("fan-out: a callback failed")

    def cancel(self) -> None:
        """No call begins any more."""
        self._forget(self)


class Subscribers:
    """All subscribers of one node, by table."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[HintSubscriber, ...]] = {}
        self._gaps: tuple[HintSubscriber, ...] = ()
        self._gaps_seen = 0
        self._notes: tuple[NoteSubscriber, ...] = ()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        """Call back for the hints about one table."""
        forget = partial(self._forget, table_id)
        subscriber = HintSubscriber(partial(callback, table_id), forget, self._tasks)
        self._tables[table_id] = (*self._tables.get(table_id, ()), subscriber)
        return subscriber

    def on_gap(self, callback: GapCallback) -> Subscription:
        """Call back for gaps."""
        subscriber = HintSubscriber(lambda _: callback(), self._forget_gap, self._tasks)
        self._gaps = (*self._gaps, subscriber)
        return subscriber

    def on_note(self, callback: NoteCallback) -> Subscription:
        """Call back for notes."""
        subscriber = NoteSubscriber(callback, self._forget_note)
        self._notes = (*self._notes, subscriber)
        return subscriber

    def note(self, table_id: str, note: str) -> None:
        """A note has come."""
        for subscriber in self._notes:
            subscriber.tell(table_id, note)

    def tell(self, table_id: str, length: int) -> None:
        """A hint has come."""
        if not self._closed:
            for subscriber in self._tables.get(table_id, ()):
                subscriber.tell(length)

    def tell_all(self, hints: Mapping[str, int]) -> None:
        """Several hints have come."""
        for table_id in hints.keys() & self._tables.keys():
            self.tell(table_id, hints[table_id])

    def gap(self) -> None:
        """Hints may have been missed."""
        self._gaps_seen += 1
        if not self._closed:
            for subscriber in self._gaps:
                subscriber.tell(self._gaps_seen)

    async def close(self) -> None:
        """Nobody is called any more; running callbacks are cancelled and awaited."""
        self._closed = True
        self._tables.clear()
        self._gaps = ()
        self._notes = ()
        tasks = self._tasks - {asyncio.current_task()}  # a callback may close its own node
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table_id: str, subscriber: HintSubscriber) -> None:
        rest = tuple(other for other in self._tables.get(table_id, ()) if other is not subscriber)
        if rest:
            self._tables[table_id] = rest
        else:
            self._tables.pop(table_id, None)

    def _forget_note(self, subscriber: NoteSubscriber) -> None:
        self._notes = tuple(other for other in self._notes if other is not subscriber)

    def _forget_gap(self, subscriber: HintSubscriber) -> None:
        self._gaps = tuple(other for other in self._gaps if other is not subscriber)
