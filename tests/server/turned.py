"""A clock that a test turns for servers in processes of their own, and what they do by it.

It is a file that everybody maps into memory: first the time, then for each server the time at which
it has last looked after its tables. No server has it but those that a nursery is told to give it.
"""

import asyncio
import mmap
import os
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from cryptonym.rooms.due import reminders
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.tending import Tending
from cryptonym.server import bots
from cryptonym.work.works import Works
from server.botting import FakeMinds, plain

_NUMBER = struct.Struct("<q")
NAP = 0.002  # seconds


class TurnedClock:
    """The time, and who has looked at it."""

    def __init__(self, path: Path, places: int = 0) -> None:
        if places:
            path.write_bytes(bytes(_NUMBER.size * (places + 1)))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 0)

    @property
    def time(self) -> int:
        """Milliseconds since 1970."""
        return self.looked_at(-1)

    @time.setter
    def time(self, now: int) -> None:
        self.look(-1, now)

    def looked_at(self, place: int) -> int:
        """When a server has looked, and done what was due."""
        told: int = _NUMBER.unpack_from(self._shared, _NUMBER.size * (place + 1))[0]
        return told

    def look(self, place: int, now: int) -> None:
        """A server has looked."""
        _NUMBER.pack_into(self._shared, _NUMBER.size * (place + 1), now)


def go_by(path: Path, place: int) -> None:
    """Let the server that will run in this process go by a turned clock.

    It looks once at each moment; its bots think no longer than they need; whom it calls is written
    to a file beside the clock, before anything can happen to it.
    """
    clock = TurnedClock(path)
    calls = os.open(path.with_suffix(".calls"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    told = Room._remind

    async def run(self: Tending) -> None:
        while True:
            now = clock.time
            if now > clock.looked_at(place):
                await self.look()
                await self.settled()
                self._tables.let_go()
                await asyncio.sleep(NAP)  # bots think
                clock.look(place, now)
            await asyncio.sleep(NAP)

    def remind(self: Room, events: Iterable[Any], after: Any) -> None:
        happened = list(events)
        for one in reminders(self.id, happened, after):
            os.write(calls, msgspec.json.encode(one) + b"\n")
        told(self, happened, after)

    Surroundings.now = lambda _: clock.time  # type: ignore[method-assign] # all of this is on purpose
    Works.minds = lambda _: FakeMinds(plain)  # type: ignore[method-assign] # likewise
    Tending.run = run  # type: ignore[method-assign] # likewise
    Room._remind = remind  # type: ignore[method-assign] # likewise
    bots.TIMES.update(dict.fromkeys(bots.TIMES, ((0.0, 0.0),) * 4))
    bots.STEP = 0.001
