"""Who is connected is known to all, and coming and going is no signal (R28, R97)."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import pairwise

import msgspec
import pytest

from cryptonym.client.exchange import Exchange
from cryptonym.rooms.presence import PATIENCE, Presence
from cryptonym.rooms.room import Room
from cryptonym.rooms.tables import Tables
from cryptonym.rules.model import Role, Team
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.tables import Poller
from cryptonym.table.commands import AddBot, KickMember
from cryptonym.wire.messages import Present, Snapshot
from server.driving import random_step
from server.places import Ear, Place, game_of, on_a_loop, table_of, tend, two_nodes

PATIENCE_WITH_KEY, BETWEEN_CHANGES, LONG = 60_000, 120_000, 60_000


def told(ear: Ear) -> list[tuple[str, ...]]:
    return [one.away for one in ear.heard if isinstance(one, Present)]


def everybody(room: Room) -> dict[str, Ear]:
    assert room.table is not None
    return {who: Ear(room, who) for who in room.table.members}


async def company(
    gather: Callable[[Tables], Awaitable[Room]] = table_of,
) -> tuple[Place, Tables, Room, dict[str, Ear]]:
    """Four people at a table, and each has a line."""
    place = Place()
    node = place.node()
    room = await gather(node)
    ears = everybody(room)
    await tend(node)
    return place, node, room, ears


async def apart() -> tuple[Place, Tables, Tables, Room, Room, dict[str, Ear]]:
    """Four people at a table, two of them on another node."""
    place, here, there = two_nodes()
    room = await table_of(here)
    twin = await there.room(room.id)
    assert twin is not None
    ears = {who: Ear(room, who) for who in "12"} | {who: Ear(twin, who) for who in "34"}
    for _ in range(2):  # each hears of the other
        await tend(here, there)
    return place, here, there, room, twin, ears


async def pass_by(place: Place, milliseconds: int, *nodes: Tables) -> None:
    place.time += milliseconds
    await tend(*nodes)


@on_a_loop
async def test_who_has_no_line_for_twenty_seconds_is_away_and_back_at_once() -> None:
    place, node, room, ears = await company()
    room.forget(ears["3"])
    await tend(node)
    await pass_by(place, PATIENCE - 1, node)
    assert told(ears["1"]) == []
    await pass_by(place, 1, node)
    assert told(ears["1"]) == told(ears["2"]) == [("3",)]
    Ear(room, "3")
    await tend(node)
    assert told(ears["1"]) == [("3",), ()]


@on_a_loop
async def test_a_line_that_breaks_for_a_moment_is_not_worth_a_word() -> None:
    place, node, room, ears = await company()
    for _ in range(5):
        room.forget(ears["2"])
        await tend(node)
        await pass_by(place, PATIENCE - 1, node)
        ears["2"] = Ear(room, "2")
        await tend(node)
    assert told(ears["1"]) == []


@on_a_loop
async def test_somebody_with_two_devices_is_here_with_one_of_them() -> None:
    place, node, room, ears = await company()
    phone = Ear(room, "2", 2)
    room.forget(ears["2"])
    await tend(node)
    await pass_by(place, 10 * PATIENCE, node)
    assert told(ears["1"]) == []
    room.forget(phone)
    await tend(node)
    await pass_by(place, PATIENCE, node)
    assert told(ears["1"]) == [("2",)]


@on_a_loop
async def test_who_asks_over_http_is_here() -> None:
    place = Place()
    node = place.node()
    room = await table_of(node)
    ear = Ear(room, "1")
    await tend(node)
    for _ in range(10):
        await pass_by(place, PATIENCE - 1, node)
        for who in "234":
            room.presence.touch(who, place.time)
    assert told(ear) == []
    await pass_by(place, PATIENCE, node)
    assert told(ear) == [("2", "3", "4")]
    room.presence.touch("3", place.time)
    await tend(node)
    assert told(ear)[-1] == ("2", "4")


@on_a_loop
async def test_of_who_knows_the_key_it_shows_late_and_changes_once_in_two_minutes_r97() -> None:
    place, node, room, ears = await company(game_of)
    room.forget(ears["1"])  # a spymaster
    await tend(node)
    await pass_by(place, PATIENCE_WITH_KEY - 1, node)
    assert told(ears["2"]) == []
    await pass_by(place, 1, node)
    assert told(ears["2"]) == [("1",)]
    back = Ear(room, "1")
    await pass_by(place, BETWEEN_CHANGES - 1, node)
    assert told(ears["2"]) == [("1",)], "coming back at once would be a sign"
    await pass_by(place, 1, node)
    assert told(ears["2"]) == [("1",), ()]
    room.forget(back)
    await tend(node)
    await pass_by(place, PATIENCE_WITH_KEY, node)
    assert told(ears["2"])[-1] == ()
    await pass_by(place, BETWEEN_CHANGES - PATIENCE_WITH_KEY, node)
    assert told(ears["2"])[-1] == ("1",)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_spymaster_does_with_their_line_there_are_two_minutes_between_signs_r97(
    seed: int,
) -> None:
    @on_a_loop
    async def story() -> None:
        chance, place = random.Random(seed), Place()
        node = place.node()
        room = await game_of(node)
        ears = everybody(room)
        await tend(node)
        changes, here = list[int](), True
        for _ in range(400):
            place.time += chance.choice((300, 5_000, 21_000, 61_000))
            if chance.random() < 0.6:
                here = not here
                if here:
                    ears["1"] = Ear(room, "1")
                else:
                    room.forget(ears["1"])
            before = room.presence.away
            await tend(node)
            if room.presence.away != before:
                changes.append(place.time)
        pairs = list(pairwise(changes))
        assert pairs
        assert min(later - earlier for earlier, later in pairs) >= BETWEEN_CHANGES

    story()


@on_a_loop
async def test_a_snapshot_says_who_is_away_and_the_python_client_knows_it_too() -> None:
    place, node, room, ears = await company()
    exchange = Exchange()
    exchange.connected()
    exchange.take_text(room.snapshot("1"))
    assert exchange.view is not None
    assert exchange.view.away == ()
    room.forget(ears["4"])
    await tend(node)
    await pass_by(place, PATIENCE, node)
    exchange.take_text(room.who_is_away())
    assert exchange.view.away == ("4",)
    for who in "123":
        snapshot = msgspec.json.decode(room.snapshot(who), type=Snapshot)
        assert snapshot.view.away == ("4",)
    Ear(room, "4")
    await tend(node)
    exchange.connected()  # who comes back with the same counts leaves the rest of it aside
    exchange.take_text(room.snapshot("1"))
    assert exchange.view.away == ()


@on_a_loop
async def test_a_long_poll_hears_of_it_while_it_waits() -> None:
    place, node, room, ears = await company()
    room.forget(ears["4"])
    await tend(node)
    place.time += PATIENCE
    poll = Poller(room, "1").after(room.seq, 0, 30)
    waiting = asyncio.ensure_future(poll)
    await asyncio.sleep(0)
    await tend(node)
    assert await waiting == ['{"type":"presence","away":["4"]}']


@on_a_loop
async def test_bots_and_those_who_left_are_never_away_and_nothing_is_stored() -> None:
    place = Place()
    node = place.node()
    room = await table_of(node, 3)
    ears = everybody(room)
    await tend(node)
    length = room.length
    room.forget(ears["3"])
    await tend(node)
    await pass_by(place, PATIENCE, node)
    assert room.presence.away == ("3",)
    assert room.length == length == len(place.entries(room.id))
    assert not isinstance(await room.submit("1", KickMember("3")), Refusal)
    bot = AddBot("easy", Role.OPERATIVE, Team.RED)
    assert not isinstance(await room.submit("1", bot), Refusal)
    await pass_by(place, 10 * PATIENCE, node)
    assert room.presence.away == ()
    assert told(ears["1"]) == [("3",), ()]


@on_a_loop
async def test_a_guess_costs_presence_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place()
    node = place.node()
    room = await game_of(node)
    everybody(room)
    await tend(node)
    monkeypatch.setattr(Presence, "look", None)  # whoever looks fails
    chance = random.Random(3)
    for _ in range(10):
        if room.table is None or not room.table.match.running:
            return
        member, command = random_step(room.table, chance, place.time)
        assert not isinstance(await room.submit(member, command), Refusal)
        await tend(node)


@on_a_loop
async def test_who_is_connected_to_another_node_is_here() -> None:
    place, here, there, room, twin, ears = await apart()
    for _ in range(20):
        await pass_by(place, 9_000, here, there)
    assert room.presence.away == twin.presence.away == ()
    twin.forget(ears["3"])
    await tend(there, here)  # each node hears of it in its own time
    await pass_by(place, PATIENCE, here, there)
    assert told(ears["1"]) == told(ears["4"]) == [("3",)]
    Ear(room, "3")  # comes back to another node
    await tend(here, there)
    await tend(here, there)
    assert told(ears["1"]) == told(ears["4"]) == [("3",), ()]


@on_a_loop
async def test_the_people_of_a_node_that_died_are_away_after_a_while() -> None:
    place, here, _, _, _, ears = await apart()
    for _ in range(12):
        await pass_by(place, 5_000, here)
    assert told(ears["1"]) == [("3", "4")]


@on_a_loop
async def test_while_a_node_does_not_hear_the_others_nobody_is_called_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place, here, there, _, _, ears = await apart()
    fanout = type(here.around.fanout)
    with monkeypatch.context() as outage:
        outage.setattr(fanout, "healthy", property(lambda _: False))
        for _ in range(20):
            await pass_by(place, 9_000, here, there)
    assert told(ears["1"]) == []
    await here._after_gap()
    await there._after_gap()
    for _ in range(20):
        await pass_by(place, 9_000, here, there)
    assert told(ears["1"]) == []


@on_a_loop
async def test_after_a_minute_the_room_knows_whom_nobody_has_to_wait_for() -> None:
    place, node, room, ears = await company()
    room.forget(ears["2"])
    await tend(node)
    await pass_by(place, LONG - 1, node)
    assert room.presence.long_away(place.time) == frozenset()
    await pass_by(place, 1, node)
    assert room.presence.long_away(place.time) == {"2"}
