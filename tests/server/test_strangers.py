"""Looking for a game with strangers: from the wish to the seat, on any node, never twice."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import typer

from cryptonym.cli.admin import admin as admin_app
from cryptonym.client import Client
from cryptonym.client.calls import ServerError
from cryptonym.client.person import Person, Search
from cryptonym.fanout.memory import MemoryFanout, MemoryHub
from cryptonym.proofs import alias_of
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.tables import Tables
from cryptonym.rules.commands import AnswerConsult, GiveClue, GuessWord, Say
from cryptonym.rules.game import Game
from cryptonym.rules.model import OPERATIVE, SPYMASTER, Phase
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.server.bots import Bots
from cryptonym.server.people.juries import AN_HOUR
from cryptonym.server.people.keeping import Keeping
from cryptonym.server.people.strangers import HELD, THERE, Strangers
from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.store.people import Belonging, PersonId, WholePerson
from cryptonym.store.people import Person as Known
from cryptonym.store.port import TableId
from cryptonym.strangers.wishes import USUAL_STRENGTH, Wish
from cryptonym.table.commands import ChangeSettings, GiveSeatToBot, KickMember, LeaveTable
from cryptonym.table.model import Settings, Table
from server.chance import draw_alike
from server.places import on_a_loop
from servers.loopback import Loopback, loopback

admin = typer.main.get_command(admin_app)
PATIENCE = 30.0  # seconds; only a server that hangs takes so long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loopback]:
    with loopback(tmp_path_factory.mktemp("strangers")) as running:
        yield running


def found(person: Person) -> Search:
    """The search when there is a table."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        search = person.search()
        if search.table:
            return search
        time.sleep(0.02)
    raise AssertionError("no table was found")


def seat(person: Person, table: str) -> Client:
    return Client(person.server, person.come_back(table), live=False)


def test_two_who_look_for_duet_sit_at_one_table_in_a_moment(server: Loopback) -> None:
    with Person.begin(server.url, "Ann") as ann, Person.begin(server.url, "Ann") as other:
        first = ann.find_game("it", "duet")
        assert (first.table, first.waiting, first.bots_at) == ("", 1, None)
        other.find_game("it", "duet", part="give")
        table = found(ann).table
        assert found(other).table == table
        with seat(ann, table) as one, seat(other, table) as two:
            view = one.view
            assert {member.name for member in view.members.values()} == {"Ann", "Ann 2"}
            assert view.settings.strangers
            assert view.options.key_source == "random"
            assert view.game is not None
            assert view.game.phase is Phase.CLUE
            assert {view.you, two.view.you} == {"1", "2"}
        assert ann.stop_search().table == ""  # the row is gone, the seat stays
        assert [one.table for one in ann.tables()] == [table]


def test_a_bot_sits_down_after_the_wait_that_was_chosen(server: Loopback) -> None:
    with Person.begin(server.url, "Bo") as bo:
        waiting = bo.find_game("eo", "teams", bots_after=600, part="guess")
        assert waiting.bots_at == waiting.since + 600_000
        now = bo.find_game("eo", "teams", bots_after=0, part="guess", level="easy")
        assert now.since == waiting.since  # who changes something keeps their place
        with seat(bo, found(bo).table) as client:
            members = client.view.members
            assert [one.bot for one in members.values()].count("easy") == 3
            assert client.view.game is not None


def test_who_looks_no_longer_is_put_nowhere(server: Loopback) -> None:
    with Person.begin(server.url, "Cy") as cy, Person.begin(server.url, "Di") as di:
        cy.find_game("nb", "duet")
        assert cy.stop_search().wish is None
        di.find_game("nb", "duet")
        time.sleep(0.1)  # the node looks as soon as somebody comes
        assert (di.search().table, cy.search().wish) == ("", None)
        cy.find_game("nb", "coop")
        assert di.search().table == ""
        di.stop_search()


