"""What an attack is played against: a port of this machine, and ways to speak to it."""

import asyncio
import base64
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

ATTACKER = "127.0.0.1"  # every address of 127.0.0.0/8 is this machine, with limits of its own
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10  # kinds of frames; 0 goes on with the last one
LONGEST_ANSWER = 1 << 20

# uvloop says RuntimeError of a transport that was closed meanwhile.
_GONE = (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError, RuntimeError)


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    body: bytes

    @property
    def json(self) -> Any:
        """What it says."""
        return json.loads(self.body)


class Seat(NamedTuple):
    """A member of a table, with their token."""

    table: str
    member: str
    token: str


class Wire:
    """One connection: bytes out, bytes in."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> bool:
        """Send; False if the server has hung up."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except _GONE:
            return False
        return not self.writer.is_closing()

    async def answer(self) -> Answer | None:
        """The next answer; None if the server has hung up."""
        try:
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            return Answer(int(head.split(" ", 2)[1]), await self._body(head.lower()))
        except _GONE:
            return None

    async def _body(self, head: str) -> bytes:
        _, found, rest = head.partition("content-length:")
        if found:
            return await self.reader.readexactly(int(rest.partition("\r")[0]))
        body = b""
        while "transfer-encoding: chunked" in head:
            size = int(await self.reader.readuntil(b"\r\n"), 16)
            body += (await self.reader.readexactly(size + 2))[:-2]
            if not size:
                break
        return body

    async def count_answers(self, into: Counter[str]) -> None:
        """Read until the server hangs up, and count the answers of many requests."""
        with suppress(*_GONE):
            while data := await self.reader.read(1 << 16):
                into["answered"] += data.count(b"HTTP/1.1 2")
                into["refused"] += data.count(b"HTTP/1.1 4") + data.count(b"HTTP/1.1 503")

    async def frame(self) -> tuple[int, bytes] | None:
        """The next frame of a WebSocket: its kind and what is in it."""
        try:
            first, size = await self.reader.readexactly(2)
            if size >= 126:
                wide = 2 if size == 126 else 8
                size = int.from_bytes(await self.reader.readexactly(wide), "big")
            return first & 15, await self.reader.readexactly(size)
        except _GONE:
            return None

    async def close_code(self) -> int:
        """Read to the end: the code with which the server closed the line, 0 if without a word."""
        while (came := await self.frame()) is not None:
            if came[0] == CLOSE:
                return int.from_bytes(came[1][:2], "big")
        return 0

    async def hang_up(self) -> None:
        """Go without a word, at once."""
        self.writer.transport.abort()
        with suppress(*_GONE):
            await self.writer.wait_closed()


def frame(kind: int, body: bytes = b"", *, last: bool = True) -> bytes:
    """A frame from a client; the mask is of zeros."""
    size = len(body)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes((0x80 * last | kind,)) + length + bytes(4) + body


def request(method: str, path: str, body: bytes = b"", token: str = "") -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if method != "GET":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Target:
    """A server on a port of this machine, as one who attacks from an address sees it."""

    def __init__(self, port: int, source: str = ATTACKER) -> None:
        self.host = "127.0.0.1"
        self.port = port
        self.source = source  # the address that requests come from
        self.got: Counter[str] = Counter()  # what became of what was sent

    async def connect(self) -> Wire | None:
        """A connection; None if the server takes none."""
        try:
            return Wire(
                *await asyncio.open_connection(
                    self.host, self.port, local_addr=(self.source, 0), limit=LONGEST_ANSWER
                )
            )
        except OSError:
            self.got["not connected"] += 1
            return None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Wire]:
        """A connection for a while."""
        wire = await self.connect()
        if wire is None:
            raise ConnectionError("the server takes no connection")
        try:
            yield wire
        finally:
            await wire.hang_up()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Answer | None:
        """A request on a connection of its own, counted by what is answered."""
        wire = await self.connect()
        if wire is None:
            return None
        written = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.got["sent"] += 1
        await wire.send(request(method, path, b"" if method == "GET" else written, token))
        answer = await wire.answer()
        await wire.hang_up()
        self.count(answer)
        return answer

    def count(self, answer: Answer | None) -> None:
        """What became of a request."""
        if answer is None:
            self.got["closed"] += 1
        elif answer.status < 400:
            self.got["answered"] += 1
        else:
            self.got["refused" if answer.status != 500 else "broken"] += 1

    async def open_table(self, host: str = "Mallory", **body: Any) -> Seat:
        """A new table, as its host."""
        return await self._seated("/api/tables", {"host": host, **body})

    async def join(self, table: str, name: str) -> Seat:
        """A seat at a table."""
        return await self._seated(f"/api/tables/{table}/members", {"name": name})

    async def _seated(self, path: str, body: dict[str, Any]) -> Seat:
        answer = await self.ask("POST", path, body)
        if answer is None or answer.status != 201:
            raise ConnectionError(f"no seat: {answer}")
        told = answer.json
        return Seat(told["table"], told["member"], told["token"])

    async def command(self, seat: Seat, command: dict[str, Any]) -> Answer | None:
        """A command over HTTP."""
        self.got["commands"] += 1
        asked = {"id": f"c{self.got['commands']}", "command": command}
        return await self.ask("POST", f"/api/tables/{seat.table}/commands", asked, seat.token)

    async def line(self, seat: Seat) -> Wire | None:
        """The WebSocket of a seat after its greeting; None if it was not to be had."""
        wire = await self.connect()
        if wire is None:
            return None
        lines = [f"GET /api/tables/{seat.table}/live HTTP/1.1", "Host: localhost"]
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += [f"Authorization: Bearer {seat.token}", "", ""]
        await wire.send("\r\n".join(lines).encode())
        answer = await wire.answer()
        if answer is None or answer.status != 101 or await wire.frame() is None:
            self.count(answer)
            await wire.hang_up()
            return None
        return wire


async def at_most(seconds: float, doing: Awaitable[Any]) -> None:
    """Do this for so long at most."""
    with suppress(TimeoutError):
        await asyncio.wait_for(doing, seconds)


class Until:
    """True until so many seconds are over."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def __bool__(self) -> bool:
        return self.left > 0

    @property
    def left(self) -> float:
        """Seconds."""
        return self.end - time.monotonic()


async def side_by_side(
    count: int, play: Callable[[Target, Until], Awaitable[None]], target: Target, seconds: float
) -> None:
    """The same from so many at once, for so long."""
    until = Until(seconds)
    await asyncio.gather(*(play(target, until) for _ in range(count)))
