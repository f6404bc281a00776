"""A lane: one worker that does what is asked in the order it came, and not too much of it."""

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import msgspec

from cryptonym.server.work.jobs import CrowdedError, Job, JobFailedError, Unfit
from cryptonym.server.work.process import Elsewhere, Hands, Here
from cryptonym.server.work.worker import DONE, UNFIT, packed
from cryptonym.wire.problems import Problem

IDLE = 600.0  # seconds after which a worker that nobody needs goes and gives its memory back
MOST_WAITING = 64  # jobs, with the one being done
MOST_OF_ONE = 16  # of these from one source

_UNFIT = msgspec.msgpack.Decoder(tuple[int, Problem, str])


class Lane:
    """Jobs in the order they came, done by a process of their own or by a thread of this one."""

    def __init__(self, name: str, *, process: bool) -> None:
        self.done = 0
        self._hands: Hands = Elsewhere() if process else Here()
        self._thread = ThreadPoolExecutor(1, name)
        self._sources: Counter[str] = Counter()
        self._leaving: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Jobs that are not done yet."""
        return self._sources.total()

    async def do(self, job: Job, source: str) -> bytes:
        """Have a job done; raises `Unfit`, CrowdedError or JobFailedError."""
        if self._sources[source] >= MOST_OF_ONE:
            raise CrowdedError(alone=True)
        if self.waiting >= MOST_WAITING:
            raise CrowdedError
        return await self.do_anyway(job, source)

    async def do_anyway(self, job: Job, source: str = "") -> bytes:
        """The same however many wait: for those who ask one thing after the other."""
        self._sources[source] += 1
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._thread, self._hands.answer, packed(job))
        finally:
            self._sources -= Counter((source,))
            self._leave_after(loop)
        self.done += 1
        how, what = answer[:1], answer[1:]
        if how == UNFIT:
            raise Unfit(*_UNFIT.decode(what))
        if how != DONE:
            raise JobFailedError
        return what

    def _leave_after(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        self._leaving = loop.call_later(IDLE, self._leave)

    def _leave(self) -> None:
        if not self.waiting:
            self._hands.let_go()

    def close(self) -> None:
        """End the worker; what still waits fails."""
        if self._leaving is not None:
            self._leaving.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._hands.end()
