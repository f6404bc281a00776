"""From an address to a store, and from a backup back into one."""

import asyncio
import shutil
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote

import msgspec

from cryptonym.store.dump import read_dump
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import Store, StoredTable, TableId
from cryptonym.store.sqlite import SqliteStore

_SQLITE_MAGIC = b"SQLite format 3\0"


class Restored(msgspec.Struct, frozen=True):
    """What became of a backup."""

    tables: int  # put back
    refused: tuple[TableId, ...]  # left out, because their id or name is taken


async def open_store(url: str) -> Store:
    """The store at `memory:`, `sqlite:///relative`, `sqlite:////absolute` or `postgresql://...`."""
    scheme, _, rest = url.partition(":")
    if url == "memory:":
        return MemoryStore()
    if scheme == "sqlite" and rest.startswith("///") and len(rest) > 3:
        return await SqliteStore.open(Path(unquote(rest[3:])))
    if scheme in {"postgresql", "postgres"}:
        if find_spec("asyncpg") is None:
            raise ModuleNotFoundError("PostgreSQL needs more: pip install 'cryptonym[postgres]'")
        from cryptonym.store.postgres import PostgresStore  # noqa: PLC0415 # an extra

        return await PostgresStore.open(url)
    raise ValueError(f"expected memory:, sqlite:///path or postgresql://..., got {scheme}:")


async def restore(path: Path, store: Store) -> Restored:
    """Put every table of a backup, from whatever driver, into a store."""
    count, refused = 0, []
    async with aclosing(_backed_up(path)) as tables:
        async for table, entries in tables:
            if await store.restore_table(table, entries):
                count += 1
            else:
                refused.append(table.id)
    return Restored(count, tuple(refused))


async def _backed_up(path: Path) -> AsyncGenerator[tuple[StoredTable, Sequence[bytes]]]:
    with path.open("rb") as file:
        is_sqlite = file.read(len(_SQLITE_MAGIC)) == _SQLITE_MAGIC
    if not is_sqlite:
        for table, entries in read_dump(path):
            yield table, entries
        return
    with TemporaryDirectory() as folder:  # opening it may migrate it, so leave the backup alone
        copy = await asyncio.to_thread(shutil.copy, path, folder)
        source = await SqliteStore.open(Path(copy))
        try:
            async for table in source.tables():
                yield table, await source.export(table.id)
        finally:
            await source.close()
