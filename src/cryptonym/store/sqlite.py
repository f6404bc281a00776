"""The embedded store: one SQLite file, one thread that writes, a few that read."""

# ruff: noqa: D102 # the port says what each method promises

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from cryptonym.store.daily_sqlite import SqliteDaily
from cryptonym.store.dump import replaced
from cryptonym.store.port import PAGE, Checkpoint, Store, StoredTable, StoreUnavailable, TableId
from cryptonym.store.sqlite_batch import insert_first
from cryptonym.store.sqlite_people import SqlitePeople
from cryptonym.store.sqlite_schema import COLUMNS, connect, prepare, table_of
from cryptonym.store.sqlite_writer import Writer, unavailable
from cryptonym.store.strangers_sqlite import SqliteStrangers

T = TypeVar("T")
READERS = 2


class SqliteStore(Store):
    """Durable in one file; other processes may use the same file."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self._path = path
        self._writer = Writer(db)
        self._readers = ThreadPoolExecutor(READERS, "cryptonym-store-reader")
        self._own = threading.local()  # each reading thread has a connection
        self._connections: list[sqlite3.Connection] = []
        self._closed = False
        self.settle_soon = self._writer.append
        self.daily = SqliteDaily(self._writer, self._rows)
        self._people = SqlitePeople(self._writer, self._rows)
        self.strangers = SqliteStrangers(self._writer, self._rows)

    @property
    def people(self) -> SqlitePeople:
        return self._people

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open a file, or make it."""
        try:
            return cls(path, await asyncio.to_thread(prepare, path))
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{path}: {error}") from error

    async def restore_table(self, table: StoredTable, entries: Sequence[bytes]) -> bool:
        def insert(db: sqlite3.Connection) -> bool:
            done = db.execute(_INSERT, (*table.row, len(entries)))
            if done.rowcount != 1 or done.lastrowid is None:
                return False
            insert_first(db, done.lastrowid, entries)
            return True

        return await self._writer.run(insert)

    async def read(self, table_id: TableId, after: int = 0, limit: int = PAGE) -> list[bytes]:
        rows = await self._rows(_READ, table_id, after, after + limit)
        return [row[0] for row in rows]

    async def amend(self, table_id: TableId, amended: Mapping[int, bytes]) -> int:
        rows = [(body, table_id, seq) for seq, body in amended.items()]

        def update(db: sqlite3.Connection) -> int:
            count = sum(db.execute(_AMEND, row).rowcount for row in rows)
            if count:
                db.execute(_VOID, (table_id,))
            return count

        return await self._writer.run(update)

    async def checkpoint(self, table_id: TableId) -> Checkpoint:
        rows = await self._rows(_CHECKPOINT, table_id)
        return Checkpoint(*rows[0]) if rows else Checkpoint()

    async def keep_checkpoint(self, table_id: TableId, checkpoint: Checkpoint) -> bool:
        length, body, amended = checkpoint.length, checkpoint.body, checkpoint.amended
        values = (length, body, amended, table_id, length, amended)
        return await self._writer.run(lambda db: db.execute(_KEEP, values).rowcount == 1)

    async def length(self, table_id: TableId) -> int:
        rows = await self._rows("SELECT length FROM tables WHERE id = ?", table_id)
        return rows[0][0] if rows else 0

    async def find(self, name: str) -> TableId | None:
        rows = await self._rows("SELECT id FROM tables WHERE name = ? AND closed_at IS NULL", name)
        return rows[0][0] if rows else None

    async def listed(self, limit: int = 100) -> list[StoredTable]:
        return [table_of(row) for row in await self._rows(_LISTED, limit)]

    async def due(self, now: int, limit: int = PAGE) -> list[TableId]:
        return [row[0] for row in await self._rows(_DUE, now, limit)]

    async def close_table(self, table_id: TableId, now: int) -> bool:
        return await self._writer.run(lambda db: db.execute(_CLOSE, (now, table_id)).rowcount == 1)

    async def purge_some(self, before: int, limit: int) -> int:
        def delete(db: sqlite3.Connection) -> int:
            numbers = [row[0] for row in db.execute(_CLOSED, (before, limit))]
            db.executemany("DELETE FROM entries WHERE number = ?", zip(numbers))
            db.executemany("DELETE FROM checkpoints WHERE number = ?", zip(numbers))
            db.executemany(_UNSEAT_ALL, zip(numbers))
            return db.executemany("DELETE FROM tables WHERE number = ?", zip(numbers)).rowcount

        return await self._writer.run(delete)

    async def once(self, name: str, body: bytes) -> bytes:
        def keep(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO once VALUES (?, ?)", (name, body))
            there: bytes = db.execute(_ONCE, (name,)).fetchone()[0]
            return there

        return await self._writer.run(keep)

    async def all_once(self) -> dict[str, bytes]:
        """Everything that is kept once, for a restore."""
        return dict(await self._rows("SELECT name, body FROM once"))

    async def tables_after(self, last: TableId, limit: int) -> list[StoredTable]:
        return [table_of(row) for row in await self._rows(_AFTER, last, limit)]

    async def backup(self, path: Path) -> None:
        await self._read(lambda db: _copy(db, path))

    async def close(self) -> None:
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        while self._connections:
            self._connections.pop().close()

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._read(lambda db: db.execute(query, values).fetchall())

    async def _read(self, look: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreUnavailable("closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: look(self._connection()))
        except sqlite3.Error as error:
            if unavailable(error):
                raise StoreUnavailable(str(error)) from error
            raise

    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._own, "db"):
            self._own.db = connect(self._path, query_only=True)
            self._connections.append(self._own.db)
        db: sqlite3.Connection = self._own.db
        return db


def _copy(db: sqlite3.Connection, path: Path) -> None:
    """SQLite's online backup, in one step: a writer between two steps would restart it."""
    with replaced(path) as partial, closing(sqlite3.connect(partial)) as target:
        db.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it


_INSERT = """INSERT OR IGNORE INTO tables
    (id, name, public, created_at, touched_at, due, closed_at, listing, length)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_READ = """SELECT body FROM entries WHERE number = (SELECT number FROM tables WHERE id = ?)
    AND seq > ? AND seq <= ? ORDER BY seq"""
_AMEND = """UPDATE entries SET body = ?
    WHERE number = (SELECT number FROM tables WHERE id = ?) AND seq = ?"""
_CHECKPOINT = """SELECT c.length, c.body, c.amended FROM checkpoints AS c
    JOIN tables ON tables.number = c.number WHERE tables.id = ?"""
# Entries that were never amended have no row yet, so a first one must not be of amended ones.
_KEEP = """INSERT INTO checkpoints (number, length, body, amended)
    SELECT number, ?, ?, ? FROM tables WHERE id = ? AND length >= ? AND (? = 0
        OR EXISTS (SELECT 1 FROM checkpoints AS c WHERE c.number = tables.number))
    ON CONFLICT (number) DO UPDATE SET length = excluded.length, body = excluded.body
    WHERE excluded.length >= length AND excluded.amended = amended"""
_VOID = """INSERT INTO checkpoints (number, length, body, amended)
    SELECT number, 0, x'', 1 FROM tables WHERE id = ?
    ON CONFLICT (number) DO UPDATE SET length = 0, body = x'', amended = amended + 1"""
_LISTED = (
    COLUMNS
    + """FROM tables WHERE public AND closed_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ?"""
)
_DUE = """SELECT id FROM tables WHERE due IS NOT NULL AND closed_at IS NULL AND due <= ?
    ORDER BY due, id LIMIT ?"""
_CLOSE = "UPDATE tables SET closed_at = ?, due = NULL WHERE id = ? AND closed_at IS NULL"
_CLOSED = "SELECT number FROM tables WHERE closed_at < ? LIMIT ?"
_UNSEAT_ALL = "DELETE FROM seats WHERE table_id = (SELECT id FROM tables WHERE number = ?)"
_ONCE = "SELECT body FROM once WHERE name = ?"
_AFTER = COLUMNS + "FROM tables WHERE id > ? ORDER BY id LIMIT ?"
