"""Bots with their real minds on real servers: killed in mid-thought, and on two nodes at once."""

import asyncio
import random
import urllib.request
from collections import Counter
from itertools import groupby
from pathlib import Path

from cryptonym.rooms.entries import Entry
from cryptonym.rules.events import ClueGiven, GameOver, WordCovered
from cryptonym.table.model import Settings
from server.players import Player, post
from server.processes import Nursery, running, two_running
from server.stored import stored
from servers.postgres import PostgresServer
from servers.valkey import ValkeyServer

KILLS = 5
LONGEST = 90.0  # seconds of a test
INSTANT = Settings(pace="instant")


async def table_with_bots(http: str, addresses: list[str]) -> Player:
    """A table where four bots play and the host watches."""
    body = {"host": "p1", "settings": INSTANT, "bots": "easy", "start": True}
    host = await asyncio.to_thread(post, f"{http}/api/tables", body)
    return Player(host["table"], host["token"], addresses)


async def something_happens(host: Player) -> None:
    """Return when a bot has acted; in the next game, if this one is over."""
    before = host.seq
    while host.seq <= before:
        if (await host.look()).game.phase == "over":
            await host.do("play_again")
        await asyncio.sleep(0.01)


async def game_over(host: Player) -> None:
    while (await host.look()).game.phase != "over":
        await asyncio.sleep(0.02)


def check_bots_acted_once(entries: list[Entry], bots: set[str]) -> None:
    groups = [key for key, _ in groupby(entries, lambda entry: (entry.by, entry.id))]
    moves = Counter(key for key in groups if key[0] in bots)
    assert len(moves) > 5
    assert set(moves.values()) == {1}, "a bot acted twice on the same view"


def bots_of(view: object) -> set[str]:
    return {who for who, member in view.members.items() if member.bot}  # type: ignore[attr-defined] # a TableView


def test_bots_of_a_server_killed_in_mid_thought_go_on_and_act_once(
    servers: Nursery, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    chance = random.Random(8)

    async def play() -> None:
        with running(servers, tmp_path, database=database) as server:
            async with await table_with_bots(server.http, [server.address]) as host:
                bots = bots_of(await host.look())
                for _ in range(KILLS):
                    await something_happens(host)
                    await asyncio.sleep(chance.uniform(0, 0.15))
                    await asyncio.to_thread(server.restart)
                await game_over(host)
                assert host.connects == KILLS + 1
            entries = await stored(database, host.table)
            check_bots_acted_once(entries, bots)
            assert any(isinstance(entry.event, GameOver) for entry in entries)

    asyncio.run(asyncio.wait_for(play(), LONGEST))


def test_two_nodes_with_one_table_of_bots_act_once(
    servers: Nursery, postgres: PostgresServer, valkey: ValkeyServer, tmp_path: Path
) -> None:
    async def play(database: str, broker: str) -> None:
        place = {"database": database, "broker": broker}
        with two_running(servers, tmp_path, **place) as (a, b):
            here = await table_with_bots(a.http, [a.address])
            there = Player(here.table, here.token, [b.address])
            async with here, there:
                bots = bots_of(await here.look())
                await game_over(here)
                await there.until(here.seq)
                assert (await there.look()).game == (await here.look()).game
            entries = await stored(database, here.table)
            check_bots_acted_once(entries, bots)
            kinds = {type(entry.event) for entry in entries if entry.by in bots}
            assert {ClueGiven, WordCovered} <= kinds
            assert all(guesses(server.http) > 0 for server in (a, b)), "both nodes thought"

    asyncio.run(asyncio.wait_for(play(postgres.new_database(), valkey.url), LONGEST))


def guesses(http: str) -> float:
    with urllib.request.urlopen(f"{http}/metrics") as answer:  # noqa: S310 # our own server
        lines = answer.read().decode().splitlines()
    [line] = [line for line in lines if line.startswith("cryptonym_bot_guesses_total ")]
    return float(line.split()[1])
