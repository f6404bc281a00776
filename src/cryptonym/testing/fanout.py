"""The contract of a fan-out: what every driver, ours or not, has to keep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from cryptonym.fanout.port import Fanout
from cryptonym.testing.cleanly import demand, run_cleanly
from cryptonym.testing.ear import Ear

MakeNode = Callable[[], Awaitable[Fanout]]
Check = Callable[[MakeNode], Awaitable[None]]

TABLES = 5_000
HINTS = 500


def check_fanout(make_node: MakeNode) -> None:
    """Raise AssertionError at the first breach; `make_node` opens one more node each time."""
    for check in CHECKS:
        run_check(check, make_node)


def run_check(check: Check, make_node: MakeNode) -> None:
    """One check by itself."""
    run_cleanly(lambda: check(make_node))


@asynccontextmanager
async def _two(make_node: MakeNode) -> AsyncIterator[tuple[Fanout, Fanout]]:
    """Two nodes that must see no gap between them."""
    here, there = await make_node(), await make_node()
    gaps = Ear()
    here.on_gap(gaps.gap)
    there.on_gap(gaps.gap)
    try:
        demand("a new node is not healthy", holds=here.healthy and there.healthy)
        demand("one of two nodes is alone", holds=not (here.alone or there.alone))
        yield here, there
    finally:
        await here.close()
        await there.close()
    demand("a gap without a reason", holds=not gaps.calls)


async def hints_cross_both_ways(make_node: MakeNode) -> None:
    """What one node publishes, every other node hears, whatever the table is called."""
    async with _two(make_node) as (here, there):
        third = await make_node()
        ear = Ear()
        names = ("table", "ĉe 'la' \"tablo\"\n\\", "τραπέζι", "x" * 300, "")
        for table_id in names:
            here.subscribe(table_id, ear.hint)
            there.subscribe(table_id, ear.hint)
            here.publish(table_id, 3)
            await ear.until_at(table_id, 3)
            there.publish(table_id, 4)
            await ear.until_at(table_id, 4)
            third.publish(table_id, 2**40)
            await ear.until_is(table_id, [3, 4, 2**40, 2**40])
        await third.close()


async def own_hints_do_not_come_back(make_node: MakeNode) -> None:
    """A node knows what it has said itself."""
    async with _two(make_node) as (here, there):
        ours, theirs = Ear(), Ear()
        here.subscribe("table", ours.hint)
        here.subscribe("answer", ours.hint)
        there.subscribe("table", theirs.hint)
        here.publish("table", 1)
        await theirs.until_at("table", 1)
        there.publish("answer", 1)
        await ours.until_at("answer", 1)
        demand("a node hears itself", holds=not ours.heard["table"])


async def numbers_of_a_table_only_grow(make_node: MakeNode) -> None:
    """Late and doubled hints are passed over, and the last number always arrives."""
    async with _two(make_node) as (here, there):
        ear = Ear()
        there.subscribe("table", ear.hint)
        there.subscribe("other", ear.hint)
        for length in range(1, HINTS + 1):
            here.publish("table", length)
            here.publish("table", max(1, length - 3))
            here.publish("other", length)
            if length % 7 == 0:
                await asyncio.sleep(0)
        await ear.until_at("table", HINTS)
        await ear.until_at("other", HINTS)
        for numbers in ear.heard.values():
            demand(f"not growing: {numbers}", holds=numbers == sorted(set(numbers)))


async def publishing_in_turns_loses_nothing(make_node: MakeNode) -> None:
    """Every hint that is waited for comes, both nodes busy at once."""
    async with _two(make_node) as (here, there):

        async def play(speaker: Fanout, hearer: Fanout, table_id: str) -> None:
            ear = Ear()
            hearer.subscribe(table_id, ear.hint)
            for length in range(1, 31):
                speaker.publish(table_id, length)
                await ear.until_at(table_id, length)
            await ear.until_is(table_id, list(range(1, 31)))

        async with asyncio.TaskGroup() as games:
            for number in range(20):
                games.create_task(play(here, there, f"here {number}"))
                games.create_task(play(there, here, f"there {number}"))


async def cancelled_subscriptions_are_silent(make_node: MakeNode) -> None:
    """Each subscription of a table counts for itself; cancelling twice is cancelling once."""
    async with _two(make_node) as (here, there):
        first, second = Ear(), Ear()
        one, two = there.subscribe("table", first.hint), there.subscribe("table", second.hint)
        here.publish("table", 1)
        await first.until_at("table", 1)
        await second.until_at("table", 1)
        one.cancel()
        one.cancel()
        here.publish("table", 2)
        await second.until_at("table", 2)
        two.cancel()
        again = Ear()
        there.subscribe("table", again.hint)
        here.publish("table", 3)
        await again.until_at("table", 3)
        await first.until_is("table", [1])
        await second.until_is("table", [1, 2])


async def callbacks_may_subscribe_and_cancel(make_node: MakeNode) -> None:
    """Coming and going in the middle of a delivery disturbs nobody."""
    async with _two(make_node) as (here, there):
        ear, steady = Ear(), Ear()

        async def once(table_id: str, length: int) -> None:
            subscription.cancel()
            there.subscribe(table_id, ear.hint)
            await ear.hint("once", length)

        subscription = there.subscribe("table", once)
        there.subscribe("table", steady.hint)
        here.publish("table", 1)
        await ear.until_at("once", 1)
        await steady.until_at("table", 1)
        here.publish("table", 2)
        await ear.until_at("table", 2)
        await steady.until_at("table", 2)
        await ear.until_is("once", [1])


async def racing_subscriptions_are_not_orphaned(make_node: MakeNode) -> None:
    """Whoever has subscribed hears the next hint, however many come and go meanwhile."""
    async with _two(make_node) as (here, there):

        async def visit(number: int) -> None:
            for round_ in range(1, 11):
                ear = Ear()
                subscription = there.subscribe("table", ear.hint)
                length = number * 100 + round_
                here.publish("table", length)
                await ear.until_called(1)
                subscription.cancel()

        ticking = asyncio.create_task(_tick(here))
        async with asyncio.TaskGroup() as visits:
            for number in range(50):
                visits.create_task(visit(number))
        ticking.cancel()
        await asyncio.wait({ticking})


async def _tick(node: Fanout) -> None:
    """One higher number after the other."""
    length = 1_000_000
    while True:
        length += 1
        node.publish("table", length)
        await asyncio.sleep(0.001)


async def thousands_of_tables_are_cheap(make_node: MakeNode) -> None:
    """All are heard, and none after its subscription has ended."""
    async with _two(make_node) as (here, there):
        ear, after = Ear(), Ear()
        tables = [f"table {number}" for number in range(TABLES)]
        subscriptions = [there.subscribe(table_id, ear.hint) for table_id in tables]
        for table_id in tables:
            here.publish(table_id, 1)
        await ear.until_called(TABLES)
        demand("not every table was heard", holds=set(ear.heard) == set(tables))
        for subscription in subscriptions:
            subscription.cancel()
        there.subscribe("after", after.hint)
        for table_id in (*tables, "after"):
            here.publish(table_id, 2)
        await after.until_at("after", 2)
        demand("a cancelled subscription was called", holds=ear.calls == TABLES)


async def slow_callbacks_hold_up_nobody(make_node: MakeNode) -> None:
    """What comes during a call is one call afterwards, with the highest number."""
    async with _two(make_node) as (here, there):
        slow, quick, gate = Ear(), Ear(), asyncio.Event()

        async def wait(table_id: str, length: int) -> None:
            await slow.hint(table_id, length)
            await gate.wait()

        there.subscribe("table", wait)
        there.subscribe("table", quick.hint)
        for length in range(1, 101):
            here.publish("table", length)
            await quick.until_at("table", length)
        demand("two calls at once", holds=slow.heard["table"] == [1])
        gate.set()
        await slow.until_called(2)
        await slow.until_is("table", [1, 100])


async def failing_callbacks_harm_nobody(make_node: MakeNode) -> None:
    """Not even themselves: the next hint is theirs again."""
    async with _two(make_node) as (here, there):
        ear, steady = Ear(), Ear()

        async def fail(table_id: str, length: int) -> None:
            await ear.hint(table_id, length)
            raise LookupError(table_id)

        there.subscribe("table", fail)
        there.subscribe("table", steady.hint)
        for length in (1, 2):
            here.publish("table", length)
            await ear.until_at("table", length)
            await steady.until_at("table", length)


async def closing_is_clean(make_node: MakeNode) -> None:
    """The last hints go out, running callbacks are cancelled, and nothing fails afterwards."""
    async with _two(make_node) as (here, there):
        ear = Ear()
        there.subscribe("table", ear.hint)
        here.subscribe("table", ear.hint)

        async def hang(_table_id: str, length: int) -> None:
            await ear.hint("hanging", length)
            await asyncio.Event().wait()

        hanging = here.subscribe("hang", hang)
        there.publish("hang", 1)
        await ear.until_at("hanging", 1)
        here.publish("table", 7)
        await here.close()
        demand("healthy after closing", holds=not here.healthy)
        await ear.until_at("table", 7)
        await here.close()
        here.publish("table", 8)
        here.subscribe("table", ear.hint).cancel()
        here.on_gap(ear.gap).cancel()
        hanging.cancel()
        there.publish("table", 9)
        demand("closing one node has hurt another", holds=there.healthy)


async def notes_cross_and_are_not_heard_at_home(make_node: MakeNode) -> None:
    """What is stored nowhere reaches the other nodes, and the latest word of it stays the last."""
    async with _two(make_node) as (here, there):
        ear, ours = Ear(), list[tuple[str, str]]()
        theirs = list[tuple[str, str]]()

        def hear(table_id: str, note: str) -> None:
            theirs.append((table_id, note))
            ear.note()

        here.on_note(lambda table_id, note: ours.append((table_id, note)))
        subscription = there.on_note(hear)
        names = ("table", "ĉe 'la' \"tablo\"\n\\", "τραπέζι")
        for table_id in names:
            here.note(table_id, "early")
            here.note(table_id, '["node", "1"]')
        await ear.until(lambda: {name for name, _ in theirs} == set(names))
        for table_id in names:
            await ear.until(lambda name=table_id: _last(theirs, name) == '["node", "1"]')  # type: ignore[misc] # bound at once
        subscription.cancel()
        heard = len(theirs)
        here.note("table", "late")
        here.publish("table", 1)
        there.subscribe("mark", ear.hint)
        here.publish("mark", 1)
        await ear.until_at("mark", 1)
        demand("a cancelled callback was called", holds=len(theirs) == heard)
        demand("a node hears its own notes", holds=not ours)


def _last(heard: list[tuple[str, str]], table_id: str) -> str:
    return next((note for name, note in reversed(heard) if name == table_id), "")


CHECKS = (
    hints_cross_both_ways,
    own_hints_do_not_come_back,
    numbers_of_a_table_only_grow,
    publishing_in_turns_loses_nothing,
    cancelled_subscriptions_are_silent,
    callbacks_may_subscribe_and_cancel,
    racing_subscriptions_are_not_orphaned,
    thousands_of_tables_are_cheap,
    slow_callbacks_hold_up_nobody,
    failing_callbacks_harm_nobody,
    notes_cross_and_are_not_heard_at_home,
    closing_is_clean,
)
