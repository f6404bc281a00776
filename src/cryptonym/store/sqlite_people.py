"""People in the SQLite file: small rows beside the streams, written by the same thread."""

# ruff: noqa: D102, S608 # the port says what each promises; queries are put together from ours

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, TypeVar

from msgspec.structs import astuple, replace

from cryptonym.store import people as port
from cryptonym.store.people import Belonging, Person, PersonId, PersonKey, StoredSeat, WholePerson
from cryptonym.store.port import SeatNote, TableId
from cryptonym.store.sqlite_batch import note_seats
from cryptonym.store.sqlite_writer import Writer

T = TypeVar("T")


def _fields(kind: Any) -> tuple[str, ...]:
    fields: tuple[str, ...] = kind.__struct_fields__
    return fields


_PERSON, _KEY = ", ".join(_fields(Person)), ", ".join(_fields(PersonKey))
_SEAT = ", ".join(_fields(StoredSeat))


class SqlitePeople(port.People):
    """Everything about people that is in the file."""

    def __init__(self, writer: Writer, rows: Callable[..., Awaitable[list[Any]]]) -> None:
        self._writer = writer
        self._rows = rows

    async def restore(self, whole: WholePerson) -> bool:
        def insert(db: sqlite3.Connection) -> bool:
            taken = [
                *db.execute("SELECT 1 FROM people WHERE id = ?", (whole.person.id,)),
                *(
                    row
                    for key in whole.keys
                    for row in db.execute("SELECT 1 FROM person_keys WHERE hash = ?", (key.hash,))
                ),
            ]
            if taken:
                return False
            _insert(db, "people", _PERSON, [astuple(whole.person)])
            _insert(db, "person_keys", _KEY, map(astuple, whole.keys))
            _insert(db, "seats", _SEAT, map(astuple, whole.seats))
            _insert(
                db,
                "belongings",
                "person, kind, name, body, touched_at",
                [
                    (whole.person.id, one.kind, one.name, one.body, one.touched_at)
                    for one in whole.belongings
                ],
            )
            return True

        return await self._writer.run(insert)

    async def person(self, person: PersonId) -> Person | None:
        rows = await self._rows(f"SELECT {_PERSON} FROM people WHERE id = ?", person)
        return _made(Person, rows[0]) if rows else None

    async def by_key(self, hashed: str, now: int) -> tuple[Person, PersonKey] | None:
        rows = await self._rows(_BY_KEY, hashed, now)
        return (_made(Person, rows[0][:8]), _made(PersonKey, rows[0][8:])) if rows else None

    async def change(
        self, person: PersonId, *, name: str, language: str, level: str, seen_at: int
    ) -> bool:
        values = (name, language, level, seen_at, person)
        return await self._writer.run(lambda db: db.execute(_CHANGE, values).rowcount == 1)

    async def keys(self, person: PersonId) -> list[PersonKey]:
        query = f"SELECT {_KEY} FROM person_keys WHERE person = ? ORDER BY number"
        return [_made(PersonKey, row) for row in await self._rows(query, person)]

    async def add_key(
        self, key: PersonKey, *, spends: str = "", alone: bool = False, most: int = 0
    ) -> int:
        def add(db: sqlite3.Connection) -> int:
            ever = db.execute(
                "SELECT keys_ever FROM people WHERE id = ? AND left_at IS NULL", (key.person,)
            ).fetchone()
            taken = db.execute("SELECT 1 FROM person_keys WHERE hash = ?", (key.hash,)).fetchone()
            if (
                ever is None
                or taken
                or (spends and not db.execute(_GOOD, _spent(key, spends)).fetchone())
            ):
                return 0
            kind = (key.person, key.kind)
            there = db.execute(_OF_KIND, kind).fetchone()[0]
            if most and not alone and there >= most:
                return 0
            if spends:
                db.execute("DELETE FROM person_keys WHERE hash = ?", (spends,))
            if alone:
                db.execute("DELETE FROM person_keys WHERE person = ? AND kind = ?", kind)
            number: int = ever[0] + 1
            row = (*astuple(key)[:3], number, *astuple(key)[4:])
            _insert(db, "person_keys", _KEY, [row])
            db.execute("UPDATE people SET keys_ever = ? WHERE id = ?", (number, key.person))
            return number

        return await self._writer.run(add)

    async def remove_keys(self, person: PersonId, numbers: Sequence[int]) -> int:
        query = "DELETE FROM person_keys WHERE person = ? AND number = ?"
        rows = [(person, number) for number in numbers]
        return await self._writer.run(
            lambda db: db.executemany(query, rows).rowcount if rows else 0
        )

    async def sit(self, seat: StoredSeat) -> None:
        await self._writer.run(lambda db: db.execute(_SIT, astuple(seat)).rowcount)

    async def note(
        self, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]
    ) -> None:
        await self._writer.run(lambda db: note_seats(db, table_id, length, now, notes))

    async def seats(self, person: PersonId, limit: int = port.MOST_SEATS) -> list[StoredSeat]:
        return [_seat(row) for row in await self._rows(_SEATS, person, limit)]

    async def seated(self, table_id: TableId) -> list[StoredSeat]:
        query = f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY member, person"
        return [_seat(row) for row in await self._rows(query, table_id)]

    async def unseat(self, person: PersonId, table_id: TableId) -> bool:
        query = "DELETE FROM seats WHERE person = ? AND table_id = ?"
        return await self._writer.run(
            lambda db: db.execute(query, (person, table_id)).rowcount == 1
        )

    async def keep(
        self, person: PersonId, belonging: Belonging, before: bytes | Literal[False] | None = False
    ) -> bool:
        what = (person, belonging.kind, belonging.name)

        def put(db: sqlite3.Connection) -> bool:
            known = db.execute("SELECT 1 FROM people WHERE id = ?", (person,)).fetchone()
            there = db.execute(_KEPT + " AND name = ?", what).fetchone()
            if not known or (before is not False and before != (there[2] if there else None)):
                return False
            db.execute(_KEEP, (*what, belonging.body, belonging.touched_at))
            return True

        return await self._writer.run(put)

    async def kept(self, person: PersonId, kind: str = "") -> list[Belonging]:
        query = _KEPT if kind else _KEPT.replace("AND kind = ?", "")
        rows = await self._rows(f"{query} ORDER BY kind, name", person, *([kind] if kind else []))
        return [Belonging(kind=row[0], name=row[1], body=row[2], touched_at=row[3]) for row in rows]

    async def drop(self, person: PersonId, kind: str, name: str) -> bool:
        query = "DELETE FROM belongings WHERE person = ? AND kind = ? AND name = ?"
        what = (person, kind, name)
        return await self._writer.run(lambda db: db.execute(query, what).rowcount == 1)

    async def leave(self, person: PersonId, now: int) -> bool:
        def go(db: sqlite3.Connection) -> bool:
            left = "UPDATE people SET left_at = ? WHERE id = ? AND left_at IS NULL"
            if db.execute(left, (now, person)).rowcount != 1:
                return False
            db.execute("DELETE FROM person_keys WHERE person = ?", (person,))
            return True

        return await self._writer.run(go)

    async def leaving(self, limit: int = port.PEOPLE_AT_ONCE) -> list[PersonId]:
        query = "SELECT id FROM people WHERE left_at IS NOT NULL ORDER BY id LIMIT ?"
        return [row[0] for row in await self._rows(query, limit)]

    async def forget(self, person: PersonId) -> bool:
        return await self._writer.run(lambda db: _forget(db, [person]) == 1)

    async def people_after(self, last: PersonId, limit: int) -> list[Person]:
        query = f"SELECT {_PERSON} FROM people WHERE id > ? ORDER BY id LIMIT ?"
        return [_made(Person, row) for row in await self._rows(query, last, limit)]

    async def purge_some(self, before: int, limit: int) -> int:
        def delete(db: sqlite3.Connection) -> int:
            return _forget(db, [row[0] for row in db.execute(_UNSEEN, (before, limit))])

        return await self._writer.run(delete)


