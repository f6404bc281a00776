"""What the server promises while it is asked for costly things without end. No stopwatch.

Each attack comes from the loop of the server itself: what it gets, what is stored, and what was
made for it. `make bench AREA=attack` measures how long others have to wait meanwhile.
"""

import asyncio
from collections import Counter
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest

from attacks import attack_named
from attacks.target import Target
from cryptonym.rules.views import View
from cryptonym.server.bots import TIMES
from cryptonym.server.limits.spending import JOB_COSTS
from cryptonym.server.settings import ServerSettings
from cryptonym.table.model import Level
from cryptonym.work.doing import Minds, Thought
from cryptonym.work.jobs import CheckRecord, DrawCode, FindParts
from server.driving import UNLIMITED, Server, drive, serving

SECONDS = 0.5
MB = 1_000_000
LIMITS = {name: getattr(ServerSettings(), name) for name in UNLIMITED} | {"workers": False}


async def play(server: Server, name: str) -> Counter[str]:
    """One attack: what it got."""
    target = Target(server.port)
    await asyncio.wait_for(attack_named(name)(target, SECONDS), 60)
    assert not target.got["broken"], target.got
    return target.got


@pytest.mark.parametrize(
    ("name", "job"),
    [("verifying", CheckRecord), ("drawing", DrawCode), ("parting", FindParts)],
)
def test_who_asks_for_costly_things_without_end_gets_what_is_paid_for(name: str, job: type) -> None:
    async def story() -> None:
        burst = 5 * JOB_COSTS[job]
        async with serving(**LIMITS | {"work_per_second": 0.001, "work_burst": burst}) as server:
            got = await play(server, name)
            assert got["answered"] == server.node.works.requests.done == 5
            assert got["refused"] > 0

    drive(story)


def test_words_without_end_are_paid_by_their_size(tmp_path: Path) -> None:
    async def story() -> None:
        file = tmp_path / "tables.db"
        limits = LIMITS | {"word_bytes_per_hour": 250_000}
        async with serving(f"sqlite:///{file}", **limits) as server:
            got = await play(server, "choosing")
            entries = 0
            for room in server.node.tables.rooms.values():
                entries += sum(map(len, await room.around.store.export(room.id)))
            assert got["refused"] > 0
            assert entries < 300_000
        assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 2 * MB

    drive(story)


def test_games_with_own_words_are_prepared_for_those_alone_who_can_deal() -> None:
    async def story() -> None:
        async with serving(**LIMITS) as server:
            got = await play(server, "starting")
            assert got["refused"] > 0
            tables = server.node.tables
            ids = [stored.id async for stored in tables.around.store.tables()]
            rooms = [await tables.room(table_id) for table_id in ids]
            assert server.node.works.requests.done == sum(room.has_bots for room in rooms)

    drive(story)


def test_clues_of_those_who_may_give_none_are_not_judged() -> None:
    async def story() -> None:
        async with serving(**LIMITS) as server:
            got = await play(server, "cluing")
            assert got["refused"] > 0
            assert server.node.works.requests.done == 1, "the cards of the table, and no verdict"

    drive(story)


@pytest.mark.parametrize(
    ("name", "most"),
    [("snapping", 31 * 60 / 5), ("saying", 31 * 60 / 5), ("shuffling", 60 / 4)],
)
def test_what_everybody_is_told_is_paid_for(name: str, most: float) -> None:
    async def story() -> None:
        limits: dict[str, Any] = {
            "commands_per_second": 0.001,
            "address_commands_per_second": 0.001,
        }
        async with serving(**LIMITS | limits) as server:
            got = await play(server, name)
            told = got["snapshot"] if name == "snapping" else got["done"]
            assert 0 < told <= most

    drive(story)


def test_analyses_without_end_are_paid_for() -> None:
    async def story() -> None:
        limits: dict[str, Any] = {"work_per_second": 0.001, "work_burst": 1500}
        async with serving(**LIMITS | limits) as server:
            got = await play(server, "analysing")
            assert got["answered"] <= server.node.works.analyses.done == 1
            assert got["refused"] > 0

    drive(story)


class Counting(Minds):
    """Minds of a server: how many thoughts were begun, and how many have come to an end."""

    begun = ended = 0

    async def think(
        self, workers: Executor, level: Level, seed: int, seen: View, *, explain: bool
    ) -> Thought:
        self.begun += 1
        thought = await super().think(workers, level, seed, seen, explain=explain)
        self.ended += 1
        return thought


def test_the_bots_of_each_table_think_once_and_take_their_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(TIMES, "instant", ((1000, 1000),) * 4)  # seconds: no second thought

    async def story() -> None:
        async with serving(**LIMITS) as server:
            minds = server.node.tables.around.minds = Counting()
            got = await play(server, "botting")
            tables = len(server.node.tables.rooms)
            assert got["answered"] == tables
            assert got["refused"] > 0, "nobody breaks off a game for the next one"
            while minds.ended < tables:  # the first thought in a language takes a moment
                await asyncio.sleep(0.01)
            assert minds.begun == tables

    drive(story)


def test_a_class_behind_one_address_notices_none_of_it() -> None:
    """Thirty people at five tables: they come, sit down, talk, mark cards and look at the board."""

    async def story() -> None:
        endless = {"requests_per_second": 1e9, "request_burst": 1e9}
        async with serving(**LIMITS | endless) as server:
            for _ in range(5):
                players = await server.begin_game("teams", watchers=2)
                board = {
                    "language": "en",
                    "words": ",".join((await players[0].view())["game"]["words"]),
                }
                for player in players:
                    assert (await player.get()).status_code == 200
                    assert (await server.http.get("/api/parts", params=board)).status_code == 200
                for number in range(20):
                    await players[1].must({"type": "say", "text": f"I think it is {number}"})
                    await players[1].must({"type": "say", "text": "or not"})

    drive(story)
