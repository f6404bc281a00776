"""What a line offers to the app beside ASGI, and lean parts that thousands of lines are made of.

A command comes as one whole text frame, and what happens goes to several people as the same text
frame. Where the server offers it, both take a short way through these extensions of the scope.
"""

import asyncio
from collections.abc import Callable
from typing import Any

Write = Callable[[bytes], bool]  # whole frames; False if the line is not free just now
Hear = Callable[[str], bool]  # one whole text; False if it has to be received as usual
# The extensions of the scope that offer them, and take how much may come the long way.
WRITE, HEAR, TOLL = "cryptonym.write", "cryptonym.hear", "cryptonym.toll"


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
        """Add a message; who waits for one gets it at once."""
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
        """Whether nobody has to wait."""
        return self.open

    def clear(self) -> None:
        """Let those who come wait."""
        self.open = False

    def set(self) -> None:
        """Let those who wait go on."""
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
