"""The daily in a database: what every kind of them does alike."""

# ruff: noqa: D102 # the port says what each method promises

from abc import abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast

from cryptonym.store import daily_sql as sql
from cryptonym.store import daily_steps as steps
from cryptonym.store.daily_lines import (
    DailyLine,
    Given,
    KeptAnswer,
    KeptClue,
    KeptTry,
    StoredClue,
    Try,
    TryKey,
    Verdict,
    WholeSolver,
)
from cryptonym.store.daily_port import DailyStore
from cryptonym.store.daily_steps import Steps

T = TypeVar("T")
PAGE = 1000  # rows of a backup at once
Fetch = Callable[..., Awaitable[list[Any]]]


class DatabaseDaily(DailyStore):
    """Durable; what differs is how steps are carried out, and how rows are read."""

    @abstractmethod
    async def _do(self, work: Callable[[bool], Steps[T]], alone: str = "") -> T:
        """What the steps return, once they are committed as one.

        They learn whether they were tried before. By the same name `alone` nobody else is at it.
        """

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> list[Any]:
        """What a query finds."""

    async def put_day(self, language: str, date: str, body: bytes, clues: Sequence[Given]) -> bool:
        return await self._do(lambda again: steps.put_day(language, date, body, clues, again=again))

    async def days(self, language: str, first: str, last: str) -> list[tuple[str, bytes]]:
        return [(row[0], row[1]) for row in await self._rows(sql.DAYS, language, first, last)]

    async def begin(self, key: TryKey, *, late: bool, now: int) -> Try:
        found = await self.find_try(key)
        if found is not None:
            return found
        return await self._do(lambda _: steps.begin(key, late=late, now=now))

    async def find_try(self, key: TryKey) -> Try | None:
        rows = await self._rows(sql.TRY, *steps.place(key))
        return steps.try_of(rows[0]) if rows else None

    async def move(
        self,
        before: Try,
        move: str,
        *,
        result: str | None,
        late: bool,
        now: int,
        turn: bytes | None = None,
    ) -> bool:
        return await self._do(
            lambda _: steps.move(before, move, result, late=late, now=now, turn=turn)
        )

    async def tries(self, solver: str, language: str) -> list[Try]:
        return [steps.try_of(row) for row in await self._rows(sql.TRIES_IN, solver, language)]

    async def results(self, language: str, date: str, puzzle: str) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._rows(sql.RESULTS, language, date, puzzle)}

    async def give(self, clue: Given, *, late: bool, now: int) -> StoredClue:
        return await self._do(lambda _: steps.give(clue, late=late, now=now))

    async def clue_of(self, solver: str, language: str, date: str) -> StoredClue | None:
        rows = await self._rows(sql.CLUE_OF, solver, language, date)
        return steps.clue_of(rows[0]) if rows else None

    async def next_riddle(
        self, solver: str, language: str, last: str, now: int
    ) -> StoredClue | None:
        # Clues are handed out one at a time in a language, so none is shown once too often.
        return await self._do(
            lambda _: steps.next_riddle(solver, language, last, now), f"riddles {language}"
        )

    async def riddle(self, solver: str, clue: int) -> tuple[StoredClue, Verdict, str] | None:
        rows = await self._rows(sql.CLUE, clue)
        if not rows:
            return None
        found = steps.clue_of(rows[0])
        place = (solver, found.given.language, found.given.date, clue)
        answers = await self._rows(sql.ANSWER, *place)
        return (found, answers[0][0], answers[0][1]) if answers else None

    async def answer(
        self,
        solver: str,
        clue: int,
        verdict: Verdict,
        picks: str,
        *,
        found: int,
        turn: bytes | None = None,
    ) -> bool:
        return await self._do(
            lambda again: steps.answer(solver, clue, verdict, picks, found, turn, again=again)
        )

    async def picks(self, clue: int) -> list[str]:
        return [row[0] for row in await self._rows(sql.PICKS, clue)]

    async def agree(self, solver: str, *, agreed: bool) -> None:
        await self._do(lambda _: steps.agree(solver, agreed=agreed))

    async def agreed(self, solver: str) -> bool | None:
        rows = await self._rows(sql.AGREED, solver)
        return bool(rows[0][0]) if rows else None

    async def turns(self, after: int, limit: int) -> list[tuple[int, bytes]]:
        return [(row[0], row[1]) for row in await self._rows(sql.TURNS, after, limit)]

    async def adopt(self, device: str, person: str) -> None:
        await self._do(lambda _: steps.adopt(device, person))

    async def whole(self, solver: str) -> WholeSolver:
        tries, clues, answers = [
            tuple(kind.line(row) for row in await self._rows(kind.of_solver, solver))
            for kind in (sql.TRIES, sql.CLUES, sql.ANSWERS)
        ]
        return WholeSolver(
            cast("tuple[KeptTry, ...]", tries),
            cast("tuple[KeptClue, ...]", clues),
            cast("tuple[KeptAnswer, ...]", answers),
            await self.agreed(solver),
        )

    async def forget(self, solver: str) -> None:
        await self._do(lambda _: steps.forget(solver))

    def lines(self) -> AsyncIterator[DailyLine]:
        return lines_by(self._rows)

    async def restore(self, line: DailyLine) -> bool:
        return await self._do(lambda _: steps.restore(line))


async def lines_by(fetch: Fetch) -> AsyncIterator[DailyLine]:
    """Everything that is kept of the daily, page by page."""
    for kind in sql.KINDS:
        page = await fetch(kind.first_page, PAGE)
        while page:
            for row in page:
                yield kind.line(row)
            page = await fetch(kind.next_page, PAGE, *kind.key(page[-1]))
