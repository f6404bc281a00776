"""The one task that appends to PostgreSQL. What waits for a commit shares the next statement."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from secrets import randbits
from typing import Any, NamedTuple

import asyncpg

from cryptonym.store import postgres_schema as sql
from cryptonym.store.port import Append, Appended, NoSuchTable, StoreUnavailable, TableId
from cryptonym.store.postgres_link import Patience, connect, passing, pause

LARGEST = 512  # appends in one statement


class _Asked(NamedTuple):
    append: Append
    nonce: int
    patience: Patience
    then: Callable[[Appended], None]

    def answer(self, answer: Appended) -> None:
        # Whatever goes wrong with one answer, the others get theirs.
        asyncio.get_running_loop().call_soon(self.then, answer)


class Writer:
    """Takes appends and answers when they are on the server's disk."""

    def __init__(self, url: str, patience: float) -> None:
        self._url, self._patience = url, patience
        self._nonces = count(randbits(62))
        self._waiting: list[_Asked] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._db: asyncpg.Connection[asyncpg.Record] | None = None
        self._task = asyncio.create_task(self._run(), name="cryptonym-store")

    def nonce(self) -> int:
        """A number that marks one write as ours."""
        return next(self._nonces)

    def append(self, append: Append, then: Callable[[Appended], None]) -> None:
        """Tell `then` whether the append won, or what went wrong."""
        asked = _Asked(append, self.nonce(), Patience(self._patience), then)
        if self._closing:
            asked.answer(StoreUnavailable("closed"))
        else:
            self._waiting.append(asked)
            self._wake.set()

    async def close(self) -> None:
        """Write what was asked, then close the connection."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._settle(self._next_batch())
        if self._db is not None:
            with suppress(Exception):
                await self._db.close()

    def _next_batch(self) -> list[_Asked]:
        """What waits, at most one for each table: a statement sees a row only once."""
        batch: dict[TableId, _Asked] = {}
        later: list[_Asked] = []
        for asked in self._waiting:
            if len(batch) < LARGEST and asked.append.table_id not in batch:
                batch[asked.append.table_id] = asked
            else:
                later.append(asked)
        self._waiting = later
        return list(batch.values())

    async def _settle(self, batch: list[_Asked]) -> None:
        tries = 0
        while batch:
            try:
                answers = await self._attempt(batch, again=tries > 0)
            except Exception as error:  # noqa: BLE001 # it is raised where the append was asked for
                if passing(error):
                    self._hang_up()
                    batch = self._without_spent(batch, error)
                    self._waiting = self._without_spent(self._waiting, error)
                    await asyncio.sleep(pause(tries))
                    tries += 1
                    continue
                if len(batch) > 1:  # one of them cannot be written; its neighbours can
                    for asked in batch:
                        await self._settle([asked])
                    return
                answers = [error]
            for asked, answer in zip(batch, answers, strict=True):
                asked.answer(answer)
            return

    async def _attempt(self, batch: list[_Asked], *, again: bool) -> Sequence[Appended]:
        if self._db is None or self._db.is_closed():
            self._db = await connect(self._url, self._patience)
        notes = _notes(batch)
        rows = await self._db.fetch(
            sql.APPEND_NOTED if notes else sql.APPEND, *_arguments(batch), *notes
        )
        found: dict[TableId, Appended] = {row["id"]: row["won"] for row in rows}
        if again:  # an earlier try may have been committed, and only its answer lost
            for row in await self._db.fetch(sql.OURS, *_marks(batch)):
                found[row["table_id"]] = True
        self._refuse_outrun({row["id"]: row["length"] for row in rows})
        return [
            found.get(asked.append.table_id, NoSuchTable(asked.append.table_id)) for asked in batch
        ]

    def _refuse_outrun(self, lengths: dict[TableId, int]) -> None:
        """Streams never shrink: whoever expects a shorter one has lost and need not ask."""
        still: list[_Asked] = []
        for asked in self._waiting:
            if asked.append.after < lengths.get(asked.append.table_id, 0):
                asked.answer(answer=False)
            else:
                still.append(asked)
        self._waiting = still

    def _hang_up(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    def _without_spent(self, asked: list[_Asked], error: Exception) -> list[_Asked]:
        still: list[_Asked] = []
        for one in asked:
            if one.patience.spent():
                one.answer(StoreUnavailable(str(error)))
            else:
                still.append(one)
        return still


def _arguments(batch: list[_Asked]) -> tuple[list[Any], ...]:
    appends = [asked.append for asked in batch]
    rows = [
        (asked.append.table_id, asked.append.after + n, body, asked.nonce)
        for asked in batch
        for n, body in enumerate(asked.append.entries, 1)
    ]
    return (
        [append.table_id for append in appends],
        [append.after for append in appends],
        [len(append.entries) for append in appends],
        [append.now for append in appends],
        [append.due for append in appends],
        [append.listing for append in appends],
        *([row[column] for row in rows] for column in range(4)),
    )


def _notes(batch: list[_Asked]) -> tuple[list[Any], ...]:
    """What is shown of the seats of people, a list for each column; nothing if there is none."""
    rows = [
        (
            *(one.append.table_id, note.member, note.waiting, note.deadline, note.ended),
            *(note.summary, one.append.now, one.append.after + len(one.append.entries)),
        )
        for one in batch
        for note in one.append.seats
    ]
    return tuple(map(list, zip(*rows, strict=True)))


def _marks(batch: list[_Asked]) -> tuple[list[Any], ...]:
    return (
        [asked.append.table_id for asked in batch],
        [asked.append.after + 1 for asked in batch],
        [asked.nonce for asked in batch],
    )
