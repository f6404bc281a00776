"""All that a node has done beside its event loop: three lanes, and answers that are kept."""

import asyncio
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor

import msgspec

from cryptonym.rules.views import View
from cryptonym.table.model import Level
from cryptonym.wire.problems import Problem
from cryptonym.work.doing import Minds, Thought
from cryptonym.work.jobs import (
    AnalyseRecord,
    CrowdedError,
    Job,
    JobFailedError,
    PrintGame,
    Think,
    Unfit,
)
from cryptonym.work.worker import DONE, UNFIT, Hands, OtherProcess, ThisThread, packed

IDLE = 600.0  # seconds after which a worker that nobody needs goes and gives its memory back
MOST_WAITING = 64  # jobs, with the one being done
MOST_OF_ONE = 16  # of these from one source
MOST_BYTES = 8_000_000  # of what is kept; what was not asked for longest goes first
LARGEST = 1_000_000  # of one answer that is kept

_THOUGHTS = msgspec.msgpack.Decoder(Thought)
_UNFIT = msgspec.msgpack.Decoder(tuple[int, Problem, str])


# ---- one job after the other


class Lane:
    """Jobs in the order they came, done by a process of their own or by a thread of this one."""

    def __init__(self, name: str, *, process: bool) -> None:
        self.done = 0
        self._hands: Hands = OtherProcess() if process else ThisThread()
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


# ---- what is kept of it


class Answers:
    """What is asked again while it is being made, or soon after, costs nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[bytes, asyncio.Future[bytes]] = {}

    async def get(
        self, key: bytes, pay: Callable[[], None], make: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """The answer of this key; `pay` may raise, and is asked only where it has to be made."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            pay()
            making = self._making[key] = asyncio.ensure_future(self._made(key, make))
            making.add_done_callback(_noticed)
        return await asyncio.shield(making)  # who gives up takes nothing from the others

    async def _made(self, key: bytes, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            answer = await make()
        finally:
            del self._making[key]
        if len(answer) <= LARGEST:
            self._kept[key] = answer
            self._size += len(answer)
            while self._size > MOST_BYTES:
                self._size -= len(self._kept.popitem(last=False)[1])
        return answer

    async def close(self) -> None:
        """Stop making answers."""
        making = list(self._making.values())
        for one in making:
            one.cancel()
        await asyncio.gather(*making, return_exceptions=True)


def _noticed(made: "asyncio.Future[bytes]") -> None:
    if not made.cancelled():
        made.exception()  # whoever waited has it; perhaps nobody does any more


# ---- all of it


class Works:
    """Three lanes, so that a long analysis holds up no bot, and neither holds up a request."""

    def __init__(self, *, processes: bool) -> None:
        self.processes = processes
        self.requests = Lane("requests", process=processes)
        self.analyses = Lane("analyses", process=processes)
        self.thoughts = Lane("thoughts", process=processes)
        self.answers = Answers()

    async def answer(self, job: Job, source: str, pay: Callable[[], None]) -> bytes:
        """The answer to a job that many may ask for; only who has it made pays for it."""
        lane = self.analyses if isinstance(job, AnalyseRecord | PrintGame) else self.requests
        key = hashlib.sha256(packed(job)).digest()
        return await self.answers.get(key, pay, lambda: lane.do(job, source))

    def minds(self) -> Minds:
        """Bots that think where it disturbs nobody."""
        return MindsElsewhere(self.thoughts) if self.processes else Minds()

    async def close(self) -> None:
        """End the workers, and what is being made."""
        for lane in (self.requests, self.analyses, self.thoughts):
            lane.close()
        await self.answers.close()


class MindsElsewhere(Minds):
    """Minds that think in a worker of their own."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane

    async def think(
        self, _workers: Executor, level: Level, seed: int, seen: View, *, explain: bool
    ) -> Thought:
        """What a bot does that sees this. Each table asks for one thought at a time."""
        thought = await self._lane.do_anyway(Think(level, f"{seed:x}", seen, explain))
        return _THOUGHTS.decode(thought)
