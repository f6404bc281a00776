"""Rooms: many who act at once, lost races, hints that never came, and tables that go."""

import asyncio
import weakref
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from cryptonym.fanout.memory import MemoryHub
from cryptonym.rules.commands import AnswerConsult, ConsultClue, GiveClue, GuessWord
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE_OPERATIVE, RED_SPYMASTER, Role, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.server.chronicle import COMMANDS_KEPT
from cryptonym.server.http.polling import Poller
from cryptonym.server.logs import JsonLines
from cryptonym.server.rooms import TRIES, Room, RoomBusyError, UnreadableTable
from cryptonym.server.tables import IDLE_MILLISECONDS, UNREADABLE_MILLISECONDS
from cryptonym.server.tail import EVENTS, WHISPERS
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.commands import AddDevice, CloseTable, KickMember, LockTable, Rename, Say
from cryptonym.table.events import SomethingSaid, TableClosed
from cryptonym.table.model import Settings
from cryptonym.wire.messages import Snapshot
from server.places import Ear, Place, game_of, on_a_loop, table_of, tend


class WhimsicalStore(MemoryStore):
    """Does what a test wants with appends and reads."""

    fails_after_writing = False
    loses = 0
    never_closes = False
    blocked: asyncio.Event | None = None

    async def append(
        self, table_id: str, after: int, entries: Sequence[bytes], **rest: Any
    ) -> bool:
        if self.loses:
            self.loses -= 1
            return False
        won = await super().append(table_id, after, entries, **rest)
        if self.fails_after_writing:
            raise StoreUnavailable("no answer")
        return won

    async def read(self, table_id: str, after: int = 0, limit: int = 1000) -> list[bytes]:
        entries = await super().read(table_id, after, limit)
        if self.blocked is not None:
            await self.blocked.wait()
        return entries

    async def close_table(self, table_id: str, now: int) -> bool:
        if self.never_closes:
            raise StoreUnavailable("away")
        return await super().close_table(table_id, now)


class Deaf:
    """A fan-out that has lost its connection and does not know."""

    def __init__(self, hub: MemoryHub) -> None:
        self._node = hub.node()
        self.healthy = True
        self.gaps: list[Any] = []

    def publish(self, table_id: str, seq: int) -> None:
        self._node.publish(table_id, seq)

    def subscribe(self, _table_id: str, _callback: Any) -> Any:
        return self._node.on_gap(lambda: asyncio.sleep(0))

    def on_gap(self, callback: Any) -> Any:
        self.gaps.append(callback)
        return self._node.on_gap(callback)


async def settle() -> None:
    """Let hints arrive; in one process that takes a few turns of the loop."""
    for _ in range(20):
        await asyncio.sleep(0)


def texts(place: Place, room: Room) -> list[str]:
    events = [entry.event for entry in place.entries(room.id)]
    return [event.text for event in events if isinstance(event, SomethingSaid)]


# ---- many at once


@on_a_loop
async def test_everything_many_members_do_at_once_on_two_nodes_is_done_once_and_in_one_order() -> (
    None
):
    place = Place()
    here, there = place.node(), place.node()
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
    place = Place()
    here, there = place.node(), place.node()
    one = await game_of(here)
    two = await there.room(one.id)
    game = one.table.match.game
    spymaster, operative = ("1", "2") if game.team is Team.RED else ("3", "4")
    assert not isinstance(await one.submit(spymaster, GiveClue("anything", 2)), Refusal)
    own = game.key.cells.index(game.team.value[0])
    answers = await asyncio.gather(
        one.submit(operative, GuessWord(own), "a"), two.submit(operative, GuessWord(own), "b")
    )
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert len(refused) == 1
    assert one.length == two.length == len(place.entries(one.id))


