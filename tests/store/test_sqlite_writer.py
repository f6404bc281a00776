"""The one who writes: whoever is told may ask again, stumble or close; nobody waits in vain."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cryptonym.store import NewTable, StoreUnavailable, sqlite_writer
from cryptonym.store.sqlite import SqliteStore

TABLES = "0123456789"
FOR_EVER = 3600.0


@pytest.fixture(autouse=True)
def _few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "MANY", 4)
    monkeypatch.setattr(sqlite_writer, "LARGEST", 8)


def with_tables(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """A store with ten tables; whoever waits in vain fails."""

    async def run() -> None:
        async with asyncio.timeout(60):
            store = await SqliteStore.open(folder / "a.db")
            for table in TABLES:
                await store.create(NewTable(id=table, name=table, created_at=0))
            await work(store)
            await store.close()

    asyncio.run(run())


class Asker:
    """Appends without waiting, and keeps what it is told."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.told: list[tuple[str, int, object]] = []

    def append(self, table: str, after: int, then: Callable[[], object] = list) -> None:
        """Then do something, in the very moment in which the answer comes."""

        def answered(outcome: object) -> None:
            self.told.append((table, after, outcome if outcome is True else type(outcome)))
            then()

        self._store.append_soon(answered, table, after, (b"%d" % after,), now=0, due=None)

    async def all_told(self, count: int) -> None:
        """Return when so many were told."""
        while len(self.told) < count:
            await asyncio.sleep(0.001)


async def busy(store: SqliteStore) -> None:
    """Let so many share a commit that the next one waits for them to come back."""
    first = (store.append(table, 0, (b"0",), now=0, due=None) for table in TABLES[:6])
    assert all(await asyncio.gather(*first))


def test_who_asks_again_in_the_moment_of_being_told_is_served_in_order(tmp_path: Path) -> None:
    rounds = 40

    async def chains(store: SqliteStore) -> None:
        asker = Asker(store)

        def ask(table: str, after: int) -> None:
            more = after + 1 < rounds
            asker.append(table, after, lambda: ask(table, after + 1) if more else None)

        for table in TABLES:
            ask(table, 0)
        await asker.all_told(len(TABLES) * rounds)
        assert {outcome for _, _, outcome in asker.told} == {True}
        for table in TABLES:
            assert await store.export(table) == [b"%d" % n for n in range(rounds)]

    with_tables(tmp_path, chains)


def test_more_than_fit_one_commit_are_all_written_and_told_in_order(tmp_path: Path) -> None:
    async def many(store: SqliteStore) -> None:
        asker = Asker(store)
        asked = [(table, after) for after in range(30) for table in TABLES]
        for table, after in asked:
            asker.append(table, after)
        await asker.all_told(len(asked))
        assert asker.told == [(table, after, True) for table, after in asked]

    with_tables(tmp_path, many)


def test_a_listener_that_stumbles_keeps_no_other_from_being_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble() -> None:
        raise ZeroDivisionError

    async def stumbling(store: SqliteStore) -> None:
        asker = Asker(store)
        for table in TABLES:
            asker.append(table, 0, stumble)
        await asker.all_told(len(TABLES))
        asker.append("0", 1)
        await asker.all_told(len(TABLES) + 1)
        assert {outcome for _, _, outcome in asker.told} == {True}

    with caplog.at_level(logging.ERROR):
        with_tables(tmp_path, stumbling)
    assert len(caplog.records) == len(TABLES)


def test_closing_in_the_moment_of_being_told_finishes_what_was_asked(tmp_path: Path) -> None:
    async def close_inside(store: SqliteStore) -> None:
        asker, closing = Asker(store), list[asyncio.Task[None]]()

        def close() -> None:
            closing.append(asyncio.ensure_future(store.close()))
            asker.append("1", 1)  # in time: closing has not begun

        asker.append("0", 0, close)
        for table in TABLES[1:]:
            asker.append(table, 0)
        await asker.all_told(len(TABLES) + 1)
        await asyncio.gather(*closing)
        assert {outcome for _, _, outcome in asker.told} == {True}
        asker.append("2", 1)
        assert asker.told[-1] == ("2", 1, StoreUnavailable), "too late"

    with_tables(tmp_path, close_inside)


def test_one_who_comes_alone_after_a_rush_waits_no_longer_than_patience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "PATIENCE", 0.05)

    async def alone(store: SqliteStore) -> None:
        await busy(store)
        for after in range(3):
            assert await store.append("9", after, (b"alone",), now=0, due=None)

    with_tables(tmp_path, alone)


def test_a_commit_does_not_wait_any_longer_when_everybody_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "PATIENCE", FOR_EVER)

    async def everybody(store: SqliteStore) -> None:
        await busy(store)
        for after in range(1, 20):
            back = (store.append(table, after, (b"x",), now=0, due=None) for table in TABLES[:6])
            assert all(await asyncio.gather(*back))

    with_tables(tmp_path, everybody)


@pytest.mark.parametrize("waiting", [0, 1, 3])
def test_closing_waits_for_nobody_who_does_not_come_back(
    waiting: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "PATIENCE", FOR_EVER)

    async def close(store: SqliteStore) -> None:
        asker = Asker(store)
        await busy(store)
        for table in TABLES[-waiting:] if waiting else "":
            asker.append(table, 0)
        first = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        first.cancel()  # whoever closes may be stopped, and somebody else closes
        await asyncio.gather(store.close(), store.close())
        assert [outcome for _, _, outcome in asker.told] == [True] * waiting
        with pytest.raises(StoreUnavailable):
            await store.append("0", 1, (b"late",), now=0, due=None)

    with_tables(tmp_path, close)


def test_two_who_write_to_one_file_at_once_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    async def race(store: SqliteStore) -> None:
        other = await SqliteStore.open(tmp_path / "a.db")
        won: dict[tuple[str, int], bytes] = {}

        async def racer(mine: SqliteStore, name: str, table: str) -> None:
            after = 0
            for number in range(15):
                entries = [b"%s %d" % (name.encode(), number)] * (1 + number % 2)
                while not await mine.append(table, after, entries, now=0, due=None):
                    after = await mine.length(table)
                won.update({(table, after + n): entries[0] for n in range(1, len(entries) + 1)})
                after += len(entries)

        racers = [
            racer(mine, f"{place}{n}", table)
            for place, mine in enumerate((store, other))
            for n in range(2)
            for table in TABLES
        ]
        await asyncio.gather(*racers)
        for table in TABLES:
            stored = await other.export(table)
            assert stored == [won.pop((table, n)) for n in range(1, len(stored) + 1)]
        assert not won, "acknowledged and not there"
        await other.close()

    with_tables(tmp_path, race)
