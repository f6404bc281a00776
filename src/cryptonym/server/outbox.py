"""Sending without waiting: written at once while the line is free, bounded when it is not."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]

MOST_WAITING = 400  # messages; who is further behind comes back and starts anew
MOST_CHARACTERS = 1_000_000


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
        except OSError:
            self.closed = True
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
            await _resumed(sending, first)
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message.get("text", ""))
                await self._send(message)
        except OSError:
            self.closed = True  # the other side is gone; the reader notices it too
        finally:
            self._task = None


def _resumed(sending: Generator[Any, Any, None], first: Any) -> Coroutine[Any, Any, None]:
    """Await the rest of something that has already been started by hand."""

    @types.coroutine
    def rest() -> Generator[Any, Any, None]:
        value = first
        while True:
            try:
                result = yield value
            except BaseException as error:  # noqa: BLE001 - handed on to where it belongs
                step = lambda: sending.throw(error)  # noqa: B023, E731
            else:
                step = lambda: sending.send(result)  # noqa: B023, E731
            try:
                value = step()
            except StopIteration:
                return

    async def whole() -> None:
        await rest()

    return whole()
