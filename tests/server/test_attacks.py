"""What the server promises while it is attacked: memory, answers, lines in the log. No stopwatch.

The attacks themselves are in `tests/attacks`, and those that make a server work in
`test_attacks_on_work.py`; `make bench AREA=attack` measures how long others have to wait meanwhile.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from attacks import attack_named, names
from attacks.target import Target
from cryptonym.logs import MOST_ALIKE
from cryptonym.server.protocols import MOST_PIPELINED
from cryptonym.server.settings import ServerSettings
from server.processes import Nursery, ServerProcess, nursery, running

SECONDS = 0.6
LEFT = 1.2  # times the memory before, at most, when an attack is over
PEOPLE = "127.0.0.2"  # who are no attackers have an address of their own
KINDS = 4  # of lines that an attack may cause in the log


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


@pytest.fixture
def server(servers: Nursery, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the limits that it comes with."""
    with running(servers, tmp_path, kind=ServerSettings, database="memory:") as process:
        asyncio.run(look_around(process))  # what is needed once is there
        yield process


async def look_around(server: ServerProcess) -> None:
    """Somebody else opens a table and looks at it."""
    people = Target(server.port, PEOPLE)
    seat = await people.open_table("Ann")
    line = await people.line(seat)
    assert line is not None
    await line.hang_up()
    answer = await people.ask("GET", f"/api/tables/{seat.table}", token=seat.token)
    assert answer is not None
    assert answer.status == 200


def play(server: ServerProcess, name: str) -> Counter[str]:
    """One attack while others use the server: what it got."""
    target, before = Target(server.port), server.memory()

    async def story() -> None:
        attack = asyncio.ensure_future(attack_named(name)(target, SECONDS))
        while not target.got:
            await asyncio.sleep(0)
        await look_around(server)
        await asyncio.wait_for(attack, 60)

    asyncio.run(story())
    assert server.memory() < LEFT * before
    lines = server.log.read_text("utf-8").splitlines()
    assert len(lines) <= KINDS * MOST_ALIKE
    assert not target.got["broken"]
    return target.got


def test_requests_in_a_row_take_no_memory(server: ServerProcess) -> None:
    got = play(server, "pipelining")
    assert 0 < got["answered"] + got["refused"] <= (MOST_PIPELINED + 1) * got["connections"]


@pytest.mark.parametrize(
    ("name", "code"), [("pings", 1008), ("pongs", 1008), ("chatter", 1008), ("fragments", 1009)]
)
def test_a_flood_of_frames_ends_with_a_code(server: ServerProcess, name: str, code: int) -> None:
    got = play(server, name)
    assert got[f"closed with {code}"] > 0
    assert {key for key in got if key.startswith("closed with")} == {f"closed with {code}"}


def test_who_comes_and_goes_is_turned_away(server: ServerProcess) -> None:
    got = play(server, "coming")
    most = server.settings.connections_per_address
    assert 0 < got["answered"] <= 1.2 * most
    assert got["refused"] + got["closed"] + got["not connected"] > 0


def test_nobody_holds_more_connections_than_an_address_has(server: ServerProcess) -> None:
    got = play(server, "staying")
    most = server.settings.connections_per_address
    # What was hung up on is noticed by the next look at it.
    assert most / 2 < got["held at most"] < 1.5 * most


def test_nothing_is_drawn_under_another_name(server: ServerProcess) -> None:
    got = play(server, "slashes")
    assert got["refused"] > 0
    assert not got["answered"]


def test_nonsense_fills_no_log(server: ServerProcess) -> None:
    got = play(server, "garbage")
    assert got["refused"] > MOST_ALIKE


def test_every_attack_is_played_by_a_test() -> None:
    files = (Path(__file__), Path(__file__).with_name("test_attacks_on_work.py"))
    text = "".join(file.read_text("utf-8") for file in files)
    assert not [name for name in names() if f'"{name}"' not in text]