def _spent(key: PersonKey, spends: str) -> tuple[str, str, int]:
    return spends, key.person, key.since


def _forget(db: sqlite3.Connection, people: Sequence[str]) -> int:
    for table in ("person_keys", "seats", "belongings"):
        db.executemany(f"DELETE FROM {table} WHERE person = ?", [(one,) for one in people])
    gone = [db.execute("DELETE FROM people WHERE id = ?", (one,)).rowcount for one in people]
    return sum(gone)


def _insert(db: sqlite3.Connection, table: str, columns: str, rows: Any) -> None:
    places = ", ".join("?" * len(columns.split(",")))
    db.executemany(f"INSERT INTO {table} ({columns}) VALUES ({places})", rows)


def _made(kind: type[T], row: Sequence[Any]) -> T:
    """A value from its row; the columns are its fields."""
    return kind(**dict(zip(_fields(kind), row, strict=True)))


def _seat(row: Sequence[Any]) -> StoredSeat:
    seat = _made(StoredSeat, row)
    return replace(seat, waiting=bool(seat.waiting), ended=bool(seat.ended))


_BY_KEY = f"""SELECT {", ".join(f"people.{one}" for one in _PERSON.split(", "))},
    {", ".join(f"person_keys.{one}" for one in _KEY.split(", "))}
    FROM person_keys JOIN people ON people.id = person_keys.person
    WHERE hash = ? AND coalesce(until > ?, 1) AND left_at IS NULL"""
_CHANGE = """UPDATE people SET name = ?, language = ?, level = ?, seen_at = ?
    WHERE id = ? AND left_at IS NULL"""
_GOOD = """SELECT 1 FROM person_keys
    WHERE hash = ? AND person = ? AND coalesce(until > ?, 1)"""
_OF_KIND = "SELECT count(*) FROM person_keys WHERE person = ? AND kind = ?"
_SIT = f"""INSERT INTO seats ({_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET member = excluded.member,
        waiting = excluded.waiting, deadline = excluded.deadline, ended = excluded.ended,
        touched_at = excluded.touched_at, length = excluded.length, summary = excluded.summary
    WHERE excluded.length >= seats.length"""
_SEATS = f"""SELECT {_SEAT} FROM seats WHERE person = ?
    ORDER BY ended, waiting DESC, deadline IS NULL, deadline, touched_at DESC, table_id LIMIT ?"""
_KEPT = "SELECT kind, name, body, touched_at FROM belongings WHERE person = ? AND kind = ?"
_KEEP = """INSERT INTO belongings (person, kind, name, body, touched_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET body = excluded.body, touched_at = excluded.touched_at"""
_UNSEEN = """SELECT id FROM people WHERE seen_at < ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id AND NOT ended) LIMIT ?"""
