"""Rooms and those who listen to them: new eyes, broken lines, what was missed, and polls."""

import asyncio

from cryptonym.rooms.tail import EVENTS, WHISPERS
from cryptonym.rules.commands import AnswerConsult, ConsultClue, Say
from cryptonym.rules.match import TakeSeat
from cryptonym.rules.model import BLUE_OPERATIVE, RED_SPYMASTER, Role, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.tables import Poller
from cryptonym.table.commands import KickMember, MakeCode, Rename
from cryptonym.table.model import Settings
from cryptonym.wire.messages import Snapshot
from server.places import Ear, Place, game_of, on_a_loop, table_of, unseen_table
from server.whims import Deaf, settle


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
    assert list(room.lines) == ["3"]


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
    assert "2" not in room.lines


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
async def test_of_a_lobby_that_nobody_has_looked_at_nothing_is_kept() -> None:
    room = await unseen_table(Place().node())
    began = room.seq
    await room.submit("2", Say("is anybody here?"))
    assert room.missed("1", began, 0) is None, "whoever comes sees it anew"
    assert room.seq == began + 1
    room.snapshot("1")
    await room.submit("2", Say("now there is"))
    assert len(room.missed("1", began + 1, 0)) == 1


@on_a_loop
async def test_what_nobody_hears_pushes_no_whisper_out_of_reach() -> None:
    place = Place()
    room = await game_of(place.node(), settings=Settings(chat="team"))
    assert not isinstance(await room.submit("2", Say("hm")), Refusal)
    for number in range(WHISPERS):
        assert not isinstance(await room.submit("1", MakeCode(f"{number}")), Refusal)
    assert room.missed("4", room.seq, 0) == []
    assert len(room.missed("2", room.seq, 0)) == 1


@on_a_loop
async def test_what_others_hear_pushes_no_whisper_out_of_reach_r58_q25() -> None:
    place = Place()
    settings = Settings(chat="team")
    room = await game_of(place.node(), Options(check="guard"), settings)
    game = room.table.match.game
    asks, answers = ("1", "3") if game.team is Team.RED else ("3", "1")
    for number in range(WHISPERS + 2):
        assert not isinstance(await room.submit("2", Say(f"{number}")), Refusal)
    asked = [(room.seq, heard) for heard in range(WHISPERS + 4)]
    before = [room.missed("2", *counts) for counts in asked]
    assert [at_hand is None for at_hand in before] == [True] * 2 + [False] * 17 + [True]
    for number in range(2 * WHISPERS):
        assert not isinstance(await room.submit("4", Say(f"{number}")), Refusal)
        assert not isinstance(await room.submit(asks, ConsultClue("zebra")), Refusal)
        assert not isinstance(await room.submit(answers, AnswerConsult(allow=False)), Refusal)
    assert [room.missed("2", *counts) for counts in asked] == before
    await room.submit("1", KickMember("2"))
    await room.submit("4", Say("and now"))
    assert room.missed("2", *asked[-2]) is None


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
    assert not room.lines