@on_a_loop
async def test_a_refusal_is_never_about_what_a_node_has_not_heard_yet() -> None:
    place = Place()
    here = place.node()
    deaf = Deaf(place.hub)
    there = place.node(fanout=deaf)
    one = await game_of(here)
    two = await there.room(one.id)
    game = one.table.match.game
    spymaster, operative = ("1", "2") if game.team is Team.RED else ("3", "4")
    await one.submit(spymaster, GiveClue("anything", 2))
    own = game.key.cells.index(game.team.value[0])
    assert not isinstance(await two.submit(operative, GuessWord(own), "x"), Refusal)


@on_a_loop
async def test_a_few_lost_races_are_run_again_and_too_many_are_given_up() -> None:
    place = Place()
    store = WhimsicalStore(place.shelf)
    room = await table_of(place.node(store))
    store.loses = TRIES - 1
    assert await room.submit("1", Say("at last")) == room.seq
    store.loses = TRIES
    with pytest.raises(RoomBusyError):
        await room.submit("1", Say("never"))
    assert texts(place, room) == ["at last"]


# ---- the same command again


@on_a_loop
async def test_the_same_id_is_answered_again_and_done_once_here_there_and_after_a_restart() -> None:
    place = Place()
    here, there = place.node(), place.node()
    one = await table_of(here)
    for member, role in (("1", Role.SPYMASTER), ("2", Role.OPERATIVE)):
        await one.submit(member, TakeSeat(role, Team.RED))
    for member, role in (("3", Role.SPYMASTER), ("4", Role.OPERATIVE)):
        await one.submit(member, TakeSeat(role, Team.BLUE))
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
async def test_an_answer_that_was_lost_with_the_store_is_found_again() -> None:
    place = Place()
    store = WhimsicalStore(place.shelf)
    node = place.node(store)
    room = await table_of(node)
    ear = Ear(room, "2")
    store.fails_after_writing = True
    with pytest.raises(StoreUnavailable):
        await room.submit("1", Say("written"), "x")
    assert ear.events == [], "nobody hears of it before it is known to be there"
    store.fails_after_writing = False
    await tend(node)
    assert [event.event.text for event in ear.events] == ["written"], "and then without being asked"
    assert await room.submit("1", Say("written"), "x") == room.seq
    assert texts(place, room) == ["written"]


@on_a_loop
async def test_ids_are_not_kept_for_ever() -> None:
    place = Place()
    room = await table_of(place.node())
    for number in range(COMMANDS_KEPT + 10):
        await room.submit("1", Say(f"{number}"), f"{number}")
    assert len(room.done["1"]) == COMMANDS_KEPT


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


# ---- listeners


@on_a_loop
async def test_whoever_gets_new_eyes_gets_a_snapshot_and_everybody_else_the_event_r17() -> None:
    place = Place()
    room = await game_of(place.node())
    await place.node().join(room, "late")
    late, other = Ear(room, "5"), Ear(room, "2")
    await room.submit("5", TakeSeat(Role.SPYMASTER, Team.RED))
    refused = late.heard == []
    await room.submit("5", TakeSeat(Role.OPERATIVE, Team.BLUE))
    assert refused, "the red spymaster's chair is taken"
    assert [type(one) for one in late.heard] == [Snapshot]
    assert late.snapshots[0].seq == other.events[-1].seq == room.seq
    assert late.snapshots[0].view.members["5"].seat == BLUE_OPERATIVE


@on_a_loop
async def test_whoever_is_sent_away_is_hung_up_on_with_every_line() -> None:
    place = Place()
    room = await table_of(place.node())
    ears = [Ear(room, "2"), Ear(room, "2")]
    stays = Ear(room, "3")
    await room.submit("1", KickMember("2"))
    assert [ear.dismissed for ear in ears] == [["member_gone"]] * 2
    assert stays.dismissed == []
    assert list(room.listeners) == ["3"]


