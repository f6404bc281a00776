"""What a node does by itself: clocks run out once, abandoned tables close, nobody waits."""

import asyncio

import pytest

from cryptonym.rules.commands import PauseTimer, ResumeTimer
from cryptonym.rules.events import TimerExpired, TurnEnded
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.server.rooms.tending import Tending
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.commands import Say
from cryptonym.table.events import TableClosed
from cryptonym.table.model import Settings
from server.places import Ear, Place, game_of, on_a_loop, table_of, tend

STRICT = Options(check="free", time=TimeRules("strict", 60, 30, 30, first_clue_seconds=30))
MINUTE = 60_000


class SlowStore(MemoryStore):
    """Reads of one table take until the test says so."""

    slow = ""

    def __init__(self, place: Place) -> None:
        super().__init__(place.shelf)
        self.go_on = asyncio.Event()

    async def read(self, table_id: str, after: int = 0, limit: int = 1000) -> list[bytes]:
        if table_id == self.slow:
            await self.go_on.wait()
        return await super().read(table_id, after, limit)


class AwayStore(MemoryStore):
    """A store that can be away."""

    away = False

    async def due(self, now: int, limit: int = 1000) -> list[str]:
        if self.away:
            raise StoreUnavailable("away")
        return await super().due(now, limit)


@on_a_loop
async def test_three_nodes_let_a_strict_clock_run_out_once_q22() -> None:
    place = Place()
    nodes = [place.node() for _ in range(3)]
    room = await game_of(nodes[0], STRICT)
    for turn in range(1, 21):
        place.time += 30_000
        tending = [Tending(node) for node in nodes]
        await asyncio.gather(*(one.look() for one in tending))
        await asyncio.gather(*(one.settled() for one in tending))
        events = [entry.event for entry in place.entries(room.id)]
        assert len([event for event in events if isinstance(event, TimerExpired)]) == turn
        assert [e.turn for e in events if isinstance(e, TurnEnded)] == list(range(1, turn + 1))
    lengths = [(await node.room(room.id)).length for node in nodes]  # type: ignore[union-attr] # it is there
    assert len(set(lengths)) == 1, "every node knows all of it"


@on_a_loop
async def test_a_clock_does_not_run_out_early_or_while_it_is_paused() -> None:
    place = Place()
    node = place.node()
    room = await game_of(node, STRICT)
    place.time += 29_999
    await tend(node)
    assert room.table.match.game.turn == 1
    assert not isinstance(await room.submit("1", PauseTimer()), Refusal)
    place.time += 10 * MINUTE
    await tend(node)
    assert room.table.match.game.turn == 1
    assert not isinstance(await room.submit("1", ResumeTimer()), Refusal)
    place.time += 1
    await tend(node)
    assert room.table.match.game.turn == 2


@on_a_loop
async def test_a_clock_of_a_table_that_no_node_has_in_memory_runs_out_too() -> None:
    place = Place()
    first = place.node()
    room = await game_of(first, STRICT)
    await first.close()
    place.time += 30_000
    await tend(place.node())
    assert isinstance(place.entries(room.id)[-2].event, TurnEnded)


@on_a_loop
async def test_one_slow_table_delays_no_other() -> None:
    place = Place()
    store = SlowStore(place)
    node = place.node(store)
    slow, quick = await game_of(node, STRICT), await game_of(node, STRICT)
    store.slow = slow.id
    place.time += 30_000
    tending = Tending(node)
    for _ in range(3):
        await tending.look()
    async with asyncio.timeout(30):
        while quick.table.match.game.turn == 1:
            await asyncio.sleep(0)
    assert slow.table.match.game.turn == 1
    store.go_on.set()
    await tending.settled()
    assert slow.table.match.game.turn == 2


@on_a_loop
async def test_tending_outlives_a_store_that_is_away(caplog: pytest.LogCaptureFixture) -> None:
    place = Place()
    store = AwayStore(place.shelf)
    node = place.node(store)
    room = await game_of(node, STRICT)
    place.time += 30_000
    tending = Tending(node)
    store.away = True
    for _ in range(5):
        await tending.look()
    store.away = False
    await tending.look()
    await tending.settled()
    assert room.table.match.game.turn == 2
    told = [record.getMessage() for record in caplog.records]
    assert told == ["the store is away", "the store is back"], "said once each"


@on_a_loop
async def test_a_table_where_nobody_is_closes_itself_after_the_time_it_was_given() -> None:
    place = Place()
    node = place.node()
    room = await table_of(node, 2, settings=Settings(close_after_minutes=5))
    name = place.shelf.tables[room.id].name
    place.time += 5 * MINUTE - 1
    await tend(node)
    assert await node.find(name) == room.id
    place.time += 1
    await tend(node)
    assert isinstance(place.entries(room.id)[-1].event, TableClosed)
    assert place.entries(room.id)[-1].event.abandoned
    assert await node.find(name) is None
    assert await room.submit("1", Say("anybody?")) == Refusal("table_closed")
    assert await place.node().room(room.id) is not None, "what was played stays"


@on_a_loop
async def test_a_table_with_somebody_at_it_stays_open_whichever_node_looks() -> None:
    place = Place()
    here, there = place.node(), place.node()
    room = await table_of(here, 2, settings=Settings(close_after_minutes=5))
    ear = Ear(room, "2")
    for _ in range(30):
        place.time += MINUTE
        await tend(here)
        await tend(there)
    place.time += 60 * MINUTE  # as if this node had slept
    await here.look(room)
    assert not room.table.closed
    assert not ear.heard, "nothing happened"
    room.forget(ear)
    for _ in range(9):
        place.time += MINUTE
        await tend(there)
    assert isinstance(place.entries(room.id)[-1].event, TableClosed)


@on_a_loop
async def test_a_strict_clock_does_not_keep_an_abandoned_table_open() -> None:
    place = Place()
    node = place.node()
    room = await game_of(node, STRICT, Settings(close_after_minutes=5))
    for _ in range(20):
        place.time += 30_000
        await tend(node)
        node.let_go()
    assert isinstance(place.entries(room.id)[-1].event, TableClosed)


@pytest.mark.parametrize("minutes", [-(10**30), -1, 0, 10**30])
@on_a_loop
async def test_absurd_times_harm_nobody(minutes: int) -> None:
    place = Place()
    node = place.node()
    room = await table_of(node, 2, settings=Settings(close_after_minutes=minutes))
    row = place.shelf.tables[room.id]
    assert place.time + MINUTE <= row.due < 2**62
