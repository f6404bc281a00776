"""Commands without waiting: the same outcome, the same order, and whoever asked is told."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cryptonym.rooms.queueing import Queueing
from cryptonym.rooms.room import TRIES, Room, RoomBusyError, Submitted
from cryptonym.rooms.tail import COMMANDS_KEPT
from cryptonym.rules.commands import Say
from cryptonym.rules.match import StartGame
from cryptonym.rules.refusals import Refusal
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import Appended, NoSuchTable, StoreUnavailable
from cryptonym.table.commands import CloseTable, KickMember, Rename, TableCommand
from cryptonym.table.events import TableClosed
from cryptonym.table.model import MOST_MEMBERS, Settings
from server.driving import drive, serving
from server.places import Ear, Place, on_a_loop, table_of, tend
from server.whims import Deaf, on_a_whim, texts

either_way = pytest.mark.parametrize("waits", [False, True])


class HeldStore(MemoryStore):
    """Writes at once, and keeps its answers until the test lets them go."""

    held: list[Callable[[], None]] | None = None

    def append_soon(self, then: Callable[[Appended], None], *given: Any, **rest: Any) -> None:
        held = self.held
        later = then if held is None else lambda won: held.append(lambda: then(won))
        super().append_soon(later, *given, **rest)


async def soon(
    room: Room, member: str, command: TableCommand, command_id: str = "", *, waits: bool = False
) -> Submitted:
    """What becomes of a command; with `waits` as those hear of it who wait for its number."""
    if waits:
        try:
            return await room.submit(member, command, command_id)
        except (RoomBusyError, StoreUnavailable) as error:
            return error
    told: asyncio.Future[Submitted] = asyncio.get_running_loop().create_future()
    room.submit_soon(member, command, command_id, told.set_result)
    return await told


@pytest.mark.parametrize("nodes", [1, 2])
@on_a_loop
async def test_who_does_not_wait_gets_the_same_answers(nodes: int) -> None:
    place = Place()
    rooms = [await table_of(place.node())]
    rooms += [await place.node().room(rooms[0].id) for _ in range(nodes - 1)]
    ear = Ear(rooms[-1], "2")
    for room in rooms:
        said = await soon(room, "1", Say("hello"), f"a{id(room)}")
        assert said == room.seq
        assert await soon(room, "1", Say("hello"), f"a{id(room)}") == said, "done once"
        for refused in (StartGame(), Rename("m2")):
            assert await soon(room, "1", refused) == await room.submit("1", refused)
        assert isinstance(await soon(room, "9", Say("who?")), Refusal)
    assert texts(place, rooms[0]) == ["hello"] * nodes
    assert [one.event.text for one in ear.events] == ["hello"] * nodes
    assert await soon(rooms[-1], "1", CloseTable()) == rooms[-1].seq
    assert place.shelf.tables[rooms[0].id].closed_at is not None
    for room in rooms:
        assert await soon(room, "1", Say("too late")) == Refusal("table_closed")


@on_a_loop
async def test_many_who_do_not_wait_are_done_once_and_in_the_order_they_came() -> None:
    place = Place()
    room = await table_of(place.node(), 12)
    outcomes: list[Submitted] = []
    words = [f"{member}: {number}" for number in range(5) for member in range(1, 13)]
    for said in words:
        room.submit_soon(said.partition(":")[0], Say(said), said, outcomes.append)
    while len(outcomes) < len(words):
        await asyncio.sleep(0)
    assert texts(place, room) == words
    assert outcomes == list(range(room.seq - len(words) + 1, room.seq + 1))


@on_a_loop
async def test_a_refusal_is_not_about_what_this_node_has_yet_to_hear_of() -> None:
    place = Place()
    one = await table_of(place.node())
    two = await place.node(fanout=Deaf(place.hub)).room(one.id)
    await one.submit("2", Rename("free"))
    assert await soon(two, "1", Rename("m2")) == two.seq, "the name is free since then"


@either_way
@on_a_loop
async def test_a_few_lost_races_are_run_again_and_too_many_are_given_up(waits: bool) -> None:
    place, store, _, room = await on_a_whim()
    store.loses = TRIES
    assert await soon(room, "1", Say("at last"), waits=waits) == room.seq
    store.loses = TRIES + 1
    assert isinstance(await soon(room, "1", Say("never"), waits=waits), RoomBusyError)
    assert texts(place, room) == ["at last"]
    assert await room.submit("1", Say("and on")) == room.seq, "the next one has its turn"


@either_way
@on_a_loop
async def test_an_answer_that_was_lost_with_the_store_is_found_again(waits: bool) -> None:
    place, store, node, room = await on_a_whim()
    ear = Ear(room, "2")
    store.fails_after_writing = True
    assert isinstance(await soon(room, "1", Say("written"), "x", waits=waits), StoreUnavailable)
    assert ear.events == [], "nobody hears of it before it is known to be there"
    store.fails_after_writing = False
    await tend(node)
    assert [event.event.text for event in ear.events] == ["written"], "and then without being asked"
    assert await soon(room, "1", Say("written"), "x", waits=waits) == room.seq
    assert texts(place, room) == ["written"]


@either_way
@on_a_loop
async def test_a_refusal_is_not_about_what_a_store_that_was_away_may_hold(waits: bool) -> None:
    _, store, _, room = await on_a_whim()
    store.fails_after_writing = True
    assert isinstance(await soon(room, "2", Rename("free")), StoreUnavailable)
    store.fails_after_writing = False
    assert room.around.fanout.alone
    assert await soon(room, "1", Rename("m2"), waits=waits) == room.seq, "free since then"


@on_a_loop
async def test_who_does_not_wait_hears_that_there_is_no_table_any_more() -> None:
    place = Place()
    room = await table_of(place.node())
    del place.shelf.tables[room.id]
    assert isinstance(await soon(room, "1", Say("hello?")), NoSuchTable)


@on_a_loop
async def test_whatever_goes_wrong_whoever_asked_is_told_and_the_next_has_a_turn() -> None:
    place = Place()
    room = await table_of(place.node())
    wrong: Any = None
    assert isinstance(await soon(room, "1", Say(wrong)), Exception)

    def stumble(_room: object) -> None:
        raise ZeroDivisionError

    room.stirred = stumble
    assert isinstance(await soon(room, "1", Say("stored")), ZeroDivisionError)
    room.stirred = lambda _room: None
    assert await soon(room, "1", Say("and on")) == room.seq
    assert texts(place, room) == ["stored", "and on"]


@on_a_loop
async def test_what_is_stored_after_everybody_gave_up_waiting_is_told_once() -> None:
    place = Place()
    store = HeldStore(place.shelf)
    node = place.node(store)
    room = await table_of(node)
    ear = Ear(room, "2")
    place.time += 60_000 * (Settings().close_after_minutes + 1)
    room.forget(ear)
    store.held = []
    looking = asyncio.ensure_future(room.look())
    while not store.held:
        await asyncio.sleep(0)
    looking.cancel()
    await asyncio.wait({looking})
    assert room.behind, "it may be there all the same"
    room.listen(ear)
    await room.catch_up()
    store.held.pop()()
    assert [one.event for one in ear.events] == [TableClosed(abandoned=True)]
    assert room.length == len(place.entries(room.id))


@on_a_loop
async def test_a_busy_member_makes_nobody_else_forgotten() -> None:
    place = Place()
    room = await table_of(place.node())
    said = await room.submit("2", Say("once"), "x")
    for number in range(COMMANDS_KEPT + 10):
        await room.submit("1", Say(f"{number}"), f"{number}")
    assert await room.submit("2", Say("once"), "x") == said
    assert texts(place, room).count("once") == 1


@on_a_loop
async def test_those_who_went_long_ago_are_forgotten() -> None:
    place = Place()
    node = place.node()
    room = await table_of(node, 2)
    said = await room.submit("1", Say("once"), "x")
    for number in range(3, 3 * MOST_MEMBERS):
        await node.join(room, "guest")
        assert not isinstance(await room.submit(str(number), Rename("gone"), "x"), Refusal)
        await room.submit(str(number), Rename("guest"), "y")
        await room.submit("1", KickMember(str(number)))
    assert len(room.done.numbers) <= 2 * MOST_MEMBERS
    assert await room.submit("1", Say("once"), "x") == said


# One at a time


@on_a_loop
async def test_those_who_queue_have_their_turns_in_order_and_may_give_up() -> None:
    queue = Queueing()
    order: list[int] = []

    async def come(who: int) -> None:
        async with queue:
            order.append(who)
            await asyncio.sleep(0)

    assert queue.take_at_once()
    assert not queue.take_at_once()
    coming = [asyncio.ensure_future(come(who)) for who in range(5)]
    await asyncio.sleep(0)
    coming[1].cancel()
    queue.leave()
    coming[0].cancel()  # in the very moment when it is their turn
    await asyncio.wait(coming, timeout=30)
    assert order == [2, 3, 4]
    assert queue.take_at_once(), "free again"


# Over a line


@pytest.mark.usefixtures("on_both_protocols")
@pytest.mark.parametrize("database", ["memory:", "sqlite:///{folder}/tables.db"])
def test_what_comes_in_one_breath_is_answered_in_order(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(database.format(folder=tmp_path)) as server:
            ann = await server.open("Ann")
            async with ann.line() as line:
                await line.hear()
                for number in range(5):
                    said = {"type": "say", "text": f"{number}"}
                    await line.send({"type": "do", "id": f"{number}", "command": said})
                    await line.send({"type": "snapshot"})
                heard: list[str] = []
                while len(heard) < 15:
                    told = await line.hear()
                    kind = told["type"]
                    heard.append(told["id"] if kind == "done" else kind)
                    if kind == "snapshot":
                        assert told["view"]["chat"][-1]["text"] == heard[-2], "after the command"
                assert heard == [
                    one for number in range(5) for one in ("event", f"{number}", "snapshot")
                ]

    drive(story)
