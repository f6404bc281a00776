"""People on two nodes: one seat at a table wherever they come from, and gone everywhere at once."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from cryptonym.client import Client
from cryptonym.client.calls import ServerError
from cryptonym.client.person import Person
from cryptonym.rules.commands import Say
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, OPERATIVE, RED, SPYMASTER
from cryptonym.table.commands import LeaveTable
from cryptonym.table.model import Settings, Slow
from server.processes import Nursery, ServerProcess, two_running
from servers.postgres import PostgresServer

SECRET = "the same on both of these two nodes"
TABLES = 6  # where somebody comes in at two doors at once

Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def nodes(
    servers: Nursery, postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    """Two servers on one PostgreSQL."""
    folder: Path = tmp_path_factory.mktemp("nodes")
    place = {"database": postgres.new_database(), "secret": SECRET, "workers": False}
    with two_running(servers, folder, **place) as (a, b):
        yield a, b


@pytest.fixture
def closing() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def devices(nodes: Nodes, closing: ExitStack) -> tuple[Person, Person]:
    """Ann, with a device at each node."""
    ann = closing.enter_context(Person.begin(nodes[0].http, "Ann"))
    return ann, closing.enter_context(Person.with_code(nodes[1].http, ann.code()))


def test_a_person_has_one_seat_at_a_table_whatever_node_they_come_to_r17(
    nodes: Nodes, devices: tuple[Person, Person], closing: ExitStack
) -> None:
    a, b = (node.http for node in nodes)
    ann, phone = devices
    assert [len(one.me().devices) for one in (ann, phone)] == [2, 2]
    doors = closing.enter_context(ThreadPoolExecutor(2))
    for number in range(TABLES):
        host = closing.enter_context(Client.open_table(a, "Bo", live=False))
        table = host.seated.table
        both = list(doors.map(lambda one, at=table: one.join(at, "Ann"), (ann, phone)))
        assert len({one.member for one in both}) == 1, number
        assert len({one.token for one in both}) == 2
    # Who was spymaster, and goes, is not an operative with the device at the other node.
    here, there = (
        closing.enter_context(Client(address, one, live=False))
        for address, one in zip((a, b), both, strict=True)
    )
    others = [closing.enter_context(Client.join(b, table, name, live=False)) for name in "CD"]
    seats = ((SPYMASTER, RED), (OPERATIVE, RED), (SPYMASTER, BLUE), (OPERATIVE, BLUE))
    for client, (role, team) in zip((here, host, *others), seats, strict=True):
        assert isinstance(client.do(TakeSeat(role, team)), int)
    assert isinstance(host.do(StartGame()), int)
    assert isinstance(there.do(LeaveTable()), int)
    back = closing.enter_context(Client(a, ann.join(table, "Ann"), live=False))
    assert back.seated.member == here.seated.member
    refused = back.do(TakeSeat(OPERATIVE, RED))
    assert getattr(refused, "code", refused) == "role_locked"


def test_who_is_deleted_on_one_node_is_gone_on_the_other_in_the_middle_of_a_game(
    nodes: Nodes, devices: tuple[Person, Person], closing: ExitStack
) -> None:
    a, b = (node.http for node in nodes)
    ann, phone = devices
    settings = Settings(slow=Slow(), pace="instant")
    host = closing.enter_context(Client(a, ann.open_table("Ann", settings=settings), live=False))
    table = host.seated.table
    names = ("Bo", "Cy", "Di")
    others = [closing.enter_context(Client.join(b, table, name)) for name in names]  # live
    seats = ((SPYMASTER, RED), (OPERATIVE, RED), (SPYMASTER, BLUE), (OPERATIVE, BLUE))
    for client, (role, team) in zip((host, *others), seats, strict=True):
        assert isinstance(client.do(TakeSeat(role, team)), int)
    assert isinstance(host.do(Say("hello")), int)
    assert isinstance(host.do(StartGame()), int)
    assert [one.table for one in phone.tables()] == [table]

    ann.delete()
    with pytest.raises(ServerError, match="no_person"):
        phone.tables()
    bo = others[0]
    for _ in bo.events(seconds=30):
        if host.seated.member not in bo.view.members and bo.view.host == bo.seated.member:
            break
    seen = bo.view
    assert seen.host == bo.seated.member
    [bot] = [one for one in seen.members.values() if one.bot]
    assert (bot.seat.role, bot.seat.team) == (SPYMASTER, RED)
    assert [line.name for line in seen.chat] == ["Somebody"]
    assert seen.awaited is not None
    assert set(seen.awaited.who) <= seen.members.keys(), "the table waits for nobody who has gone"
    with pytest.raises(ServerError):
        _ = closing.enter_context(Client(b, host.seated, live=False)).view
