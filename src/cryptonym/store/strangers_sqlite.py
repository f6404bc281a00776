"""Strangers in an SQLite file: every write is part of a transaction of the writer."""

# ruff: noqa: D102, S608 # the port says what each promises; queries are put together from ours

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import astuple

from cryptonym.store import strangers_port as port
from cryptonym.store.people import PersonId
from cryptonym.store.port import TableId
from cryptonym.store.sqlite_writer import Writer
from cryptonym.store.strangers_port import Case, Changed, Counted, Report, Waiting

Rows = Callable[..., Awaitable[list[Any]]]


class SqliteStrangers(port.StrangersStore):
    """Durable in the file of the tables."""

    def __init__(self, writer: Writer, rows: Rows) -> None:
        self._writer, self._rows = writer, rows

    async def wait(self, waiting: Waiting) -> bool:
        values = (*astuple(waiting), waiting.seen_at)
        return await self._writer.run(lambda db: db.execute(_WAIT, values).rowcount == 1)

    async def find(self, person: PersonId, seen_at: int | None = None) -> Waiting | None:
        if seen_at is not None:
            seen = "UPDATE stranger_waiting SET seen_at = ? WHERE person = ?"
            await self._writer.run(lambda db: db.execute(seen, (seen_at, person)).rowcount)
        rows = await self._rows(_ROWS + "WHERE person = ?", person)
        return _waiting(rows[0]) if rows else None

    async def waiting(self, now: int, limit: int = port.MOST_WAITING) -> list[Waiting]:
        query = _ROWS + f"WHERE {_FREE} ORDER BY since, person LIMIT ?"
        return [_waiting(row) for row in await self._rows(query, now, limit)]

    async def hold(
        self, people: Sequence[PersonId], table_id: TableId, *, now: int, until: int
    ) -> bool:
        def take(db: sqlite3.Connection) -> bool:
            for person in people:
                if not db.execute(_IS_FREE, (person, now)).fetchone():
                    return False
            db.executemany(_HOLD, [(table_id, until, person) for person in people])
            return True

        return await self._writer.run(take)

    async def seat(self, people: Sequence[PersonId], table_id: TableId, now: int) -> bool:
        def sit(db: sqlite3.Connection) -> bool:
            held = {row[0] for row in db.execute(_HELD, (table_id,))}
            if held != set(people):
                return False
            db.execute(_SEAT, (table_id,))
            rows = [(table_id, place, person, now) for place, person in enumerate(people)]
            db.executemany("INSERT INTO stranger_seats VALUES (?, ?, ?, ?)", rows)
            return True

        return await self._writer.run(sit)

    async def seated(self, table_id: TableId) -> list[PersonId]:
        query = "SELECT person FROM stranger_seats WHERE table_id = ? ORDER BY place"
        return [row[0] for row in await self._rows(query, table_id)]

    async def release(self, table_id: TableId) -> int:
        return await self._writer.run(lambda db: db.execute(_RELEASE, (table_id,)).rowcount)

    async def withdraw(self, person: PersonId, now: int) -> bool:
        return await self._writer.run(lambda db: db.execute(_WITHDRAW, (person, now)).rowcount == 1)

    async def sweep(self, *, unseen: int, patient: int, seated: int) -> int:
        def delete(db: sqlite3.Connection) -> int:
            db.execute("DELETE FROM stranger_seats WHERE at < ?", (seated,))
            return db.execute(_SWEEP, (patient, unseen)).rowcount

        return await self._writer.run(delete)

    async def report(self, report: Report) -> bool:
        row = (report.at, report.table_id, report.by, report.about, report.name, report.reason)
        return await self._writer.run(lambda db: db.execute(_REPORT, row).rowcount == 1)

    async def reports(
        self, *, done: bool = False, limit: int = port.MOST_REPORTS_READ
    ) -> list[Report]:
        rows = await self._rows(_REPORTS, done, limit)
        return [Report(**dict(zip(_REPORT_FIELDS, row, strict=True))) for row in rows]

    async def close_report(self, number: int, now: int) -> bool:
        query = "UPDATE stranger_reports SET done_at = ? WHERE id = ? AND done_at IS NULL"
        return await self._writer.run(lambda db: db.execute(query, (now, number)).rowcount == 1)

    async def open_case(self, case: Case) -> bool:
        row = astuple(case)[1:]
        return await self._writer.run(lambda db: db.execute(_OPEN_CASE, row).rowcount == 1)

    async def cases(self, language: str, now: int, person: PersonId) -> list[Case]:
        rows = await self._rows(_CASES, language, now, person, person, port.MOST_CASES)
        return [_case(row) for row in rows]

    async def case(self, number: int) -> Case | None:
        rows = await self._rows(_CASE, number)
        return _case(rows[0]) if rows else None

    async def vote(self, number: int, person: PersonId, *, allow: bool, enough: int) -> Case | None:
        def count(db: sqlite3.Connection) -> Case | None:
            if not db.execute(_MAY_VOTE, (number, person)).fetchone():
                return None
            if db.execute(_VOTE, (number, person)).rowcount != 1:
                return None
            db.execute(_COUNT_VOTE, (allow, not allow, number))
            db.execute(_SETTLED, (number, enough))
            return _case(db.execute(_CASE, (number,)).fetchone())

        return await self._writer.run(count)

    async def unsettled(self, now: int) -> list[Case]:
        return [_case(row) for row in await self._rows(_UNSETTLED, now)]

    async def settle_case(self, number: int, *, outcome: bool, told: bool) -> None:
        def note(db: sqlite3.Connection) -> int:
            db.execute("DELETE FROM stranger_votes WHERE number = ?", (number,))
            return db.execute(_SETTLE, (outcome, told, number)).rowcount

        await self._writer.run(note)

    async def verdicts(self, after: int, limit: int) -> list[Case]:
        return [_case(row) for row in await self._rows(_VERDICTS, after, limit)]

    async def count_game(self, game: str, changes: Sequence[Changed]) -> Counted:
        def count(db: sqlite3.Connection) -> Counted:
            if db.execute("SELECT 1 FROM stranger_games WHERE game = ?", (game,)).fetchone():
                return "known"
            for one in changes:
                there = db.execute(_KEPT, (one.person, one.kind, one.name)).fetchone()
                if one.before != (there[0] if there else None):
                    return "stale"
            db.execute("INSERT INTO stranger_games VALUES (?)", (game,))
            db.executemany(_KEEP, [(one.kind, one.name, one.after, one.person) for one in changes])
            return "done"

        return await self._writer.run(count)

    async def forget(self, person: PersonId) -> None:
        def delete(db: sqlite3.Connection) -> int:
            db.execute("DELETE FROM stranger_waiting WHERE person = ?", (person,))
            db.execute("DELETE FROM stranger_votes WHERE person = ?", (person,))
            db.execute("UPDATE stranger_seats SET person = '' WHERE person = ?", (person,))
            query = "DELETE FROM stranger_reports WHERE by = ? OR about = ?"
            return db.execute(query, (person, person)).rowcount

        await self._writer.run(delete)


