"""What a node does without being asked: clocks that run out, rooms that may have missed a hint."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from cryptonym.rooms.room import Room
from cryptonym.rooms.tables import Tables
from cryptonym.store.port import NoSuchTable, StoreUnavailable, TableId

LOOK_EVERY = 0.25  # seconds between two looks at clocks that have run out
LET_GO_EVERY = 40  # looks
AT_ONCE = 256  # tables being tended to; the others wait for the next look
# Milliseconds after which a room that somebody has a line to is read again, whatever the hints say.
READ_AGAIN, READ_AGAIN_WITHOUT_HINTS = 30_000, 500

log = logging.getLogger("cryptonym.server")


class Tending:
    """Looks after the tables of a node, each in its own time: a slow one delays no other."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._jobs: dict[TableId, asyncio.Task[None]] = {}
        self._store_is_away = False

    async def run(self) -> None:
        """Look after the tables until this is cancelled."""
        looks = 0
        while True:
            # Nodes that look at different moments seldom race for the same clock.
            await asyncio.sleep(LOOK_EVERY * random.uniform(0.8, 1.2))  # noqa: S311 # no secret
            looks += 1
            await self.look()
            if looks % LET_GO_EVERY == 0:
                self._tables.let_go()

    async def look(self) -> None:
        """Begin what has to be done now."""
        self._look_around()
        self._read_again()
        try:
            due = await self._tables.around.store.due(self._tables.around.now(), AT_ONCE)
        except StoreUnavailable:
            if not self._store_is_away:
                log.warning("the store is away")
            self._store_is_away = True
            return
        except Exception:
            log.exception("due tables could not be found")
            return
        if self._store_is_away:
            log.warning("the store is back")
            self._store_is_away = False
        now = self._tables.around.now()
        for table_id in due:
            if self._tables.unreadable.get(table_id, 0) <= now:
                self._begin(table_id, partial(self._look_at, table_id))

    async def settled(self) -> None:
        """Return when what was begun is done."""
        while self._jobs:
            await asyncio.gather(*self._jobs.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop what is being done."""
        for job in self._jobs.values():
            job.cancel()
        await self.settled()

    async def _look_at(self, table_id: TableId) -> None:
        room = await self._tables.room(table_id)
        if room is not None:
            await self._tables.look(room)

    def _look_around(self) -> None:
        """See who is away where that may have changed; a clock may have to wait for them."""
        now = self._tables.around.now()
        for room in self._tables.rooms.values():
            if room.presence.due <= now and room.look_around():
                self._begin(room.id, partial(self._tables.look, room))

    def _read_again(self) -> None:
        for room in self._tables.rooms.values():
            if room.is_quiet():
                self._begin(room.id, room.keep_open)
        for room in self._in_doubt():
            self._begin(room.id, partial(self._tables.catch_up, room))

    def _in_doubt(self) -> Iterator[Room]:
        around = self._tables.around
        oldest = around.now() - (READ_AGAIN if around.fanout.healthy else READ_AGAIN_WITHOUT_HINTS)
        for room in self._tables.rooms.values():
            if room.behind or (room.lines and room.read_at < oldest):
                yield room

    def _begin(self, table_id: TableId, job: Callable[[], Awaitable[object]]) -> None:
        if table_id in self._jobs or len(self._jobs) >= AT_ONCE:
            return
        task = asyncio.create_task(self._do(job))
        self._jobs[table_id] = task
        task.add_done_callback(lambda _: self._jobs.pop(table_id, None))

    async def _do(self, job: Callable[[], Awaitable[object]]) -> None:
        try:
            await job()
        except (StoreUnavailable, NoSuchTable):
            return  # the next look finds it again, if it is still there
        except Exception:
            log.exception("a table could not be tended to")
