"""The contract of a store: what every driver, ours or not, has to keep."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cryptonym.store import Checkpoint, NewTable, NoSuchTable, Store, StoreUnavailable, restore
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import TableId

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MakeStore = Callable[[str], Awaitable[Store]]  # the same place gives the same tables again
Check = Callable[[MakeStore], Awaitable[None]]

RACERS = 200
STREAMS = 60
BIG = 3_000_000  # bytes
NAMES = ("ŝipo ĉevalo ĝardeno ĵurnalo", "η θάλασσα ξύπνησε νωρίς", "blåbær på ørret", "🂡 'x'; --")


async def check_store(make_store: MakeStore) -> None:
    """Raise AssertionError at the first breach of the contract."""
    for check in CHECKS:
        await check(make_store)


def same(got: object, expected: object, what: str) -> None:
    """Complain if these differ."""
    if got != expected:
        raise AssertionError(f"{what}: expected {expected!r:.300}, got {got!r:.300}")


def yes(outcome: object, what: str) -> None:
    """Complain if this is not True."""
    same(outcome, expected=True, what=what)


def no(outcome: object, what: str) -> None:
    """Complain if this is not False."""
    same(outcome, expected=False, what=what)


async def raises(kind: type[Exception], work: Awaitable[object], what: str) -> None:
    """Complain if this work does not raise this."""
    try:
        got = await work
    except kind:
        return
    raise AssertionError(f"{what}: expected {kind.__name__}, got {got!r}")


@asynccontextmanager
async def opened(make_store: MakeStore, *places: str) -> AsyncIterator[list[Store]]:
    """Stores at these places, closed afterwards."""
    async with AsyncExitStack() as stack:
        stores = []
        for place in places:
            stores.append(await make_store(place))
            stack.push_async_callback(stores[-1].close)
        yield stores


def _id(name: object) -> TableId:
    return TableId(f"id of {name}")


def _table(name: str, **fields: object) -> NewTable:
    return NewTable(**{"id": _id(name), "name": name, "created_at": 1000} | fields)  # type: ignore[arg-type] # fields of NewTable


async def _append(
    store: Store, name: str, after: int, *entries: bytes, due: int | None = 9
) -> bool:
    return await store.append(_id(name), after, entries, now=2000 + after, due=due)


async def streams_grow_in_order(make_store: MakeStore) -> None:
    """Entries come back as they were written, from any point on."""
    async with opened(make_store, "order") as (store,):
        yes(await store.create(_table("a"), (b"1", b"2")), "create")
        yes(await _append(store, "a", 2, b"3", b"", bytes(range(256))), "append")
        whole = [b"1", b"2", b"3", b"", bytes(range(256))]
        same(await store.read(_id("a")), whole, "read")
        same(await store.read(_id("a"), 2, 2), whole[2:4], "read from 2, two of them")
        same(await store.read(_id("a"), 5), [], "read past the end")
        same(await store.export(_id("a")), whole, "export")
        same(await store.length(_id("a")), 5, "length")
        same(
            (await store.read(TableId("nobody")), await store.length(TableId("nobody"))),
            ([], 0),
            "unknown table",
        )


async def entries_are_amended_in_their_places(make_store: MakeStore) -> None:
    """Only those named, only where there are some, in open tables and closed ones."""
    async with opened(make_store, "amended") as (store,):
        for name in ("a", "b"):
            await store.create(_table(name), (b"1", b"2", b"3"))
        await store.close_table(_id("b"), 5000)
        for name in ("a", "b"):
            same(await store.amend(_id(name), {2: b"two", 9: b"nine"}), 1, "amended")
            same(await store.export(_id(name)), [b"1", b"two", b"3"], "stream")
        same(await store.amend(TableId("nobody"), {1: b"x"}), 0, "amend nothing")
        yes(await _append(store, "a", 3, b"4"), "append after it")


async def the_latest_checkpoint_is_kept(make_store: MakeStore) -> None:
    """Never one of a longer stream, nor of entries that were amended since; purged with them."""
    async with opened(make_store, "checkpoints", "checkpoints") as (store, other):
        await store.create(_table("a"), (b"1", b"2", b"3"))
        same(await store.checkpoint(_id("a")), Checkpoint(), "none")
        for length, kept in ((2, True), (3, True), (2, False), (4, False), (3, True)):
            one = Checkpoint(length, b"\0of %d" % length)
            same(await store.keep_checkpoint(_id("a"), one), kept, f"checkpoint of {length}")
        same(await other.checkpoint(_id("a")), Checkpoint(3, b"\0of 3"), "the latest")
        no(await store.keep_checkpoint(TableId("nobody"), Checkpoint(0, b"x")), "of nobody")
        await store.amend(_id("a"), {9: b"nine"})
        same((await store.checkpoint(_id("a"))).length, 3, "after amending nothing")
        await store.amend(_id("a"), {1: b"one"})
        same(await other.checkpoint(_id("a")), Checkpoint(amended=1), "after amending")
        no(await store.keep_checkpoint(_id("a"), Checkpoint(3, b"with one")), "from before that")
        yes(await store.keep_checkpoint(_id("a"), Checkpoint(2, b"new", 1)), "from after it")
        await store.create(_table("b"), (b"1",))
        no(await store.keep_checkpoint(_id("b"), Checkpoint(1, b"b", 1)), "amended elsewhere")
        await store.close_table(_id("a"), 5)
        yes(await store.keep_checkpoint(_id("a"), Checkpoint(3, b"old", 1)), "of a closed table")
        await store.purge(6)
        yes(await store.create(_table("a"), (b"1", b"2", b"3")), "the same id again")
        same(await store.checkpoint(_id("a")), Checkpoint(), "of a purged table")


async def a_wrong_length_loses(make_store: MakeStore) -> None:
    """An append writes nothing unless the stream is exactly as long as expected."""
    async with opened(make_store, "lengths") as (store,):
        await store.create(_table("a", due=5), (b"1",))
        for after in (0, 2, 7):
            no(await _append(store, "a", after, b"x"), f"append after {after}")
        same(await store.export(_id("a")), [b"1"], "stream")
        same(await store.due(5), [_id("a")], "due of a lost append")
        yes(await _append(store, "a", 1, due=50), "append of nothing")
        same((await store.length(_id("a")), await store.due(49)), (1, []), "a new time alone")
        await raises(NoSuchTable, _append(store, "nobody", 0, b"x"), "append to an unknown table")


async def who_does_not_wait_is_told_the_same(make_store: MakeStore) -> None:
    """Appends without waiting: won, lost, no table, closed; and those of one stream in order."""
    loop = asyncio.get_running_loop()

    def appending(name: str, after: int, *entries: bytes) -> asyncio.Future[bool | BaseException]:
        told: asyncio.Future[bool | BaseException] = loop.create_future()
        store.append_soon(told.set_result, _id(name), after, entries, now=2000, due=9)
        return told

    async with opened(make_store, "soon") as (store,):
        await store.create(_table("a"), (b"1",))
        told = [appending("a", after, b"%d" % after) for after in (1, 1, 2, 3)]
        same([await one for one in told], [True, False, True, True], "four at once")
        same(await store.export(_id("a")), [b"1", b"1", b"2", b"3"], "stream")
        same(type(await appending("nobody", 0)), NoSuchTable, "append to an unknown table")
    same(type(await appending("a", 4, b"4")), StoreUnavailable, "append to a closed store")


async def names_are_unique_while_open(make_store: MakeStore) -> None:
    """A name finds one open table, and is free again when that one is closed."""
    async with opened(make_store, "names") as (store,):
        for name in NAMES:
            yes(await store.create(_table(name), (b"1",)), f"create {name}")
            same(await store.find(name), _id(name), f"find {name}")
        same(await store.find("nobody"), None, "find nobody")
        no(await store.create(_table(NAMES[0], id="other"), (b"2",)), "taken name")
        no(await store.create(_table("new", id=_id(NAMES[0])), (b"2",)), "taken id")
        same(
            (await store.export(TableId("other")), await store.find("new")), ([], None), "leftovers"
        )
        yes(await store.close_table(_id(NAMES[0]), 5000), "close")
        no(await store.close_table(_id(NAMES[0]), 5001), "close again")
        no(await store.close_table(TableId("nobody"), 5001), "close nobody")
        same(await store.find(NAMES[0]), None, "find a closed table")
        same(await store.export(_id(NAMES[0])), [b"1"], "stream of a closed table")
        await raises(NoSuchTable, _append(store, NAMES[0], 1, b"x"), "append to a closed table")
        yes(await store.create(_table(NAMES[0], id="other"), (b"2",)), "freed name")
        same(await store.find(NAMES[0]), "other", "find the new one")


async def one_creator_wins_a_name(make_store: MakeStore) -> None:
    """Of many who want a name at once, one gets it."""
    async with opened(make_store, "creators", "creators") as stores:
        tables = [_table("a", id=f"{n}") for n in range(20)]
        asked = [stores[n % 2].create(table, (b"%d" % n,)) for n, table in enumerate(tables)]
        won = [n for n, outcome in enumerate(await asyncio.gather(*asked)) if outcome]
        same(len(won), 1, "winners")
        same(await stores[0].find("a"), f"{won[0]}", "who has the name")
        same([table.id async for table in stores[1].tables()], [f"{won[0]}"], "tables")


async def racers_win_one_after_another(make_store: MakeStore) -> None:
    """Concurrent appenders on one stream, two handles: the winners are in, in order, once."""
    async with opened(make_store, "race", "race") as stores:
        await stores[0].create(_table("a"))
        same(await _lone_winner(stores), 1, "winners of one place")
        first = await stores[0].export(_id("a"))
        wrote = await asyncio.gather(*(_race(stores[n % 2], n) for n in range(RACERS)))
        rest = (await stores[1].export(_id("a")))[len(first) :]
        same(len(rest), RACERS, "entries")
        told = dict(wrote)
        same([told.get(seq) for seq in range(2, RACERS + 2)], rest, "who was told to be where")


async def _lone_winner(stores: Sequence[Store]) -> int:
    asked = (_append(stores[n % 2], "a", 0, b"first %d" % n) for n in range(RACERS))
    return sum(await asyncio.gather(*asked))


async def _race(store: Store, racer: int) -> tuple[int, bytes]:
    """Where the racer's entry ended up."""
    entry = b"racer %d" % racer
    while True:
        length = await store.length(_id("a"))
        if await _append(store, "a", length, entry):
            return length + 1, entry


