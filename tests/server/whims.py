"""A store and a fan-out with whims, and what a test of rooms looks at."""

import asyncio
from collections.abc import Callable
from typing import Any

from cryptonym.fanout.memory import MemoryHub
from cryptonym.rooms.room import Room
from cryptonym.rooms.tables import Tables
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import Appended, StoreUnavailable
from cryptonym.table.events import SomethingSaid
from server.places import Place, table_of


class WhimsicalStore(MemoryStore):
    """Does what a test wants with appends and reads."""

    fails_after_writing = False
    loses = 0
    never_closes = False
    blocked: asyncio.Event | None = None

    def append_soon(
        self, then: Callable[[Appended], None], table_id: str, *given: Any, **rest: Any
    ) -> None:
        if self.loses:
            self.loses -= 1
            asyncio.get_running_loop().call_soon(then, False)
            return
        whim = StoreUnavailable("no answer") if self.fails_after_writing else None
        super().append_soon(lambda won: then(whim or won), table_id, *given, **rest)

    async def read(self, table_id: str, after: int = 0, limit: int = 1000) -> list[bytes]:
        entries = await super().read(table_id, after, limit)
        if self.blocked is not None:
            await self.blocked.wait()
        return entries

    async def close_table(self, table_id: str, now: int) -> bool:
        if self.never_closes:
            raise StoreUnavailable("away")
        return await super().close_table(table_id, now)


class Deaf:
    """A fan-out that has lost its connection and does not know."""

    def __init__(self, hub: MemoryHub) -> None:
        self._node = hub.node()
        self.healthy = True
        self.alone = False
        self.gaps: list[Any] = []

    def publish(self, table_id: str, seq: int) -> None:
        self._node.publish(table_id, seq)

    def subscribe(self, _table_id: str, _callback: Any) -> Any:
        return self._node.on_gap(lambda: asyncio.sleep(0))

    def note(self, table_id: str, note: str) -> None:
        self._node.note(table_id, note)

    def on_note(self, _callback: Any) -> Any:
        return self._node.on_note(lambda _table_id, _note: None)

    def on_gap(self, callback: Any) -> Any:
        self.gaps.append(callback)
        return self._node.on_gap(callback)


async def on_a_whim(members: int = 4) -> tuple[Place, WhimsicalStore, Tables, Room]:
    """A table on one node, whose store does what the test wants."""
    place = Place()
    store = WhimsicalStore(place.shelf)
    node = place.node(store)
    return place, store, node, await table_of(node, members)


async def settle() -> None:
    """Let hints arrive; in one process that takes a few turns of the loop."""
    for _ in range(20):
        await asyncio.sleep(0)


def texts(place: Place, room: Room) -> list[str]:
    events = [entry.event for entry in place.entries(room.id)]
    return [event.text for event in events if isinstance(event, SomethingSaid)]
