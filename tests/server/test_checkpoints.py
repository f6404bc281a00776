"""A table that goes on from a checkpoint is the one that its whole stream folds to."""

import asyncio
import logging
import random
from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

from cryptonym.rooms import checkpoints
from cryptonym.rooms.checkpoints import WORTH_KEEPING, folded_of
from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rooms.noting import GAMES_KEPT
from cryptonym.rooms.room import LONG, Room
from cryptonym.rooms.tables import IDLE_MILLISECONDS
from cryptonym.rules.commands import Say
from cryptonym.rules.match import StartGame
from cryptonym.rules.options import MODES, Mode, Options
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import Checkpoint, StoredTable, StoreUnavailable
from cryptonym.table.commands import BreakOffGame, MarkSeat
from cryptonym.table.events import ClueMeant
from cryptonym.table.gate import follows
from cryptonym.table.model import Settings, Slow
from server.places import Place, clue_given, game_of, on_a_loop
from server.whims import WhimsicalStore, settle
from support.toy import TOY
from table.gathering import SEATS, Gathering
from table.test_replay import random_evening

TABLE = "a table"
TOY_SEATS = [(place.seat.role, place.seat.team) for place in TOY.places]


def evening(mode: Mode, seed: int = 1, games: int = 3) -> list[bytes]:
    """Some games of a mode, with talk to all and to one's team between them; one of them slow."""
    slow = Slow(1, 1) if seed % 2 else None
    settings = Settings(chat="team", slow=slow)
    gathering = Gathering(Options(mode=mode, check="free"), settings=settings)
    with mock.patch.dict(SEATS, {TOY.name: TOY_SEATS}):
        gathering.come(6).sit(mode)
    gathering.do("1", MarkSeat("mark", 1, "via"))
    for number in range(games):
        gathering.do("2", Say(f"hello {number}"))
        gathering.start()
        gathering.now += 1000
        gathering.try_to("2", Say("to the team"))
        gathering.finish(seed + number)
        gathering.take((ClueMeant(1, (2, 3)),))
    return as_entries(gathering)


def as_entries(gathering: Gathering) -> list[bytes]:
    """A stream of what happened, as if each event that follows from no other were a command."""
    chance = random.Random(3)
    entries: list[Entry] = []
    for at, event in enumerate(gathering.events):
        same = entries and follows(event)
        command = entries[-1] if same else Entry(1000 + at, event, chance.choice("123"), f"c{at}")
        entries.append(replace(command, event=event))
    return [ENTRIES.encode(entry) for entry in entries]


def room_on(entries: list[bytes], checkpoint: Checkpoint | None = None) -> Room:
    """The room of a stream, opened on a new node."""

    async def opened() -> Room:
        place = Place()
        row = StoredTable(
            id=TABLE, name="a", public=False, created_at=1, touched_at=1, length=len(entries)
        )
        await MemoryStore(place.shelf).restore_table(row, entries)
        if checkpoint is not None:
            place.shelf.checkpoints[TABLE] = checkpoint
        room = await place.node().room(TABLE)
        assert room is not None
        return room

    return asyncio.run(opened())


def known(room: Room) -> list[Any]:
    """All that a room knows of its stream."""
    assert room.table is not None
    folded = folded_of(room, room.table)
    told = [room.snapshot(who) for who in room.table.members]
    return [folded, list(room.table.members), room.has_bots, room.is_kept, told]


def checkpoint_at(entries: list[bytes], cut: int) -> Checkpoint:
    """What a room would keep after so many entries."""
    room = room_on(entries[:cut])
    assert room.table is not None
    return Checkpoint(cut, checkpoints.written(room.id, folded_of(room, room.table)))


def assert_same_from_every_cut(entries: list[bytes], every: int) -> None:
    """Between any two commands, or some of these places: nothing is stored apart."""
    whole = known(room_on(entries))
    cuts = [
        cut for cut in range(1, len(entries)) if not follows(ENTRIES.decode(entries[cut]).event)
    ]
    for cut in cuts[::every]:
        assert known(room_on(entries, checkpoint_at(entries, cut))) == whole, cut


@pytest.mark.parametrize("mode", sorted(MODES))  # with one that no module knows
def test_a_checkpoint_and_the_rest_are_the_whole_stream_in_every_game(mode: Mode) -> None:
    entries = evening(mode, seed=len(mode))
    assert sum(b'"game_started"' in entry for entry in entries) == 3
    assert_same_from_every_cut(entries, 5)


@pytest.mark.parametrize("seed", range(12))
def test_a_checkpoint_and_the_rest_are_the_whole_stream_whatever_people_do(seed: int) -> None:
    assert_same_from_every_cut(as_entries(random_evening(seed)[0]), 3)


# ---- live


