"""Strangers in memory, for tests."""

# ruff: noqa: D102 # the port says what each method promises

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from cryptonym.store import strangers_port as port
from cryptonym.store.memory_people import PeopleShelf
from cryptonym.store.people import Belonging, PersonId
from cryptonym.store.port import TableId
from cryptonym.store.strangers_port import Case, Changed, Counted, Report, Waiting


class StrangersShelf:
    """What memory stores hold of strangers."""

    def __init__(self) -> None:
        self.waiting: dict[PersonId, Waiting] = {}
        self.seats: dict[TableId, tuple[int, list[PersonId]]] = {}  # when, and who
        self.reports: list[Report] = []
        self.games: set[str] = set()
        self.cases: dict[int, Case] = {}
        self.votes: set[tuple[int, PersonId]] = set()


class MemoryStrangers(port.StrangersStore):
    """Keeps every promise except to outlive the process."""

    def __init__(self, shelf: StrangersShelf, people: Callable[[], PeopleShelf]) -> None:
        self._shelf, self._people = shelf, people

    async def wait(self, waiting: Waiting) -> bool:
        there = self._shelf.waiting.get(waiting.person)
        if there is not None and _is_held(there, waiting.seen_at):
            return False
        self._shelf.waiting[waiting.person] = waiting
        return True

    async def find(self, person: PersonId, seen_at: int | None = None) -> Waiting | None:
        found = self._shelf.waiting.get(person)
        if found is not None and seen_at is not None:
            found = self._shelf.waiting[person] = replace(found, seen_at=seen_at)
        return found

    async def waiting(self, now: int, limit: int = port.MOST_WAITING) -> list[Waiting]:
        free = [one for one in self._shelf.waiting.values() if _is_free(one, now)]
        return sorted(free, key=lambda one: (one.since, one.person))[:limit]

    async def hold(
        self, people: Sequence[PersonId], table_id: TableId, *, now: int, until: int
    ) -> bool:
        found = [self._shelf.waiting.get(person) for person in people]
        if not all(one is not None and _is_free(one, now) for one in found):
            return False
        for one in found:
            if one is not None:
                self._shelf.waiting[one.person] = replace(one, table_id=table_id, held_until=until)
        return True

    async def seat(self, people: Sequence[PersonId], table_id: TableId, now: int) -> bool:
        held = self._held(table_id)
        if {one.person for one in held} != set(people):
            return False
        for one in held:
            self._shelf.waiting[one.person] = replace(one, held_until=None)
        self._shelf.seats[table_id] = now, list(people)
        return True

    async def seated(self, table_id: TableId) -> list[PersonId]:
        return list(self._shelf.seats.get(table_id, (0, []))[1])

    async def release(self, table_id: TableId) -> int:
        held = self._held(table_id)
        for one in held:
            self._shelf.waiting[one.person] = replace(one, table_id=TableId(""), held_until=None)
        return len(held)

    async def withdraw(self, person: PersonId, now: int) -> bool:
        there = self._shelf.waiting.get(person)
        if there is None or _is_held(there, now):
            return False
        del self._shelf.waiting[person]
        return True

    async def sweep(self, *, unseen: int, patient: int, seated: int) -> int:
        gone = [
            one.person
            for one in self._shelf.waiting.values()
            if one.seen_at < (patient if one.patient else unseen)
        ]
        for person in gone:
            del self._shelf.waiting[person]
        seats = self._shelf.seats.items()
        self._shelf.seats = {table: one for table, one in seats if one[0] >= seated}
        return len(gone)

    async def report(self, report: Report) -> bool:
        same = (report.table_id, report.by, report.about)
        if any((one.table_id, one.by, one.about) == same for one in self._shelf.reports):
            return False
        number = max((one.id for one in self._shelf.reports), default=0) + 1
        self._shelf.reports.append(replace(report, id=number))
        return True

    async def reports(
        self, *, done: bool = False, limit: int = port.MOST_REPORTS_READ
    ) -> list[Report]:
        return [one for one in self._shelf.reports if done or one.done_at is None][:limit]

    async def close_report(self, number: int, now: int) -> bool:
        for at, one in enumerate(self._shelf.reports):
            if one.id == number and one.done_at is None:
                self._shelf.reports[at] = replace(one, done_at=now)
                return True
        return False

    async def open_case(self, case: Case) -> bool:
        cases = self._shelf.cases
        same = (case.table_id, case.question)
        if any((one.table_id, one.question) == same for one in cases.values()):
            return False
        number = len(cases) + 1
        cases[number] = replace(case, id=number)
        return True

    async def cases(self, language: str, now: int, person: PersonId) -> list[Case]:
        found = [
            one
            for one in self._shelf.cases.values()
            if one.language == language
            and one.outcome is None
            and one.until > now
            and (one.id, person) not in self._shelf.votes
            and person not in await self.seated(one.table_id)
        ]
        return found[: port.MOST_CASES]

    async def case(self, number: int) -> Case | None:
        return self._shelf.cases.get(number)

    async def vote(self, number: int, person: PersonId, *, allow: bool, enough: int) -> Case | None:
        case = self._shelf.cases.get(number)
        if case is None or case.outcome is not None or (number, person) in self._shelf.votes:
            return None
        if person in await self.seated(case.table_id):
            return None
        self._shelf.votes.add((number, person))
        case = replace(case, yes=case.yes + allow, no=case.no + (not allow))
        settled = max(case.yes, case.no) >= enough
        case = replace(case, outcome=case.yes > case.no) if settled else case
        self._shelf.cases[number] = case
        return case

    async def unsettled(self, now: int) -> list[Case]:
        return [
            one
            for one in self._shelf.cases.values()
            if not one.told and (one.outcome is not None or one.until <= now)
        ]

    async def settle_case(self, number: int, *, outcome: bool, told: bool) -> None:
        case = self._shelf.cases[number]
        settled = outcome if case.outcome is None else case.outcome
        self._shelf.cases[number] = replace(case, outcome=settled, told=told)
        self._shelf.votes = {vote for vote in self._shelf.votes if vote[0] != number}

    async def verdicts(self, after: int, limit: int) -> list[Case]:
        settled = [one for one in self._shelf.cases.values() if one.outcome is not None]
        return [one for one in settled if one.id > after][:limit]

    async def count_game(self, game: str, changes: Sequence[Changed]) -> Counted:
        shelf = self._people()
        if game in self._shelf.games:
            return "known"
        for one in changes:
            there = shelf.belongings.get((one.person, one.kind, one.name))
            if one.before != (there.body if there else None):
                return "stale"
        self._shelf.games.add(game)
        for one in changes:
            if one.person in shelf.people:
                kept = Belonging(kind=one.kind, name=one.name, body=one.after, touched_at=0)
                shelf.belongings[one.person, one.kind, one.name] = kept
        return "done"

    async def forget(self, person: PersonId) -> None:
        self._shelf.waiting.pop(person, None)
        self._shelf.votes = {vote for vote in self._shelf.votes if vote[1] != person}
        for _, people in self._shelf.seats.values():
            people[:] = [PersonId("") if one == person else one for one in people]
        self._shelf.reports = [
            one for one in self._shelf.reports if person not in {one.by, one.about}
        ]

    def _held(self, table_id: TableId) -> list[Waiting]:
        return [
            one
            for one in self._shelf.waiting.values()
            if one.table_id == table_id and one.held_until is not None
        ]


def _is_held(one: Waiting, now: int) -> bool:
    return one.held_until is not None and one.held_until > now


def _is_free(one: Waiting, now: int) -> bool:
    return not one.table_id or (one.held_until is not None and one.held_until <= now)
