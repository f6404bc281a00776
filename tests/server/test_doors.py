"""How many are connected: from each address and in all, and who has to go for others."""

import asyncio
import logging
from contextlib import AsyncExitStack

import pytest

from attacks.target import Answer, Seat, Target, Wire, request
from cryptonym.server.limits import doors as doors_module
from cryptonym.server.limits.doors import ARRIVAL_SECONDS, EVERYBODY, Doors, TurnedAway, Visit
from server.driving import drive, serving

HERE, THERE = "127.0.0.1", "127.0.0.2"


def is_anybody_idle(doors: Doors) -> bool:
    """Whether somebody could be sent away for others."""
    return bool(doors._idle.silent or doors._idle.resting)


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Came:
    """Who comes to doors, and who was sent away."""

    def __init__(self, most: int, each: int) -> None:
        self.clock = Clock()
        self.doors = Doors(most, each, self.clock)
        self.gone: list[str] = []

    def comes(self, name: str, source: str = "a", *, works: bool = False) -> Visit:
        visit = self.doors.enter(source, lambda: self.gone.append(name))
        assert isinstance(visit, Visit)
        if works:
            visit.work()
        return visit

    def cannot_come(self, source: str = "a") -> TurnedAway:
        why = self.doors.enter(source, lambda: None)
        assert isinstance(why, TurnedAway)
        return why


def test_an_address_has_so_many_connections_and_others_have_room() -> None:
    came = Came(100, 3)
    first = came.comes("1", works=True)
    for name in "23":
        came.comes(name, works=True)
    came.clock.now = ARRIVAL_SECONDS
    why = came.cannot_come()
    assert why == (429, "too_fast", "connections: expected at most 3")
    came.comes("b", "b")
    first.leave()
    first.leave()
    came.comes("4")
    assert came.doors.count == 4


def test_no_address_has_more_than_a_quarter_of_all() -> None:
    assert Doors(100, 400).most_each == 25


def test_who_never_asked_goes_first_then_who_was_answered_longest_ago() -> None:
    came = Came(100, 4)
    answered = [came.comes(name, works=True) for name in "12"]
    came.comes("silent")
    came.comes("busy", works=True)
    for visit in reversed(answered):
        visit.rest()
    came.clock.now = ARRIVAL_SECONDS
    for name in "567":
        came.comes(name, works=True)
    assert came.gone == ["silent", "2", "1"]
    assert came.cannot_come().status == 429


def test_when_all_is_full_the_idle_of_others_make_room_and_the_busy_do_not() -> None:
    came = Came(4, 1)
    came.comes("1", "a", works=True)
    came.comes("2", "b")
    came.comes("3", "c", works=True)
    came.comes("4", "d", works=True)
    came.comes("5", "e", works=True)
    assert came.gone == ["2"]
    assert came.cannot_come("f") == (503, "try_again", "")
    assert came.doors.count == 4


def test_who_comes_and_goes_and_comes_again_waits() -> None:
    came = Came(100, 20)
    for _ in range(20):
        came.comes("x").leave()
    assert came.cannot_come().status == 429
    came.comes("y", "b")
    came.clock.now += ARRIVAL_SECONDS / 20
    came.comes("z").leave()
    assert came.cannot_come().status == 429


def test_a_proxy_has_as_many_connections_as_there_are() -> None:
    came = Came(8, 1)
    for _ in range(8):
        came.comes("proxied", EVERYBODY, works=True)
    assert came.cannot_come(EVERYBODY).status == 503


@pytest.mark.parametrize(("lent", "most"), [(1024, 768), (1, 1), (10**9, doors_module.MOST)])
def test_some_descriptors_are_left_for_files_and_other_servers(
    lent: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors_module.resource, "getrlimit", lambda _: (lent, lent))
    assert doors_module.most_by_descriptors() == most


def test_the_process_opens_as_much_as_the_system_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(doors_module.resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(doors_module.resource, "setrlimit", lambda _, pair: asked.append(pair))
    doors_module.lend_descriptors()
    assert asked == [(4096, 4096)]


# Over real sockets


async def answer_on(wire: Wire) -> Answer:
    await wire.send(request("GET", "/health"))
    answer = await asyncio.wait_for(wire.answer(), 5)
    assert answer is not None
    return answer


def test_whoever_holds_all_they_can_shuts_nobody_out(caplog: pytest.LogCaptureFixture) -> None:
    """Sockets that stay open: they filled all descriptors of the server, and nothing was said."""

    async def story() -> None:
        async with serving(connections=40, connections_per_address=10) as server:
            async with AsyncExitStack() as stack:
                for _ in range(60):
                    await stack.enter_async_context(Target(server.port, HERE).connected())
                async with Target(server.port, THERE).connected() as wire:
                    assert (await answer_on(wire)).status == 200
                    assert server.node.doors.count <= 11
            while server.connections:
                await asyncio.sleep(0)
            assert (server.node.doors.count, server.node.doors.told) == (0, 0)

    caplog.set_level(logging.WARNING, "cryptonym.server")
    drive(story)
    assert "a connection was turned away" in caplog.text
    assert HERE not in caplog.text


def test_who_cannot_come_in_is_told_why() -> None:
    async def story() -> None:
        limited = serving(connections=8, connections_per_address=2)
        async with limited as server, AsyncExitStack() as stack:
            for _ in range(2):
                wire = await stack.enter_async_context(Target(server.port, HERE).connected())
                await wire.send(b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
            while server.node.doors.count < 2 or is_anybody_idle(server.node.doors):
                await asyncio.sleep(0)
            server.node.doors.clock = lambda: 1e6  # the next ones come much later
            third = await stack.enter_async_context(Target(server.port, HERE).connected())
            answer = await answer_on(third)
            told = {"code": "too_fast", "where": "connections: expected at most 2"}
            assert (answer.status, answer.json) == (429, told)
            other = await stack.enter_async_context(Target(server.port, THERE).connected())
            assert (await answer_on(other)).status == 200
            line = await Target(server.port, HERE).line(Seat("t", "m", "token"))
            assert line is None

    drive(story)


def test_a_line_is_a_connection_until_it_ends() -> None:
    async def story() -> None:
        async with serving() as server:
            target = Target(server.port)
            seat = await target.open_table()
            line = await target.line(seat)
            assert line is not None
            while len(server.connections) > 1:
                await asyncio.sleep(0)
            assert server.node.doors.count == 1
            assert not is_anybody_idle(server.node.doors), "nobody is hung up on in mid-game"
            await line.hang_up()
            while server.connections:
                await asyncio.sleep(0)
            assert server.node.doors.count == 0

    drive(story)
