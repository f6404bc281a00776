"""Many nodes on one server: nothing is lost or doubled, whatever happens to the connection."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, TypeVar

import asyncpg
import pytest

from cryptonym.store import NewTable, StoreUnavailable, open_store
from cryptonym.store.postgres import PostgresStore
from servers.postgres import STOP, PostgresServer
from store.proxy import wire_to

T = TypeVar("T")
PATIENCE = 2.0  # seconds: short to wait for, and long enough for a busy disk
STREAMS = [f"stream{n}" for n in range(12)]
DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
KILL_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cryptonym'"
)


def with_store(url: str, work: Callable[[PostgresStore], Awaitable[T]], patience: float = 30) -> T:
    async def run() -> T:
        store = await PostgresStore.open(url, patience)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def streams(store: PostgresStore, *ids: str) -> None:
    for table_id in ids:
        await store.create(NewTable(id=table_id, name=table_id, created_at=0))


class Play:
    """Appends to every stream, one after another, and remembers what was acknowledged."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self.stopping = False
        self.told: dict[str, list[bytes]] = {stream: [] for stream in STREAMS}
        self._grown = asyncio.Event()

    async def stream(self, stream: str) -> None:
        while not self.stopping:
            entry = b"%s %d" % (stream.encode(), len(self.told[stream]))
            assert await self._store.append(
                stream, len(self.told[stream]), (entry,), now=0, due=None
            )
            self.told[stream].append(entry)
            self._grown.set()

    async def grow(self, by: int) -> None:
        """Wait until every stream has grown so much."""
        goals = {stream: len(told) + by for stream, told in self.told.items()}
        async with asyncio.timeout(60):
            while any(len(self.told[stream]) < goal for stream, goal in goals.items()):
                self._grown.clear()
                await self._grown.wait()


async def play_through(store: PostgresStore, trouble: Callable[[Play], Awaitable[None]]) -> None:
    await streams(store, *STREAMS)
    play = Play(store)
    async with asyncio.TaskGroup() as group:
        for stream in STREAMS:
            group.create_task(play.stream(stream))
        await play.grow(5)
        await trouble(play)
        await play.grow(5)
        play.stopping = True
    for stream in STREAMS:
        assert await store.export(stream) == play.told[stream]


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_play_goes_on_over_a_restart_of_the_server(postgres: PostgresServer, how: STOP) -> None:
    async def restart(_play: Play) -> None:
        await asyncio.to_thread(postgres.restart, how)

    with_store(postgres.new_schema(), lambda store: play_through(store, restart))


def test_play_goes_on_when_connections_are_cut_again_and_again(postgres: PostgresServer) -> None:
    async def cut(play: Play) -> None:
        async with asyncpg.create_pool(postgres.url(), min_size=1, max_size=1) as admin:
            for _ in range(30):
                await admin.execute(KILL_OTHERS)
                await play.grow(1)

    with_store(postgres.new_schema(), lambda store: play_through(store, cut))


@pytest.mark.parametrize("lose", ["question", "answer"])
def test_a_write_whose_answer_is_lost_is_neither_lost_nor_doubled(
    postgres: PostgresServer, lose: Literal["question", "answer"]
) -> None:
    url = postgres.new_schema()

    async def cut_off(folder: Path) -> None:
        async with wire_to(postgres.folder, folder) as wire:
            store = await PostgresStore.open(url.replace(str(postgres.folder), str(folder)))
            await streams(store, "warm", "a", "closing")
            assert await store.append("warm", 0, (b"1",), now=0, due=None)
            assert await store.close_table("warm", 1)

            wire.lose = lose
            assert await store.append("a", 0, (b"1", b"2"), now=0, due=None)
            assert await store.export("a") == [b"1", b"2"]
            assert wire.lost == 1

            wire.lose = lose
            assert await store.create(NewTable(id="b", name="b", created_at=0), (b"1",))
            assert await store.export("b") == [b"1"]
            assert wire.lost == 2

            assert not await store.close_table("warm", 2)  # a new connection prepares it first
            wire.lose = lose
            assert await store.close_table("closing", 5)
            assert not await store.close_table("closing", 6)
            assert wire.lost == 3
            await store.close()

    with tempfile.TemporaryDirectory() as folder:  # a path short enough for a socket
        asyncio.run(cut_off(Path(folder)))


def test_a_lost_race_stays_lost_when_its_answer_is_lost_too(postgres: PostgresServer) -> None:
    """The same bytes, written by another node, are not taken for ours."""
    url = postgres.new_schema()

    async def race(folder: Path) -> None:
        async with wire_to(postgres.folder, folder) as wire:
            ours = await PostgresStore.open(url.replace(str(postgres.folder), str(folder)))
            other = await PostgresStore.open(url)
            await streams(ours, "a")
            assert await ours.append("a", 0, (b"0",), now=0, due=None)
            assert await other.append("a", 1, (b"time is up",), now=0, due=None)
            wire.lose = "answer"
            assert not await ours.append("a", 1, (b"time is up",), now=0, due=None)
            assert wire.lost == 1
            assert await other.export("a") == [b"0", b"time is up"]
            await ours.close()
            await other.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(race(Path(folder)))


