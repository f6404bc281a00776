"""One at a time, in the order they came."""

import asyncio
from collections import deque


class Queueing:
    """A lean `asyncio.Lock` that may also be taken without waiting, if nobody has it."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # seldom needed

    def take_at_once(self) -> bool:
        """Take it if it is free; whether it was."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def take(self) -> None:
        """Take it as soon as everybody before has had it."""
        if self.take_at_once():
            return
        turn = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours in the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """Pass it on to the next who still waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._waiting = None
        self._taken = False

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(self, *_raised: object) -> None:
        self.leave()
