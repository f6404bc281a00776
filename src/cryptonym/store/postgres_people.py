"""People on PostgreSQL: small rows beside the streams, the same for all nodes."""

# ruff: noqa: D102, S608 # the port says what each promises; queries are put together from ours

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Literal, TypeVar

from msgspec.structs import astuple

from cryptonym.store import people as port
from cryptonym.store.people import Belonging, Person, PersonId, PersonKey, StoredSeat, WholePerson
from cryptonym.store.port import SeatNote, TableId

T = TypeVar("T")
Patiently = Callable[[Callable[[Any, bool], Awaitable[Any]]], Awaitable[Any]]


class PostgresPeople(port.People):
    """Everything about people that is on the server."""

    def __init__(self, patiently: Patiently) -> None:
        self._patiently = patiently

    async def restore(self, whole: WholePerson) -> bool:
        async def insert(db: Any, again: bool) -> bool:
            async with db.transaction():
                hashes = [key.hash for key in whole.keys]
                taken: bool = await db.fetchval(_TAKEN, whole.person.id, hashes)
                if taken:  # an earlier try of ours may have been committed
                    return again and await _whole(db, whole.person.id) == whole
                await db.execute(_INSERT_PERSON, *astuple(whole.person))
                await db.executemany(_INSERT_KEY, [astuple(one) for one in whole.keys])
                await db.executemany(_INSERT_SEAT, [astuple(one) for one in whole.seats])
                await db.executemany(
                    _KEEP, [(whole.person.id, *astuple(one)) for one in whole.belongings]
                )
            return True

        done: bool = await self._patiently(insert)
        return done

    async def person(self, person: PersonId) -> Person | None:
        rows = await self._rows("SELECT * FROM cryptonym_people WHERE id = $1", person)
        return _person(rows[0]) if rows else None

    async def by_key(self, hashed: str, now: int) -> tuple[Person, PersonKey] | None:
        rows = await self._rows(_BY_KEY, hashed, now)
        if not rows:
            return None
        return _person(rows[0]), _key(rows[0])

    async def change(
        self, person: PersonId, *, name: str, language: str, level: str, seen_at: int
    ) -> bool:
        return bool(await self._rows(_CHANGE, person, name, language, level, seen_at))

    async def keys(self, person: PersonId) -> list[PersonKey]:
        return [_key(row) for row in await self._rows(_KEYS, person)]

    async def add_key(
        self, key: PersonKey, *, spends: str = "", alone: bool = False, most: int = 0
    ) -> int:
        async def add(db: Any, again: bool) -> int:
            async with db.transaction():
                ever: int | None = await db.fetchval(_HELD, key.person)
                there = await db.fetchrow(_KEY_OF, key.hash)
                if there is not None:
                    ours = again and there["person"] == key.person and there["since"] == key.since
                    return there["number"] if ours else 0
                good = not spends or await db.fetchval(_GOOD, spends, key.person, key.since)
                if ever is None or not good:
                    return 0
                count: int = await db.fetchval(_OF_KIND, key.person, key.kind)
                if most and not alone and count >= most:
                    return 0
                await db.execute(_SPEND, key.person, spends, key.kind if alone else "")
                await db.execute(_NUMBERED, key.person, ever + 1)
                row = astuple(key)
                await db.execute(_INSERT_KEY, *row[:3], ever + 1, *row[4:])
            return ever + 1

        number: int = await self._patiently(add)
        return number

    async def remove_keys(self, person: PersonId, numbers: Sequence[int]) -> int:
        return len(await self._rows(_REMOVE_KEYS, person, list(numbers)))

    async def sit(self, seat: StoredSeat) -> None:
        await self._rows(_SIT, *astuple(seat))

    async def note(
        self, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]
    ) -> None:
        for one in notes:
            await self._rows(_NOTE, table_id, length, now, *astuple(one))

    async def seats(self, person: PersonId, limit: int = port.MOST_SEATS) -> list[StoredSeat]:
        return [_seat(row) for row in await self._rows(_SEATS, person, limit)]

    async def seated(self, table_id: TableId) -> list[StoredSeat]:
        return [_seat(row) for row in await self._rows(_SEATED, table_id)]

    async def unseat(self, person: PersonId, table_id: TableId) -> bool:
        return bool(await self._rows(_UNSEAT, person, table_id))

    async def keep(
        self, person: PersonId, belonging: Belonging, before: bytes | Literal[False] | None = False
    ) -> bool:
        async def put(db: Any, again: bool) -> bool:
            async with db.transaction():
                known = await db.fetchval(_HELD, person)
                there: bytes | None = await db.fetchval(
                    _BODY, person, belonging.kind, belonging.name
                )
                if known is None:
                    return False
                if before is not False and before != there:
                    return again and there == belonging.body
                await db.execute(_KEEP, person, *astuple(belonging))
            return True

        done: bool = await self._patiently(put)
        return done

    async def kept(self, person: PersonId, kind: str = "") -> list[Belonging]:
        return [_belonging(row) for row in await self._rows(_KEPT, person, kind)]

    async def drop(self, person: PersonId, kind: str, name: str) -> bool:
        return bool(await self._rows(_DROP, person, kind, name))

    async def leave(self, person: PersonId, now: int) -> bool:
        return bool(await self._rows(_LEAVE, person, now))

    async def leaving(self, limit: int = port.PEOPLE_AT_ONCE) -> list[PersonId]:
        return [row["id"] for row in await self._rows(_LEAVING, limit)]

    async def forget(self, person: PersonId) -> bool:
        query = "DELETE FROM cryptonym_people WHERE id = $1 RETURNING true"
        return bool(await self._rows(query, person))

    async def people_after(self, last: PersonId, limit: int) -> list[Person]:
        query = "SELECT * FROM cryptonym_people WHERE id > $1 ORDER BY id LIMIT $2"
        return [_person(row) for row in await self._rows(query, last, limit)]

    async def purge_some(self, before: int, limit: int) -> int:
        return len(await self._rows(_PURGE, before, limit))

    async def _rows(self, query: str, *values: object) -> list[Any]:
        async def fetch(db: Any, _again: bool) -> list[Any]:
            rows: list[Any] = await db.fetch(query, *values)
            return rows

        found: list[Any] = await self._patiently(fetch)
        return found