def test_a_server_that_stays_away_is_unavailable_and_then_well_again(
    postgres: PostgresServer,
) -> None:
    async def away(store: PostgresStore) -> None:
        await streams(store, "a")
        await asyncio.to_thread(postgres.stop)
        try:
            asked = (store.append("a", 0, (b"1",), now=0, due=None), store.read("a"))
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 2
        finally:
            await asyncio.to_thread(postgres.start)
        assert await store.append("a", 0, (b"2",), now=0, due=None)
        assert await store.export("a") == [b"2"]

    with_store(postgres.new_schema(), away, patience=PATIENCE)


def test_a_store_waits_for_a_server_that_is_still_starting(postgres: PostgresServer) -> None:
    url = postgres.new_schema()

    async def wait() -> None:
        await asyncio.to_thread(postgres.stop)
        opening = asyncio.create_task(PostgresStore.open(url, 30))
        await asyncio.to_thread(postgres.start)
        store = await opening
        await streams(store, "a")
        assert await store.find("a") == "a"
        await store.close()

    asyncio.run(wait())


def test_an_address_without_a_server_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        with_store(f"postgresql://postgres@/a?host={tmp_path}", streams, patience=0.2)


def test_a_wrong_address_is_told_at_once(postgres: PostgresServer) -> None:
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        with_store(postgres.url("nowhere"), streams)


def test_a_commit_is_on_the_disk_before_it_is_told(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    name = url.split("/")[3].split("?")[0]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def settings(store: PostgresStore) -> None:
        await streams(store, "a")
        await store.append("a", 0, (b"1",), now=0, due=None)
        assert store._writer._db
        assert await store._writer._db.fetchval("SHOW synchronous_commit") == "on"
        assert await store._pool.fetchval("SHOW synchronous_commit") == "on"

    with_store(url, settings)


def test_an_append_that_cannot_be_written_fails_alone(postgres: PostgresServer) -> None:
    async def mixed(store: PostgresStore) -> None:
        ids = [f"{n}" for n in range(30)]
        await streams(store, *ids)
        times = [2**70 if n % 3 == 0 else n for n in range(30)]  # more than a bigint can hold
        outcomes = await asyncio.gather(
            *(
                store.append(table_id, 0, (b"x",), now=now, due=None)
                for table_id, now in zip(ids, times, strict=True)
            ),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes[0::3]} == {asyncpg.DataError}
        assert outcomes[1::3] == outcomes[2::3] == [True] * 10
        assert [await store.length(table_id) for table_id in ids] == [0, 1, 1] * 10

    with_store(postgres.new_schema(), mixed)


def test_nodes_that_start_together_make_one_schema(postgres: PostgresServer) -> None:
    url = postgres.new_schema()

    async def start() -> None:
        nodes = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
        await streams(nodes[0], "a")
        assert [await node.find("a") for node in nodes] == ["a"] * 5
        for node in nodes:
            await node.close()

    asyncio.run(start())


def test_nodes_that_write_to_the_same_tables_never_wait_in_a_ring(
    postgres: PostgresServer,
) -> None:
    url = postgres.new_schema()

    async def cross() -> None:
        one, two = [await PostgresStore.open(url), await PostgresStore.open(url)]
        admin = await asyncpg.connect(url)
        ids = [f"{n}" for n in range(40)]
        await streams(one, *ids)
        before = await admin.fetchval(DEADLOCKS)
        for step in range(25):
            there = (one.append(table_id, step, (b"one",), now=0, due=None) for table_id in ids)
            back = (two.append(name, step, (b"two",), now=0, due=None) for name in reversed(ids))
            first, second = await asyncio.gather(asyncio.gather(*there), asyncio.gather(*back))
            assert [a ^ b for a, b in zip(first, reversed(second), strict=True)] == [True] * 40
        assert await admin.fetchval(DEADLOCKS) == before
        await admin.close()
        await one.close()
        await two.close()

    asyncio.run(cross())


def test_a_database_of_a_newer_schema_is_left_alone(postgres: PostgresServer) -> None:
    url = postgres.new_schema()

    async def outdate(_store: PostgresStore) -> None:
        admin = await asyncpg.connect(url)
        await admin.execute("INSERT INTO cryptonym_schema VALUES (99)")
        await admin.close()

    with_store(url, outdate)
    with pytest.raises(ValueError, match="got 99"):
        asyncio.run(open_store(url))
