"""What a store promises about people, as a program: give it your store, and it looks for a breach.

`check_people(make_store)` is called like `cryptonym.testing.store.check_store`.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from msgspec.structs import replace

from cryptonym.store import NewTable, StoreUnavailable, restore
from cryptonym.store.memory import MemoryStore
from cryptonym.store.people import (
    Belonging,
    KeyKind,
    People,
    Person,
    PersonId,
    PersonKey,
    StoredSeat,
    WholePerson,
)
from cryptonym.store.port import SeatNote, TableId
from cryptonym.testing.store import Check, MakeStore, no, opened, raises, same, yes

ANN, BO = PersonId("ann"), PersonId("bo")


async def check_people(make_store: MakeStore) -> None:
    """Raise AssertionError at the first breach of the contract."""
    for check in PEOPLE_CHECKS:
        await check(make_store)


def _key(
    name: str, person: PersonId = ANN, kind: KeyKind = "device", until: int | None = None
) -> PersonKey:
    return PersonKey(hash=f"hash of {name}", person=person, kind=kind, since=1000, until=until)


def _seat(table: str, person: PersonId = ANN, **fields: object) -> StoredSeat:
    usual = {"member": "1", "since": 10, "touched_at": 10, "length": 1}
    return StoredSeat(person=person, table_id=TableId(table), **usual | fields)  # type: ignore[arg-type] # fields of StoredSeat


def _note(member: str = "1", **fields: object) -> SeatNote:
    usual = {"waiting": True, "deadline": None, "ended": False, "summary": b"{}"}
    return SeatNote(member, **usual | fields)  # type: ignore[arg-type] # fields of SeatNote


async def _come(people: People, person: PersonId = ANN, name: str = "ĉevalo") -> bool:
    known = Person(id=person, name=name, created_at=1000, seen_at=1000, keys_ever=1)
    key = replace(_key(f"{person} 1", person), number=1)
    return await people.restore(WholePerson(person=known, keys=(key,)))


async def a_person_is_opened_by_their_keys(make_store: MakeStore) -> None:
    """Only keys that are still good, and one secret is never two people."""
    async with opened(make_store, "keys") as (store,):
        people = store.people
        yes(await _come(people), "come")
        no(await _come(people), "come again")
        thief = WholePerson(
            person=Person(id=BO, created_at=1, seen_at=1), keys=(_key("ann 1", BO),)
        )
        no(await people.restore(thief), "a second person with the same secret")
        same(await people.person(BO), None, "who was refused")
        found = await people.by_key("hash of ann 1", 5000)
        same(found and (found[0].name, found[1].number), ("ĉevalo", 1), "by key")
        same(await people.by_key("hash of nobody", 5000), None, "by no key")
        same(await people.add_key(_key("short", until=2000)), 2, "a key for a while")
        yes(await people.by_key("hash of short", 1999) is not None, "in time")
        same(await people.by_key("hash of short", 2000), None, "too late")
        same(await people.remove_keys(ANN, [1, 77]), 1, "removed")
        same(await people.by_key("hash of ann 1", 5000), None, "a removed key")
        same([key.number for key in await people.keys(ANN)], [2], "keys left")
        same(await people.add_key(_key("later")), 3, "no number comes again")
        same(await people.add_key(_key("later")), 0, "a hash that is there")
        same(await people.add_key(_key("x", BO)), 0, "a key of nobody")


async def a_key_is_spent_once(make_store: MakeStore) -> None:
    """Of many who come with one code, on two nodes, one gets in."""
    async with opened(make_store, "spent", "spent") as stores:
        await _come(stores[0].people)
        await stores[0].people.add_key(_key("old", kind="code"), alone=True)
        await stores[0].people.add_key(_key("code", kind="code", until=9000), alone=True)
        kinds = [key.kind for key in await stores[1].people.keys(ANN)]
        same(kinds, ["device", "code"], "one code at a time")
        racers = [
            stores[n % 2].people.add_key(_key(f"racer {n}"), spends="hash of code", most=5)
            for n in range(20)
        ]
        same(sorted(await asyncio.gather(*racers))[:-1], [0] * 19, "who came too late")
        same(len(await stores[0].people.keys(ANN)), 2, "keys")
        await stores[0].people.add_key(_key("stale", kind="code", until=1000))
        late = stores[0].people.add_key(_key("late"), spends="hash of stale")
        same(await late, 0, "a code that is over")
        many = [await stores[0].people.add_key(_key(f"many {n}"), most=5) for n in range(5)]
        same([bool(number) for number in many], [True, True, True, False, False], "at most five")


async def people_say_who_they_are(make_store: MakeStore) -> None:
    """Name, language and level change, and nothing else does."""
    async with opened(make_store, "change") as (store,):
        await _come(store.people)
        said = {"name": "Άννα", "language": "a language", "level": "hard"}
        yes(await store.people.change(ANN, **said, seen_at=7000), "change")
        no(await store.people.change(BO, **said, seen_at=7000), "change nobody")
        before = Person(id=ANN, created_at=1000, seen_at=7000, keys_ever=1)
        now = replace(before, name="Άννα", language="a language", level="hard")
        same(await store.people.person(ANN), now, "person")


async def seats_are_in_the_order_of_what_waits(make_store: MakeStore) -> None:
    """What waits first, the nearest deadline before; the others, the ended; the latest first."""
    async with opened(make_store, "order of seats") as (store,):
        people = store.people
        await _come(people)
        await _come(people, BO)
        for seat in (
            _seat("ended", ended=True, touched_at=99),
            _seat("quiet", touched_at=50),
            _seat("quieter", touched_at=40),
            _seat("far", waiting=True, deadline=900),
            _seat("near", waiting=True, deadline=800),
            _seat("whenever", waiting=True, touched_at=70),
            _seat("near", BO, member="2"),
        ):
            await people.sit(seat)
        order = ["near", "far", "whenever", "quiet", "quieter", "ended"]
        same([seat.table_id for seat in await people.seats(ANN)], order, "seats")
        same([seat.table_id for seat in await people.seats(ANN, 2)], order[:2], "two of them")
        both = [(seat.person, seat.member) for seat in await people.seated(TableId("near"))]
        same(both, [(ANN, "1"), (BO, "2")], "who sits there")
        yes(await people.unseat(ANN, TableId("near")), "unseat")
        no(await people.unseat(ANN, TableId("near")), "unseat again")
        same(len(await people.seated(TableId("near"))), 1, "who is left")


async def appends_note_seats_with_their_entries(make_store: MakeStore) -> None:
    """What lists show is true as soon as the entries are, and only then."""
    async with opened(make_store, "notes") as (store,):
        people, table = store.people, TableId("id")
        await _come(people)
        await store.create(NewTable(id=table, name="n", created_at=1), (b"1",))
        await people.sit(_seat("id", member="4"))

        async def append(after: int, *notes: SeatNote) -> bool:
            return await store.append(table, after, (b"x",), now=50 + after, due=9, seats=notes)

        no(await append(7, _note("4", summary=b"lost")), "a lost append")
        same([seat.summary for seat in await people.seats(ANN)], [b""], "after a lost append")
        yes(await append(1, _note("4", deadline=77, summary=b"told"), _note("5")), "append")
        noted = _seat(
            "id", member="4", waiting=True, deadline=77, summary=b"told", touched_at=51, length=2
        )
        same(await people.seats(ANN), [noted], "noted")
        yes(await append(2), "append of nothing to note")
        await people.note(table, 1, 99, [_note("4", summary=b"old")])
        await people.sit(_seat("id", member="4", summary=b"older", length=1))
        same(await people.seats(ANN), [noted], "older notes change nothing")
        await people.sit(_seat("id", member="6", since=99, summary=b"again", length=9))
        after = await people.seats(ANN)
        same([(seat.member, seat.since, seat.length) for seat in after], [("6", 10, 9)], "again")
        await store.close_table(table, 60)
        await store.purge(61)
        same(await people.seats(ANN), [], "seats at a purged table")


async def things_are_kept_for_people(make_store: MakeStore) -> None:
    """By kind and name; whoever says what was there before loses no race unnoticed."""
    async with opened(make_store, "things") as (store,):
        people = store.people
        await _come(people)

        def thing(name: str, body: bytes, kind: str = "b") -> Belonging:
            return Belonging(kind=kind, name=name, body=body, touched_at=5)

        yes(await people.keep(ANN, thing("x", b"\0\xff"), None), "keep what is new")
        no(await people.keep(ANN, thing("x", b"2"), None), "keep as if it were new")
        no(await people.keep(ANN, thing("x", b"2"), b"1"), "keep after something else")
        yes(await people.keep(ANN, thing("x", b"2"), b"\0\xff"), "keep after that")
        yes(await people.keep(ANN, thing("x", b"3")), "keep whatever was there")
        yes(await people.keep(ANN, thing("y", b"", "a")), "keep another kind")
        no(await people.keep(BO, thing("x", b"")), "keep for nobody")
        whole = [thing("y", b"", "a"), thing("x", b"3")]
        same(await people.kept(ANN), whole, "all")
        same(await people.kept(ANN, "b"), whole[1:], "of one kind")
        yes(await people.drop(ANN, "b", "x"), "drop")
        no(await people.drop(ANN, "b", "x"), "drop again")


async def who_leaves_is_forgotten(make_store: MakeStore) -> None:
    """At once nothing opens them; then nothing is left of them, and all of the others."""
    async with opened(make_store, "leaving") as (store,):
        people = store.people
        for person in (ANN, BO):
            await _furnish(people, person)
        before = await people.whole(BO)
        yes(await people.leave(ANN, 8000), "leave")
        no(await people.leave(ANN, 8001), "leave again")
        same(await people.leaving(), [ANN], "leaving")
        same(await people.by_key("hash of ann 1", 2), None, "by a key of before")
        same(await people.add_key(_key("again")), 0, "a new key")
        yes(len(await people.seats(ANN)) > 0, "the tables they still have to leave")
        yes(await people.forget(ANN), "forget")
        no(await people.forget(ANN), "forget again")
        same((await people.whole(ANN), await people.seats(ANN)), (None, []), "what is left")
        same((await people.kept(ANN), await people.keys(ANN)), ([], []), "what is left")
        same(await people.whole(BO), before, "somebody else")


async def people_who_stay_away_are_purged(make_store: MakeStore) -> None:
    """Only those who sit at no open table, however long they were not seen."""
    async with opened(make_store, "purged people") as (store,):
        people = store.people
        for name, seen in (("a", 10), ("b", 10), ("c", 99)):
            known = Person(id=PersonId(name), created_at=1, seen_at=seen)
            await people.restore(WholePerson(person=known))
        await people.sit(_seat("open", PersonId("b")))
        await people.sit(_seat("over", PersonId("a"), ended=True))
        same(await people.purge(50), 1, "purged")
        same([one.id async for one in people.everybody()], ["b", "c"], "who is left")


async def people_are_backed_up(make_store: MakeStore) -> None:
    """With everything, into a store of the same kind and of another kind, and after reopening."""
    async with opened(make_store, "people saved", "people back") as (store, back):
        for person in (ANN, BO):
            await _furnish(store.people, person)
        before = await _everything(store.people)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "backup"
            await store.backup(path)
            await store.people.forget(ANN)
            for target in (back, MemoryStore()):
                same((await restore(path, target)).people, 2, "restored people")
                same(await _everything(target.people), before, "restored")
            same((await restore(path, store)).known, 1, "who was there already")
    await raises(StoreUnavailable, store.people.person(ANN), "ask a closed store")
    async with opened(make_store, "people saved") as (store,):
        same(await _everything(store.people), before, "opened again")


async def _furnish(people: People, person: PersonId) -> None:
    await _come(people, person)
    await people.add_key(_key(f"{person} 2", person, "phrase"))
    await people.sit(_seat("a", person, waiting=True, deadline=9, summary=b"\0\xff"))
    await people.sit(_seat("b", person, ended=True))
    await people.keep(person, Belonging(kind="k", name="n", body=b"\xff", touched_at=3))


async def _everything(people: People) -> list[WholePerson | None]:
    return [await people.whole(one.id) async for one in people.everybody()]


PEOPLE_CHECKS: tuple[Check, ...] = (
    a_person_is_opened_by_their_keys,
    a_key_is_spent_once,
    people_say_who_they_are,
    seats_are_in_the_order_of_what_waits,
    appends_note_seats_with_their_entries,
    things_are_kept_for_people,
    who_leaves_is_forgotten,
    people_who_stay_away_are_purged,
    people_are_backed_up,
)
