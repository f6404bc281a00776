"""A callback for tests of a fan-out: it remembers, and can be waited for."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

PATIENCE = 20.0  # seconds until something that should happen counts as not happening


class Ear:
    """Hears hints and gaps."""

    def __init__(self) -> None:
        self.heard: defaultdict[str, list[int]] = defaultdict(list)
        self.calls = 0
        self._changed = asyncio.Event()

    async def hint(self, table_id: str, length: int) -> None:
        """Hear a hint."""
        self.heard[table_id].append(length)
        self.note()

    async def gap(self) -> None:
        """Hear of a gap."""
        self.note()

    def note(self) -> None:
        """Count one call."""
        self.calls += 1
        self._changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until what was heard makes this true."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"in vain; heard so far: {dict(self.heard)}") from None

    async def until_called(self, times: int) -> None:
        """Wait for so many calls."""
        await self.until(lambda: self.calls >= times)

    async def until_at(self, table_id: str, length: int) -> None:
        """Wait until this is the last number of a table."""
        await self.until(lambda: self.heard[table_id][-1:] == [length])

    async def until_is(self, table_id: str, numbers: list[int]) -> None:
        """Wait until these are all the numbers of a table."""
        await self.until(lambda: self.heard[table_id] == numbers)
