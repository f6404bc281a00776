"""Sending without waiting: written at once while the line is free, bounded when it is not."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]

MOST_WAITING = 400  # messages; who is further behind comes back and starts anew
MOST_CHARACTERS = 1_000_000
_GONE = (OSError, RuntimeError)  # what servers raise when the other side, or the line, is gone


class Outbox:
    """The messages to one connection.

    Almost every send finishes at once, because the transport has room; only a slow reader costs
    a task. `overflow` is called once, when too much is waiting.
    """

    __slots__ = ("_overflow", "_send", "_size", "_task", "_waiting", "closed")

    def __init__(self, send: Send, overflow: Callable[[], None]) -> None:
        self._send = send
        self._overflow = overflow
        self._waiting: deque[dict[str, Any]] = deque()
        self._size = 0
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    def put(self, text: str) -> None:
        """Send a text message."""
        self._put({"type": "websocket.send", "text": text}, len(text))

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then hang up."""
        self._put({"type": "websocket.close", "code": code, "reason": reason}, 0)
        self.closed = True

    def _put(self, message: dict[str, Any], size: int) -> None:
        if self.closed:
            return
        if self._task is not None:
            self._wait(message, size)
            return
        sending = self._send(message).__await__()
        try:
            first = next(sending)
        except StopIteration:
            return
        except _GONE:
            self.closed = True  # one line that is gone must not keep others from hearing
            return
        self._task = asyncio.ensure_future(self._rest(sending, first))

    def _wait(self, message: dict[str, Any], size: int) -> None:
        self._waiting.append(message)
        self._size += size
        if len(self._waiting) > MOST_WAITING or self._size > MOST_CHARACTERS:
            self.closed = True
            self._waiting.clear()
            self._overflow()

    async def _rest(self, sending: Generator[Any, Any, None], first: Any) -> None:
        try:
            await _Resumed(sending, first)
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message.get("text", ""))
                await self._send(message)
        except _GONE:
            self.closed = True  # the other side is gone; the reader notices it too
        finally:
            self._task = None


class _Resumed:
    """The rest of a send that has been started by hand and was not finished at once."""

    def __init__(self, sending: Generator[Any, Any, None], first: Any) -> None:
        self._sending = sending
        self._first = first

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._first  # what it waits for; the event loop sends nothing back
        yield from self._sending
