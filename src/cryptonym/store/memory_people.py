"""People in memory, for tests and for tables that need not outlive the process."""

# ruff: noqa: D102 # the port says what each method promises

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from cryptonym.store import people as port
from cryptonym.store.people import Belonging, Person, PersonId, PersonKey, StoredSeat, WholePerson
from cryptonym.store.port import SeatNote, TableId


class PeopleShelf:
    """What memory stores hold of people."""

    def __init__(self) -> None:
        self.people: dict[PersonId, Person] = {}
        self.keys: dict[str, PersonKey] = {}
        self.seats: dict[tuple[PersonId, TableId], StoredSeat] = {}
        self.belongings: dict[tuple[PersonId, str, str], Belonging] = {}

    def note(self, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]) -> None:
        """What lists show of these seats from now on."""
        changed = {one.member: one for one in notes}
        for where, seat in self.seats.items():
            one = changed.get(seat.member) if seat.table_id == table_id else None
            if one is not None and seat.length <= length:
                self.seats[where] = replace(
                    seat,
                    waiting=one.waiting,
                    deadline=one.deadline,
                    ended=one.ended,
                    summary=one.summary,
                    touched_at=now,
                    length=length,
                )

    def unseat_all(self, table_id: TableId) -> None:
        """A table is gone."""
        self.seats = {at: seat for at, seat in self.seats.items() if at[1] != table_id}

    def whole(self) -> list[WholePerson]:
        """Everybody, with everything."""
        return [
            WholePerson(
                person=self.people[person],
                keys=tuple(self.keys_of(person)),
                seats=tuple(self.seats_of(person)),
                belongings=tuple(self.belongings_of(person)),
            )
            for person in sorted(self.people)
        ]

    def keys_of(self, person: PersonId) -> list[PersonKey]:
        """What opens a person."""
        mine = [key for key in self.keys.values() if key.person == person]
        return sorted(mine, key=lambda key: key.number)

    def seats_of(self, person: PersonId) -> list[StoredSeat]:
        """A person's seats, in their order."""
        mine = [seat for seat in self.seats.values() if seat.person == person]
        return sorted(mine, key=_order)

    def belongings_of(self, person: PersonId) -> list[Belonging]:
        """What is kept for a person, in order."""
        return [self.belongings[at] for at in sorted(self.belongings) if at[0] == person]


def _order(seat: StoredSeat) -> tuple[bool, bool, bool, int, int, str]:
    """As a person wants to see their tables."""
    first = (seat.ended, not seat.waiting, seat.deadline is None, seat.deadline or 0)
    return (*first, -seat.touched_at, seat.table_id)


