"""The daily in an SQLite file: every write is part of a transaction of the writer."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from cryptonym.store.daily_database import DatabaseDaily
from cryptonym.store.daily_steps import Done, Steps, next_step
from cryptonym.store.sqlite_writer import Writer

T = TypeVar("T")
NEVER_AGAIN = False  # a write here is done or not
Rows = Callable[..., Awaitable[list[Any]]]


class SqliteDaily(DatabaseDaily):
    """Durable in the file of the tables; there is one writer, so everybody is alone."""

    def __init__(self, writer: Writer, rows: Rows) -> None:
        self._writer, self._read = writer, rows

    async def _do(self, work: Callable[[bool], Steps[T]], alone: str = "") -> T:  # noqa: ARG002 # see above
        return await self._writer.run(lambda db: _carried_out(db, work(NEVER_AGAIN)))

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._read(query, *values)


def _carried_out(db: sqlite3.Connection, steps: Steps[T]) -> T:
    step = next_step(steps)
    while not isinstance(step, Done):
        query, values = step
        step = next_step(steps, db.execute(query, values).fetchall())
    return step.value