def test_at_their_table_nobody_decides_for_others_or_writes_to_them(server: Loopback) -> None:
    with Person.begin(server.url, "Eve") as eve, Person.begin(server.url, "Fay") as fay:
        eve.find_game("el", "duet")
        fay.find_game("el", "duet")
        table = found(eve).table
        with seat(eve, table) as one, seat(fay, found(fay).table) as two:
            refused = (KickMember("2"), ChangeSettings(Settings()), Say("touch the third one"))
            for command in refused:
                assert one.do(command) == Refusal("among_strangers")
            assert one.do(GiveSeatToBot("2")) == Refusal("not_host")  # the other one is there
            with Person.begin(server.url, "Gus") as gus, pytest.raises(IllegalCommandError) as shut:
                gus.join(table, "Gus")
            assert shut.value.refusal.code == "table_locked"
            two.do(LeaveTable())
        with seat(eve, table) as again:  # a bot plays on at once
            bots = [member for member in again.view.members.values() if member.bot]
            assert len(bots) == 1
            assert bots[0].seat.plays


def test_who_is_blocked_is_never_met_again_and_who_is_reported_is_on_the_operators_list(
    server: Loopback, capsys: pytest.CaptureFixture[str]
) -> None:
    with Person.begin(server.url, "Gro") as gro, Person.begin(server.url, "Hal") as hal:
        gro.find_game("es", "duet")
        hal.find_game("es", "duet")
        table, other = found(gro).table, found(hal).table
        assert table == other
        with seat(gro, table) as one:
            me = one.view.you
        them = "2" if me == "1" else "1"
        assert [blocked["name"] for blocked in gro.block(table, them)] == ["Hal"]
        hal.report(table, me, "spoiling")
        hal.report(table, me, "spoiling")  # said once
        for wrong in (me, "9", "x"):  # oneself, nobody, nonsense
            with pytest.raises(IllegalCommandError):
                gro.block(table, wrong)
        with Person.begin(server.url, "Ida") as ida, pytest.raises(IllegalCommandError):
            ida.report(table, them, "name")  # who was not there cannot know
        for person in (gro, hal):
            person.find_game("es", "duet")
        time.sleep(0.1)  # a node looks as soon as somebody comes
        assert (gro.search().table, hal.search().table) == ("", "")
        assert gro.search().waiting == 2
        for person in (gro, hal):
            person.stop_search()
        assert "block " in " ".join(gro.export()["kept"])
    database = ["--database", server.settings.database]
    admin(["reports", *database], standalone_mode=False)
    [told] = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (told["name"], told["reason"], told["table_id"]) == ("Gro", "spoiling", table)
    admin(["reports", "--done", str(told["id"]), *database], standalone_mode=False)
    assert capsys.readouterr().out == ""


def test_only_a_person_can_wait_and_only_for_games_that_there_are(server: Loopback) -> None:
    nobody = Person(server.url, "x" * 43)
    with nobody, pytest.raises(ServerError) as told:
        nobody.find_game("it", "duet")
    assert told.value.code == "no_person"
    with Person.begin(server.url) as nameless:
        for wish in (
            {"language": "xx", "mode": "duet"},
            {"language": "it", "mode": "chess"},
            {"language": "it", "mode": "duet", "bots_after": 10**6},
        ):
            with pytest.raises(ServerError) as wrong:
                nameless.find_game(name="Ann", **wish)
            assert wrong.value.code == "malformed"
        with pytest.raises(IllegalCommandError) as unnamed:
            nameless.find_game("it", "duet")
        assert unnamed.value.refusal.code == "name_form"
        with pytest.raises(ServerError) as made:
            nameless.open_table("Ann", settings={"strangers": True})
        assert made.value.code == "malformed"


class Clock(Surroundings):
    """A node whose time the test tells, and perhaps a referee who doubts everything."""

    time = 1_800_000_000_000
    doubts = False

    def verdict(self, table: Table, word: str) -> Any:
        if self.doubts:
            return Verdict("doubtful", (Reason("WORD_FORM", "GATTO"),), word)
        return super().verdict(table, word)

    def now(self) -> int:
        return self.time