class MemoryPeople(port.People):
    """Keeps every promise except to outlive the process."""

    def __init__(self, shelf: Callable[[], PeopleShelf]) -> None:
        self._shelf = shelf

    async def restore(self, whole: WholePerson) -> bool:
        shelf, person = self._shelf(), whole.person
        if person.id in shelf.people or any(key.hash in shelf.keys for key in whole.keys):
            return False
        shelf.people[person.id] = person
        shelf.keys |= {key.hash: key for key in whole.keys}
        shelf.seats |= {(person.id, seat.table_id): seat for seat in whole.seats}
        shelf.belongings |= {(person.id, one.kind, one.name): one for one in whole.belongings}
        return True

    async def person(self, person: PersonId) -> Person | None:
        return self._shelf().people.get(person)

    async def by_key(self, hashed: str, now: int) -> tuple[Person, PersonKey] | None:
        shelf = self._shelf()
        key = shelf.keys.get(hashed)
        if key is None or not port.open_keys([key], key.kind, now):
            return None
        person = shelf.people[key.person]
        return (person, key) if person.left_at is None else None

    async def change(
        self, person: PersonId, *, name: str, language: str, level: str, seen_at: int
    ) -> bool:
        shelf = self._shelf()
        known = shelf.people.get(person)
        if known is None or known.left_at is not None:
            return False
        shelf.people[person] = replace(
            known, name=name, language=language, level=level, seen_at=seen_at
        )
        return True

    async def keys(self, person: PersonId) -> list[PersonKey]:
        return self._shelf().keys_of(person)

    async def add_key(
        self, key: PersonKey, *, spends: str = "", alone: bool = False, most: int = 0
    ) -> int:
        shelf = self._shelf()
        person = shelf.people.get(key.person)
        if person is None or person.left_at is not None or key.hash in shelf.keys:
            return 0
        spent = shelf.keys.get(spends)
        good = (
            spent and spent.person == key.person and port.open_keys([spent], spent.kind, key.since)
        )
        if spends and not good:
            return 0
        same = [one for one in shelf.keys_of(key.person) if one.kind == key.kind]
        if most and not alone and len(same) >= most:
            return 0
        for one in (*([spent] if spent else []), *(same if alone else [])):
            shelf.keys.pop(one.hash, None)
        number = person.keys_ever + 1
        shelf.people[person.id] = replace(person, keys_ever=number)
        shelf.keys[key.hash] = replace(key, number=number)
        return number

    async def remove_keys(self, person: PersonId, numbers: Sequence[int]) -> int:
        shelf = self._shelf()
        gone = [key.hash for key in shelf.keys_of(person) if key.number in numbers]
        for hashed in gone:
            del shelf.keys[hashed]
        return len(gone)

    async def sit(self, seat: StoredSeat) -> None:
        seats, at = self._shelf().seats, (seat.person, seat.table_id)
        before = seats.get(at)
        if before is None:
            seats[at] = seat
        elif seat.length >= before.length:
            seats[at] = replace(seat, since=before.since)

    async def note(
        self, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]
    ) -> None:
        self._shelf().note(table_id, length, now, notes)

    async def seats(self, person: PersonId, limit: int = port.MOST_SEATS) -> list[StoredSeat]:
        return self._shelf().seats_of(person)[:limit]

    async def seated(self, table_id: TableId) -> list[StoredSeat]:
        here = [seat for seat in self._shelf().seats.values() if seat.table_id == table_id]
        return sorted(here, key=lambda seat: (seat.member, seat.person))

    async def unseat(self, person: PersonId, table_id: TableId) -> bool:
        return self._shelf().seats.pop((person, table_id), None) is not None

    async def keep(
        self, person: PersonId, belonging: Belonging, before: bytes | Literal[False] | None = False
    ) -> bool:
        shelf, at = self._shelf(), (person, belonging.kind, belonging.name)
        there = shelf.belongings.get(at)
        if person not in shelf.people:
            return False
        if before is not False and before != (there.body if there else None):
            return False
        shelf.belongings[at] = belonging
        return True

    async def kept(self, person: PersonId, kind: str = "") -> list[Belonging]:
        mine = self._shelf().belongings_of(person)
        return [one for one in mine if kind in {"", one.kind}]

    async def drop(self, person: PersonId, kind: str, name: str) -> bool:
        return self._shelf().belongings.pop((person, kind, name), None) is not None

    async def leave(self, person: PersonId, now: int) -> bool:
        shelf = self._shelf()
        known = shelf.people.get(person)
        if known is None or known.left_at is not None:
            return False
        shelf.people[person] = replace(known, left_at=now)
        shelf.keys = {at: key for at, key in shelf.keys.items() if key.person != person}
        return True

    async def leaving(self, limit: int = port.PEOPLE_AT_ONCE) -> list[PersonId]:
        left = [one.id for one in self._shelf().people.values() if one.left_at is not None]
        return sorted(left)[:limit]

    async def forget(self, person: PersonId) -> bool:
        shelf = self._shelf()
        if shelf.people.pop(person, None) is None:
            return False
        shelf.keys = {at: key for at, key in shelf.keys.items() if key.person != person}
        shelf.seats = {at: seat for at, seat in shelf.seats.items() if at[0] != person}
        shelf.belongings = {at: one for at, one in shelf.belongings.items() if at[0] != person}
        return True

    async def people_after(self, last: PersonId, limit: int) -> list[Person]:
        people = self._shelf().people
        return [people[one] for one in sorted(people) if one > last][:limit]

    async def purge_some(self, before: int, limit: int) -> int:
        shelf = self._shelf()
        playing = {seat.person for seat in shelf.seats.values() if not seat.ended}
        unseen = [one.id for one in shelf.people.values() if one.seen_at < before]
        gone = [one for one in unseen if one not in playing][:limit]
        for one in gone:
            await self.forget(one)
        return len(gone)
