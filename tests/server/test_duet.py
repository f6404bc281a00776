"""Duet on a server: opened by name, raced for the first clue, played on two nodes (D3, D4, D14)."""

from contextlib import ExitStack
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import httpx
import pytest

from cryptonym.arena.baselines import RandomMind, vocabulary
from cryptonym.client import Client
from cryptonym.client.playing import play_seat
from cryptonym.records import read_record, verify_record
from cryptonym.rules.commands import GiveClue
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE_PLAYER, RED_PLAYER, Seat
from cryptonym.rules.options import Mission, Options
from cryptonym.rules.refusals import Refusal
from server.driving import Server, drive, serving
from server.processes import Nursery, two_running

FREE = Options(mode="duet", check="free")
SECRET = "the same on both of these two nodes"
LONGEST = 60  # seconds of a game; only one that hangs takes so long
RACES = 6


async def view_of(server: Server, answer: httpx.Response) -> dict[str, Any]:
    return await server.seated(answer).view()


def test_a_table_is_opened_by_the_name_of_the_game_with_its_mission_d1_d2_d20() -> None:
    async def story() -> None:
        async with serving() as server:
            body = {"host": "Ann", "options": {"mode": "duet", "check": "free"}}
            opened = await server.http.post("/api/tables", json=body)
            assert opened.status_code == 201, opened.text
            view = await view_of(server, opened)
            assert view["options"]["mode"] == "duet"
            assert view["options"]["mission"] == {}
            assert view["missing"] == ["red_player", "blue_player"]
            body["options"] |= {"mission": {"tokens": 11, "mistakes": 2, "excess": "loss"}}
            opened = await server.http.post("/api/tables", json=body)
            view = await view_of(server, opened)
            assert view["options"]["mission"] == {"tokens": 11, "mistakes": 2, "excess": "loss"}

    drive(story)


@pytest.mark.parametrize(
    ("mission", "where"),
    [
        ({"tokens": 0}, "options.mission: tokens: expected 1 to 15"),
        ({"tokens": 16}, "options.mission: tokens: expected 1 to 15"),
        ({"mistakes": -1}, "options.mission: mistakes: expected 0 to 15"),
        ({"excess": "death"}, "options.mission.excess: Invalid enum value 'death'"),
        ({"tokens": "many"}, "options.mission.tokens: Expected `int`, got `str`"),
    ],
)
def test_a_mission_that_cannot_be_played_is_refused_with_its_place_d2_d20(
    mission: dict[str, Any], where: str
) -> None:
    async def story() -> None:
        async with serving() as server:
            options = {"mode": "duet", "mission": mission}
            body = {"host": "Ann", "options": options}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()) == (
                400,
                {"code": "malformed", "where": where},
            )
            host = await server.open("Ann", options=FREE)
            async with host.line() as line:
                await line.texts()
                told = await line.do({"type": "change_options", "options": options})
                assert (told["type"], told["code"]) == ("wrong", "malformed")

    drive(story)


def test_two_sides_and_a_watcher_are_told_what_is_theirs_d1_d3_d14() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("duet", watchers=1, options=FREE)
            games = [(await player.view())["game"] for player in players]
            assert [set(game["left"]) for game in games] == [{"red"}, {"blue"}, set()]
            assert [game["tally"].get("tokens") for game in games] == [9, 9, 9]
            assert len({game["cells"] for game in games}) == 3
            assert games[2]["cells"] == "?" * 25
            assert {game["at"] for game in games} == {"clue_any"}
            late = await server.join(players[0].table, "Eve")
            seat = {"type": "take_seat", "role": "player", "team": "blue"}
            await late.must(seat)  # nobody has gone who could be them (R17)
            assert await players[0].refused(seat) == "role_locked"
            other = {"type": "take_seat", "role": "player", "team": "red"}
            assert await late.refused(other) == "role_locked"
            assert (await late.view())["game"]["cells"] == games[1]["cells"]

    drive(story)


def test_only_who_is_guessing_talks_at_the_table_d13_d17() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("duet", options=FREE)
            says = {"type": "say", "text": "perhaps"}
            marks = {"type": "mark_card", "card": 3}
            for player in players:
                assert await player.refused(says) == "spymaster_silent"
                assert await player.refused(marks) == "spymaster_silent"
            await players[1].must({"type": "give_clue", "word": "zyx", "number": 1})
            assert await players[1].refused(says) == "spymaster_silent"
            for _ in range(8):  # more often than who knows a key may do other things
                await players[0].must(says)
                await players[0].must(marks)

    drive(story)


def seated(client: Client, seat: Seat) -> None:
    assert isinstance(client.do(TakeSeat(seat.role, seat.team)), int)


def test_of_two_first_clues_on_two_nodes_one_counts_and_the_other_is_told_so_d4(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    with (
        two_running(servers, tmp_path, secret=SECRET, **nodes) as (a, b),
        ExitStack() as stack,
    ):
        for _ in range(RACES):
            ann = stack.enter_context(Client.open_table(a.http, "Ann", options=FREE))
            bob = stack.enter_context(Client.join(b.http, ann.seated.table, "Bob"))
            seated(ann, RED_PLAYER)
            seated(bob, BLUE_PLAYER)
            assert isinstance(ann.do(StartGame()), int)
            while bob.view.game is None:
                next(iter(bob.events()))
            answers = raced(ann, bob)
            done = [answer for answer in answers if isinstance(answer, int)]
            [refused] = [answer for answer in answers if isinstance(answer, Refusal)]
            assert len(done) == 1
            assert refused.code == "first_clue_taken"


def raced(*clients: Client) -> list[int | Refusal]:
    """What each is answered who gives a clue at the same moment."""
    start, answers = Barrier(len(clients)), list[int | Refusal]()

    def give(client: Client) -> None:
        start.wait(LONGEST)
        answers.append(client.do(GiveClue("zyx", 1)))

    threads = [Thread(target=give, args=(client,), daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LONGEST)
    return answers


def test_two_nodes_play_one_game_to_its_end_and_one_is_killed_in_mid_game_d17(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    options = Options(mode="duet", check="free", mission=Mission(3))
    with (
        two_running(servers, tmp_path, secret=SECRET, **nodes) as (a, b),
        ExitStack() as stack,
    ):
        ann = stack.enter_context(Client.open_table(a.http, "Ann", options=options))
        bob = stack.enter_context(Client.join(b.http, ann.seated.table, "Bob"))
        seated(ann, RED_PLAYER)
        seated(bob, BLUE_PLAYER)
        assert isinstance(ann.do(StartGame()), int)
        assert isinstance(ann.do(GiveClue("zyx", 1)), int)
        b.restart()
        minds = [RandomMind(seed, vocabulary("en")).act for seed in (1, 2)]
        threads = [
            Thread(target=play_seat, args=(client, mind), kwargs={"games": 1}, daemon=True)
            for client, mind in zip((ann, bob), minds, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(LONGEST)
        assert not any(thread.is_alive() for thread in threads), "somebody waits for ever"
        results = {client.view.game.result for client in (ann, bob) if client.view.game}
        assert len(results) == 1
        assert results != {None}
        assert verify_record(read_record(ann.record(1)))