class Counting(MemoryStore):
    """Remembers from where on streams are read."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.shelf)
        self.reads: list[int] = []

    async def read(self, table_id: Any, after: int = 0, *more: Any) -> list[bytes]:
        self.reads.append(after)
        return await super().read(table_id, after, *more)


@on_a_loop
async def test_a_table_opens_from_the_end_of_its_last_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "WORTH_KEEPING", 1)
    place = Place()
    room = await game_of(place.node())
    await clue_given(room)
    await settle()
    assert not place.shelf.checkpoints, "a game that lasts has a key"
    await room.submit("1", BreakOffGame(), "the end")
    await settle()
    kept = place.shelf.checkpoints[room.id]
    assert kept.length == room.length
    await room.submit("2", Say("again"), "said")
    await room.submit("1", StartGame())
    counting = Counting(place)
    opened = await place.node(counting).room(room.id)
    assert opened is not None
    assert counting.reads == [kept.length]
    assert known(opened) == known(room)
    before = room.length
    assert await opened.submit("1", BreakOffGame(), "the end") == room.done.numbers["1"]["the end"]
    assert await opened.submit("2", Say("again"), "said") == room.done.numbers["2"]["said"]
    assert opened.length == before, "what was done before the checkpoint is done"
    finished = await opened.finished.read(1)
    assert finished is not None
    assert finished == await room.finished.read(1)


@on_a_loop
async def test_while_people_play_on_a_checkpoint_is_kept_now_and_then() -> None:
    place = Place()
    room = await game_of(place.node())
    kept: list[int] = []
    while room.length < 3 * WORTH_KEEPING:
        await room.submit("1", BreakOffGame())
        await settle()
        if room.id in place.shelf.checkpoints:
            kept.append(place.shelf.checkpoints[room.id].length)
        await room.submit("1", StartGame())
    assert len(set(kept)) == 2
    assert all(
        length >= number * WORTH_KEEPING for number, length in enumerate(sorted(set(kept)), 1)
    )


@on_a_loop
async def test_a_table_that_leaves_memory_is_opened_from_where_it_was() -> None:
    place = Place()
    node = place.node()
    room = await game_of(node)
    await room.submit("1", BreakOffGame())
    await settle()
    assert not place.shelf.checkpoints, "a few entries are soon folded"
    place.time += IDLE_MILLISECONDS + 1
    assert node.let_go() == 1
    await settle()
    counting = Counting(place)
    opened = await place.node(counting).room(room.id)
    assert opened is not None
    assert counting.reads == [room.length]
    assert known(opened) == known(room)


@on_a_loop
async def test_a_game_that_lasts_is_never_kept_when_its_table_leaves_memory_r17() -> None:
    place = Place()
    node = place.node()
    await clue_given(await game_of(node))
    place.time += IDLE_MILLISECONDS + 1
    assert node.let_go() == 1
    await settle()
    assert not place.shelf.checkpoints


@pytest.mark.parametrize("why", ["damaged", "cut off", "no text", "other code", "other table"])
def test_a_checkpoint_that_cannot_be_read_is_left_aside_named_and_replaced(
    why: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = evening("duet", games=8)
    assert len(entries) > LONG
    good = checkpoint_at(entries, LONG)
    bodies = {
        "damaged": good.body.replace(b"hello 0", b"hello 1"),
        "cut off": good.body[:-9],
        "no text": b"\xff" * 9,
        "other code": good.body,
        "other table": good.body,
    }
    place = Place()
    name = "other" if why == "other table" else TABLE

    async def opened() -> Room | None:
        row = StoredTable(id=name, name="a", public=False, created_at=1, touched_at=1, length=0)
        await MemoryStore(place.shelf).restore_table(row, entries)
        place.shelf.checkpoints[name] = replace(good, body=bodies[why])
        room = await place.node().room(name)
        await settle()
        return room

    if why == "other code":
        monkeypatch.setattr(checkpoints, "code", lambda: "later")
    with caplog.at_level(logging.WARNING):
        room = asyncio.run(opened())
    assert room is not None
    assert known(room)[0] == known(room_on(entries))[0]
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "a checkpoint is left aside"
    ]
    assert caplog.records[0].__dict__["why"] in {
        "damaged",
        "written by other code",
        "of another table",
    }
    mended = place.shelf.checkpoints[name]
    assert mended.length == len(entries)
    assert checkpoints.read(name, mended.body).length == len(entries)


@on_a_loop
async def test_a_store_that_is_away_loses_no_more_than_a_checkpoint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checkpoints, "WORTH_KEEPING", 1)
    place = Place()
    store = WhimsicalStore(place.shelf)
    room = await game_of(place.node(store))
    monkey = store.keep_checkpoint

    async def away(*_: Any) -> bool:
        raise StoreUnavailable("away")

    store.keep_checkpoint = away
    assert isinstance(await room.submit("1", BreakOffGame()), int)
    await settle()
    assert not place.shelf.checkpoints
    store.keep_checkpoint = monkey
    await room.submit("1", StartGame())
    await room.submit("1", BreakOffGame())
    await settle()
    assert place.shelf.checkpoints[room.id].length == room.length


@on_a_loop
async def test_figures_of_games_before_a_checkpoint_are_read_from_the_stream() -> None:
    place = Place()
    entries = evening("teams", games=GAMES_KEPT + 3)
    row = StoredTable(id=TABLE, name="a", public=False, created_at=1, touched_at=1, length=0)
    store = MemoryStore(place.shelf)
    await store.restore_table(row, entries)
    whole = await place.node().room(TABLE)
    await settle()
    later = await place.node().room(TABLE)
    assert whole is not None
    assert later is not None
    assert (whole.figures.since, later.figures.since) == (3, GAMES_KEPT + 3)
    told = [await room.figures.after(0, store, TABLE) for room in (whole, later)]
    assert [number for number, _ in told[0]] == list(range(1, GAMES_KEPT + 4))
    assert told[0] == told[1]
    assert await whole.figures.after(3, store, TABLE) == told[0][3:]
    assert all(figures["mark"].games == 1 for _, figures in told[0])
