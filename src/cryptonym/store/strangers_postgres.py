"""Strangers on PostgreSQL: every write is one transaction, and may be tried again."""

# ruff: noqa: D102, S608 # the port says what each promises; queries are put together from ours

from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from cryptonym.store import strangers_port as port
from cryptonym.store.daily_postgres import Patiently
from cryptonym.store.people import PersonId
from cryptonym.store.port import TableId
from cryptonym.store.strangers_port import Case, Changed, Counted, Report, Waiting


class PostgresStrangers(port.StrangersStore):
    """Durable on a server; any number of nodes may share it."""

    def __init__(self, patiently: Patiently) -> None:
        self._patiently = patiently

    async def wait(self, waiting: Waiting) -> bool:
        return bool(await self._rows(_WAIT, *astuple(waiting)))

    async def find(self, person: PersonId, seen_at: int | None = None) -> Waiting | None:
        if seen_at is None:
            rows = await self._rows(_ROWS + "WHERE person = $1", person)
        else:
            rows = await self._rows(_SEEN, person, seen_at)
        return _waiting(rows[0]) if rows else None

    async def waiting(self, now: int, limit: int = port.MOST_WAITING) -> list[Waiting]:
        return [_waiting(row) for row in await self._rows(_FREE, now, limit)]

    async def hold(
        self, people: Sequence[PersonId], table_id: TableId, *, now: int, until: int
    ) -> bool:
        async def take(db: Any, again: bool) -> bool:
            async with db.transaction():
                rows = await db.fetch(_LOCKED, list(people))
                ours = [(row["table_id"], row["held_until"]) == (table_id, until) for row in rows]
                if again and len(ours) == len(people) and all(ours):
                    return True  # an earlier try was committed
                free = [not row["table_id"] or _over(row["held_until"], now) for row in rows]
                if len(free) != len(people) or not all(free):
                    return False
                await db.execute(_HOLD, list(people), table_id, until)
            return True

        return await self._patiently(take)

    async def seat(self, people: Sequence[PersonId], table_id: TableId, now: int) -> bool:
        async def sit(db: Any, again: bool) -> bool:
            async with db.transaction():
                rows = await db.fetch(_LOCKED, list(people))
                here = [row for row in rows if row["table_id"] == table_id]
                held = [row for row in here if row["held_until"] is not None]
                if again and len(here) == len(people) and not held:
                    return True  # an earlier try was committed
                if len(held) != len(people):
                    return False
                await db.execute(_SEAT, list(people))
                rows = [(table_id, place, person, now) for place, person in enumerate(people)]
                await db.executemany(_SAT, rows)
            return True

        return await self._patiently(sit)

    async def seated(self, table_id: TableId) -> list[PersonId]:
        return [row["person"] for row in await self._rows(_SEATED, table_id)]

    async def release(self, table_id: TableId) -> int:
        return len(await self._rows(_RELEASE, table_id))

    async def withdraw(self, person: PersonId, now: int) -> bool:
        async def delete(db: Any, again: bool) -> bool:
            gone = await db.fetchval(_WITHDRAW, person, now)
            if again and not gone:
                return not await db.fetchval(_IS_THERE, person)
            return bool(gone)

        return await self._patiently(delete)

    async def sweep(self, *, unseen: int, patient: int, seated: int) -> int:
        await self._rows("DELETE FROM cryptonym_stranger_seats WHERE at < $1", seated)
        return len(await self._rows(_SWEEP, patient, unseen))

    async def report(self, report: Report) -> bool:
        values = (report.at, report.table_id, report.by, report.about, report.name, report.reason)
        return bool(await self._rows(_REPORT, *values))

    async def reports(
        self, *, done: bool = False, limit: int = port.MOST_REPORTS_READ
    ) -> list[Report]:
        return [Report(**dict(row)) for row in await self._rows(_REPORTS, done, limit)]

    async def close_report(self, number: int, now: int) -> bool:
        return bool(await self._rows(_CLOSE_REPORT, number, now))

    async def open_case(self, case: Case) -> bool:
        return bool(await self._rows(_OPEN_CASE, *astuple(case)[1:]))

    async def cases(self, language: str, now: int, person: PersonId) -> list[Case]:
        return [
            _case(row) for row in await self._rows(_CASES, language, now, person, port.MOST_CASES)
        ]

    async def case(self, number: int) -> Case | None:
        rows = await self._rows(_CASE, number)
        return _case(rows[0]) if rows else None

    async def vote(self, number: int, person: PersonId, *, allow: bool, enough: int) -> Case | None:
        async def count(db: Any, again: bool) -> Case | None:
            async with db.transaction():
                may = await db.fetchval(_MAY_VOTE, number, person)
                if not may or not await db.fetchval(_VOTE, number, person):
                    voted = again and await db.fetchval(_VOTED, number, person)
                    return _case(await db.fetchrow(_CASE, number)) if voted else None
                row = await db.fetchrow(_COUNT_VOTE, number, int(allow), int(not allow), enough)
            return _case(row)

        return await self._patiently(count)

    async def unsettled(self, now: int) -> list[Case]:
        return [_case(row) for row in await self._rows(_UNSETTLED, now)]

    async def settle_case(self, number: int, *, outcome: bool, told: bool) -> None:
        async def note(db: Any, _again: bool) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM cryptonym_stranger_votes WHERE number = $1", number)
                await db.execute(_SETTLE, number, outcome, told)

        await self._patiently(note)

    async def verdicts(self, after: int, limit: int) -> list[Case]:
        return [_case(row) for row in await self._rows(_VERDICTS, after, limit)]

    async def count_game(self, game: str, changes: Sequence[Changed]) -> Counted:
        async def count(db: Any, again: bool) -> Counted:
            async with db.transaction():
                await db.execute(_ONE_AT_A_TIME, f"stranger {game}")
                for person in sorted({one.person for one in changes}):
                    await db.execute(_LOCK_PERSON, person)
                if await db.fetchval(_COUNTED, game):
                    return "done" if again else "known"
                for one in changes:
                    there = await db.fetchval(_KEPT, one.person, one.kind, one.name)
                    if there != one.before:
                        return "stale"
                await db.execute("INSERT INTO cryptonym_stranger_games VALUES ($1)", game)
                for one in changes:
                    await db.execute(_KEEP, one.person, one.kind, one.name, one.after)
            return "done"

        return await self._patiently(count)

    async def forget(self, person: PersonId) -> None:
        await self._rows("DELETE FROM cryptonym_stranger_waiting WHERE person = $1", person)
        await self._rows("DELETE FROM cryptonym_stranger_votes WHERE person = $1", person)
        unknown = "UPDATE cryptonym_stranger_seats SET person = '' WHERE person = $1"
        await self._rows(unknown, person)
        query = "DELETE FROM cryptonym_stranger_reports WHERE by = $1 OR about = $1"
        await self._rows(query, person)

    async def _rows(self, query: str, *values: object) -> list[Any]:
        async def fetch(db: Any, _again: bool) -> list[Any]:
            rows: list[Any] = await db.fetch(query, *values)
            return rows

        return await self._patiently(fetch)


