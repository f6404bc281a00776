"""Every store keeps the contract about people, and the contract notices one that does not."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cryptonym.store import Store, open_store
from cryptonym.store.dump import DumpError, read_dump
from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.store.memory_people import MemoryPeople, PeopleShelf
from cryptonym.store.people import Person, PersonId, PersonKey, WholePerson
from cryptonym.store.port import Checkpoint, SeatNote, TableId
from cryptonym.store.sqlite_schema import MIGRATIONS, connect
from cryptonym.testing.people import PEOPLE_CHECKS, check_people
from cryptonym.testing.store import Check, MakeStore


@pytest.mark.parametrize("check", PEOPLE_CHECKS, ids=lambda check: check.__name__)
def test_every_store_keeps_the_contract(check: Check, make_store: MakeStore) -> None:
    asyncio.run(check(make_store))


class Generous(MemoryPeople):
    """Lets a code be used as often as somebody likes."""

    async def add_key(self, key: PersonKey, *, spends: str = "", **more: Any) -> int:
        del spends
        return await super().add_key(key, **more)


class Eternal(MemoryPeople):
    """Lets keys be good for ever."""

    async def by_key(self, hashed: str, now: int) -> Any:
        del now
        return await super().by_key(hashed, 0)


class Clinging(MemoryPeople):
    """Forgets nobody."""

    async def forget(self, person: PersonId) -> bool:
        return person in self._shelf().people


class Unordered(MemoryPeople):
    """Shows tables by their names."""

    async def seats(self, person: PersonId, limit: int = 9) -> Any:
        return sorted(await super().seats(person), key=lambda seat: seat.table_id)[:limit]


class Backward(MemoryPeople):
    """Lets an old note replace a newer one."""

    async def note(
        self, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]
    ) -> None:
        self._shelf().note(table_id, length + 1000, now, notes)


@pytest.mark.parametrize(
    "broken", [Generous, Eternal, Clinging, Unordered, Backward], ids=lambda c: c.__name__
)
def test_a_store_that_breaks_a_promise_is_found_out(
    broken: Callable[[Callable[[], PeopleShelf]], MemoryPeople],
) -> None:
    shelves: dict[str, Shelf] = {}

    async def make(place: str) -> Store:
        store = MemoryStore(shelves.setdefault(place, Shelf()))
        store._people = broken(lambda: store._open.people)
        return store

    with pytest.raises(AssertionError):
        asyncio.run(check_people(make))


def test_a_file_from_before_there_were_people_is_taken_along(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    db = connect(path)
    for statement in MIGRATIONS[0]:
        db.execute(statement)
    db.execute("INSERT INTO tables VALUES (1, 'id', 'name', 0, 1, 1, NULL, NULL, NULL, 0)")
    db.execute("PRAGMA user_version = 1")
    db.close()

    async def look() -> tuple[str | None, list[PersonId]]:
        store = await open_store(f"sqlite:///{path}")
        try:
            assert await store.keep_checkpoint(TableId("id"), Checkpoint(0, b"later than people"))
            return await store.find("name"), await store.people.leaving()
        finally:
            await store.close()

    assert asyncio.run(look()) == ("id", [])


def test_a_dump_that_lost_a_person_is_noticed(tmp_path: Path) -> None:
    async def back_up() -> None:
        store = MemoryStore()
        known = Person(id=PersonId("ann"), created_at=1, seen_at=1)
        await store.people.restore(WholePerson(person=known))
        await store.backup(tmp_path / "dump")

    asyncio.run(back_up())
    lines = (tmp_path / "dump").read_bytes().splitlines(keepends=True)
    assert [line[:9] for line in lines[1:]] == [b'{"person"', b'{"tables"']
    (tmp_path / "dump").write_bytes(lines[0] + lines[2])
    with pytest.raises(DumpError, match="expected 0 people, got 1"):
        list(read_dump(tmp_path / "dump"))
