"""Appends that share a commit: each has the outcome it would have had alone, in any mixture."""

import asyncio
import tempfile
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from cryptonym.store import NewTable, Store, sqlite_batch, sqlite_writer
from cryptonym.store.memory import MemoryStore
from cryptonym.store.sqlite import SqliteStore

TABLES = "abcdef"
BAD = None  # cannot be stored as an entry


class Step(NamedTuple):
    """One write of a burst; where it begins is counted from what the steps before it leave."""

    kind: str
    table: str
    off: int
    entries: int
    due: int | None
    listing: bytes | None
    how: str


def steps(*kinds: str) -> "st.SearchStrategy[list[Step]]":
    """Bursts of writes; most of them expect what they will find."""
    step = st.builds(
        Step,
        kind=st.sampled_from(kinds),
        table=st.sampled_from(TABLES),
        off=st.sampled_from([0, 0, 0, 0, 0, -1, 1]),
        entries=st.integers(0, 3),
        due=st.none() | st.integers(0, 9),
        listing=st.none() | st.binary(max_size=2),
        how=st.sampled_from(["wait", "soon", "give up"]),
    )
    return st.lists(step, min_size=1, max_size=20)


@contextmanager
def small_batches() -> Iterator[None]:
    """So that a few writes meet every seam: of statements, of commits, of what is remembered."""
    with (
        mock.patch.multiple(sqlite_writer, LARGEST=7, MANY=3, PATIENCE=0.002),
        mock.patch.multiple(sqlite_batch, ROWS=3, NUMBERS=4),
    ):
        yield


class Bursts(RuleBasedStateMachine):
    """Two handles to one file, many writes at once, beside a store that takes them one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.seams = small_batches()
        self.seams.__enter__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.model = MemoryStore()
        self.written = 0
        self.stores = [self.runner.run(self._open()) for _ in range(2)]

    async def _open(self) -> SqliteStore:
        return await SqliteStore.open(Path(self.folder.name) / "a.db")

    @initialize(tables=st.permutations(TABLES))
    def open_tables(self, tables: list[str]) -> None:
        """Somewhere to write."""
        first = [Step("create", table, 0, 1, None, None, "wait") for table in tables]
        self.runner.run(self._burst(self.stores[0], first))

    @rule(store=st.integers(0, 1), appends=steps("append"))
    def play(self, store: int, appends: list[Step]) -> None:
        """Asked all at once, answered as if one after another."""
        self.runner.run(self._burst(self.stores[store], appends))

    @rule(
        store=st.integers(0, 1),
        mixture=steps("append", "append", "append", "bad", "create", "close", "purge"),
    )
    def come_and_go(self, store: int, mixture: list[Step]) -> None:
        """Tables are opened, closed and deleted at the same time."""
        self.runner.run(self._burst(self.stores[store], mixture))

    @rule(store=st.integers(0, 1))
    def reopen(self, store: int) -> None:
        """What was written is there."""
        self.runner.run(self.stores[store].close())
        self.stores[store] = self.runner.run(self._open())
        self.runner.run(self._compare(self.stores[store]))

    async def _burst(self, store: Store, steps: list[Step]) -> None:
        lengths = {table.id: table.length async for table in self.model.tables()}
        calls = [self._call(step, lengths) for step in steps]
        expected = [await outcome(_ask(self.model, *call)) for call in calls]
        asked = [
            asyncio.ensure_future(_asked(store, step.how, *call))
            for step, call in zip(steps, calls, strict=True)
        ]
        await asyncio.sleep(0)  # now all of them are asked
        for step, one in zip(steps, asked, strict=True):
            if step.how == "give up":
                one.cancel()
        async with asyncio.timeout(60):
            outcomes = [await outcome(one) for one in asked]
        for step, told, due in zip(steps, outcomes, expected, strict=True):
            if step.kind == "bad":
                assert told is not True
            elif step.how != "give up":
                assert told == due, step
        await store.close_table("nobody", 0)  # what was given up is written before this
        for handle in self.stores:
            await self._compare(handle)

    def _call(self, step: Step, lengths: dict[str, int]) -> tuple[str, tuple[Any, ...], Any]:
        """A method of a store and what it is given; `lengths` is what is expected after it."""
        self.written += 10
        entries: list[Any] = [b"%d" % (self.written + n) for n in range(step.entries)]
        match step.kind:
            case "create":
                lengths.setdefault(step.table, step.entries)
                new = NewTable(id=step.table, name=step.table, created_at=self.written, public=True)
                return "create", (new, entries), {}
            case "close":
                return "close_table", (step.table, self.written), {}
            case "purge":
                return "purge_some", (self.written - 30, 100), {}
        length = lengths.get(step.table, 0)
        after = max(0, length + step.off)
        if after == length and step.kind == "append":
            lengths[step.table] = length + step.entries
        if step.kind == "bad":
            entries.append(BAD)
        more = {"now": self.written, "due": step.due, "listing": step.listing}
        return "append", (step.table, after, entries), more

    async def _compare(self, store: Store) -> None:
        for question in (_contents, lambda one: one.due(9), lambda one: one.listed()):
            assert await question(store) == await question(self.model)

    def teardown(self) -> None:
        """Leave nothing behind."""
        for store in self.stores:
            self.runner.run(store.close())
        self.runner.close()
        self.folder.cleanup()
        self.seams.__exit__(None, None, None)


async def _contents(store: Store) -> list[object]:
    return [(table, await store.export(table.id)) async for table in store.tables()]


async def _ask(store: Store, method: str, given: tuple[Any, ...], more: dict[str, Any]) -> object:
    if method == "append" and BAD in given[-1]:
        return None  # it never happens
    return await getattr(store, method)(*given, **more)


async def _asked(
    store: Store, how: str, method: str, given: tuple[Any, ...], more: dict[str, Any]
) -> object:
    if method != "append" or how != "soon":
        return await getattr(store, method)(*given, **more)
    told: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    store.append_soon(told.set_result, *given, **more)
    return await told


async def outcome(work: Awaitable[object]) -> object:
    """What came of it; errors by their kind."""
    try:
        got = await work
    except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 # compared, whatever it is
        return type(error)
    return type(got) if isinstance(got, Exception) else got


test_bursts_end_as_if_one_write_came_after_another = Bursts.TestCase
Bursts.TestCase.settings = settings(max_examples=25, stateful_step_count=8, deadline=None)