async def nodes(count: int) -> tuple[Shelf, list[Strangers], list[Tables]]:
    """Some nodes on one store."""
    shelf, hub = Shelf(), MemoryHub()
    tables = [
        Tables(Clock(MemoryStore(shelf), MemoryFanout(hub), draw=draw_alike), Bots())
        for _ in range(count)
    ]
    return shelf, [Strangers(one, Keeping(one)) for one in tables], tables


@on_a_loop
async def test_people_who_come_at_random_to_three_nodes_have_one_seat_each() -> None:
    shelf, strangers, tables = await nodes(3)
    chance = random.Random(19)
    people = [PersonId(f"p{number}") for number in range(120)]
    for person in people:
        known = Known(id=person, name=person, created_at=1, seen_at=1)
        await tables[0].around.store.people.restore(WholePerson(person=known))
    coming = {person: chance.randrange(20) for person in people}
    for second in range(60):
        Clock.time += 1000
        for person, when in coming.items():
            if when == second:
                mode = chance.choice(("duet", "duet", "teams", "coop"))
                wish = Wish(chance.choice(("it", "en")), mode, bots_after=15)
                await chance.choice(strangers).wait(person, person, wish)
        for person in people:
            await strangers[0].look_up(person)
        await asyncio.gather(*(one.look() for one in strangers))
    rows = shelf.strangers.waiting
    assert all(row.table_id and row.held_until is None for row in rows.values())
    seats = Counter(person for person, _ in shelf.people.seats)
    assert seats == dict.fromkeys(people, 1)
    assert len(shelf.tables) == len({table for _, table in shelf.people.seats})  # none in vain
    for one in tables:
        await one.close()


@on_a_loop
async def test_a_node_that_dies_while_it_opens_a_table_keeps_nobody_waiting() -> None:
    shelf, [first, second], tables = await nodes(2)
    for person in (PersonId("a"), PersonId("b")):
        await first.wait(person, person, Wish("it", "duet"))
    now = Clock.time
    assert await first.store.hold(["a", "b"], TableId("never"), now=now, until=now + HELD)
    assert await second.look() == 0
    Clock.time += HELD
    for person in (PersonId("a"), PersonId("b")):
        assert await second.look_up(person)
    assert await second.look() == 1
    assert not await first.store.seat(["a", "b"], TableId("never"), now)
    assert len({row.table_id for row in shelf.strangers.waiting.values()}) == 1
    for one in tables:
        await one.close()


@on_a_loop
async def test_who_has_closed_the_page_is_given_no_live_game_but_one_over_days() -> None:
    shelf, [node], [tables] = await nodes(1)
    for person, pace in (("a", "live"), ("b", "slow"), ("c", "slow")):
        await node.wait(PersonId(person), person, Wish("it", "duet", pace))
    Clock.time += THERE + 1
    await node.wait(PersonId("d"), "d", Wish("it", "duet"))
    assert await node.look() == 1
    seated = {person for person, row in shelf.strangers.waiting.items() if row.table_id}
    assert seated == {"b", "c"}
    await tables.close()


async def two_teams() -> tuple[Strangers, Tables, Room]:
    """Four strangers, a to d, at a table."""
    shelf, [node], [tables] = await nodes(1)
    for name in "abcdefg":
        known = Known(id=PersonId(name), name=name, created_at=1, seen_at=1)
        await tables.around.store.people.restore(WholePerson(person=known))
    for name in "abcd":
        await node.wait(PersonId(name), name, Wish("it", "teams"))
    assert await node.look() == 1
    [table_id] = shelf.tables
    room = await tables.room(table_id)
    assert room is not None
    return node, tables, room


def playing(room: Room) -> tuple[Game, dict[Any, Any]]:
    """The game, and who has which part in it."""
    assert room.table is not None
    game = room.table.match.game
    assert game is not None
    return game, {(seat.role, seat.team): who for who, seat in room.table.match.seats.items()}


async def settled(tables: Tables) -> None:
    """What goes on by itself is done."""
    while len(tables.around._begun):
        await asyncio.sleep(0)


