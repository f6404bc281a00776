"""Of a connection that is over nothing is left for the collector, which comes seldom."""

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from attacks.target import BINARY, CLOSE, PING, Seat, Target, frame, request
from cryptonym.server import protocols
from server.driving import drive, serving

TIMES = 5
OURS = ("cryptonym.", "uvicorn.", "litestar.", "httptools.", "websockets.")

Visit = Callable[[Target, Seat], Awaitable[None]]


async def asks(target: Target, _seat: Seat) -> None:
    await target.ask("GET", "/health")


async def asks_for_nothing(target: Target, _seat: Seat) -> None:
    await target.ask("GET", "//nothing")


async def sends_nonsense(target: Target, _seat: Seat) -> None:
    await target.ask("POST", "/api/tables", b"{")


async def speaks(target: Target, seat: Seat) -> None:
    await target.command(seat, {"type": "say", "text": "hello"})


async def says_nothing(target: Target, _seat: Seat) -> None:
    async with target.connected():
        pass


async def does_not_finish(target: Target, _seat: Seat) -> None:
    async with target.connected() as wire:
        await wire.send(b"GET /hea")


async def does_not_wait(target: Target, _seat: Seat) -> None:
    async with target.connected() as wire:
        await wire.send(request("GET", "/health") * 60)
        await wire.answer()


async def goes(target: Target, seat: Seat) -> None:
    line = await target.line(seat)
    assert line is not None
    await line.hang_up()


async def says_goodbye(target: Target, seat: Seat) -> None:
    line = await target.line(seat)
    assert line is not None
    await line.send(frame(PING) + frame(CLOSE, b"\x03\xe8"))
    assert await line.close_code() == 1000
    await line.hang_up()


async def is_cut_off(target: Target, seat: Seat) -> None:
    line = await target.line(seat)
    assert line is not None
    await line.send(frame(BINARY))
    assert await line.close_code() == 1003
    await line.hang_up()


async def is_hung_up_on(target: Target, seat: Seat) -> None:
    line = await target.line(seat)
    assert line is not None
    for _ in range(20):
        await line.send(frame(1, b"{"))
    assert await line.close_code() == 1008
    await line.hang_up()


async def has_no_seat(target: Target, seat: Seat) -> None:
    assert await target.line(seat._replace(token="wrong")) is None


async def finds_no_table(target: Target, seat: Seat) -> None:
    assert await target.line(seat._replace(table="a/b/c")) is None


VISITS: list[Visit] = [
    asks,
    asks_for_nothing,
    sends_nonsense,
    speaks,
    says_nothing,
    does_not_finish,
    does_not_wait,
    goes,
    says_goodbye,
    is_cut_off,
    is_hung_up_on,
    has_no_seat,
    finds_no_table,
]


def test_nothing_is_left_of_whoever_comes_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "CLOSE_SECONDS", 0.01)

    async def story() -> dict[str, Counter[str]]:
        left = {}
        async with serving() as server:
            target = Target(server.port)
            seat = await target.open_table()

            async def over() -> None:
                while server.connections:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(0)

            for visit in VISITS:
                await visit(target, seat)  # what is needed once is there
                await over()
                gc.freeze()  # what is there has not come with them
                gc.disable()
                gc.set_debug(gc.DEBUG_SAVEALL)
                try:
                    for _ in range(TIMES):
                        await visit(target, seat)
                    await over()
                    gc.collect()
                    kinds = (f"{type(one).__module__}.{type(one).__name__}" for one in gc.garbage)
                    left[visit.__name__] = Counter(kind for kind in kinds if kind.startswith(OURS))
                finally:
                    gc.set_debug(0)
                    gc.garbage.clear()
                    gc.unfreeze()
                    gc.enable()
        return left

    assert drive(story) == {visit.__name__: Counter() for visit in VISITS}
