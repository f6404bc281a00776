"""What commands and costly answers cost, and that those pay for it who ask for it."""

from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

from cryptonym.rooms import surroundings
from cryptonym.rules.commands import AnswerConsult, ConsultClue, GiveClue, GuessWord, Say
from cryptonym.rules.match import StartGame
from cryptonym.server.limits import spending
from cryptonym.server.limits.bounds import MOST_LETTERS
from cryptonym.server.limits.spending import (
    BYTES_A_COMMAND,
    JOB_COSTS,
    Prices,
    Purse,
    Spending,
    words_size,
)
from cryptonym.server.settings import ServerSettings
from cryptonym.table.commands import ChangeOptions, ChooseWords
from cryptonym.table.model import Words
from cryptonym.work.jobs import CheckRecord, CrowdedError, DrawCode
from server.driving import Player, Server, drive, serving
from server.places import Place, game_of, on_a_loop, table_of

OWN = [f"word{number}" for number in range(400)]
CHOOSE = {"type": "choose_words", "words": {"lists": [], "own": OWN}}


async def purse_of(**settings: Any) -> tuple[Purse, Spending]:
    room = await table_of(Place().node())
    spent = Spending(ServerSettings(**settings))
    return Purse(spent, room, "1", "here", lambda: 0.0), spent


@on_a_loop
async def test_what_makes_the_server_think_costs_more_than_a_guess() -> None:
    def most(command: Any, size: int = 80) -> int:
        """How many of these a seat may send in one breath."""
        purse = Purse(Spending(ServerSettings()), room, "1", "here", lambda: 0.0)
        for count in range(100):
            if not purse.pay() or purse.problem_of(command, size):
                return count
        raise AssertionError

    room = await table_of(Place().node())
    assert most(GuessWord(1)) == 60
    assert most(Say("hello")) == 60
    assert most(Say("x" * 1000), 4 * BYTES_A_COMMAND) == 12, "a long message is as several"
    assert most(GiveClue("sun", 1)) == 15
    assert most(StartGame()) == 12


@on_a_loop
async def test_all_seats_of_an_address_pay_together() -> None:
    room, spent = await table_of(Place().node()), Spending(ServerSettings(address_command_burst=3))
    one, two = (Purse(spent, room, who, "here", lambda: 0.0) for who in "12")
    other = Purse(spent, room, "3", "there", lambda: 0.0)
    assert [one.problem_of(GuessWord(1), 50) for _ in range(2)] == [None, None]
    assert [two.problem_of(GuessWord(1), 50) for _ in range(2)] == [None, "too_fast"]
    assert other.problem_of(GuessWord(1), 50) is None


@on_a_loop
async def test_nobody_behind_the_same_address_can_count_what_is_private_r58() -> None:
    purse, spent = await purse_of()
    before = spent.addresses.of("here", 0.0).left(0.0)
    for command in (GiveClue("sun", 1), ConsultClue("sun"), AnswerConsult(allow=True)):
        assert purse.pay()
        assert purse.problem_of(command, 80) is None
    assert spent.addresses.of("here", 0.0).left(0.0) == before


@on_a_loop
async def test_words_are_paid_by_their_size_for_the_address_and_for_the_table() -> None:
    words = Words((), tuple(OWN))
    size = words_size(words)
    purse, spent = await purse_of(word_bytes_per_hour=2.5 * size)
    other = Words((), tuple(OWN[:-1]))
    assert purse.problem_of(ChooseWords(words), 5000) is None
    assert purse.problem_of(ChooseWords(other), 5000) is None
    assert purse.problem_of(ChooseWords(words), 5000) == "too_fast"
    table = f"table {purse._room.id}"
    assert not spent.pay_words(size, (table,), 0.0)
    assert spent.pay_words(size, ("elsewhere",), 0.0)
    assert spent.pay_words(size, ("here",), 3600.0), "an hour later"