async def whole_people(db: Any) -> AsyncIterator[WholePerson]:
    """Everybody, with everything, as this transaction sees it."""
    async for row in db.cursor("SELECT id FROM cryptonym_people ORDER BY id"):
        whole = await _whole(db, row["id"])
        if whole is not None:
            yield whole


async def _whole(db: Any, person: PersonId) -> WholePerson | None:
    known = await db.fetchrow("SELECT * FROM cryptonym_people WHERE id = $1", person)
    if known is None:
        return None
    return WholePerson(
        person=_person(known),
        keys=tuple(map(_key, await db.fetch(_KEYS, person))),
        seats=tuple(map(_seat, await db.fetch(_SEATS, person, None))),
        belongings=tuple(map(_belonging, await db.fetch(_KEPT, person, ""))),
    )


def _person(row: Any) -> Person:
    return Person(**{field: row[field] for field in Person.__struct_fields__})


def _key(row: Any) -> PersonKey:
    return PersonKey(**{field: row[field] for field in PersonKey.__struct_fields__})


def _seat(row: Any) -> StoredSeat:
    return StoredSeat(**{field: row[field] for field in StoredSeat.__struct_fields__})


def _belonging(row: Any) -> Belonging:
    return Belonging(**{field: row[field] for field in Belonging.__struct_fields__})


def _insert(table: str, kind: Any) -> str:
    fields = kind.__struct_fields__
    places = ", ".join(f"${n}" for n in range(1, len(fields) + 1))
    return f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({places})"


_INSERT_PERSON = _insert("cryptonym_people", Person)
_INSERT_KEY = _insert("cryptonym_person_keys", PersonKey)
_INSERT_SEAT = _insert("cryptonym_seats", StoredSeat)
_TAKEN = """SELECT EXISTS (SELECT FROM cryptonym_people WHERE id = $1)
    OR EXISTS (SELECT FROM cryptonym_person_keys WHERE hash = ANY ($2::text[]))"""