@on_a_loop
async def test_three_who_are_not_there_decide_about_a_doubtful_clue_and_see_no_key() -> None:
    node, tables, room = await two_teams()
    game, parts = playing(room)
    giver, rival = parts[SPYMASTER, game.team], parts[SPYMASTER, game.team.other]
    tables.around.doubts = True
    await room.submit(giver, GiveClue("gattino", 1))
    await settled(tables)
    assert await room.submit(rival, AnswerConsult(allow=True)) == Refusal("jury_decides")
    e, f, g = map(PersonId, "efg")
    assert await node.juries.case_for(PersonId("a"), "it") is None  # who sits there
    assert await node.juries.case_for(e, "nb") is None
    found = await node.juries.case_for(e, "it")
    assert found is not None
    case, seen = found
    assert (case.clue, case.word, seen.words) == ("gattino", "GATTO", tuple(sorted(game.words)))
    body = msgspec.json.encode(seen)
    assert not [secret for secret in (game.key.cells, game.salt) if secret.encode() in body]
    alias = alias_of(PersonId("a"))
    kept = Belonging(kind="block", name=alias, body=b"{}", touched_at=1)
    await tables.around.store.people.keep(g, kept)
    assert await node.juries.case_for(g, "it") is None  # who never wants to meet one of them
    assert not await node.juries.vote(PersonId("b"), case.id, allow=True)
    assert not await node.juries.vote(g, case.id, allow=True)  # even if they guess its number
    assert not await node.juries.vote(e, case.id + 1, allow=True)
    assert await node.juries.vote(e, case.id, allow=True)
    assert not await node.juries.vote(e, case.id, allow=True)
    assert playing(room)[0].clue is None
    assert await node.juries.vote(f, case.id, allow=True)
    given = playing(room)[0].clue
    assert given is not None
    assert given.word == "gattino"
    [told] = await node.store.verdicts(0, 9)
    assert (told.outcome, told.yes, told.no, told.told) == (True, 2, 0, True)
    await tables.close()


@on_a_loop
async def test_after_an_hour_the_votes_that_there_are_have_to_do() -> None:
    node, tables, room = await two_teams()
    game, parts = playing(room)
    tables.around.doubts = True
    for word, votes, allowed in (("gattino", [False], False), ("gattone", [], True)):
        await room.submit(parts[SPYMASTER, game.team], GiveClue(word, 1))
        await settled(tables)
        case, _ = await node.juries.case_for(PersonId("e"), "it") or (None, None)
        assert case is not None
        for vote in votes:
            await node.juries.vote(PersonId("e"), case.id, allow=vote)
        await node.juries.look()
        assert playing(room)[0].consultations[-1].allowed is None
        Clock.time += AN_HOUR
        await node.juries.look()
        assert [one.outcome for one in await node.store.verdicts(case.id - 1, 1)] == [allowed]
    assert playing(room)[0].clue is not None
    await tables.close()


@on_a_loop
async def test_a_game_counts_once_for_everybody_and_leaving_it_counts_too() -> None:
    node, tables, room = await two_teams()
    game, parts = playing(room)
    rival, partner = parts[SPYMASTER, game.team.other], parts[OPERATIVE, game.team]
    await room.submit(rival, LeaveTable())
    await room.submit(parts[SPYMASTER, game.team], GiveClue("galassia", 1))
    lost = await room.submit(partner, GuessWord(game.key.cells.index("x")))
    assert not isinstance(lost, Refusal)
    for _ in range(3):
        node.ended(room.id, room.table)
    await settled(tables)
    reputes = {who: await node.reputes(PersonId("abcd"[int(who) - 1])) for who in parts.values()}
    assert {who: (one["teams"].stayed, one["teams"].left) for who, one in reputes.items()} == {
        who: (0, 1) if who == rival else (1, 0) for who in parts.values()
    }
    strength = {who: one["teams"].strength for who, one in reputes.items()}
    assert strength[partner] == strength[parts[SPYMASTER, game.team]] < USUAL_STRENGTH
    assert strength[rival] == USUAL_STRENGTH < strength[parts[OPERATIVE, game.team.other]]
    await tables.close()