async def streams_do_not_disturb_each_other(make_store: MakeStore) -> None:
    """Many streams at once; a conflict, or a table that is gone, fails nobody beside it."""
    async with opened(make_store, "streams") as (store,):
        names = [f"{n}" for n in range(STREAMS)]
        await asyncio.gather(*(store.create(_table(name), (b"0",)) for name in names))
        for step in range(1, 6):
            fair = (_append(store, name, step, b"%d" % step) for name in names)
            late = (_append(store, name, step - 1, b"late") for name in names)
            lost = (_append(store, f"lost {name}", 0, b"lost") for name in names)
            mixed = [work for three in zip(fair, late, lost, strict=True) for work in three]
            outcomes = await asyncio.gather(*mixed, return_exceptions=True)
            same(outcomes[0::3], [True] * STREAMS, "fair appends")
            same(outcomes[1::3], [False] * STREAMS, "late appends")
            same({type(lost) for lost in outcomes[2::3]}, {NoSuchTable}, "appends to nothing")
        for name in names:
            same(await store.export(_id(name)), [b"0", b"1", b"2", b"3", b"4", b"5"], name)


async def big_entries_fit(make_store: MakeStore) -> None:
    """Megabytes, and more entries than are read at once."""
    async with opened(make_store, "big") as (store,):
        many = [b"%d" % n for n in range(2500)]
        await store.create(_table("a"), many)
        yes(await _append(store, "a", 2500, b"x" * BIG, b"y" * BIG), "append")
        same(await store.export(_id("a")), [*many, b"x" * BIG, b"y" * BIG], "export")


