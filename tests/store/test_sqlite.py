"""One file, written by one thread, that survives what may happen to a process."""

import asyncio
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cryptonym.store import NewTable, NoSuchTable, StoreUnavailable, sqlite_schema
from cryptonym.store.sqlite import SqliteStore

T = TypeVar("T")
APPENDER = Path(__file__).with_name("appender.py")
STREAMS = [f"stream{n}" for n in range(48)]  # enough for commits that wait for everybody
FEW = STREAMS[:8]
KILLS = 20


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await SqliteStore.open(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def appender(path: Path, name: str, times: int, *streams: str) -> "subprocess.Popen[str]":
    command = [sys.executable, APPENDER, path, name, str(times), *streams]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def acknowledged(lines: list[str]) -> list[tuple[str, int, bytes]]:
    told = (line.split() for line in lines if line.endswith("\n"))
    return [(stream, int(seq), entry.encode()) for stream, seq, entry in told]


def exports(path: Path, streams: list[str]) -> dict[str, list[bytes]]:
    async def read(store: SqliteStore) -> dict[str, list[bytes]]:
        return {stream: await store.export(stream) for stream in streams}

    return with_store(path, read)


def test_nothing_acknowledged_is_lost_or_doubled_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    chance = random.Random(4)
    told: list[tuple[str, int, bytes]] = []
    for kill in range(KILLS):
        with appender(path, f"run{kill}", 0, *(STREAMS if kill % 2 else FEW)) as process:
            assert process.stdout
            lines = [process.stdout.readline() for _ in range(chance.randrange(1, 400))]
            process.kill()
            lines += process.stdout.readlines()
        told += acknowledged(lines)
    stored = exports(path, STREAMS)
    assert len(told) > 10 * KILLS
    assert all(stored[stream][seq - 1] == entry for stream, seq, entry in told)
    assert all(len(set(entries)) == len(entries) for entries in stored.values())


def test_several_processes_share_a_file_from_the_first_moment(tmp_path: Path) -> None:
    path = tmp_path / "shared.db"
    processes = [appender(path, f"process{n}", 40, "a", "b") for n in range(4)]
    lines = [line for process in processes for line in process.communicate()[0].splitlines(True)]
    assert [process.returncode for process in processes] == [0] * 4
    stored = exports(path, ["a", "b"])
    assert {stream: len(entries) for stream, entries in stored.items()} == {"a": 160, "b": 160}
    assert all(stored[stream][seq - 1] == entry for stream, seq, entry in acknowledged(lines))


def test_a_commit_is_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    async def settings(store: SqliteStore) -> list[Any]:
        names = ("journal_mode", "synchronous")
        return await store._writer.run(
            lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
        )

    assert with_store(tmp_path / "a.db", settings) == ["wal", 2]


def test_a_purged_table_leaves_no_entries_and_no_trace_of_its_number(tmp_path: Path) -> None:
    """Another table may get its number, and its id may come back from a backup."""

    async def purge(store: SqliteStore) -> None:
        await store.create(NewTable(id="a", name="a", created_at=0), (b"a1",))
        for after in (1, 2):  # the second time its number is known
            assert await store.append("a", after, [b"more"], now=1, due=None)
        await store.close_table("a", 2)
        assert await store.purge(3) == 1
        left = await store._writer.run(lambda db: db.execute("SELECT * FROM entries").fetchall())
        assert left == []
        await store.create(NewTable(id="b", name="b", created_at=0), (b"b1", b"b2", b"b3"))
        with pytest.raises(NoSuchTable):
            await store.append("a", 3, [b"stray"], now=4, due=None)
        await store.create(NewTable(id="a", name="a", created_at=0), (b"a1", b"a2", b"a3"))
        assert await store.append("a", 3, [b"a4"], now=5, due=None)
        assert await store.export("a") == [b"a1", b"a2", b"a3", b"a4"]
        assert await store.export("b") == [b"b1", b"b2", b"b3"]

    with_store(tmp_path / "a.db", purge)


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    async def back_up(store: SqliteStore) -> None:
        await store.create(NewTable(id="a", name="a", created_at=0), (b"secret",))
        await store.backup(tmp_path / "backup.db")
        modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        assert modes == {0o600}

    with_store(tmp_path / "a.db", back_up)


async def streams(store: SqliteStore, count: int) -> list[str]:
    ids = [f"{n}" for n in range(count)]
    for table_id in ids:
        await store.create(NewTable(id=table_id, name=table_id, created_at=0))
    return ids


def test_appends_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def count_commits(store: SqliteStore) -> None:
        ids = await streams(store, 100)
        said: list[str] = []
        await store._writer.run(lambda db: db.set_trace_callback(said.append))
        outcomes = await asyncio.gather(
            *(store.append(table_id, 0, (b"x",), now=0, due=None) for table_id in ids)
        )
        assert all(outcomes)
        assert 1 <= said.count("COMMIT") <= 20

    with_store(tmp_path / "a.db", count_commits)


def test_an_append_that_cannot_be_written_fails_alone(tmp_path: Path) -> None:
    async def mixed(store: SqliteStore) -> None:
        ids = await streams(store, 30)
        times = [2**70 if n % 3 == 0 else n for n in range(30)]  # more than an integer can hold
        outcomes = await asyncio.gather(
            *(
                store.append(table_id, 0, (b"x",), now=now, due=None)
                for table_id, now in zip(ids, times, strict=True)
            ),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes[0::3]} == {OverflowError}
        assert outcomes[1::3] == outcomes[2::3] == [True] * 10
        assert [await store.length(table_id) for table_id in ids] == [0, 1, 1] * 10

    with_store(tmp_path / "a.db", mixed)


def test_whoever_stops_waiting_disturbs_nobody(tmp_path: Path) -> None:
    async def give_up(store: SqliteStore) -> None:
        ids = await streams(store, 20)
        asked = [
            asyncio.ensure_future(store.append(table_id, 0, (b"x",), now=0, due=None))
            for table_id in ids
        ]
        await asyncio.sleep(0)  # they are in the queue now
        for one in asked[::2]:
            one.cancel()
        assert await asyncio.gather(*asked[1::2]) == [True] * 10

    with_store(tmp_path / "a.db", give_up)


def test_what_was_asked_before_closing_is_written(tmp_path: Path) -> None:
    async def close_at_once() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        ids = await streams(store, 20)
        asked = asyncio.gather(
            *(store.append(table_id, 0, (b"x",), now=0, due=None) for table_id in ids)
        )
        await asyncio.sleep(0)  # they are in the queue now
        await store.close()
        assert await asked == [True] * 20

    asyncio.run(close_at_once())
    assert exports(tmp_path / "a.db", ["0", "19"]) == {"0": [b"x"], "19": [b"x"]}


def test_a_file_locked_for_too_long_is_unavailable_and_then_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_schema, "BUSY_MS", 50)

    async def locked_out(store: SqliteStore) -> None:
        await streams(store, 1)
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            await store.append("0", 0, (b"x",), now=0, due=None)
        assert await store.length("0") == 0
        other.execute("ROLLBACK")
        other.close()
        assert await store.append("0", 0, (b"y",), now=0, due=None)
        assert await store.export("0") == [b"y"]

    with_store(tmp_path / "a.db", locked_out)


