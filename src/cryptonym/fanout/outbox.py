"""Hints on their way out: one number per table, however long the broker is away."""

from __future__ import annotations

import asyncio

MOST_TABLES = 50_000  # waiting at once; beyond that one "look at everything" is cheaper

Batch = dict[str, int] | None  # None: anything may have changed


class Outbox:
    """What is still to be sent. Never longer than `most` tables, and nothing is lost from it."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._hints: dict[str, int] = {}
        self._everything = False
        self._notes: dict[str, str] = {}
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return len(self._hints) + len(self._notes) + self._everything

    def put(self, table_id: str, length: int) -> None:
        """Add a hint; only the highest number of a table is kept."""
        if length > self._hints.get(table_id, 0) and not self._everything:
            self._hints[table_id] = length
            if len(self._hints) > self._most:
                self._give_up()
        self.wake()

    def take(self) -> Batch:
        """All that waits; the outbox is empty afterwards."""
        batch: Batch = None if self._everything else self._hints
        self._hints, self._everything = {}, False
        self._filled.clear()
        return batch

    def put_note(self, table_id: str, note: str) -> None:
        """Add a note; only the latest of a table is kept, and of too many the first ones."""
        if table_id in self._notes or len(self._notes) < self._most:
            self._notes[table_id] = note
        self.wake()

    def take_notes(self) -> dict[str, str]:
        """The notes that wait; there are none afterwards."""
        notes, self._notes = self._notes, {}
        return notes

    def put_back(self, batch: Batch) -> None:
        """What was taken and may not have arrived."""
        if batch is None:
            self._give_up()
            self.wake()
        else:
            for table_id, length in batch.items():
                self.put(table_id, length)

    def wake(self) -> None:
        """Let whoever waits look again."""
        self._filled.set()

    async def wait(self, seconds: float) -> None:
        """Return when something is there, or after this time."""
        if not self._filled.is_set():
            try:
                async with asyncio.timeout(seconds):
                    await self._filled.wait()
            except TimeoutError:
                return

    def _give_up(self) -> None:
        self._hints.clear()
        self._everything = True
