"""The one thread that writes to SQLite. What waits while a commit runs shares the next one."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from queue import SimpleQueue
from typing import Any, TypeVar

from cryptonym.store.port import Append, Appended, StoreUnavailable, settle
from cryptonym.store.sqlite_batch import SomebodyLost, Streams

T = TypeVar("T")
LARGEST = 512  # writes in one transaction
# If so many shared a commit, the next one waits until all of them and those who asked meanwhile
# have asked again, but not longer than so many seconds: fewer commits for a busy server, and no
# delay where few play.
MANY, PATIENCE = 32, 0.016

log = logging.getLogger("cryptonym.store")

Write = Append | Callable[[sqlite3.Connection], Any]


# A write, and what takes its answer, or what to raise. Plain, as every command makes one.
_Asked = tuple[Write, Callable[[Any], None]]


class Writer:
    """Takes writes from one event loop and answers when they are on the disk."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._asked: list[_Asked] = []  # since the last commit began
        self._enough = 1  # so many are handed over at once; 0 while a commit runs
        self._patience: asyncio.TimerHandle | None = None  # then they are handed over anyway
        self._queue: SimpleQueue[list[_Asked] | None] = SimpleQueue()
        self._closed: asyncio.Future[None] | None = None
        self._thread = threading.Thread(target=self._run, name="cryptonym-store", daemon=True)
        self._thread.start()

    def append(self, append: Append, then: Callable[[Appended], None]) -> None:
        """Tell `then` whether the append won, or what went wrong."""
        if self._closed:
            then(StoreUnavailable("closed"))
        else:
            self._ask(append, then)

    def run(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """What `work` returned, once its transaction is committed."""
        if self._closed:
            raise StoreUnavailable("closed")
        future = self._loop.create_future()
        self._ask(work, lambda answer: settle(future, answer))
        return future

    def _ask(self, write: Write, then: Callable[[Any], None]) -> None:
        self._asked.append((write, then))
        if len(self._asked) == self._enough:  # others may ask in the same turn of the loop
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Wake the thread, if it is free and there is something to do."""
        if self._enough and self._asked:
            self._enough = 0
            self._forget_patience()
            self._queue.put(self._asked[:LARGEST])
            del self._asked[:LARGEST]

    def _committed(self, batch: Sequence[_Asked], answers: Sequence[Appended]) -> None:
        """The thread is free again."""
        everybody = len(batch) + len(self._asked)
        for (_, then), answer in zip(batch, answers, strict=True):
            try:
                then(answer)
            except Exception:
                log.exception("an answer of the store could not be taken")
        self._enough = min(everybody, LARGEST) if len(batch) >= MANY and not self._closed else 1
        if len(self._asked) >= self._enough:
            self._hand_over()
        elif self._closed:
            self._queue.put(None)
        elif self._enough > 1:
            self._patience = self._loop.call_later(PATIENCE, self._wait_no_more)

    def _wait_no_more(self) -> None:
        self._enough = 1
        self._hand_over()

    def _forget_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    async def close(self) -> None:
        """Write what was asked, then close the connection."""
        if self._closed is None:
            self._closed = self._loop.create_future()
            if self._enough and not self._asked:
                self._forget_patience()
                self._queue.put(None)
            self._hand_over()
        await asyncio.shield(self._closed)
        self._thread.join()

    def _run(self) -> None:
        streams = Streams(self._db)
        while (batch := self._queue.get()) is not None:
            writes = [write for write, _ in batch]
            self._tell(self._committed, batch, _answers(self._db, streams, writes))
        self._db.close()
        self._tell(self._gone)

    def _gone(self) -> None:
        if self._closed:
            self._closed.set_result(None)

    def _tell(self, answer: Callable[..., object], *arguments: object) -> None:
        try:
            self._loop.call_soon_threadsafe(answer, *arguments)
        except RuntimeError:
            return  # the loop is gone, and with it everybody who waited


def _answers(
    db: sqlite3.Connection, streams: Streams, writes: Sequence[Write]
) -> Sequence[Appended]:
    """Commit all writes together; if one of them cannot be written, each on its own."""
    try:
        return _commit(db, streams, writes)
    except Exception as error:  # noqa: BLE001 # it is raised where the write was asked for
        if unavailable(error):
            return [StoreUnavailable(str(error))] * len(writes)
        if len(writes) == 1:
            return [error]
        return [_answers(db, streams, [write])[0] for write in writes]


def unavailable(error: Exception) -> bool:
    """Whether the file is at fault (locked, full, unreadable) and not what was asked."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _commit(
    db: sqlite3.Connection, streams: Streams, writes: Sequence[Write]
) -> Sequence[Appended]:
    with suppress(SomebodyLost):  # seldom, so all are taken to win, whatever is written with them
        return _written(db, streams.append_all, writes)
    return _written(db, streams.append_each, writes)


def _written(
    db: sqlite3.Connection,
    append: Callable[[Sequence[Append]], Sequence[Appended]],
    writes: Sequence[Write],
) -> Sequence[Appended]:
    answers: list[Appended] = []
    with _transaction(db):
        for kind, run in groupby(writes, type):
            if kind is Append:
                answers += append(list(run))  # type: ignore[arg-type] # groupby told them apart
            else:
                answers += [work(db) for work in run]  # type: ignore[operator] # likewise
    return answers


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
