"""Rooms that close, are let go and folded again, or cannot be read."""

import asyncio
import weakref

import pytest

from cryptonym.logs import JsonLines
from cryptonym.rooms.entries import UnreadableTable
from cryptonym.rooms.tables import IDLE_MILLISECONDS, UNREADABLE_MILLISECONDS
from cryptonym.rules.commands import Say
from cryptonym.rules.refusals import Refusal
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.commands import CloseTable, LockTable
from cryptonym.table.events import TableClosed
from server.places import Ear, Place, game_of, on_a_loop, table_of, tend, two_nodes
from server.whims import on_a_whim, settle

# ---- closing


@on_a_loop
async def test_a_closed_table_is_closed_on_every_node_and_its_name_is_free() -> None:
    place, here, there = two_nodes()
    one = await table_of(here)
    two = await there.room(one.id)
    name = place.shelf.tables[one.id].name
    await one.submit("1", CloseTable())
    for room in (one, two):
        assert await room.submit("1", LockTable(locked=True)) == Refusal("table_closed")
    assert await here.find(name) is None
    await tend(here, there)
    assert len([e for e in place.entries(one.id) if isinstance(e.event, TableClosed)]) == 1


@on_a_loop
async def test_a_node_that_dies_while_closing_a_table_leaves_the_rest_to_others() -> None:
    place, store, _, room = await on_a_whim()
    there = place.node()
    store.never_closes = True
    name = place.shelf.tables[room.id].name
    assert not isinstance(await room.submit("1", CloseTable()), Refusal), "it is stored"
    assert await there.find(name) == room.id
    await tend(there)
    assert await there.find(name) is None


@on_a_loop
async def test_a_node_that_closes_says_goodbye_to_everybody() -> None:
    place = Place()
    node = place.node()
    rooms = [await table_of(node) for _ in range(3)]
    ears = [Ear(room, member) for room in rooms for member in "12"]
    await node.close()
    assert [ear.dismissed for ear in ears] == [["moving"]] * 6
    assert not node.rooms


# ---- memory


@on_a_loop
async def test_a_table_nobody_listens_to_is_let_go_and_folded_again_on_demand() -> None:
    place = Place()
    node = place.node()
    room = await game_of(node)
    table, table_id, counts = room.table, room.id, (room.length, room.seq)
    ear = Ear(room, "1")
    place.time += IDLE_MILLISECONDS + 1
    assert node.let_go() == 0, "somebody listens"
    room.forget(ear)
    assert node.let_go() == 0, "they have only just gone"
    place.time += IDLE_MILLISECONDS + 1
    assert node.let_go() == 1
    gone = weakref.ref(room)
    del room, ear
    await settle()  # the loop forgets whom it has just woken
    assert gone() is None
    assert not node.rooms
    again = await node.room(table_id)
    assert (again.table, again.length, again.seq) == (table, *counts)


@on_a_loop
async def test_many_who_ask_for_a_table_at_once_get_one_room() -> None:
    place = Place()
    room = await table_of(place.node())
    node = place.node()
    rooms = await asyncio.gather(*(node.room(room.id) for _ in range(50)))
    assert len({id(one) for one in rooms}) == 1
    assert await node.room("nowhere") is None
    assert not node._loading


@on_a_loop
async def test_a_table_of_thousands_of_entries_is_read_page_by_page_and_others_get_their_turn() -> (
    None
):
    place = Place()
    room = await table_of(place.node())
    for number in range(2500):
        await room.submit("1", Say(f"{number}"))
    node = place.node()
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    counting = asyncio.ensure_future(count())
    again = await node.room(room.id)
    counting.cancel()
    assert again.table == room.table
    assert turns >= 20


# ---- what cannot be read


@on_a_loop
async def test_a_damaged_entry_costs_one_table_and_nobody_else(
    caplog: pytest.LogCaptureFixture,
) -> None:
    place = Place()
    node = place.node()
    bad, good = await game_of(node), await table_of(node)
    ears = [Ear(bad, "1"), Ear(good, "1")]
    place.shelf.entries[bad.id].append(b'{"v":1,"at":0,"event":{"type":"of the future"}}')
    with pytest.raises(StoreUnavailable):
        await node.catch_up(bad)
    assert ears[0].dismissed == ["moving"], "perhaps another node can read it"
    for _ in range(3):
        with pytest.raises(UnreadableTable):
            await node.room(bad.id)
    place.time += 24 * 60 * 60_000  # both are due, and abandoned but for the ear
    await tend(node)
    await good.submit("1", Say("we play on"))
    assert [event.event.text for event in ears[1].events] == ["we play on"]
    assert ears[1].dismissed == []
    place.shelf.entries[bad.id].pop()  # repaired
    place.time += UNREADABLE_MILLISECONDS
    assert (await node.room(bad.id)).table is not None
    lines = [JsonLines().format(record) for record in caplog.records]
    assert len(lines) == 2
    assert all("a table cannot be read" in line for line in lines)
    assert not any("of the future" in line or bad.id in line for line in lines)


@on_a_loop
async def test_an_entry_of_a_later_version_is_said_to_be_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    place = Place()
    node = place.node()
    room = await table_of(node)
    place.shelf.entries[room.id].append(b'{"v":99,"at":0,"event":{"type":"of the future"}}')
    with pytest.raises(UnreadableTable):
        await node.catch_up(room)
    [line] = [JsonLines().format(record) for record in caplog.records]
    assert "newer version" in line
    assert '"places"' not in line, "nothing is broken"
