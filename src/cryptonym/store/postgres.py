"""The store of several nodes: PostgreSQL. It waits out a server that restarts."""

# ruff: noqa: D102 # the port says what each method promises

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from cryptonym.store import postgres_schema as sql
from cryptonym.store.daily_postgres import PostgresDaily, daily_lines
from cryptonym.store.dump import Dump, opened_dump
from cryptonym.store.port import PAGE, Checkpoint, Store, StoredTable, StoreUnavailable, TableId
from cryptonym.store.postgres_link import Patience, open_pool, passing
from cryptonym.store.postgres_people import PostgresPeople, whole_people
from cryptonym.store.postgres_writer import Writer
from cryptonym.store.strangers_postgres import PostgresStrangers

T = TypeVar("T")
CONNECTIONS = 4  # beside the writer's
PATIENCE = 15.0  # seconds that something asked waits for a server that is away


class PostgresStore(Store):
    """Durable on a server; any number of nodes may share it."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", writer: Writer, patience: float):
        self._pool, self._writer, self._patience = pool, writer, patience
        self._closed = False
        self.settle_soon = self._writer.append
        self.daily = PostgresDaily(self._patiently)
        self._people = PostgresPeople(self._patiently)
        self.strangers = PostgresStrangers(self._patiently)

    @property
    def people(self) -> PostgresPeople:
        return self._people

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> "PostgresStore":
        """Connect to a database, and bring it to the newest schema."""
        pool = await open_pool(url, CONNECTIONS, patience)
        return cls(pool, Writer(url, patience), patience)

    async def restore_table(self, table: StoredTable, entries: Sequence[bytes]) -> bool:
        nonce = self._writer.nonce()

        async def insert(db: Any, again: bool) -> bool:
            inserted: bool = await db.fetchval(sql.CREATE, *table.row, nonce, list(entries))
            if again and not inserted:  # an earlier try may have been committed
                inserted = await db.fetchval(sql.CREATED, table.id, nonce)
            return inserted

        return await self._patiently(insert)

    async def read(self, table_id: TableId, after: int = 0, limit: int = PAGE) -> list[bytes]:
        rows = await self._rows(sql.READ, table_id, after, after + limit)
        return [row["body"] for row in rows]

    async def amend(self, table_id: TableId, amended: Mapping[int, bytes]) -> int:
        rows = await self._rows(sql.AMEND, table_id, list(amended), list(amended.values()))
        return len(rows)

    async def checkpoint(self, table_id: TableId) -> Checkpoint:
        rows = await self._rows(sql.CHECKPOINT, table_id)
        return Checkpoint(*rows[0]) if rows else Checkpoint()

    async def keep_checkpoint(self, table_id: TableId, checkpoint: Checkpoint) -> bool:
        length, body, amended = checkpoint.length, checkpoint.body, checkpoint.amended
        return bool(await self._rows(sql.KEEP, table_id, length, body, amended))

    async def length(self, table_id: TableId) -> int:
        rows = await self._rows(sql.LENGTH, table_id)
        return rows[0]["length"] if rows else 0

    async def find(self, name: str) -> TableId | None:
        rows = await self._rows(sql.FIND, name)
        return rows[0]["id"] if rows else None

    async def listed(self, limit: int = 100) -> list[StoredTable]:
        return [sql.table_of(row) for row in await self._rows(sql.LISTED, limit)]

    async def due(self, now: int, limit: int = PAGE) -> list[TableId]:
        return [row["id"] for row in await self._rows(sql.DUE, now, limit)]

    async def close_table(self, table_id: TableId, now: int) -> bool:
        async def shut(db: Any, again: bool) -> bool:
            closed = bool(await db.fetchval(sql.CLOSE, table_id, now))
            if again and not closed:
                closed = await db.fetchval(sql.CLOSED, table_id, now)
            return closed

        return await self._patiently(shut)

    async def purge_some(self, before: int, limit: int) -> int:
        rows = await self._rows(sql.PURGE, before, limit)
        count: int = rows[0]["count"]
        return count

    async def once(self, name: str, body: bytes) -> bytes:
        [row] = await self._rows(sql.ONCE, name, body)
        there: bytes = row["body"]
        return there

    async def tables_after(self, last: TableId, limit: int) -> list[StoredTable]:
        return [sql.table_of(row) for row in await self._rows(sql.AFTER, last, limit)]

    async def backup(self, path: Path) -> None:
        if self._closed:
            raise StoreUnavailable("closed")
        try:
            with opened_dump(path) as dump:
                await self._dump(dump)
        except Exception as error:
            if passing(error):
                raise StoreUnavailable(str(error)) from error
            raise

    async def _dump(self, dump: Dump) -> None:
        """Everything as of one moment, a table at a time."""
        async with (
            self._pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            async for row in db.cursor(sql.ALL):
                entries = [entry["body"] for entry in await db.fetch(sql.READ_ALL, row["id"])]
                await asyncio.to_thread(dump.add, sql.table_of(row), entries)
            async for whole in whole_people(db):
                await asyncio.to_thread(dump.add_person, whole)
            async for line in daily_lines(db):
                dump.add_daily(line)
            for row in await db.fetch(sql.ALL_ONCE):
                dump.add_once(row["name"], row["body"])

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._pool.close()

    async def _rows(self, query: str, *values: object) -> list[asyncpg.Record]:
        async def fetch(db: Any, _again: bool) -> list[asyncpg.Record]:
            rows: list[asyncpg.Record] = await db.fetch(query, *values)
            return rows

        return await self._patiently(fetch)

    async def _patiently(self, work: Callable[[Any, bool], Awaitable[T]]) -> T:
        """What `work` returns, tried again while the server is away; it learns if it was."""
        patience = Patience(self._patience)
        while True:
            if self._closed:
                raise StoreUnavailable("closed")
            try:
                async with self._pool.acquire() as db:
                    return await self._attempt(db, work, again=patience.tries > 0)
            except Exception as error:  # noqa: BLE001 # `rest` raises what does not pass
                await patience.rest(error)

    async def _attempt(
        self, db: Any, work: Callable[[Any, bool], Awaitable[T]], *, again: bool
    ) -> T:
        try:
            return await work(db, again)
        except Exception as error:
            if passing(error):
                with suppress(asyncpg.InterfaceError):  # the pool may have noticed already
                    db.terminate()  # whatever state it is in, nobody shall get it again
            raise