@on_a_loop
async def test_what_everybody_stores_is_capped_too() -> None:
    spent = Spending(ServerSettings(word_bytes_in_all_per_hour=100))
    assert spent.pay_words(60, ("a",), 0.0)
    assert not spent.pay_words(60, ("b",), 0.0)
    assert spent.pay_words(40, ("b",), 0.0), "what was refused cost nothing"


@on_a_loop
async def test_options_that_store_the_words_anew_pay_for_them() -> None:
    room = await table_of(Place().node())
    await room.submit("1", ChooseWords(Words((), tuple(OWN))))
    assert room.table is not None
    options = room.table.match.options
    purse = Purse(Spending(ServerSettings(word_bytes_per_hour=10)), room, "1", "a", lambda: 0.0)
    junior = replace(options, word_list="junior")
    assert purse.problem_of(ChangeOptions(junior), 300) == "too_fast"
    assert purse.problem_of(ChangeOptions(options), 300) is None
    assert purse.problem_of(ChooseWords(room.table.words), 5000) is None, "stores nothing"


@on_a_loop
async def test_a_table_that_has_grown_too_large_goes_on_but_nobody_chats() -> None:
    purse, _ = await purse_of()
    purse._room.size = spending.LARGEST_TABLE
    assert purse.problem_of(Say("hello"), 50) == "too_large"
    assert purse.problem_of(GuessWord(1), 50) is None
    assert purse.problem_of(GiveClue("sun", 1), 50) is None


@on_a_loop
async def test_a_table_knows_how_much_is_stored_of_it_before_and_after_it_is_read_again() -> None:
    place = Place()
    here = place.node()
    room = await game_of(here)
    stored = sum(map(len, place.shelf.entries[room.id]))
    again = await place.node().room(room.id)
    assert again is not None
    assert again.size == stored
    opened = sum(map(len, place.shelf.entries[room.id][:2]))
    assert room.size == stored, f"{opened} of it before anybody came"


def test_the_same_words_chosen_again_store_nothing() -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            first = await host.must(CHOOSE)
            assert await host.must(CHOOSE) == first
            room = await server.room(host.table)
            entries = await server.node.tables.around.store.export(host.table)
            assert len(entries) == room.length
            assert sum(b"words_chosen" in entry for entry in entries) == 1

    drive(story)


@pytest.mark.parametrize("live", [False, True])
def test_more_letters_than_anybody_plays_with_are_too_large(live: bool) -> None:
    async def story() -> None:
        async with serving() as server:
            large = [f"{'x' * 28}{number:02}" for number in range(60)]
            words = {"own": [*large, " ".join("a" * 30) + " " * MOST_LETTERS]}
            host = await server.open()
            if not live:
                opened = await server._post("/api/tables", {"host": "Ann", "words": words})
                assert (opened.status_code, opened.json()["code"]) == (413, "too_large")
                answer = await host.do({"type": "choose_words", "words": words})
                assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
                return
            room = await server.room(host.table)
            purse = server.node.purse(room, host.member, "here")
            chosen = ChooseWords(Words((), tuple(words["own"])))
            assert purse.problem_of(chosen, 1000) == "too_large"

    drive(story)


# Costly answers


def test_an_address_has_its_share_of_work_and_all_together_have_theirs() -> None:
    cost = JOB_COSTS[CheckRecord]
    settings = ServerSettings(
        work_per_second=cost,
        work_burst=2 * cost,
        work_in_all_per_second=2 * cost,
        work_in_all_burst=3 * cost,
    )
    prices, job = Prices(settings), CheckRecord("x")
    for _ in range(2):
        prices.pay_for(job, "a", 0.0)
    with pytest.raises(CrowdedError) as mine:
        prices.pay_for(job, "a", 0.5)
    assert (mine.value.alone, mine.value.seconds) == (True, 0.5)
    prices.pay_for(job, "b", 0.0)
    with pytest.raises(CrowdedError) as ours:
        prices.pay_for(job, "c", 0.25)
    assert (ours.value.alone, ours.value.seconds) == (False, 0.25)
    prices.pay_for(job, "a", 1.0)
    prices.pay_for(DrawCode("x"), "c", 1.0)


