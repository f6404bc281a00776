"""Hints between two nodes: in memory, through a real Valkey and a real PostgreSQL.

`rate`: every hint is about another table, so none is saved by coalescing; counted are callbacks
that ran on the other node. `one_by_one` is the obvious way on the same server in the same run: one
PUBLISH or NOTIFY for each hint, the next when the first is through. Latency is measured from before
the hint is published until its callback runs, at an even thousand hints a second. Both nodes
share one process and one core, as the load does.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from statistics import quantiles

import asyncpg
from redis.asyncio import Redis
from tests.servers.postgres import running_postgres
from tests.servers.valkey import running_valkey

from benchmarks.figures import show
from cryptonym.fanout import Fanout, MemoryHub, open_fanout
from cryptonym.fanout.postgres import NOTIFY

TABLES = 5_000
ROUNDS = 10  # over all tables, the next when the first has been heard
ONE_BY_ONE = 5_000  # hints
PACED, PACE = 3_000, 0.001  # hints, seconds between two
TARGETS = {  # hints a second, times the obvious way, milliseconds
    "memory": (100_000, 0, 1),
    "valkey": (50_000, 3, 5),
    "postgres": (50_000, 3, 5),
}

MakeNode = Callable[[], Awaitable[Fanout]]
Publish = Callable[[str], Awaitable[object]]


async def rate(here: Fanout, there: Fanout) -> float:
    """Hints a second that arrive."""
    left, done = 0, asyncio.Event()

    async def count(_table_id: str, _seq: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            done.set()

    tables = [f"{number:024x}" for number in range(TABLES)]
    subscriptions = [there.subscribe(table_id, count) for table_id in tables]
    start = time.perf_counter()
    for seq in range(1, ROUNDS + 1):
        left = TABLES
        done.clear()
        for table_id in tables:
            here.publish(table_id, seq)
        await done.wait()
    spent = time.perf_counter() - start
    for subscription in subscriptions:
        subscription.cancel()
    return ROUNDS * TABLES / spent


async def latencies(here: Fanout, there: Fanout) -> list[float]:
    """Milliseconds from publishing to the callback, at an even pace."""
    published: dict[int, float] = {}
    took: list[float] = []
    done = asyncio.Event()

    async def hear(_table_id: str, seq: int) -> None:
        took.append(1000 * (time.perf_counter() - published[seq]))
        if len(took) == PACED:
            done.set()

    tables = [f"paced {number}" for number in range(500)]
    for table_id in tables:
        there.subscribe(table_id, hear)
    begin = time.perf_counter()
    for seq in range(1, PACED + 1):
        await asyncio.sleep(max(0.0, begin + seq * PACE - time.perf_counter()))
        published[seq] = time.perf_counter()
        here.publish(tables[seq % len(tables)], seq)
    async with asyncio.timeout(30):
        await done.wait()
    return took


async def one_by_one(publish: Publish) -> float:
    """Hints a second, one after the other."""
    start = time.perf_counter()
    for seq in range(ONE_BY_ONE):
        await publish(f'["baseline",{{"{seq:024x}":{seq}}}]')
    return ONE_BY_ONE / (time.perf_counter() - start)


@asynccontextmanager
async def by_redis(url: str) -> AsyncIterator[Publish]:
    """The obvious way with redis-py."""
    async with Redis.from_url(url) as client:
        yield partial(client.publish, "baseline")


@asynccontextmanager
async def by_asyncpg(url: str) -> AsyncIterator[Publish]:
    """The obvious way with asyncpg."""
    connection = await asyncpg.connect(url)
    try:
        yield lambda payload: connection.execute(NOTIFY, "baseline", [payload])
    finally:
        await connection.close()


async def measure(name: str, make_node: MakeNode, baseline: float | None) -> None:
    """Print the figures of one driver."""
    least, times, most = TARGETS[name]
    here, there = await make_node(), await make_node()
    reached = await rate(here, there)
    took = await latencies(here, there)
    await here.close()
    await there.close()
    show(f"fanout.{name}_rate", reached, "hints/s", f">={least}")
    if baseline is not None:
        show(f"fanout.{name}_one_by_one", baseline, "hints/s", "baseline")
        show(f"fanout.{name}_ratio", reached / baseline, "times", f">={times}")
    cuts = quantiles(took, n=100)
    show(f"fanout.{name}_p50", cuts[49], "ms", f"<={most}")
    show(f"fanout.{name}_p99", cuts[98], "ms", f"<={most}")


async def measure_all() -> None:
    """All drivers, one after the other."""
    hub = MemoryHub()

    async def in_memory() -> Fanout:
        return hub.node()

    await measure("memory", in_memory, None)
    with running_valkey() as valkey:
        async with by_redis(valkey.url) as publish:
            baseline = await one_by_one(publish)
        await measure("valkey", partial(open_fanout, valkey.url), baseline)
    with running_postgres() as postgres:
        async with by_asyncpg(postgres.url()) as publish:
            baseline = await one_by_one(publish)
        await measure("postgres", partial(open_fanout, postgres.url()), baseline)


def main() -> None:
    """Print the figures of this area."""
    asyncio.run(measure_all())