_BY_KEY = """SELECT p.*, k.* FROM cryptonym_person_keys AS k
    JOIN cryptonym_people AS p ON p.id = k.person
    WHERE k.hash = $1 AND coalesce(k.until > $2, true) AND p.left_at IS NULL"""
_CHANGE = """UPDATE cryptonym_people SET name = $2, language = $3, level = $4, seen_at = $5
    WHERE id = $1 AND left_at IS NULL RETURNING true"""
_KEYS = "SELECT * FROM cryptonym_person_keys WHERE person = $1 ORDER BY number"
_KEY_OF = "SELECT * FROM cryptonym_person_keys WHERE hash = $1"
# Whoever changes what belongs to a person holds them first, so that nobody counts wrong.
_HELD = "SELECT keys_ever FROM cryptonym_people WHERE id = $1 AND left_at IS NULL FOR UPDATE"
_GOOD = """SELECT EXISTS (SELECT FROM cryptonym_person_keys
    WHERE hash = $1 AND person = $2 AND coalesce(until > $3, true))"""
_OF_KIND = "SELECT count(*) FROM cryptonym_person_keys WHERE person = $1 AND kind = $2"
_SPEND = "DELETE FROM cryptonym_person_keys WHERE person = $1 AND (hash = $2 OR kind = $3)"
_NUMBERED = "UPDATE cryptonym_people SET keys_ever = $2 WHERE id = $1"
_REMOVE_KEYS = """DELETE FROM cryptonym_person_keys
    WHERE person = $1 AND number = ANY ($2::bigint[]) RETURNING true"""
_SIT = f"""{_INSERT_SEAT}
    ON CONFLICT (person, table_id) DO UPDATE SET member = excluded.member,
        waiting = excluded.waiting, deadline = excluded.deadline, ended = excluded.ended,
        touched_at = excluded.touched_at, length = excluded.length, summary = excluded.summary
    WHERE excluded.length >= cryptonym_seats.length"""
_NOTE = """UPDATE cryptonym_seats SET waiting = $5, deadline = $6, ended = $7, summary = $8,
    touched_at = $3, length = $2 WHERE table_id = $1 AND member = $4 AND length <= $2"""
_SEATS = """SELECT * FROM cryptonym_seats WHERE person = $1
    ORDER BY ended, waiting DESC, deadline NULLS LAST, touched_at DESC, table_id LIMIT $2"""
_SEATED = "SELECT * FROM cryptonym_seats WHERE table_id = $1 ORDER BY member, person"
_UNSEAT = "DELETE FROM cryptonym_seats WHERE person = $1 AND table_id = $2 RETURNING true"
_BODY = "SELECT body FROM cryptonym_belongings WHERE person = $1 AND kind = $2 AND name = $3"
_KEEP = """INSERT INTO cryptonym_belongings (person, kind, name, body, touched_at)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, kind, name) DO UPDATE
    SET body = excluded.body, touched_at = excluded.touched_at"""
_KEPT = """SELECT * FROM cryptonym_belongings WHERE person = $1 AND ($2 = '' OR kind = $2)
    ORDER BY kind, name"""
_DROP = """DELETE FROM cryptonym_belongings
    WHERE person = $1 AND kind = $2 AND name = $3 RETURNING true"""
_LEAVE = """
    WITH left_now AS (
        UPDATE cryptonym_people SET left_at = $2 WHERE id = $1 AND left_at IS NULL RETURNING id
    ), closed AS (
        DELETE FROM cryptonym_person_keys WHERE person IN (SELECT id FROM left_now)
    )
    SELECT id FROM left_now
"""
_LEAVING = "SELECT id FROM cryptonym_people WHERE left_at IS NOT NULL ORDER BY id LIMIT $1"
_PURGE = """DELETE FROM cryptonym_people WHERE id IN (
        SELECT id FROM cryptonym_people AS p WHERE seen_at < $1 AND NOT EXISTS
            (SELECT FROM cryptonym_seats WHERE person = p.id AND NOT ended) ORDER BY id LIMIT $2
    ) RETURNING true"""
