"""Faults: servers, PostgreSQL and Valkey killed in mid-game. What was acknowledged is there."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import groupby
from pathlib import Path

import pytest

from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.store import Store, open_store
from cryptonym.table.events import SomethingSaid
from cryptonym.table.gate import is_private
from cryptonym.wire.messages import Done
from server.players import Player, four_players, free, play_on, sit_and_start
from server.processes import Nursery, ServerProcess, running, two_running
from servers.postgres import STOP, PostgresServer
from servers.valkey import ValkeyServer

KILLS = 50
TABLES = 3
POSTGRES_ENDS: tuple[STOP, ...] = ("fast", "immediate", "fast")
MOST_ANSWERS = 50  # of a server before it is killed


async def play_for_ever(player: Player, seed: int) -> None:
    chance = random.Random(seed)
    while True:
        await play_on(player, chance)
        await asyncio.sleep(chance.uniform(0, 0.02))


async def stored(store: Store, table: str) -> list[Entry]:
    return [ENTRIES.decode(entry) for entry in await store.export(table)]


def check_nothing_is_lost_or_doubled(entries: Sequence[Entry], players: Sequence[Player]) -> None:
    """Every acknowledged command is there, none twice, and everybody was told what is stored."""
    groups = [command for command, _ in groupby(entries, lambda entry: (entry.by, entry.id))]
    times = Counter(command for command in groups if command[1])
    assert set(times.values()) <= {1}, "a command was carried out twice"
    said = Counter(entry.event.text for entry in entries if isinstance(entry.event, SomethingSaid))
    assert set(said.values()) <= {1}, "a remark was stored twice"
    public = [entry for entry in entries if not is_private(entry.event)]
    for player in players:
        done = {id_ for id_, answer in player.answered.items() if isinstance(answer, Done)}
        lost = {id_ for id_ in done if times[player.member, id_] != 1}
        assert not lost, "a command was acknowledged and is not there"
        for seq, event in player.told.items():
            assert event.at == public[seq - 1].at, "something was told and is not there"
            assert event.by in {"", public[seq - 1].by}


def check_nobody_missed_anything(players: Sequence[Player], first: int) -> None:
    last = max(player.seq for player in players)
    for player in players:
        missing = set(range(first + 1, last + 1)) - set(player.told)
        assert not missing, f"{player.member} never heard of {sorted(missing)[:10]}"


@asynccontextmanager
async def playing(
    http: str, addresses: Sequence[str], tables: int, database: str
) -> AsyncIterator[list[Player]]:
    """Tables full of players who play on and on; afterwards nothing is lost and nobody is."""
    async with AsyncExitStack() as stack:
        groups = [await four_players(http, addresses, free()) for _ in range(tables)]
        for players in groups:
            for player in players:
                await stack.enter_async_context(player)
            await sit_and_start(players)
        first = [players[0].complete for players in groups]
        everybody = [player for players in groups for player in players]
        async with asyncio.TaskGroup() as load:
            tasks = [
                load.create_task(play_for_ever(player, seed))
                for seed, player in enumerate(everybody)
            ]
            yield everybody
            for task in tasks:
                task.cancel()
        await finish(groups, database, first)


async def finish(tables: Sequence[Sequence[Player]], database: str, first: Sequence[int]) -> None:
    """When the storm is over everybody agrees, with each other and with the store."""
    store = await open_store(database)
    try:
        for players, begin in zip(tables, first, strict=True):
            for player in players:
                await player.settled()
            await players[0].look()
            entries = await stored(store, players[0].table)
            public = sum(not is_private(entry.event) for entry in entries)
            for player in players:
                await player.until(public)
            check_nothing_is_lost_or_doubled(entries, players)
            check_nobody_missed_anything(players, begin)
    finally:
        await store.close()


async def answers(players: Sequence[Player], count: int) -> None:
    """Return when the servers have answered so many commands more, whoever's."""
    aim = count + sum(len(player.answered) for player in players)
    await reached(aim, lambda: sum(len(player.answered) for player in players))


async def progress(players: Sequence[Player], commands: int) -> None:
    """Return when everybody has had so many commands more carried out."""
    aims = [len(player.answered) + commands for player in players]
    await reached(
        sum(aims),
        lambda: sum(min(len(p.answered), aim) for p, aim in zip(players, aims, strict=True)),
    )


async def reached(aim: int, count: Callable[[], int]) -> None:
    """Return when the count has come so far; it may be slow, but it must not stand still."""
    while (so_far := count()) < aim:
        async with asyncio.timeout(60):
            while count() == so_far:
                await asyncio.sleep(0.001)


OwnNodes = tuple[ServerProcess, ServerProcess, str]


@pytest.fixture
def own_nodes(
    servers: Nursery, own_postgres: PostgresServer, own_valkey: ValkeyServer, tmp_path: Path
) -> Iterator[OwnNodes]:
    """Two nodes around a PostgreSQL and a Valkey of their own, and their database."""
    database, broker = own_postgres.new_database(), own_valkey.url
    with two_running(servers, tmp_path, database=database, broker=broker) as (a, b):
        yield a, b, database


def test_a_server_killed_fifty_times_under_load_loses_nothing(
    servers: Nursery, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    chance = random.Random(50)

    async def play() -> None:
        with running(servers, tmp_path, database=database) as server:
            async with playing(server.http, [server.address], TABLES, database) as everybody:
                for kill in range(KILLS):
                    if kill % 5:  # the others are killed while they start
                        await answers(everybody, chance.randrange(MOST_ANSWERS))
                    await asyncio.sleep(chance.uniform(0, 0.05))
                    await asyncio.to_thread(server.restart)
                await asyncio.to_thread(server.ready)
            assert server.starts == KILLS + 1
            assert sum(player.connects for player in everybody) > KILLS
            assert sum(len(player.answered) for player in everybody) > 10 * KILLS

    asyncio.run(play())


def test_postgresql_restarted_in_mid_game_delays_play_and_loses_nothing(
    own_nodes: OwnNodes, own_postgres: PostgresServer
) -> None:
    a, b, database = own_nodes

    async def play() -> None:
        async with playing(a.http, [a.address, b.address], 2, database) as everybody:
            for how in POSTGRES_ENDS:
                await progress(everybody, 1)
                await asyncio.to_thread(own_postgres.restart, how)
            await progress(everybody, 1)
        assert {player.connects for player in everybody} == {1}, "no line was lost"

    asyncio.run(play())


def test_valkey_killed_and_restarted_in_mid_game_only_slows_play(
    own_nodes: OwnNodes, own_valkey: ValkeyServer
) -> None:
    a, b, database = own_nodes

    async def play() -> None:
        async with playing(a.http, [a.address, b.address], 2, database) as everybody:
            for _ in range(3):
                await progress(everybody, 1)
                await asyncio.to_thread(own_valkey.kill)
                await progress(everybody, 1)
                await asyncio.to_thread(own_valkey.start)
            await progress(everybody, 1)
        assert {player.connects for player in everybody} == {1}, "no line was lost"

    asyncio.run(play())


def test_without_a_broker_the_other_node_still_hears_what_happens(
    own_nodes: OwnNodes, own_valkey: ValkeyServer
) -> None:
    a, b, _ = own_nodes

    async def play() -> None:
        players = await four_players(a.http, [a.address], free())
        here, there = players[0], players[1]
        there.addresses = [b.address]
        async with here, there:
            own_valkey.kill()
            try:
                done = await here.do("say", text="is anybody there?")
                assert isinstance(done, Done)
                await there.until(done.seq)
            finally:
                own_valkey.start()

    asyncio.run(play())