async def tables_tell_when_they_are_due(make_store: MakeStore) -> None:
    """The longest overdue first; an append moves the time, closing removes it."""
    async with opened(make_store, "due") as (store,):
        for name, due in (("a", 30), ("b", 10), ("c", 20), ("d", None), ("e", 10)):
            await store.create(_table(name, due=due))
        same(await store.due(9), [], "before the first")
        same(await store.due(30), [_id(name) for name in "beca"], "all")
        same(await store.due(30, 2), [_id("b"), _id("e")], "two of them")
        await _append(store, "b", 0, b"1", due=25)
        await _append(store, "c", 0, b"1", due=None)
        await store.close_table(_id("e"), 5000)
        same(await store.due(30), [_id("b"), _id("a")], "after appends")


async def public_tables_are_listed(make_store: MakeStore) -> None:
    """Open and public ones, the newest first, with what they say of themselves."""
    async with opened(make_store, "listed") as (store,):
        await store.create(_table("old", public=True, created_at=1, listing=b"old"))
        await store.create(_table("new", public=True, created_at=2))
        await store.create(_table("private", created_at=3))
        await store.create(_table("closed", public=True, created_at=4))
        await store.close_table(_id("closed"), 5000)
        yes(await store.append(_id("new"), 0, (b"1",), now=7, due=None, listing=b"told"), "append")
        yes(await _append(store, "new", 1, b"2"), "append that keeps the listing")
        listed = [(table.name, table.listing) for table in await store.listed()]
        same(listed, [("new", b"told"), ("old", b"old")], "listed")
        same([table.name for table in await store.listed(1)], ["new"], "one of them")


