"""All that a node has done beside its event loop."""

import hashlib
from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from cryptonym.rules.views import View
from cryptonym.server.work.answers import Answers
from cryptonym.server.work.jobs import AnalyseRecord, Job, PrintGame, Think
from cryptonym.server.work.lanes import Lane
from cryptonym.server.work.minds import Minds, Thought
from cryptonym.server.work.worker import packed
from cryptonym.table.model import Level

_THOUGHTS = msgspec.msgpack.Decoder(Thought)


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