async def codes(server: Server, texts: list[str]) -> list[tuple[int, str]]:
    answers = [await server.http.get("/api/qr.svg", params={"text": text}) for text in texts]
    return [(one.status_code, one.headers.get("retry-after", "")) for one in answers]


def test_who_has_an_answer_made_pays_and_others_have_it_for_nothing() -> None:
    async def story() -> None:
        settings = {"work_per_second": 0.001, "work_burst": JOB_COSTS[DrawCode]}
        async with serving(**settings) as server:
            one, two = "1-AAAAAAAA", "2-AAAAAAAA"
            assert await codes(server, [one, one, two, one]) == [
                (200, ""),
                (200, ""),
                (429, "3600"),
                (200, ""),
            ]
            assert server.node.works.requests.done == 1

    drive(story)


def test_when_everybody_asks_for_too_much_it_is_said_when_to_come_back() -> None:
    async def story() -> None:
        settings = {"work_in_all_per_second": 5, "work_in_all_burst": JOB_COSTS[DrawCode]}
        async with serving(**settings) as server:
            first, second = await codes(server, ["1-AAAAAAAA", "2-AAAAAAAA"])
            assert first == (200, "")
            assert second == (503, "2")

    drive(story)


# Cards and verdicts, for those alone who may have them


def test_no_verdict_is_made_for_who_may_not_give_a_clue() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams", watchers=1)
            room = await server.room(players[0].table)
            assert room.table is not None
            spymasters = {"red": players[0], "blue": players[2]}
            game = room.table.match.game
            assert game is not None
            first = spymasters.pop(game.team.value)
            (other,) = spymasters.values()
            clue = {"type": "give_clue", "word": "zyx", "number": 1}
            ask = {"type": "consult_clue", "word": "zyx", "number": 1}
            with mock.patch.object(surroundings, "judge_at", side_effect=AssertionError) as judge:
                for command in (clue, ask):
                    assert await players[1].refused(command) == "wrong_role"
                    assert await players[4].refused(command) == "wrong_role"
                    assert await other.refused(command) == "not_your_turn"
                assert await players[0].refused({"type": "start_game"}) == "game_running"
                assert judge.call_count == 0
            await first.must(clue)
            assert await first.refused(clue) == "wrong_phase"

    drive(story)


async def with_own_words(server: Server) -> list[Player]:
    players = await server.seat_everybody("teams", words={"lists": [], "own": OWN})
    assert server.node.works.requests.done == 0
    return players


def test_cards_of_many_own_words_are_made_once_and_beside_the_loop() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await with_own_words(server)
            requests = server.node.works.requests
            assert await players[1].refused({"type": "start_game"}) == "not_host"
            assert requests.done == 0, "nobody makes cards for who may not deal"
            async with players[0].line() as line:
                await line.hear()
                assert (await line.do({"type": "start_game"}))["type"] == "done"
            assert requests.done == 1
            seen = await players[0].view()
            assert {word.lower() for word in seen["game"]["words"]} <= set(OWN)
            spymaster = players[0 if seen["game"]["team"] == "red" else 2]
            judged = await spymaster.post("/judge", {"word": "zyx"})
            assert judged.json()["status"] == "legal"
            await spymaster.must({"type": "give_clue", "word": "zyx", "number": 1})
            assert requests.done == 2, "one verdict, for the clue that was judged before"

    drive(story)


def test_a_table_with_own_words_waits_where_too_much_is_asked() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await with_own_words(server)
            requests = server.node.works.requests
            with mock.patch.object(requests, "do", side_effect=CrowdedError()):
                answer = await players[0].do({"type": "start_game"})
                assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
            await players[0].must({"type": "start_game"})

    drive(story)