def _over(until: int | None, now: int) -> bool:
    return until is not None and until <= now


def _case(row: Any) -> Case:
    return Case(**dict(row))


def _waiting(row: Any) -> Waiting:
    return Waiting(**dict(row))


_COLUMNS = "person, since, seen_at, patient, body, table_id, held_until"
_ROWS = f"SELECT {_COLUMNS} FROM cryptonym_stranger_waiting "
_WAIT = f"""INSERT INTO cryptonym_stranger_waiting AS w ({_COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person) DO UPDATE SET since = $2, seen_at = $3, patient = $4, body = $5,
        table_id = $6, held_until = $7
    WHERE coalesce(w.held_until <= $3, true) RETURNING true"""
_SEEN = f"""UPDATE cryptonym_stranger_waiting SET seen_at = $2 WHERE person = $1
    RETURNING {_COLUMNS}"""
_FREE = _ROWS + "WHERE table_id = '' OR held_until <= $1 ORDER BY since, person LIMIT $2"
# Rows are locked in one order, so that two nodes never wait for each other in a ring.
_LOCKED = """SELECT table_id, held_until FROM cryptonym_stranger_waiting
    WHERE person = ANY ($1::text[]) ORDER BY person FOR UPDATE"""
_HOLD = """UPDATE cryptonym_stranger_waiting SET table_id = $2, held_until = $3
    WHERE person = ANY ($1::text[])"""
