"""Several nodes, one PostgreSQL, one Valkey, no sticky sessions: they play one table."""

import asyncio
import json
import random
import signal
import urllib.error
import urllib.request
from collections import Counter
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from cryptonym.rooms.entries import Entry
from cryptonym.rules.events import ClueGiven, TimerExpired, TurnEnded
from cryptonym.store import open_store
from cryptonym.store.port import NewTable
from cryptonym.wire.messages import Bye, Done
from server.players import Player, four_players, free, play_on, post, sit_and_start, strict
from server.processes import Nursery, running, two_running
from server.stored import stored
from servers.postgres import PostgresServer

SECRET = "the same on both of these two nodes"


def test_two_nodes_play_one_table_and_one_killed_costs_its_clients_one_reconnect(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    chance = random.Random(2)

    async def moves(players: list[Player], count: int) -> None:
        for _ in range(count):
            for player in players:
                await play_on(player, chance)

    async def play() -> None:
        with two_running(servers, tmp_path, secret=SECRET, **nodes) as (a, b):
            players = await four_players(a.http, [a.address, b.address], free())
            async with AsyncExitStack() as stack:
                for player in players:
                    await stack.enter_async_context(player)
                on_a = [player for player in players if player.addresses[0] == a.address]
                on_b = [player for player in players if player not in on_a]
                assert len(on_a) == len(on_b) == 2, "both nodes have players"
                await sit_and_start(players)
                await moves(players, 10)
                a.end()
                await moves(players, 10)
                longest = max(player.seq for player in players)
                for player in players:
                    await player.until(longest)
                assert [player.connects for player in on_a] == [2, 2]
                assert [player.connects for player in on_b] == [1, 1]
                views = [(await player.look()).game for player in players]
                assert len({(view.turn, view.covered, view.phase) for view in views}) == 1
            entries = await stored(nodes["database"], players[0].table)
            done = {
                (player.member, answer.id)
                for player in players
                for answer in player.answered.values()
                if isinstance(answer, Done)
            }
            assert done <= {(entry.by, entry.id) for entry in entries}
            assert any(isinstance(entry.event, ClueGiven) for entry in entries)

    asyncio.run(play())


def test_nodes_on_one_postgres_hear_of_each_other_without_a_broker_being_named(
    servers: Nursery, postgres: PostgresServer, tmp_path: Path
) -> None:
    async def play() -> None:
        place = {"database": postgres.new_database()}
        with two_running(servers, tmp_path, **place) as (a, b):
            players = await four_players(a.http, [a.address, b.address], free())
            async with AsyncExitStack() as stack:
                for player in players:
                    await stack.enter_async_context(player)
                await sit_and_start(players)
                async with asyncio.timeout(10):  # a node that hears nothing reads after thirty
                    for _ in range(4):
                        for player in players:
                            await play_on(player, random.Random(3))
                        longest = max(player.seq for player in players)
                        for player in players:
                            await player.until(longest)

    asyncio.run(play())


def test_what_one_node_knows_is_no_secret_to_the_next_request_on_another(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    """A bot behind a balancer: every request reaches the other node, at once."""
    with two_running(servers, tmp_path, **nodes) as (a, b):
        host = post(f"{a.http}/api/tables", {"host": "host"})
        path = f"/api/tables/{host['table']}"
        places = [b.http, a.http]
        for number in range(20):
            came = post(f"{places[number % 2]}{path}/members", {"name": f"bot {number}"})
            sits = {"type": "take_seat", "role": "operative", "team": "red"}
            answer = post(
                f"{places[(number + 1) % 2]}{path}/commands",
                {"id": "sit", "command": sits},
                came["token"],
            )
            again = post(
                f"{places[number % 2]}{path}/commands",
                {"id": "sit", "command": sits},
                came["token"],
            )
            assert again == answer, "the same id is the same command on every node"


@pytest.mark.parametrize("secret", [SECRET, ""])
def test_a_seat_comes_to_another_device_on_another_node_if_both_have_one_secret(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path, secret: str
) -> None:
    with two_running(servers, tmp_path, secret=secret, **nodes) as (a, b):
        host = post(f"{a.http}/api/tables", {"host": "host"})
        path = f"/api/tables/{host['table']}"
        code = post(f"{a.http}{path}/transfer", {}, host["token"])["code"]
        if secret:
            phone = post(f"{b.http}{path}/devices", {"code": code})
            assert phone["member"] == host["member"]
        else:
            with pytest.raises(urllib.error.HTTPError) as refused:
                post(f"{b.http}{path}/devices", {"code": code})
            assert json.load(refused.value)["code"] == "code_elsewhere"
            phone = post(f"{a.http}{path}/devices", {"code": code})
        again = post(f"{a.http}{path}/transfer", {}, phone["token"])["code"]
        assert again != code, "a device that came on one node has the seat on the other"


def test_a_strict_clock_runs_out_exactly_once_however_many_nodes_watch_it(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    turns = 3

    async def play() -> str:
        with two_running(servers, tmp_path, secret=SECRET, **nodes) as (a, b):
            players = await four_players(a.http, [a.address, b.address], strict(1))
            async with AsyncExitStack() as stack:
                for player in players:
                    await stack.enter_async_context(player)
                await sit_and_start(players)
                async with asyncio.timeout(30):
                    while (await players[0].look()).game.turn <= turns:
                        await players[0].until(players[0].seq + 1)
                for player in players:
                    await player.until(players[0].seq)
            return players[0].table

    entries = asyncio.run(_entries_of(play(), nodes["database"]))
    ended = [entry for entry in entries if isinstance(entry.event, TurnEnded)]
    expired = [entry for entry in entries if isinstance(entry.event, TimerExpired)]
    assert len(ended) == len(expired) >= turns
    assert set(Counter(entry.event.turn for entry in ended).values()) == {1}  # type: ignore[union-attr] # ends of turns
    for before, after in pairwise(ended):
        assert 1000 <= after.at - before.at < 4000


async def _entries_of(playing: object, database: str) -> list[Entry]:
    table = await playing  # type: ignore[misc] # a coroutine
    return await stored(database, table)


def test_a_clock_goes_on_when_every_node_was_killed_meanwhile(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    async def play() -> None:
        with running(servers, tmp_path, "a", **nodes) as a:
            players = await four_players(a.http, [a.address], strict(1))
            async with players[0], players[1], players[2], players[3]:
                await sit_and_start(players)
                a.end()
                a.start()
                async with asyncio.timeout(20):
                    while (await players[0].look()).game.turn == 1:
                        await players[0].until(players[0].seq + 1)

    asyncio.run(play())


def test_a_graceful_end_says_goodbye_and_the_other_node_takes_over(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    async def play() -> None:
        with two_running(servers, tmp_path, secret=SECRET, **nodes) as (a, b):
            players = await four_players(a.http, [a.address], free())
            for player in players:
                player.addresses = [a.address, b.address]
            async with players[0], players[1], players[2], players[3]:
                await sit_and_start(players)
                status = await asyncio.to_thread(a.end, signal.SIGTERM)
                assert status in {0, -signal.SIGTERM}
                for player in players:
                    await player.look()
                    assert player.byes == [Bye("moving", again=True)]
                    assert player.connects == 2
            lines = [json.loads(line) for line in a.log.read_text().splitlines()]
            assert [line["message"] for line in lines] == ["fan-out: connected", "ready", "closed"]

    asyncio.run(play())


@pytest.mark.parametrize("driver", ["sqlite", "postgres"])
def test_a_store_is_told_when_to_look_again_without_an_entry(
    driver: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    """That is how a node keeps a quiet table open for those who sit at it."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def look() -> None:
        store = await open_store(postgres.new_database() if driver == "postgres" else database)
        await store.create(NewTable(id="a", name="a", created_at=0, due=10), [b"entry"])
        assert await store.due(10) == ["a"]
        assert await store.append("a", 1, [], now=5, due=20)
        assert await store.due(10) == []
        assert await store.due(20) == ["a"]
        assert not await store.append("a", 0, [], now=6, due=99)
        assert (await store.due(20), await store.length("a")) == (["a"], 1)
        await store.close()

    asyncio.run(look())


def test_the_figures_of_a_node_say_how_much_and_not_who(
    servers: Nursery, nodes: dict[str, str], tmp_path: Path
) -> None:
    with running(servers, tmp_path, "a", **nodes) as a:
        host = post(f"{a.http}/api/tables", {"host": "Somebody"})
        post(f"{a.http}/api/tables/{host['table']}/members", {"name": "Nobody"})
        with urllib.request.urlopen(f"{a.http}/metrics", timeout=10) as answer:  # noqa: S310 # ours
            figures = answer.read().decode()
    assert "cryptonym_rooms 1.0" in figures
    assert "cryptonym_broker_healthy 1.0" in figures
    for secret in ("Somebody", "Nobody", host["table"], host["token"], host["name"]):
        assert secret not in figures
        assert secret not in a.log.read_text()
