"""From an address to a store, and from a backup back into one."""

import asyncio
import shutil
from collections.abc import AsyncGenerator
from contextlib import aclosing
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote

import msgspec

from cryptonym.store.daily_restoring import DailyRestoring
from cryptonym.store.dump import Backed, DailyBacked, KeptOnce, read_dump
from cryptonym.store.memory import MemoryStore
from cryptonym.store.people import WholePerson
from cryptonym.store.port import Store, TableId
from cryptonym.store.sqlite import SqliteStore

_SQLITE_MAGIC = b"SQLite format 3\0"


class Restored(msgspec.Struct, frozen=True):
    """What became of a backup."""

    tables: int  # put back
    refused: tuple[TableId, ...]  # left out, because their id or name is taken
    people: int = 0  # put back
    known: int = 0  # people left out, because they are there already
    daily: int = 0  # days, tries, clues, answers and turns of the daily put back


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
    """Put all tables, people and days of a backup, from whatever driver, into a store.

    What is kept once for all nodes comes along where there is none of that name yet.
    """
    tables = people = known = 0
    refused: list[TableId] = []
    daily = DailyRestoring(store.daily)
    async with aclosing(_backed_up(path)) as backed_up:
        async for backed in backed_up:
            if isinstance(backed, KeptOnce):
                await store.once(backed.once, backed.body)
            elif isinstance(backed, WholePerson):
                done = await store.people.restore(backed)
                people, known = people + done, known + (not done)
            elif isinstance(backed, DailyBacked):
                await daily.put(backed.daily)
            elif await store.restore_table(*backed):
                tables += 1
            else:
                refused.append(backed[0].id)
    return Restored(tables, tuple(refused), people, known, daily.count)


async def _backed_up(path: Path) -> AsyncGenerator[Backed]:
    with path.open("rb") as file:
        is_sqlite = file.read(len(_SQLITE_MAGIC)) == _SQLITE_MAGIC
    if not is_sqlite:
        for backed in read_dump(path):
            yield backed
        return
    with TemporaryDirectory() as folder:  # opening it may migrate it, so leave the backup alone
        copy = await asyncio.to_thread(shutil.copy, path, folder)
        source = await SqliteStore.open(Path(copy))
        try:
            async for table in source.tables():
                yield table, tuple(await source.export(table.id))
            async for person in source.people.everybody():
                whole = await source.people.whole(person.id)
                if whole is not None:
                    yield whole
            async for line in source.daily.lines():
                yield DailyBacked(line)
            for name, body in (await source.all_once()).items():
                yield KeptOnce(name, body)
        finally:
            await source.close()
