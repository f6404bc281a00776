"""WebSockets of uvicorn, with a short way for what nearly every message is.

A command comes as one whole text frame, and what happens goes to several people as the same text
frame. Both take the short way; handshakes, pings, pieces, closing and everything that is wrong
are uvicorn's business as before, as long as it is not too much of it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cryptonym.server.connections.frames import Meter, Wrong, whole_text
from cryptonym.server.limits.buckets import Bucket, Buckets
from cryptonym.server.limits.doors import Visit

Write = Callable[[bytes], bool]  # whole frames; False if the line is not free just now
Hear = Callable[[str], bool]  # one whole text; False if it has to be received as usual
# The extensions of the scope that offer them, and take how much may come the long way.
WRITE, HEAR, TOLL = "cryptonym.write", "cryptonym.hear", "cryptonym.toll"

CLOSE_SECONDS = 2.0  # for the last word to reach somebody who was cut off
MOST_AFTER_CLOSE = 128 * 1024  # bytes that are thrown away meanwhile
_FIRST = Buckets(1, 60)  # what may come before the app says how much may


class Mailbox:
    """What has come and is not taken yet; one waits for it. A lean `asyncio.Queue`."""

    __slots__ = ("_loop", "_messages", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[Any] | None = None

    def empty(self) -> bool:
        """Whether nothing is left to take."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """One more message."""
        if self.is_awaited:
            self._waiting.set_result(message)  # type: ignore[union-attr] # somebody waits
        else:
            self._messages.append(message)

    async def get(self) -> Any:
        """The oldest message, as soon as there is one."""
        if self._messages:
            return self._messages.pop(0)
        waiting = self._waiting = self._loop.create_future()
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it came in the same moment
                self._messages.insert(0, waiting.result())
            raise
        finally:
            self._waiting = None

    @property
    def is_awaited(self) -> bool:
        """Whether the next message will be taken at once."""
        return self._waiting is not None and not self._waiting.done()


class Gate:
    """Open or shut, and some wait until it opens. A lean `asyncio.Event`."""

    __slots__ = ("_loop", "_waiting", "open")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.open = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether it is open."""
        return self.open

    def clear(self) -> None:
        """Shut it."""
        self.open = False

    def set(self) -> None:
        """Open it."""
        self.open = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()

    async def wait(self) -> None:
        """Return when it is open."""
        while not self.open:
            self._waiting.append(self._loop.create_future())
            await self._waiting[-1]


class ShortWay(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which takes every frame through a parser for all that may come."""

    _between = False  # whether the parser is at the beginning of a message
    _hear: Hear | None = None  # who is told at once
    _meter: Meter | None = None  # most lines need neither for long
    _toll: Bucket | None = None
    _tolls = _FIRST
    _after = 0  # bytes since we have cut them off
    visit: Visit | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Each of asyncio's own costs hundreds of bytes, and there are thousands of lines.
        self.queue = Mailbox(self.loop)  # type: ignore[assignment] # all of a queue that is used
        self.writable = Gate(self.loop)  # type: ignore[assignment] # all of an event that is used

    def handle_connect(self, event: Request) -> None:
        """Offer the app to write frames by itself, and to hear texts at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] |= {
                WRITE: {"write": self.write},
                HEAR: {"hear": self.hear},
                TOLL: {"toll": self.toll},
            }

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        if self.visit is not None:
            self.visit.leave()
        # Whatever knows us and is known by us would be there until the collector comes, which is
        # seldom: others must not be able to fill the memory by coming and going.
        self._hear = None
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].clear()

    def start_keepalive(self) -> None:
        """The handshake is over, and nobody asks for it again."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Some bytes: mostly one whole text frame."""
        if self._between:
            text = whole_text(data)
            if text is not None and not self.close_sent:
                self._received(text)
                return
        if not self.handshake_initiated:
            self._between = data.endswith(b"\r\n\r\n")  # uvicorn gives us the request alone
        elif not self._is_paid(data):
            return
        super().data_received(data)

    def _is_paid(self, data: bytes) -> bool:
        """Whether the parser may see this; who sends too much is cut off."""
        if self._after:
            self._throw_away(data)
            return False
        now = time.monotonic()
        toll = self._toll = self._toll or Bucket(self._tolls, now)
        meter = self._meter = self._meter or Meter()
        if meter.measure(data, toll.left(now)):
            toll.take(now, meter.cost)
            self._between = meter.is_between
        elif meter.wrong is not None:
            self._cut_off(meter.wrong)
            return False
        return True

    def _cut_off(self, why: Wrong) -> None:
        """Say why, and wait a moment until it has arrived: what comes meanwhile is not read."""
        self._between, self._after = False, 1
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        code, reason = why
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _throw_away(self, data: bytes) -> None:
        self._after += len(data)
        if self._after > MOST_AFTER_CLOSE:
            self.transport.abort()

    def _received(self, text: str) -> None:
        taken = self.queue.is_awaited  # type: ignore[attr-defined] # a mailbox
        if taken and self._hear is not None and self._hear(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not taken and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hear(self, hear: Hear | None) -> None:
        """Let somebody hear whole texts at once, while the app waits for the next message."""
        self._hear = hear

    def toll(self, tolls: Buckets) -> None:
        """Let so much come the long way from now on."""
        self._tolls, self._toll = tolls, None

    def write(self, frames: bytes) -> bool:
        """Send whole frames, if the line is open and free."""
        if self.close_sent or self.disconnected or not self.writable.open:  # type: ignore[attr-defined] # a gate
            return False
        self.transport.write(frames)
        return True
