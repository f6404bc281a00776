"""What a node does by itself: clocks run out once, abandoned tables close, nobody waits."""

import asyncio

import pytest
from msgspec.structs import replace

from cryptonym.rooms.presence import PATIENCE
from cryptonym.rooms.room import Room
from cryptonym.rooms.tables import Tables
from cryptonym.rooms.tending import Tending
from cryptonym.rules.commands import PauseTimer, ResumeTimer, Say
from cryptonym.rules.events import TimerExpired, TimerResumed, TurnEnded
from cryptonym.rules.model import Team, Timer
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.events import TableClosed
from cryptonym.table.model import Settings
from server.places import Ear, Place, clue_given, game_of, on_a_loop, table_of, tend, two_nodes

RUNS_ON = TimeRules("strict", 60, 30, 30, first_clue_seconds=30, absent="run")
STRICT = Options(check="free", time=RUNS_ON)
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
    place, here, there = two_nodes()
    room = await table_of(here, 2, settings=Settings(close_after_minutes=5))
    ear = Ear(room, "2")
    for _ in range(30):
        place.time += MINUTE
        await tend(here)
        await tend(there)
    place.time += 60 * MINUTE  # as if this node had slept
    await here.look(room)
    assert not room.table.closed
    assert not ear.events, "nothing happened"
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


async def waiting_game(place: Place, time: TimeRules) -> tuple[Tables, Room, list[Ear]]:
    """A game with a strict clock, where everybody is here."""
    node = place.node()
    room = await game_of(node, Options(check="free", time=time))
    ears = [Ear(room, who) for who in "1234"]
    await tend(node)
    return node, room, ears


def clock_of(room: Room) -> Timer:
    assert room.table is not None
    assert room.table.match.game is not None
    assert room.table.match.game.timer is not None
    return room.table.match.game.timer


def vanishing(room: Room, ears: list[Ear]) -> Ear:
    """Whom the game waits for, an operative, has lost the connection."""
    game = room.table.match.game  # type: ignore[union-attr] # it is there
    assert game is not None
    ear = ears[1] if game.team is Team.RED else ears[3]
    room.forget(ear)
    return ear


LONG = TimeRules("strict", 60, 300, 300, first_clue_seconds=300)


@on_a_loop
async def test_a_strict_clock_stops_while_all_of_the_seat_are_away_a_minute_at_most_q22() -> None:
    place = Place()
    node, room, ears = await waiting_game(place, LONG)
    await clue_given(room)
    vanishing(room, ears)
    await tend(node)
    place.time += PATIENCE
    await tend(node)
    clock = clock_of(room)
    assert clock.left == 300_000 - PATIENCE
    assert clock.until == place.time + MINUTE
    place.time += MINUTE - 1
    await tend(node)
    assert clock_of(room).left == clock.left
    place.time += 1
    await tend(node)
    assert clock_of(room).left is None
    assert clock_of(room).deadline == place.time + 300_000 - PATIENCE
    place.time += 2 * MINUTE
    await tend(node)
    assert clock_of(room).left is None, "it waits once for each turn"


@on_a_loop
async def test_the_clock_runs_on_when_one_of_them_is_back() -> None:
    place = Place()
    node, room, ears = await waiting_game(place, LONG)
    await clue_given(room)
    gone = vanishing(room, ears)
    await tend(node)
    place.time += PATIENCE
    await tend(node)
    place.time += 5_000
    Ear(room, gone.member)
    await tend(node)
    assert clock_of(room).deadline == place.time + 300_000 - PATIENCE
    assert any(isinstance(one.event, TimerResumed) for one in ears[0].events)


@on_a_loop
async def test_a_clock_that_shall_run_on_does_and_nobody_elses_absence_stops_one() -> None:
    place = Place()
    node, room, ears = await waiting_game(place, replace(LONG, absent="run"))
    await clue_given(room)
    vanishing(room, ears)
    await tend(node)
    place.time += PATIENCE
    await tend(node)
    assert clock_of(room).left is None
    place = Place()
    node, room, ears = await waiting_game(place, LONG)
    operative, _ = await clue_given(room)
    for ear in ears:
        if ear.member != operative:
            room.forget(ear)
    await tend(node)
    place.time += 2 * MINUTE
    await tend(node)
    assert clock_of(room).left is None


@on_a_loop
async def test_a_clock_that_the_host_stopped_stands_until_the_host_lets_it_run() -> None:
    place = Place()
    node, room, ears = await waiting_game(place, LONG)
    await clue_given(room)
    assert not isinstance(await room.submit("1", PauseTimer()), Refusal)
    gone = vanishing(room, ears)
    await tend(node)
    place.time += 3 * MINUTE
    await tend(node)
    Ear(room, gone.member)
    await tend(node)
    assert clock_of(room).left is not None


@on_a_loop
async def test_a_spymaster_who_is_back_too_soon_to_be_shown_does_not_start_the_clock_r97() -> None:
    place = Place()
    node, room, ears = await waiting_game(place, LONG)
    game = room.table.match.game  # type: ignore[union-attr] # it is there
    assert game is not None
    gone = ears[0] if game.team is Team.RED else ears[2]
    room.forget(gone)
    await tend(node)
    place.time += MINUTE
    await tend(node)
    assert clock_of(room).left is not None
    Ear(room, gone.member)
    place.time += 1_000
    await tend(node)
    assert clock_of(room).left is not None, "else the clock would tell what presence does not"
    place.time += MINUTE
    await tend(node)
    await tend(node)  # the first time it read what other nodes may have written
    assert clock_of(room).left is None
