"""The one thread that writes to SQLite. What waits while a commit runs shares the next one."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from cryptonym.store.batch import Append, Outcome
from cryptonym.store.port import StoreUnavailable
from cryptonym.store.sqlite_batch import SomebodyLost, Streams

T = TypeVar("T")
LARGEST = 512  # writes in one transaction
# If so many shared the last commit, the next one waits so many seconds for those who follow:
# fewer commits for a busy server, and no delay where few play.
MANY, PATIENCE = 32, 0.016

log = logging.getLogger("cryptonym.store")

Write = Append | Callable[[sqlite3.Connection], Any]


class _Asked(NamedTuple):
    write: Write
    then: Callable[[Any], None]  # takes the outcome, or what to raise


class Writer:
    """Takes writes from one event loop and answers when they are on the disk."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._asked: list[_Asked] = []  # in this turn of the loop
        self._queue: SimpleQueue[list[_Asked] | None] = SimpleQueue()
        self._closed: asyncio.Future[None] | None = None
        self._busy = False  # whether many shared the last commit
        self._thread = threading.Thread(target=self._run, name="cryptonym-store", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Whether the append won."""
        return self._future(append)

    def append_soon(self, append: Append, then: Callable[[bool | BaseException], None]) -> None:
        """Tell `then` whether the append won, or what went wrong."""
        if self._closed:
            then(StoreUnavailable("closed"))
        else:
            self._ask(append, then)

    def run(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """What `work` returned, once its transaction is committed."""
        return self._future(work)

    def _future(self, write: Write) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreUnavailable("closed")
        future = self._loop.create_future()
        self._ask(write, lambda outcome: _settle(future, outcome))
        return future

    def _ask(self, write: Write, then: Callable[[Any], None]) -> None:
        if not self._asked:  # wake the thread once for all who ask in this turn
            self._loop.call_soon(self._hand_over)
        self._asked.append(_Asked(write, then))

    def _hand_over(self) -> None:
        if self._asked:
            self._queue.put(self._asked)
            self._asked = []

    async def close(self) -> None:
        """Write what was asked, then close the connection."""
        if self._closed is None:
            self._closed = self._loop.create_future()
            self._hand_over()
            self._queue.put(None)
        await asyncio.shield(self._closed)
        self._thread.join()

    def _run(self) -> None:
        open_for_more, streams = True, Streams(self._db)
        while open_for_more:
            waiting, open_for_more = self._waiting()
            for first in range(0, len(waiting), LARGEST):
                batch = waiting[first : first + LARGEST]
                writes = [asked.write for asked in batch]
                self._tell(_answer, batch, _outcomes(self._db, streams, writes))
        self._db.close()
        self._tell(self._gone)

    def _gone(self) -> None:
        if self._closed:
            self._closed.set_result(None)

    def _waiting(self) -> tuple[list[_Asked], bool]:
        """All that waits; and whether more may come."""
        waiting: list[_Asked] = []
        asked = self._queue.get()
        if self._busy and asked is not None:
            time.sleep(PATIENCE)
        try:
            while asked is not None:
                waiting += asked
                asked = self._queue.get_nowait()
        except Empty:
            self._busy = len(waiting) >= MANY
            return waiting, True
        return waiting, False

    def _tell(self, answer: Callable[..., object], *arguments: object) -> None:
        try:
            self._loop.call_soon_threadsafe(answer, *arguments)
        except RuntimeError:
            return  # the loop is gone, and with it everybody who waited


def _answer(batch: Sequence[_Asked], outcomes: Sequence[Outcome]) -> None:
    for (_, then), outcome in zip(batch, outcomes, strict=True):
        try:
            then(outcome)
        except Exception:
            log.exception("an answer of the store could not be taken")


def _settle(future: asyncio.Future[Any], outcome: object) -> None:
    if future.done():
        return  # whoever asked has given up waiting
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _outcomes(
    db: sqlite3.Connection, streams: Streams, writes: Sequence[Write]
) -> Sequence[Outcome]:
    """Commit all writes together; if one of them cannot be written, each on its own."""
    try:
        return _commit(db, streams, writes)
    except Exception as error:  # noqa: BLE001 # it is raised where the write was asked for
        if unavailable(error):
            return [StoreUnavailable(str(error))] * len(writes)
        if len(writes) == 1:
            return [error]
        return [_outcomes(db, streams, [write])[0] for write in writes]


def unavailable(error: Exception) -> bool:
    """Whether the file is at fault (locked, full, unreadable) and not what was asked."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _commit(db: sqlite3.Connection, streams: Streams, writes: Sequence[Write]) -> Sequence[Outcome]:
    if all(type(write) is Append for write in writes):
        with suppress(SomebodyLost), _transaction(db):
            streams.append_all(writes)  # type: ignore[arg-type] # as they all are
            return [True] * len(writes)
    outcomes: list[Outcome] = []
    with _transaction(db):
        for kind, run in groupby(writes, type):
            if kind is Append:
                outcomes += streams.append_each(list(run))  # type: ignore[arg-type] # groupby told them apart
            else:
                outcomes += [work(db) for work in run]  # type: ignore[operator] # likewise
    return outcomes


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")  # another process may write too, so look only after the lock
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
