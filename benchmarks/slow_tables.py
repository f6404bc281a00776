"""Slow tables: what an idle one costs, a look at many deadlines, and a table with a long past."""

import asyncio
import gc
import random
import statistics
import tempfile
import time
import tracemalloc
from pathlib import Path

from tests.servers.postgres import running_postgres

from benchmarks.figures import show
from cryptonym.fanout.memory import MemoryHub
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.tables import IDLE_MILLISECONDS, Tables
from cryptonym.rooms.tending import Tending
from cryptonym.rules.commands import GiveClue, GuessWord
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.rules.variants import variant_of
from cryptonym.server.bots import Bots
from cryptonym.store import Store, open_store
from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.store.port import StoredTable, TableId
from cryptonym.table.model import HOUR, MemberId, Settings, Slow, Words

DEADLINES = 100_000
DUE = 256  # of them, at this look
LOOKS = 20
AT_ONCE = 500  # tables being put there
GAMES = 300
OPTIONS = Options(check="free")
SLOW = Settings(slow=Slow())


class Later(Surroundings):
    """Surroundings whose clock can be put forward."""

    later = 0

    def now(self) -> int:
        """Milliseconds since 1970, and some."""
        return super().now() + self.later


def node(shelf: Shelf) -> Tables:
    """A node on a store in memory."""
    return Tables(Later(MemoryStore(shelf), MemoryHub().node()), Bots())


async def game(tables: Tables) -> Room:
    """A slow table of four where a game has begun."""
    seated = await tables.open("one", OPTIONS, SLOW, Words(OPTIONS.lists))
    room = await tables.room(TableId(seated.table))  # type: ignore[union-attr] # it is open
    if room is None:
        raise LookupError("the table is not there")
    for name in ("two", "three", "four"):
        await tables.join(room, name)
    for number, place in enumerate(variant_of(OPTIONS).places, 1):
        seat: Seat = place.seat
        await room.submit(MemberId(str(number)), TakeSeat(seat.role, seat.team))
    await room.submit(MemberId("1"), StartGame())
    return room


async def idle() -> None:
    """A table where a game has begun and nobody is: nothing on the node, little in the store."""
    shelf = Shelf()
    tables = node(shelf)
    room = await game(tables)
    show("slow.idle_table_in_store", sum(map(len, shelf.entries[room.id])), "bytes", "<=16384")
    await tables.bots.close()
    around = tables.around
    if isinstance(around, Later):
        around.later = IDLE_MILLISECONDS + 1
    tables.let_go()
    show("slow.idle_table_in_memory", len(tables.rooms), "rooms", "0")


class Resting:
    """No bot plays: what time brings is measured, and nothing that follows from it."""

    def stir(self, room: Room) -> None:
        """Something happened."""

    def plays(self, _room: Room) -> bool:
        """Whether bots are awake."""
        return False

    def forget(self, room: Room) -> None:
        """A table is no longer live."""

    async def close(self) -> None:
        """Nothing has begun."""


async def waiting_game() -> tuple[list[bytes], int]:
    """The stream of a slow game, and when the time of whom it waits for is over."""
    shelf = Shelf()
    room = await game(node(shelf))
    if room.table is None or room.table.awaited is None:
        raise LookupError("the table waits for nobody")
    return shelf.entries[room.id], room.table.awaited.last


async def sweep(name: str, store: Store) -> None:
    """A look at the clock among many deadlines, of which some have come; then they are done."""
    stream, over = await waiting_game()
    now = over + 1
    chance = random.Random(1)

    async def restored(number: int) -> None:
        has_come = number < DUE
        due = over if has_come else now + 1 + chance.randrange(3 * 24 * HOUR)
        at = StoredTable(
            id=TableId(f"slow-{number:06}"),
            name=f"slow {number}",
            public=False,
            created_at=now,
            touched_at=now,
            due=due,
            length=1,
        )
        await store.restore_table(at, stream if has_come else [b"{}"])

    for first in range(0, DEADLINES, AT_ONCE):
        await asyncio.gather(*map(restored, range(first, first + AT_ONCE)))
    taken: list[float] = []
    for _ in range(LOOKS):
        begun = time.perf_counter()
        found = await store.due(now, DUE)
        taken.append(time.perf_counter() - begun)
        if len(found) != DUE:
            raise ValueError(f"expected {DUE}, found {len(found)}")
    show(f"slow.{name}_look_at_{DEADLINES}_deadlines", max(taken) * 1000, "ms", "<1000")
    around = Later(store, MemoryHub().node())
    around.later = now - around.now()
    tending = Tending(Tables(around, Resting()))
    begun = time.perf_counter()
    await tending.look()
    await tending.settled()
    fired = time.perf_counter() - begun
    left = await store.due(now, DUE)
    show(f"slow.{name}_{DUE}_deadlines_done", fired * 1000, "ms", "<1000")
    if left:
        raise ValueError(f"{len(left)} deadlines were not done")
    await store.close()


async def opening(shelf: Shelf, table: str) -> float:
    """Seconds until a table is folded from the store, on a node that has never seen it."""
    taken: list[float] = []
    for _ in range(5):
        tables = node(shelf)
        begun = time.perf_counter()
        await tables.room(TableId(table))
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


async def memory(shelf: Shelf, table: str) -> int:
    """Bytes that a node needs for a room that is folded from the store."""
    await node(shelf).room(TableId(table))  # what is read once for all tables
    tables = node(shelf)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    await tables.room(TableId(table))
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before


async def long_past() -> None:
    """A table with many finished games, beside one where the first has begun."""
    shelf = Shelf()
    tables = node(shelf)
    new = (await game(tables)).id
    old = await game(tables)
    for number in range(GAMES):
        await _finish(old)
        if number < GAMES - 1:
            await old.submit(MemberId("1"), StartGame())
    fresh, grown = await opening(shelf, new), await opening(shelf, old.id)
    show("slow.open_new_table", fresh * 1000, "ms", "")
    show(f"slow.open_table_with_{GAMES}_games", grown * 1000, "ms", "")
    show("slow.long_past_costs", grown / fresh, "times", "<=2")
    small, large = await memory(shelf, new), await memory(shelf, old.id)
    show("slow.memory_of_new_table", small, "bytes", "")
    show(f"slow.memory_of_table_with_{GAMES}_games", large, "bytes", "")
    show("slow.long_past_weighs", large / small, "times", "<=2")
    show("slow.checkpoint_in_store", len(shelf.checkpoints[old.id].body), "bytes", "<=32768")


async def _finish(room: Room) -> None:
    """Clue and guess until the game is over."""
    count = 0
    while room.table is not None and room.table.match.running and room.table.awaited is not None:
        playing = room.table.match.game
        who = room.table.awaited.who[0]
        if playing is None:
            return
        count += 1
        gives = playing.clue is None
        guess = GuessWord(next(playing.open_cards()))
        await room.submit(who, GiveClue("zyx" + "abcdefgh"[count % 8], 9) if gives else guess)


async def run() -> None:
    """Everything, one after the other."""
    await idle()
    with tempfile.TemporaryDirectory() as folder:
        await sweep("sqlite", await open_store(f"sqlite:///{Path(folder) / 'deadlines.db'}"))
    with running_postgres() as server:
        await sweep("postgres", await open_store(server.new_database()))
    await long_past()


def main() -> None:
    """Print the figures."""
    asyncio.run(run())
