"""WebSockets of uvicorn, with a short way for what nearly every message is.

A command comes as one whole text frame, and what happens goes to several people as the same text
frame. Both take the short way; handshakes, pings, fragments, closing and everything that is wrong
are uvicorn's business as before.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there was no compiler
    from websockets.utils import apply_mask

Write = Callable[[bytes], bool]  # whole frames; False if the line is not free just now
Hear = Callable[[str], bool]  # one whole text; False if it has to be received as usual
WRITE, HEAR = "cryptonym.write", "cryptonym.hear"  # the extensions of the scope that offer them

_WHOLE_TEXT, _MASKED = 0x81, 0x80
_SHORT, _LONGER = 126, 127  # lengths from here on are written behind the first two bytes
_MASK = 4


@lru_cache(maxsize=16)
def text_frame(text: str) -> bytes:
    """A text as one frame; kept for a moment, as others are told the same."""
    payload = text.encode()
    size = len(payload)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((_WHOLE_TEXT, _LONGER)) + size.to_bytes(8, "big") + payload


def ends_between_messages(data: bytes) -> bool:
    """Whether frames that begin with this data are whole, and none of them is a fragment."""
    at, end = 0, len(data)
    while at + 2 <= end:
        if not data[at] & 0x80:
            return False
        size, at = data[at + 1] & 0x7F, at + 2
        if size >= _SHORT:
            wide = 2 if size == _SHORT else 8
            size, at = int.from_bytes(data[at : at + wide], "big"), at + wide
        at += _MASK + size
    return at == end


def whole_text(data: bytes) -> str | None:
    """The text of the one short frame that this is; None if it is anything else."""
    size = len(data) - 2 - _MASK
    if not 0 < size < _SHORT or data[0] != _WHOLE_TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


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

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Each of asyncio's own costs hundreds of bytes, and there are thousands of lines.
        self.queue = Mailbox(self.loop)  # type: ignore[assignment] # all of a queue that is used
        self.writable = Gate(self.loop)  # type: ignore[assignment] # all of an event that is used

    def handle_connect(self, event: Request) -> None:
        """Offer the app to write frames by itself, and to hear texts at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] |= {WRITE: {"write": self.write}, HEAR: {"hear": self.hear}}

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
            self._between = ends_between_messages(data)
        elif not self.handshake_initiated:
            self._between = data.endswith(b"\r\n\r\n")  # uvicorn gives us the request alone
        super().data_received(data)

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

    def write(self, frames: bytes) -> bool:
        """Send whole frames, if the line is open and free."""
        if self.close_sent or self.disconnected or not self.writable.open:  # type: ignore[attr-defined] # a gate
            return False
        self.transport.write(frames)
        return True
