"""The daily on PostgreSQL: every write is one transaction, and may be tried again."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any, Protocol, TypeVar

from cryptonym.store.daily_database import DatabaseDaily, lines_by
from cryptonym.store.daily_lines import DailyLine
from cryptonym.store.daily_steps import Done, Steps, next_step

T = TypeVar("T")
_ALONE = "SELECT pg_advisory_xact_lock(hashtext($1))"


class Patiently(Protocol):
    """Does something on a connection, again while the server is away."""

    async def __call__(self, work: Callable[[Any, bool], Awaitable[T]]) -> T:
        """What `work` returns; it learns whether it was tried before."""


class PostgresDaily(DatabaseDaily):
    """Durable on a server; any number of nodes may share it.

    A write that was committed although its answer was lost is tried again: the second time it
    finds what the first has done, and says that it is done.
    """

    def __init__(self, patiently: Patiently) -> None:
        self._patiently = patiently

    async def _do(self, work: Callable[[bool], Steps[T]], alone: str = "") -> T:
        async def carry_out(db: Any, again: bool) -> T:
            async with db.transaction():
                if alone:
                    await db.execute(_ALONE, alone)
                return await _carried_out(db, work(again))

        return await self._patiently(carry_out)

    async def _rows(self, query: str, *values: object) -> list[Any]:
        async def fetch(db: Any, _again: bool) -> list[Any]:
            rows: list[Any] = await db.fetch(spoken_here(query), *values)
            return rows

        return await self._patiently(fetch)


async def _carried_out(db: Any, steps: Steps[T]) -> T:
    step = next_step(steps)
    while not isinstance(step, Done):
        query, values = step
        step = next_step(steps, await db.fetch(spoken_here(query), *values))
    return step.value


def daily_lines(db: Any) -> AsyncIterator[DailyLine]:
    """Everything that is kept of the daily, as one connection sees it."""
    return lines_by(lambda query, *values: db.fetch(spoken_here(query), *values))


@cache
def spoken_here(query: str) -> str:
    """A query as PostgreSQL reads it: $1 for ?1, and tables with the prefix of ours."""
    return re.sub(r"\?(\d+)", r"$\1", query).replace("daily_", "cryptonym_daily_")