@on_a_loop
async def test_a_line_that_breaks_keeps_nobody_else_from_hearing() -> None:
    place = Place()
    room = await table_of(place.node())

    class Broken(Ear):
        def tell(self, text: str) -> None:
            raise RuntimeError(text)

    broken, ear = Broken(room, "2"), Ear(room, "3")
    assert not isinstance(await room.submit("1", Say("hello")), Refusal)
    assert [event.event.text for event in ear.events] == ["hello"]
    assert broken.dismissed == ["too_slow"]
    assert "2" not in room.listeners


@on_a_loop
async def test_resuming_tells_what_was_missed_or_says_that_it_is_too_long_ago() -> None:
    place = Place()
    room = await table_of(place.node())
    begin = room.seq
    for number in range(EVENTS):
        await room.submit("1", Rename(f"name {number}"))
    assert len(room.missed("2", begin, 0)) == EVENTS
    assert room.missed("2", room.seq, 0) == []
    assert room.missed("2", begin - 1, 0) is None
    assert room.missed("2", room.seq + 1, 0) is None, "from a future that never was"
    assert room.missed("2", room.seq, 1) is None
    assert room.missed("99", begin, 0) is None


@on_a_loop
async def test_what_nobody_hears_pushes_no_whisper_out_of_reach() -> None:
    place = Place()
    room = await game_of(place.node(), settings=Settings(chat="team"))
    assert not isinstance(await room.submit("2", Say("hm")), Refusal)
    for number in range(WHISPERS):
        await room.submit("1", AddDevice(), token=f"{number:064}")
    assert room.missed("4", room.seq, 0) == []
    assert len(room.missed("2", room.seq, 0)) == 1


@on_a_loop
async def test_whispers_are_counted_by_those_who_hear_them_alone_r58() -> None:
    place = Place()
    room = await game_of(place.node(), Options(check="guard"))
    game = room.table.match.game
    asks, answers = ("1", "3") if game.team is Team.RED else ("3", "1")
    ears = {member: Ear(room, member) for member in "1234"}
    begin = room.seq
    for _ in range(3):
        assert not isinstance(await room.submit(asks, ConsultClue("zebra")), Refusal)
        assert not isinstance(await room.submit(answers, AnswerConsult(allow=False)), Refusal)
    assert room.seq == begin
    for member in "13":
        assert [one.heard for one in ears[member].whispers] == [1, 2, 3, 4, 5, 6]
        assert len(room.missed(member, begin, 2)) == 4
        assert '"heard":6' in room.snapshot(member)
    for member in "24":
        assert ears[member].heard == []
        assert room.missed(member, begin, 0) == []
        assert '"heard":0' in room.snapshot(member)
    assert room.table.seat_of("1") == RED_SPYMASTER


@on_a_loop
async def test_a_poll_that_is_ahead_of_this_node_makes_it_read_first() -> None:
    place = Place()
    here = place.node()
    there = place.node(fanout=Deaf(place.hub))
    one = await table_of(here)
    two = await there.room(one.id)
    await one.submit("1", Say("first"))
    since = one.seq
    await one.submit("1", Say("second"))
    (message,) = await Poller(two, "2").after(since, 0, 0)
    assert "second" in message


@on_a_loop
async def test_a_poll_waits_until_something_happens_and_leaves_nothing_behind() -> None:
    place = Place()
    room = await table_of(place.node())
    polling = asyncio.ensure_future(Poller(room, "2").after(room.seq, 0, 10))
    await settle()
    await room.submit("1", Say("now"))
    (message,) = await polling
    assert "now" in message
    assert not room.listeners


# ---- closing


@on_a_loop
async def test_a_closed_table_is_closed_on_every_node_and_its_name_is_free() -> None:
    place = Place()
    here, there = place.node(), place.node()
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
    place = Place()
    store = WhimsicalStore(place.shelf)
    here, there = place.node(store), place.node()
    store.never_closes = True
    room = await table_of(here)
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
    assert not any("of the future" in line or bad.id in line for line in lines)