def test_a_file_of_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", lambda store: streams(store, 1))
    db = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(ValueError, match="got 99"):
        with_store(tmp_path / "a.db", lambda store: streams(store, 1))


def test_a_file_that_is_no_database_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("a letter to a friend, and not a short one\n" * 50)
    with pytest.raises(StoreUnavailable, match="not a database"):
        with_store(tmp_path / "a.db", lambda store: streams(store, 1))


def test_big_batches_are_cut_into_statements_of_bounded_size(tmp_path: Path) -> None:
    async def many(store: SqliteStore) -> None:
        ids = await streams(store, 300)
        entries = [b"%d" % n for n in range(5)]
        asked = (store.append(table_id, 0, entries, now=0, due=7) for table_id in ids)
        assert all(await asyncio.gather(*asked))
        assert [await store.export(table_id) for table_id in ids] == [entries] * 300
        assert await store.due(7) == sorted(ids)

    with_store(tmp_path / "a.db", many)


def test_a_batch_may_hold_one_append_after_another_to_the_same_stream(tmp_path: Path) -> None:
    async def chained(store: SqliteStore) -> None:
        await streams(store, 1)
        asked = [
            store.append("0", 0, (b"1", b"2"), now=1, due=1, listing=b"kept"),
            store.append("0", 2, (b"3",), now=2, due=2),
            store.append("0", 2, (b"late",), now=3, due=3),
            store.append("0", 3, (), now=4, due=4),
        ]
        assert await asyncio.gather(*asked) == [True, True, False, True]
        assert await store.export("0") == [b"1", b"2", b"3"]
        (table,) = [table async for table in store.tables()]
        assert (table.touched_at, table.due, table.listing, table.length) == (4, 4, b"kept", 3)

    with_store(tmp_path / "a.db", chained)
