"""Sending without waiting: written at once while the line is free, bounded when it is not."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from cryptonym.rooms.audience import GatheredWrites
from cryptonym.server.connections.frames import text_frame
from cryptonym.server.connections.lines import Write

Send = Callable[[dict[str, Any]], Awaitable[None]]

MOST_WAITING = 400  # messages; who is further behind comes back and starts anew
MOST_CHARACTERS = 1_000_000
MOST_SAID = 32  # messages in one write, however long a turn of the loop takes
_GONE = (OSError, RuntimeError)  # what servers raise when the other side, or the line, is gone

log = logging.getLogger("cryptonym.server")


class Outbox:
    """The messages to one connection.

    Almost every send finishes at once, because the transport has room; only a slow reader costs
    a task. `overflow` is called once, when too much is waiting or the line is beyond help. Where
    the server lets us `write` frames, the messages of one turn of the loop go out together.
    """

    __slots__ = (
        "_gathered",
        "_overflow",
        "_said",
        "_send",
        "_size",
        "_task",
        "_waiting",
        "_write",
        "closed",
    )

    def __init__(
        self,
        send: Send,
        overflow: Callable[[], None],
        write: Write | None = None,
        gathered: GatheredWrites | None = None,
    ) -> None:
        self._send = send
        self._overflow = overflow
        self._write = write
        self._gathered = gathered if write is not None else None
        self._said: list[str] = []  # in this turn
        self._waiting: deque[dict[str, Any]] | None = None  # seldom needed
        self._size = 0
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    def put(self, text: str) -> None:
        """Send a text message."""
        gathered = self._gathered
        if gathered is None:
            self._put_text(text)
        elif not self.closed:
            said = self._said  # a call saved here is saved for every message to everybody
            if said:
                said.append(text)
                if len(said) >= MOST_SAID:
                    self.flush()
            else:
                talkers = gathered.talkers
                if not talkers:
                    gathered.begin()
                talkers.append(self)
                said.append(text)

    def flush(self) -> None:
        """Send what was said in this turn."""
        said = self._said
        if not said:
            return
        self._said = []
        frames = text_frame(said[0]) if len(said) == 1 else b"".join(map(text_frame, said))
        try:
            if self._task is None and self._write is not None and self._write(frames):
                return
        except _GONE:
            pass  # one line that is gone must not keep others from hearing
        for text in said:
            self._put_text(text)

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then hang up."""
        self.flush()
        self._put({"type": "websocket.close", "code": code, "reason": reason}, 0)
        self.closed = True

    def let_go(self) -> None:
        """Nobody has to be told any more that too much waits."""
        self._overflow = lambda: None

    def _put_text(self, text: str) -> None:
        self._put({"type": "websocket.send", "text": text}, len(text))

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
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        self._size += size
        if len(self._waiting) > MOST_WAITING or self._size > MOST_CHARACTERS:
            self.give_up()

    def give_up(self) -> None:
        """Send nothing any more: whoever listens comes back and starts anew."""
        self.closed = True
        self._waiting = None
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
