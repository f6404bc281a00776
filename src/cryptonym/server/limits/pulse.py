"""How the event loop is: when it last stood still, and for how long."""

import asyncio
import time
from collections.abc import Callable
from math import inf

BEAT = 0.25  # seconds
SLOW = 1.0  # between two beats: it stood still


class Pulse:
    """Beats while the loop runs, so that nobody is blamed for what piled up while it did not."""

    __slots__ = ("_clock", "began", "ended", "last")

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.last = inf  # the last beat; never, as long as nobody counts them
        self.began = self.ended = -inf  # the last time that the loop stood still

    def feel(self, now: float) -> None:
        """It is this late."""
        if now - self.last > SLOW:
            self.began, self.ended = self.last, now
            self.last = now

    async def beat(self) -> None:
        """For as long as there is something to be limited."""
        try:
            while True:
                now = self._clock()
                self.feel(now)
                self.last = now
                await asyncio.sleep(BEAT)
        finally:
            self.last = inf