_SEAT = "UPDATE cryptonym_stranger_waiting SET held_until = NULL WHERE person = ANY ($1::text[])"
_SAT = "INSERT INTO cryptonym_stranger_seats VALUES ($1, $2, $3, $4)"
_SEATED = "SELECT person FROM cryptonym_stranger_seats WHERE table_id = $1 ORDER BY place"
_RELEASE = """UPDATE cryptonym_stranger_waiting SET table_id = '', held_until = NULL
    WHERE table_id = $1 AND held_until IS NOT NULL RETURNING true"""
_WITHDRAW = """DELETE FROM cryptonym_stranger_waiting
    WHERE person = $1 AND coalesce(held_until <= $2, true) RETURNING true"""
_IS_THERE = "SELECT true FROM cryptonym_stranger_waiting WHERE person = $1"
_SWEEP = """DELETE FROM cryptonym_stranger_waiting
    WHERE seen_at < CASE WHEN patient THEN $1::bigint ELSE $2::bigint END RETURNING true"""
_REPORT = """INSERT INTO cryptonym_stranger_reports (at, table_id, by, about, name, reason)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING true"""
_REPORTS = """SELECT id, at, table_id, by, about, name, reason, done_at
    FROM cryptonym_stranger_reports WHERE $1::boolean OR done_at IS NULL ORDER BY id LIMIT $2"""
_CLOSE_REPORT = """UPDATE cryptonym_stranger_reports SET done_at = $2
    WHERE id = $1 AND done_at IS NULL RETURNING true"""
_CASE_FIELDS = ", ".join(Case.__struct_fields__)
_OPEN_CASE = f"""INSERT INTO cryptonym_stranger_cases ({_CASE_FIELDS.removeprefix("id, ")})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING true"""
_CASE = f"SELECT {_CASE_FIELDS} FROM cryptonym_stranger_cases WHERE id = $1"
_CASES = f"""SELECT {_CASE_FIELDS} FROM cryptonym_stranger_cases AS c
    WHERE language = $1 AND outcome IS NULL AND until > $2
    AND NOT EXISTS (
        SELECT 1 FROM cryptonym_stranger_votes AS v WHERE v.number = c.id AND v.person = $3)
    AND NOT EXISTS (SELECT 1 FROM cryptonym_stranger_seats AS s
        WHERE s.table_id = c.table_id AND s.person = $3)
    ORDER BY id LIMIT $4"""
_MAY_VOTE = """SELECT true FROM cryptonym_stranger_cases AS c
    WHERE id = $1 AND outcome IS NULL AND NOT EXISTS (SELECT 1 FROM cryptonym_stranger_seats AS s
        WHERE s.table_id = c.table_id AND s.person = $2) FOR UPDATE OF c"""
_VOTE = """INSERT INTO cryptonym_stranger_votes VALUES ($1, $2) ON CONFLICT DO NOTHING
    RETURNING true"""
_VOTED = "SELECT true FROM cryptonym_stranger_votes WHERE number = $1 AND person = $2"
_COUNT_VOTE = f"""UPDATE cryptonym_stranger_cases SET yes = yes + $2, no = no + $3,
    outcome = CASE WHEN greatest(yes + $2, no + $3) >= $4 THEN yes + $2 > no + $3 END
    WHERE id = $1 RETURNING {_CASE_FIELDS}"""
_UNSETTLED = f"""SELECT {_CASE_FIELDS} FROM cryptonym_stranger_cases
    WHERE NOT told AND (outcome IS NOT NULL OR until <= $1) ORDER BY id"""
_SETTLE = """UPDATE cryptonym_stranger_cases SET outcome = coalesce(outcome, $2), told = $3
    WHERE id = $1"""
_VERDICTS = f"""SELECT {_CASE_FIELDS} FROM cryptonym_stranger_cases
    WHERE outcome IS NOT NULL AND id > $1 ORDER BY id LIMIT $2"""
_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext($1))"
_LOCK_PERSON = "SELECT 1 FROM cryptonym_people WHERE id = $1 FOR UPDATE"
_COUNTED = "SELECT true FROM cryptonym_stranger_games WHERE game = $1"
_KEPT = "SELECT body FROM cryptonym_belongings WHERE person = $1 AND kind = $2 AND name = $3"
_KEEP = """INSERT INTO cryptonym_belongings (person, kind, name, body, touched_at)
    SELECT id, $2, $3, $4, 0 FROM cryptonym_people WHERE id = $1
    ON CONFLICT (person, kind, name) DO UPDATE SET body = excluded.body"""
