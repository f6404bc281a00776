"""Rooms: many who act at once, lost races, and hints that never came."""

import asyncio
from collections import Counter

from cryptonym.fanout.memory import MemoryHub
from cryptonym.rooms.tail import COMMANDS_KEPT
from cryptonym.rules.commands import Say
from cryptonym.rules.match import StartGame
from cryptonym.rules.refusals import Refusal
from cryptonym.server.settings import ServerSettings
from server.places import (
    SEATS,
    Ear,
    Place,
    clue_given,
    game_of,
    on_a_loop,
    table_of,
    tend,
    two_nodes,
)
from server.whims import Deaf, WhimsicalStore, settle, texts

# ---- many at once


@on_a_loop
async def test_everything_many_members_do_at_once_on_two_nodes_is_done_once_and_in_one_order() -> (
    None
):
    place, here, there = two_nodes()
    one = await table_of(here, 12)
    two = await there.room(one.id)
    ears = [Ear(one, "1"), Ear(two, "2")]
    said = [
        (room, str(m), f"{m}: {n}") for m in range(1, 13) for n in range(5) for room in (one, two)
    ]
    answers = await asyncio.gather(
        *(room.submit(member, Say(text), f"{id(room)} {text}") for room, member, text in said)
    )
    assert Counter(texts(place, one)) == Counter(text for _, _, text in said)
    assert len(set(answers)) == len(said), "every command has its own number"
    await settle()
    orders = [[(event.seq, event.event) for event in ear.events] for ear in ears]
    assert orders[0] == orders[1]
    assert [seq for seq, _ in orders[0]] == list(range(one.seq - len(said) + 1, one.seq + 1))


@on_a_loop
async def test_two_operatives_on_two_nodes_touch_one_card_and_one_of_them_is_late_r31() -> None:
    place, here, there = two_nodes()
    one = await game_of(here)
    two = await there.room(one.id)
    operative, guess = await clue_given(one)
    answers = await asyncio.gather(
        one.submit(operative, guess, "a"), two.submit(operative, guess, "b")
    )
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert len(refused) == 1
    assert one.length == two.length == len(place.entries(one.id))


@on_a_loop
async def test_a_refusal_is_never_about_what_a_node_has_not_heard_yet() -> None:
    place = Place()
    one = await game_of(place.node())
    two = await place.node(fanout=Deaf(place.hub)).room(one.id)
    operative, guess = await clue_given(one)
    assert not isinstance(await two.submit(operative, guess, "x"), Refusal)


# ---- the same command again


@on_a_loop
async def test_the_same_id_is_answered_again_and_done_once_here_there_and_after_a_restart() -> None:
    place, here, there = two_nodes()
    one = await table_of(here)
    for member, seat in zip("1234", SEATS, strict=True):
        await one.submit(member, seat)
    said = await one.submit("1", Say("once"), "x")
    started = await one.submit("1", StartGame(), "go")
    length = len(place.entries(one.id))
    two = await there.room(one.id)
    await here.close()
    three = await place.node().room(one.id)
    for room in (one, two, three):
        assert await room.submit("1", Say("once"), "x") == said
        assert await room.submit("1", StartGame(), "go") == started
    assert len(place.entries(one.id)) == length
    assert await three.submit("2", Say("once"), "x") != said, "another member's id is another id"


@on_a_loop
async def test_ids_are_not_kept_for_ever() -> None:
    place = Place()
    room = await table_of(place.node())
    for number in range(COMMANDS_KEPT + 10):
        await room.submit("1", Say(f"{number}"), f"{number}")
    assert list(room.done.numbers["1"]) == [f"{n}" for n in range(10, COMMANDS_KEPT + 10)]


@on_a_loop
async def test_a_whole_burst_sent_again_is_done_once() -> None:
    place = Place()
    room = await table_of(place.node())
    burst = [str(number) for number in range(round(ServerSettings().command_burst))]
    for _ in range(2):
        for number in burst:
            await room.submit("1", Say(number), number)
    assert texts(place, room) == burst


# ---- hints


@on_a_loop
async def test_after_a_gap_everything_that_was_missed_is_read_and_told_in_order() -> None:
    place = Place()
    here = place.node()
    deaf = Deaf(place.hub)
    there = place.node(fanout=deaf)
    rooms = [await table_of(here) for _ in range(20)]
    ears = [Ear(await there.room(room.id), "2") for room in rooms]
    for room in rooms:
        for number in range(3):
            await room.submit("1", Say(f"{number}"))
    await settle()
    assert not any(ear.heard for ear in ears)
    await deaf.gaps[0]()
    for room, ear in zip(rooms, ears, strict=True):
        assert [event.event.text for event in ear.events] == ["0", "1", "2"]
        assert ear.events[-1].seq == room.seq


@on_a_loop
async def test_a_node_whose_broker_is_away_reads_the_store_by_itself() -> None:
    place = Place()
    here = place.node()
    deaf = Deaf(place.hub)
    there = place.node(fanout=deaf)
    room = await table_of(here)
    ear = Ear(await there.room(room.id), "2")
    await room.submit("1", Say("hello"))
    deaf.healthy = False
    place.time += 1000
    await tend(there)
    assert [event.event.text for event in ear.events] == ["hello"]


@on_a_loop
async def test_a_hint_nobody_sent_is_made_up_for_by_those_who_come_back() -> None:
    """A node that dies between commit and hint leaves the others in the dark."""
    place = Place()
    dying = place.node(fanout=Deaf(MemoryHub()))
    here, there = place.node(), place.node()
    room = await table_of(dying)
    ears = [Ear(await node.room(room.id), "2") for node in (here, there)]
    await room.submit("1", Say("my last words"))
    await settle()
    assert not any(ear.heard for ear in ears)
    await here.fresh_room(room.id)  # somebody of the dead node connects here
    await settle()
    assert [[event.event.text for event in ear.events] for ear in ears] == [["my last words"]] * 2


@on_a_loop
async def test_a_hint_nobody_sent_is_made_up_for_by_a_node_that_reads_the_table_anew() -> None:
    place = Place()
    dying = place.node(fanout=Deaf(MemoryHub()))
    begun_again, there = place.node(), place.node()
    room = await table_of(dying)
    ear = Ear(await there.room(room.id), "2")
    await room.submit("1", Say("my last words"))
    await begun_again.fresh_room(room.id)
    await settle()
    assert [event.event.text for event in ear.events] == ["my last words"]


@on_a_loop
async def test_what_is_appended_while_a_room_is_being_read_is_not_missed() -> None:
    place = Place()
    here = place.node()
    store = WhimsicalStore(place.shelf)
    there = place.node(store)
    room = await table_of(here)
    store.blocked = asyncio.Event()
    loading = asyncio.ensure_future(there.room(room.id))
    await settle()
    await room.submit("1", Say("just now"))
    await settle()
    store.blocked.set()
    other = await loading
    await settle()
    assert other.length == room.length
