"""A store in memory, for tests, the library and tables that need not outlive the process."""

# ruff: noqa: D102 # the port says what each method promises

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from cryptonym.store.daily_memory import DailyShelf, MemoryDaily
from cryptonym.store.dump import write_dump
from cryptonym.store.memory_people import MemoryPeople, PeopleShelf
from cryptonym.store.port import (
    PAGE,
    Append,
    Appended,
    Checkpoint,
    NoSuchTable,
    Store,
    StoredTable,
    StoreUnavailable,
    TableId,
)
from cryptonym.store.strangers_memory import MemoryStrangers, StrangersShelf


class Shelf:
    """What memory stores hold; several stores may share one, like nodes a database."""

    def __init__(self) -> None:
        self.tables: dict[TableId, StoredTable] = {}
        self.entries: dict[TableId, list[bytes]] = {}
        self.names: dict[str, TableId] = {}  # of open tables
        self.checkpoints: dict[TableId, Checkpoint] = {}
        self.people = PeopleShelf()
        self.daily = DailyShelf()
        self.once: dict[str, bytes] = {}
        self.strangers = StrangersShelf()


class MemoryStore(Store):
    """Keeps every promise except to outlive the process."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf: Shelf | None = shelf or Shelf()
        self.settle_soon = self._settle_soon
        self.daily = MemoryDaily(self._shelf.daily)
        self._people = MemoryPeople(lambda: self._open.people)
        self.strangers = MemoryStrangers(self._shelf.strangers, lambda: self._open.people)

    @property
    def people(self) -> MemoryPeople:
        return self._people

    @property
    def _open(self) -> Shelf:
        if self._shelf is None:
            raise StoreUnavailable("closed")
        return self._shelf

    async def restore_table(self, table: StoredTable, entries: Sequence[bytes]) -> bool:
        shelf = self._open
        named = table.closed_at is None
        if table.id in shelf.tables or (named and table.name in shelf.names):
            return False
        shelf.tables[table.id] = replace(table, length=len(entries))
        shelf.entries[table.id] = [bytes(entry) for entry in entries]
        if named:
            shelf.names[table.name] = table.id
        return True

    def _settle_soon(self, append: Append, then: Callable[[Appended], None]) -> None:
        answer = self._append(append)
        asyncio.get_running_loop().call_soon(then, answer)  # like other stores, never at once

    def _append(self, append: Append) -> Appended:
        table_id, after, entries, now, due, listing, seats = append
        shelf = self._shelf
        if shelf is None:
            return StoreUnavailable("closed")
        table = shelf.tables.get(table_id)
        if table is None or table.closed_at is not None:
            return NoSuchTable(table_id)
        if table.length != after:
            return False
        shelf.entries[table_id] += [bytes(entry) for entry in entries]
        shelf.tables[table_id] = replace(
            table,
            length=after + len(entries),
            touched_at=now,
            due=due,
            listing=table.listing if listing is None else listing,
        )
        if seats:
            shelf.people.note(table_id, after + len(entries), now, seats)
        return True

    async def read(self, table_id: TableId, after: int = 0, limit: int = PAGE) -> list[bytes]:
        return self._open.entries.get(table_id, [])[after : after + limit]

    async def amend(self, table_id: TableId, amended: Mapping[int, bytes]) -> int:
        entries = self._open.entries.get(table_id, [])
        there = [seq for seq in amended if 0 < seq <= len(entries)]
        for seq in there:
            entries[seq - 1] = bytes(amended[seq])
        if there:
            before = await self.checkpoint(table_id)
            self._open.checkpoints[table_id] = Checkpoint(amended=before.amended + 1)
        return len(there)

    async def checkpoint(self, table_id: TableId) -> Checkpoint:
        return self._open.checkpoints.get(table_id, Checkpoint())

    async def keep_checkpoint(self, table_id: TableId, checkpoint: Checkpoint) -> bool:
        shelf, before = self._open, await self.checkpoint(table_id)
        length = len(shelf.entries.get(table_id, ()))
        if not before.length <= checkpoint.length <= length or not length:
            return False
        if before.amended != checkpoint.amended:
            return False
        shelf.checkpoints[table_id] = checkpoint
        return True

    async def length(self, table_id: TableId) -> int:
        return len(self._open.entries.get(table_id, ()))

    async def find(self, name: str) -> TableId | None:
        return self._open.names.get(name)

    async def listed(self, limit: int = 100) -> list[StoredTable]:
        shown = [table for table in self._opened() if table.public]
        return sorted(shown, key=lambda table: (table.created_at, table.id), reverse=True)[:limit]

    async def due(self, now: int, limit: int = PAGE) -> list[TableId]:
        waiting = [(table.due, table.id) for table in self._opened() if table.due is not None]
        return [table_id for due, table_id in sorted(waiting) if due <= now][:limit]

    async def close_table(self, table_id: TableId, now: int) -> bool:
        shelf = self._open
        table = shelf.tables.get(table_id)
        if table is None or table.closed_at is not None:
            return False
        shelf.tables[table_id] = replace(table, closed_at=now, due=None)
        del shelf.names[table.name]
        return True

    async def purge_some(self, before: int, limit: int) -> int:
        shelf = self._open
        old = [
            table.id
            for table in shelf.tables.values()
            if table.closed_at is not None and table.closed_at < before
        ]
        for table_id in old[:limit]:
            del shelf.tables[table_id], shelf.entries[table_id]
            shelf.checkpoints.pop(table_id, None)
            shelf.people.unseat_all(table_id)
        return len(old[:limit])

    async def once(self, name: str, body: bytes) -> bytes:
        return self._open.once.setdefault(name, bytes(body))

    async def tables_after(self, last: TableId, limit: int) -> list[StoredTable]:
        tables = self._open.tables
        return [tables[table_id] for table_id in sorted(tables) if table_id > last][:limit]

    async def backup(self, path: Path) -> None:
        shelf = self._open
        write_dump(
            path,
            ((shelf.tables[name], shelf.entries[name]) for name in sorted(shelf.tables)),
            shelf.people.whole(),
            MemoryDaily(shelf.daily).kept(),
            shelf.once,
        )

    async def close(self) -> None:
        self._shelf = None

    def _opened(self) -> list[StoredTable]:
        return [table for table in self._open.tables.values() if table.closed_at is None]
