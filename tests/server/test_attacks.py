"""What the server promises while it is attacked: memory, answers, lines in the log. No stopwatch.

The attacks themselves are in `tests/attacks`; `make bench AREA=attack` measures how long others
have to wait meanwhile.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from attacks import attack_named
from attacks.target import Target
from cryptonym.server.settings import ServerSettings
from server.processes import Nursery, ServerProcess, nursery, running

SECONDS = 1.0
MB = 1_000_000
LEFT = 1.2  # times the memory before, at most, when an attack is over
PEOPLE = "127.0.0.2"  # who are no attackers have an address of their own


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


@pytest.fixture
def server(servers: Nursery, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the limits that it comes with."""
    with running(servers, tmp_path, kind=ServerSettings, database="memory:") as process:
        play(process, "coming", 0.05)  # what is needed once is there
        yield process


def play(server: ServerProcess, name: str, seconds: float = SECONDS) -> dict[str, int]:
    """One attack: what it got."""
    target = Target(server.port)

    async def story() -> None:
        await asyncio.wait_for(attack_named(name)(target, seconds), 60)

    asyncio.run(story())
    return target.got


def test_requests_in_a_row_take_no_memory(server: ServerProcess) -> None:
    before = server.memory()
    got = play(server, "pipelining")
    assert got["answered"] + got["refused"] > 0
    assert server.memory() < LEFT * before