def _waiting(row: Sequence[Any]) -> Waiting:
    fields = dict(zip(Waiting.__struct_fields__, row, strict=True))
    return Waiting(**fields | {"patient": bool(fields["patient"])})


def _case(row: Sequence[Any]) -> Case:
    fields = dict(zip(Case.__struct_fields__, row, strict=True))
    outcome = fields["outcome"]
    fields |= {"outcome": None if outcome is None else bool(outcome), "told": bool(fields["told"])}
    return Case(**fields)


_REPORT_FIELDS = Report.__struct_fields__
_FREE = "(table_id = '' OR held_until <= ?)"
_COLUMNS = "person, since, seen_at, patient, body, table_id, held_until"
_ROWS = f"SELECT {_COLUMNS} FROM stranger_waiting "
_WAIT = f"""INSERT INTO stranger_waiting ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET since = excluded.since, seen_at = excluded.seen_at,
        patient = excluded.patient, body = excluded.body, table_id = excluded.table_id,
        held_until = excluded.held_until
    WHERE coalesce(stranger_waiting.held_until <= ?, 1)"""
_IS_FREE = f"SELECT 1 FROM stranger_waiting WHERE person = ? AND {_FREE}"
_HOLD = "UPDATE stranger_waiting SET table_id = ?, held_until = ? WHERE person = ?"
_HELD = "SELECT person FROM stranger_waiting WHERE table_id = ? AND held_until IS NOT NULL"
_SEAT = """UPDATE stranger_waiting SET held_until = NULL
    WHERE table_id = ? AND held_until IS NOT NULL"""
