"""Durable appends: what waits shares a commit, against one commit for each append.

Sixty-four producers append one entry at a time, each to a stream of its own, and wait until it is
on the disk. `one_by_one` does the same work (the check of the length, the entry, the head of the
table) in a transaction of its own, through the bare driver of the same database.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
from tests.servers.postgres import running_postgres

from benchmarks.figures import show
from cryptonym.store import NewTable, Store, open_store

PRODUCERS = 64
SECONDS = 1.5  # a side and round
ROUNDS = 5  # alternating, so that a busy moment of the machine hits both sides
ENTRY = b'{"v":1,"type":"word_covered","turn":3,"team":"red","card":17,"identity":"red",'
ENTRY += b'"cause":"guess","at":1791900000000,"by":"f3a9c1d2"}'
TIMES = ">=5"

Append = Callable[[str, int], Awaitable[object]]


async def produce(append: Append, ids: list[str], lengths: dict[str, int]) -> list[float]:
    """Seconds of every append, by producers that each wait for their own."""
    taken: list[float] = []
    end = time.perf_counter() + SECONDS

    async def producer(table_id: str) -> None:
        while (start := time.perf_counter()) < end:
            await append(table_id, lengths[table_id])
            lengths[table_id] += 1
            taken.append(time.perf_counter() - start)

    await asyncio.gather(*(producer(table_id) for table_id in ids))
    return taken


def tell(name: str, runs: list[list[float]], target: str, limit: str) -> float:
    """Print rate and latency of the best round; the rate."""
    most = max(runs, key=len)
    best = sorted(most)
    rate = len(best) / SECONDS
    show(f"store.{name}_appends", rate, "appends/s", target)
    show(f"store.{name}_p50", statistics.median(best) * 1000, "ms", limit)
    show(f"store.{name}_p99", best[int(len(best) * 0.99)] * 1000, "ms", limit)
    return rate


async def tables(store: Store) -> tuple[list[str], dict[str, int]]:
    """One table for each producer."""
    ids = [f"bench-{n:018}" for n in range(PRODUCERS)]
    for table_id in ids:
        await store.create(NewTable(id=table_id, name=table_id, created_at=0), ())
    return ids, dict.fromkeys(ids, 0)


def grouped(store: Store) -> Append:
    """Appends through our store."""

    async def append(table_id: str, after: int) -> None:
        now = after * 1000
        if not await store.append(table_id, after, (ENTRY,), now=now, due=now + 60_000):
            raise RuntimeError("lost a race against nobody")

    return append


async def compare(kind: str, store: Store, alone: Append) -> None:
    """Both sides in turn, then the figures."""
    ids, lengths = await tables(store)
    ours, baseline, single = [], [], []
    for _ in range(ROUNDS):
        baseline.append(await produce(alone, ids, lengths))
        ours.append(await produce(grouped(store), ids, lengths))
    single.append(await produce(grouped(store), ids[:1], lengths))
    for table_id in ids:
        if await store.length(table_id) != lengths[table_id]:
            raise RuntimeError(f"{table_id}: an append was lost or doubled")
    least = tell(f"{kind}_one_by_one", baseline, "baseline", "-")
    most = tell(f"{kind}_grouped", ours, f">={5 * least:.0f}", "-")
    show(f"store.{kind}_ratio", most / least, "times", TIMES)
    tell(f"{kind}_single_producer", single, "-", "-")


class SqliteAlone:
    """One transaction for each append, one after another, as an ordinary program would do it."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA synchronous = FULL")

    async def append(self, table_id: str, after: int) -> None:
        """Append right here: a thread would only slow it down."""
        now = after * 1000
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute(
            "UPDATE tables SET length = ? + 1, touched_at = ?, due = ? WHERE id = ? AND length = ?",
            (after, now, now + 60_000, table_id, after),
        )
        self._db.execute(
            "INSERT INTO entries SELECT number, ?, ? FROM tables WHERE id = ?",
            (after + 1, ENTRY, table_id),
        )
        self._db.execute("COMMIT")
        await asyncio.sleep(0)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


async def sqlite(folder: Path) -> None:
    """The embedded store."""
    path = folder / "bench.db"
    store = await open_store(f"sqlite:///{path}")
    alone = SqliteAlone(path)
    await compare("sqlite", store, alone.append)
    alone.close()
    await store.close()


async def postgres(url: str) -> None:
    """The store on a server."""
    store = await open_store(url)
    db = await asyncpg.connect(url)
    lock = asyncio.Lock()

    async def alone(table_id: str, after: int) -> None:
        now = after * 1000
        async with lock:
            await db.execute(
                "WITH won AS (UPDATE cryptonym_tables SET length = length + 1, touched_at = $3, "
                "due = $4 WHERE id = $1 AND length = $2 RETURNING id) "
                "INSERT INTO cryptonym_entries SELECT id, $2 + 1, $5, 0 FROM won",
                *(table_id, after, now, now + 60_000, ENTRY),
            )

    await compare("postgres", store, alone)
    await db.close()
    await store.close()


def main() -> None:
    """Print the figures of this area."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(sqlite(Path(folder)))
    with running_postgres() as server:
        asyncio.run(postgres(server.new_database()))
