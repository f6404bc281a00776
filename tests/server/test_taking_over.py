"""A table goes on without its host: who has done nothing for a while can be followed by another."""

from cryptonym.rooms.room import Room
from cryptonym.rules.commands import AnswerConsult, ConsultClue, GiveClue, Say
from cryptonym.rules.model import BLUE_OPERATIVE, RED_SPYMASTER, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table.commands import HandOver, LockTable, TakeOver
from cryptonym.table.decide import HOST_PATIENCE
from server.places import Place, game_of, on_a_loop, table_of


def holder(room: Room, seat: Seat) -> str:
    assert room.table is not None
    return next(who for who, held in room.table.match.seats.items() if held == seat)


async def outcome(room: Room, member: str) -> str:
    """Who is host then, or why not."""
    taken = await room.submit(member, TakeOver())
    assert room.table is not None
    return taken.code if isinstance(taken, Refusal) else room.table.host


@on_a_loop
async def test_a_host_who_does_anything_is_here() -> None:
    place = Place()
    room = await game_of(place.node())
    place.time += HOST_PATIENCE - 1
    await room.submit("1", LockTable(locked=True))
    place.time += HOST_PATIENCE - 1
    assert await outcome(room, "2") == "host_is_here"
    place.time += 1
    await room.submit("3", Say("where are they?"))  # what others do does not count
    assert await outcome(room, "2") == "2"
    assert await outcome(room, "1") == "host_is_here", "the new one has just come"


@on_a_loop
async def test_every_node_knows_since_when_a_host_is_quiet() -> None:
    place = Place()
    room = await game_of(place.node())
    place.time += HOST_PATIENCE
    there = await place.node().room(room.id)
    assert there is not None
    assert there.host_at == room.host_at
    assert await outcome(there, "2") == "2"


@on_a_loop
async def test_a_clue_is_a_sign_of_its_spymaster_whoever_allowed_it_r58() -> None:
    """Else the answer would tell operatives that the other spymaster had been asked."""
    heard = []
    for private in (False, True):
        place = Place()
        room = await game_of(place.node(), Options(check="referee"))
        assert room.table is not None
        assert room.table.match.game is not None
        team: Team = room.table.match.game.team
        giver = holder(room, Seat(RED_SPYMASTER.role, team))
        rival = holder(room, Seat(RED_SPYMASTER.role, team.other))
        await room.submit(room.table.host, HandOver(rival))
        place.time += HOST_PATIENCE
        if private:
            assert isinstance(await room.submit(giver, ConsultClue("zyx", 1)), int)
            assert isinstance(await room.submit(rival, AnswerConsult(allow=True)), int)
        assert isinstance(await room.submit(giver, GiveClue("weather", 1)), int)
        operative = holder(room, Seat(BLUE_OPERATIVE.role, team))
        heard.append(await outcome(room, operative) == operative)
    assert heard == [True, True]


@on_a_loop
async def test_a_spymaster_who_hosts_and_gives_clues_is_here() -> None:
    place = Place()
    room = await game_of(place.node())
    assert room.table is not None
    assert room.table.match.game is not None
    giver = holder(room, Seat(RED_SPYMASTER.role, room.table.match.game.team))
    await room.submit(room.table.host, HandOver(giver))
    place.time += HOST_PATIENCE
    assert isinstance(await room.submit(giver, GiveClue("weather", 1)), int)
    other = next(who for who in room.table.members if who != giver)
    assert await outcome(room, other) == "host_is_here"


@on_a_loop
async def test_before_a_game_it_is_the_same() -> None:
    place = Place()
    room = await table_of(place.node())
    place.time += HOST_PATIENCE
    assert await outcome(room, "2") == "wrong_role", "nobody sits yet"