async def closed_tables_are_purged(make_store: MakeStore) -> None:
    """Only closed ones, only older ones, with all their entries."""
    async with opened(make_store, "purge") as (store,):
        for n in range(150):
            await store.create(_table(f"{n}"), (b"1", b"2"))
        for n in range(130):
            await store.close_table(_id(n), n)
        same(await store.purge(120), 120, "purge")
        same(await store.purge(120), 0, "purge again")
        same(await store.export(_id("119")), [], "a purged stream")
        same(await store.export(_id("120")), [b"1", b"2"], "a stream not old enough")
        same(len([table async for table in store.tables()]), 30, "tables left")
        yes(await store.create(_table("0"), (b"new",)), "the same id again")
        same(await store.export(_id("0")), [b"new"], "its stream")


async def everything_is_there_after_reopening(make_store: MakeStore) -> None:
    """A closed store refuses; opened again it has lost nothing."""
    async with opened(make_store, "again") as (store,):
        await _furnish(store)
        before = await _contents(store)
    await raises(StoreUnavailable, store.length(_id("a")), "read from a closed store")
    await raises(StoreUnavailable, _append(store, "a", 3, b"x"), "append to a closed store")
    await raises(StoreUnavailable, store.create(_table("x")), "create in a closed store")
    await store.close()
    async with opened(make_store, "again") as (store,):
        same(await _contents(store), before, "contents")
        yes(await _append(store, "a", 3, b"4"), "append")


async def backups_are_restored(make_store: MakeStore) -> None:
    """A backup of one moment goes back into a store of the same kind and of another kind."""
    async with opened(make_store, "saved", "back") as (store, back):
        await _furnish(store)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "backup"
            await store.backup(path)
            before = await _contents(store)
            await _append(store, "a", 3, b"too late for the backup")
            for target in (back, MemoryStore()):
                same((await restore(path, target)).tables, 3, "restored tables")
                same(await _contents(target), before, "restored contents")
            same(len((await restore(path, store)).refused), 3, "tables that are there already")
            await back.backup(path)  # over the old one
            same([kept.name for kept in Path(folder).iterdir()], ["backup"], "files")
        same(await back.find(NAMES[1]), _id(NAMES[1]), "find after restoring")
        yes(await _append(back, "a", 3, b"on"), "append after restoring")


async def what_is_kept_once_is_the_same_for_all_nodes(make_store: MakeStore) -> None:
    """The first of a name stays, whoever asks in the same moment, and goes into a backup."""
    async with opened(make_store, "once", "once", "copy") as (store, other, copy):
        given = await asyncio.gather(
            *(node.once("keys", b"%d" % n) for n, node in enumerate((store, other) * 5))
        )
        same(len(set(given)), 1, "different answers")
        same(await other.once("keys", b"too late"), given[0], "kept once")
        same(await other.once("more", b"\0\xff"), b"\0\xff", "another name")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "backup"
            await store.backup(path)
            await copy.once("more", b"its own")
            await restore(path, copy)
        same(await copy.once("keys", b"too late"), given[0], "kept once, restored")
        same(await copy.once("more", b"too late"), b"its own", "kept before a restore")


async def _furnish(store: Store) -> None:
    await store.create(_table("a", public=True, listing=b"\0\xff"), (b"1", b"2"))
    await _append(store, "a", 2, bytes(range(256)), due=77)
    await store.create(_table(NAMES[1], due=5), (b"x",))
    await store.create(_table("closed", id="~"), [b"%d" % n for n in range(1200)])
    await store.close_table(TableId("~"), 4321)


async def _contents(store: Store) -> list[object]:
    return [(table, await store.export(table.id)) async for table in store.tables()]


CHECKS: tuple[Check, ...] = (
    streams_grow_in_order,
    entries_are_amended_in_their_places,
    the_latest_checkpoint_is_kept,
    a_wrong_length_loses,
    who_does_not_wait_is_told_the_same,
    names_are_unique_while_open,
    one_creator_wins_a_name,
    racers_win_one_after_another,
    streams_do_not_disturb_each_other,
    big_entries_fit,
    tables_tell_when_they_are_due,
    public_tables_are_listed,
    closed_tables_are_purged,
    what_is_kept_once_is_the_same_for_all_nodes,
    everything_is_there_after_reopening,
    backups_are_restored,
)
