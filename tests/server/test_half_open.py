"""Requests that never end, and connections that break off anywhere."""

import asyncio
import socket
import struct
from contextlib import suppress

import pytest

from cryptonym.server import protocols
from cryptonym.server.http import guards
from cryptonym.server.serving import make_server
from cryptonym.server.settings import ServerSettings
from server.driving import a_game, drive, serving
from support.logs import logging_as_it_was


def test_who_never_finishes_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEADERS_SECONDS", 0.1)

    async def story() -> None:
        async with serving() as server:
            halves = [b"", b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow", b"GET /api/tab"]
            slow = [await asyncio.open_connection("127.0.0.1", server.port) for _ in halves]
            for (_, writer), half in zip(slow, halves, strict=True):
                writer.write(half)
            assert (await server.http.get("/health")).text == "ok"
            for reader, writer in slow:
                with suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), 5) == b""
                writer.close()

    drive(story)


def test_a_body_that_trickles_in_for_ever_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.1)

    async def story() -> None:
        async with serving() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            start = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            writer.write(start + b'Content-Length: 900\r\n\r\n{"host":')
            answer = await asyncio.wait_for(reader.readuntil(b"}"), 5)
            assert b" 408 " in answer.splitlines()[0]
            assert b'"code":"too_slow"' in answer
            writer.close()

    drive(story)


def test_headers_without_end_are_cut_off() -> None:
    async def story() -> None:
        async with serving() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /health HTTP/1.1\r\n")
            with suppress(ConnectionError):
                for number in range(40):
                    writer.write(b"X-%d: " % number + b"a" * 4000 + b"\r\n")
                    await writer.drain()
                assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()
            assert (await server.http.get("/health")).text == "ok"

    drive(story)


def test_a_connection_that_breaks_off_anywhere_is_forgotten() -> None:
    async def story() -> None:
        async with serving() as server:
            players, room = await a_game(server)
            ask = (
                f"GET /api/tables/{room.id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Authorization: Bearer {players[1].token}\r\n\r\n"
            ).encode()
            frame = b"\x81\xfe\x04\x00\0\0\0\0" + b"{" * 100  # a frame that is never finished
            for cut in (10, len(ask) - 2, len(ask), len(ask) + 5, len(ask) + 60):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write((ask + frame)[:cut])
                if cut >= len(ask):
                    await asyncio.wait_for(reader.readuntil(b'"snapshot"'), 5)
                linger = struct.pack("ii", 1, 0)
                raw = writer.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                writer.transport.abort()
            async with players[1].line() as line:
                await line.hear()
                while len(room.lines[players[1].member]) > 1:
                    await line.texts()

    drive(story)


def test_an_idle_connection_is_kept_longer_than_proxies_and_browsers_keep_it() -> None:
    # Who asks again in the moment in which the server hangs up loses a request, or a test.
    others = 60  # seconds, nginx's and most browsers' patience
    with logging_as_it_was():
        assert make_server(ServerSettings()).config.timeout_keep_alive > others