_RELEASE = """UPDATE stranger_waiting SET table_id = '', held_until = NULL
    WHERE table_id = ? AND held_until IS NOT NULL"""
_WITHDRAW = "DELETE FROM stranger_waiting WHERE person = ? AND coalesce(held_until <= ?, 1)"
_SWEEP = "DELETE FROM stranger_waiting WHERE seen_at < CASE WHEN patient THEN ? ELSE ? END"
_REPORT = """INSERT OR IGNORE INTO stranger_reports (at, table_id, by, about, name, reason)
    VALUES (?, ?, ?, ?, ?, ?)"""
_REPORTS = """SELECT id, at, table_id, by, about, name, reason, done_at FROM stranger_reports
    WHERE ? OR done_at IS NULL ORDER BY id LIMIT ?"""
_CASE_FIELDS = ", ".join(Case.__struct_fields__)
_OPEN_CASE = f"""INSERT OR IGNORE INTO stranger_cases ({_CASE_FIELDS.removeprefix("id, ")})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_CASE = f"SELECT {_CASE_FIELDS} FROM stranger_cases WHERE id = ?"
_CASES = f"""SELECT {_CASE_FIELDS} FROM stranger_cases AS c
    WHERE language = ? AND outcome IS NULL AND until > ?
    AND NOT EXISTS (SELECT 1 FROM stranger_votes AS v WHERE v.number = c.id AND v.person = ?)
    AND NOT EXISTS (
        SELECT 1 FROM stranger_seats AS s WHERE s.table_id = c.table_id AND s.person = ?)
    ORDER BY id LIMIT ?"""
_MAY_VOTE = """SELECT 1 FROM stranger_cases AS c WHERE id = ? AND outcome IS NULL
    AND NOT EXISTS (
        SELECT 1 FROM stranger_seats AS s WHERE s.table_id = c.table_id AND s.person = ?)"""
_VOTE = "INSERT OR IGNORE INTO stranger_votes VALUES (?, ?)"
_COUNT_VOTE = "UPDATE stranger_cases SET yes = yes + ?, no = no + ? WHERE id = ?"
_SETTLED = "UPDATE stranger_cases SET outcome = yes > no WHERE id = ? AND max(yes, no) >= ?"
_UNSETTLED = f"""SELECT {_CASE_FIELDS} FROM stranger_cases
    WHERE NOT told AND (outcome IS NOT NULL OR until <= ?) ORDER BY id"""
_SETTLE = "UPDATE stranger_cases SET outcome = coalesce(outcome, ?), told = ? WHERE id = ?"
_VERDICTS = f"""SELECT {_CASE_FIELDS} FROM stranger_cases
    WHERE outcome IS NOT NULL AND id > ? ORDER BY id LIMIT ?"""
_KEPT = "SELECT body FROM belongings WHERE person = ? AND kind = ? AND name = ?"
_KEEP = """INSERT INTO belongings (person, kind, name, body, touched_at)
    SELECT id, ?, ?, ?, 0 FROM people WHERE id = ?
    ON CONFLICT DO UPDATE SET body = excluded.body, touched_at = excluded.touched_at"""
