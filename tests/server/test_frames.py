"""Frames are counted before they are read: by their heads, in whatever pieces they come."""

import asyncio
import random

import pytest
from websockets.frames import Opcode

from attacks.target import frame  # whose mask is no chance, as tests have it in their names
from cryptonym.server import protocols
from cryptonym.server.connections.frames import (
    BYTES,
    MOST_PIECES,
    NO_TEXT,
    PIECE,
    TEXT,
    TOO_FAST,
    TOO_MANY_PIECES,
    Meter,
)
from server.driving import Line, drive, serving

ENDLESS = 1e9


PING, PONG = frame(Opcode.PING), frame(Opcode.PONG)
BEGUN, MORE, ENDED = (
    frame(Opcode.TEXT, b"{", last=False),
    frame(Opcode.CONT, last=False),
    frame(Opcode.CONT, b"}"),
)


@pytest.mark.parametrize(
    ("data", "cost"),
    [
        (PING, PIECE),
        (PONG, PIECE),
        (frame(Opcode.TEXT, b"ab"), TEXT + 2 / BYTES),
        (frame(Opcode.TEXT, bytes(BYTES)), TEXT + 1),
        (frame(Opcode.TEXT, bytes(20 * BYTES)), TEXT + 20),
        (BEGUN + MORE + ENDED, 3 * PIECE + 2 / BYTES),
    ],
)
def test_what_comes_costs_by_its_kind_and_size(data: bytes, cost: float) -> None:
    meter = Meter()
    assert meter.measure(data, ENDLESS)
    assert (meter.cost, meter.is_between) == (pytest.approx(cost), True)


def test_in_whatever_pieces_it_comes_it_costs_the_same() -> None:
    chance = random.Random(7)
    kinds = [PING, PONG, BEGUN + MORE + PING + ENDED]
    kinds += [frame(Opcode.TEXT, bytes(size)) for size in (1, 125, 126, 5000, 70_000)]
    for _ in range(100):
        data = b"".join(chance.choice(kinds) for _ in range(6))
        whole, meter, cost = Meter(), Meter(), 0.0
        assert whole.measure(data, ENDLESS)
        at = 0
        while at < len(data):
            size = chance.choice([1, 1, 2, 3, 7, 100, 4000])
            assert meter.measure(data[at : at + size], ENDLESS)
            cost, at = cost + meter.cost, at + size
        assert cost == pytest.approx(whole.cost)
        assert meter.is_between
        assert whole.is_between


@pytest.mark.parametrize("data", [PING[:1], PING[:4], BEGUN, BEGUN + MORE + PING])
def test_in_the_middle_of_a_message_no_other_begins(data: bytes) -> None:
    meter = Meter()
    assert meter.measure(data, ENDLESS)
    assert not meter.is_between


def test_nobody_counts_further_than_somebody_may_send() -> None:
    meter = Meter()
    assert not meter.measure(PING * 10_000, 20)
    assert (meter.wrong, meter.cost) == (TOO_FAST, 21 * PIECE)


def test_what_is_no_text_and_what_has_too_many_pieces_is_refused() -> None:
    meter = Meter()
    assert not meter.measure(frame(Opcode.BINARY, b"a"), ENDLESS)
    assert meter.wrong == NO_TEXT
    meter = Meter()
    assert meter.measure(BEGUN + MORE * (MOST_PIECES - 1), ENDLESS)
    assert not meter.measure(MORE, ENDLESS)
    assert meter.wrong == TOO_MANY_PIECES


# Over a real socket


async def send_raw(line: Line, data: bytes) -> None:
    line.socket.transport.write(data)


@pytest.mark.parametrize(
    ("data", "closed"),
    [
        (PING * 500, (1008, "too_fast")),
        (PONG * 500, (1008, "too_fast")),
        (frame(Opcode.TEXT, b'{"type":"ping"}') * 5000, (1008, "too_fast")),
        (frame(Opcode.TEXT, b'{"type":"ping"}' + b" " * 200) * 500, (1008, "too_fast")),
        (BEGUN + MORE * 100, (1009, "too_large")),
        ((BEGUN + MORE * 10 + ENDED) * 50, (1008, "too_fast")),
    ],
)
def test_a_line_that_is_flooded_is_closed_with_a_code(data: bytes, closed: tuple[int, str]) -> None:
    async def story() -> None:
        async with serving(commands_per_second=10, command_burst=60) as server:
            host = await server.open()
            room = await server.room(host.table)
            async with host.line() as line:
                await line.hear()
                await send_raw(line, data)
                assert await line.closed() == closed
            while room.lines:
                await asyncio.sleep(0)

    drive(story)


def test_what_people_send_the_long_way_is_let_through() -> None:
    async def story() -> None:
        async with serving(commands_per_second=10, command_burst=60) as server:
            host = await server.open()
            async with host.line() as line:
                await line.hear()
                for number in range(25):  # each counts as two
                    answer = await line.do({"type": "say", "text": f"{number} " + "x" * 200})
                    assert answer["type"] == "done"
                for _ in range(3):
                    await (await line.socket.ping())
                await line.texts()
                await line.socket.send(['{"type":', '"ping"', "}"])
                assert await line.hear() == {"type": "pong"}
                await line.send({"type": "ping"})
                assert await line.hear() == {"type": "pong"}

    drive(story)


def test_after_the_last_word_nothing_is_read_and_little_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(protocols, "CLOSE_SECONDS", 0.05)

    async def story() -> None:
        async with serving(commands_per_second=10, command_burst=60) as server:
            host = await server.open()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                f"GET /api/tables/{host.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Authorization: Bearer {host.token}\r\n\r\n".encode()
            )
            await asyncio.wait_for(reader.readuntil(b'"snapshot"'), 5)
            writer.write(PING * 500)
            heard = await asyncio.wait_for(reader.readuntil(b"too_fast"), 5)
            assert b"\x03\xf0too_fast" in heard, "the code, then the word"
            assert await asyncio.wait_for(_rest(reader), 5) == b"", "the other side never answers"
            writer.close()

    drive(story)


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""
