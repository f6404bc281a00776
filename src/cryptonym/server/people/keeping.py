"""The seats of people at live tables: noted, taken again, signed out, and left for good."""

import asyncio
import logging
from collections.abc import Iterable

from msgspec.structs import replace

from cryptonym.proofs import mark_of, solver_of_person, via_of
from cryptonym.rooms.entries import ENTRIES, UnreadableTable
from cryptonym.rooms.noting import note_of
from cryptonym.rooms.room import Room, RoomBusyError
from cryptonym.rooms.tables import Tables
from cryptonym.rules.refusals import Refusal
from cryptonym.store.people import People, PersonId, StoredSeat
from cryptonym.store.port import NoSuchTable, StoreUnavailable, TableId
from cryptonym.table.commands import ForgetMember, SignOut
from cryptonym.table.events import MemberCame, MemberMarked, MemberRenamed, TableOpened
from cryptonym.table.model import MemberId, Table
from cryptonym.table.persons import member_with
from cryptonym.text import Text

SWEEP_EVERY = 60.0  # seconds between two looks at who has left and is not forgotten yet

# Of entries that name somebody, or say who a person is or which language a table speaks.
_NAMING = (b'"member_came"', b'"member_renamed"', b'"member_marked"', b'"table_opened"')

log = logging.getLogger("cryptonym.server")


class Keeping:
    """Sees to it that people's lists and the tables agree."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def people(self) -> People:
        """Those who want their tables kept."""
        return self._tables.around.store.people

    async def note(self, person: PersonId, room: Room, member: MemberId) -> None:
        """Put a seat on a person's list, as it is when nothing more happens meanwhile."""
        while room.table is not None:
            length = room.length
            await self.people.sit(self.seat(person, room.id, room.table, member, length))
            await self._tables.refresh(room)
            if room.length == length:
                return

    def seat(
        self, person: PersonId, table_id: TableId, table: Table, member: MemberId, length: int
    ) -> StoredSeat:
        """What is stored of a seat."""
        note, now = note_of(table, member), self._tables.around.now()
        return StoredSeat(
            person=person,
            table_id=table_id,
            member=member,
            since=now,
            waiting=note.waiting,
            deadline=note.deadline,
            ended=note.ended,
            touched_at=now,
            length=length,
            summary=note.summary,
        )

    async def sign_out(self, person: PersonId, devices: Iterable[int]) -> None:
        """Let devices that a person has removed have none of their seats any more."""
        numbers = list(devices)
        for seat in await self.people.seats(person):
            room = None if seat.ended else await self._room(seat)
            member = _member(room, person)
            if room is None or member is None:
                continue
            for number in numbers:
                await room.submit(member, SignOut(via_of(person, room.id, number)))

    async def forget(self, person: PersonId) -> None:
        """Take a person from every table and from the daily; then delete what is left of them."""
        while seats := await self.people.seats(person):
            for seat in seats:
                room = await self._room(seat)
                member = _member(room, person)
                if room is not None and room.table is not None and member is not None:
                    somebody = _somebody(room.table.match.options.language)
                    outcome = await room.submit(member, ForgetMember(somebody))
                    if isinstance(outcome, Refusal):
                        log.warning("a seat could not be given up", extra={"code": outcome.code})
                await self._take_names_out(person, seat)
                await self.people.unseat(person, seat.table_id)
        await self._tables.around.store.strangers.forget(person)
        await self._tables.around.store.daily.forget(solver_of_person(person))
        await self.people.forget(person)

    async def _take_names_out(self, person: PersonId, seat: StoredSeat) -> None:
        """Let the stream of a table say "somebody" wherever it had a person's name."""
        store = self._tables.around.store
        stored = await store.export(seat.table_id)
        named = {
            seq: ENTRIES.decode(entry)
            for seq, entry in enumerate(stored, 1)
            if any(kind in entry for kind in _NAMING)
        }
        opened = next(
            (one.event for one in named.values() if isinstance(one.event, TableOpened)), None
        )
        if opened is None:
            return
        mark = mark_of(person, seat.table_id)
        members = {seat.member} | {
            one.event.member
            for one in named.values()
            if isinstance(one.event, MemberCame | MemberMarked) and one.event.mark == mark
        }
        somebody = _somebody(opened.options.language)
        amended = {
            seq: ENTRIES.encode(replace(one, event=replace(one.event, name=somebody)))
            for seq, one in named.items()
            if isinstance(one.event, MemberCame | MemberRenamed)
            and one.event.member in members
            and not one.event.name.startswith(somebody)
        }
        if amended:
            await store.amend(seat.table_id, amended)

    async def sweep(self) -> None:
        """Finish what a node that died, or an operator, has begun."""
        for person in await self.people.leaving():
            await self.forget(person)

    async def run(self) -> None:
        """Sweep now and then until this is cancelled."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except (StoreUnavailable, NoSuchTable, RoomBusyError, UnreadableTable):
                continue  # the next look finds them again
            except Exception:
                log.exception("people who left could not be forgotten")

    async def _room(self, seat: StoredSeat) -> Room | None:
        room = await self._tables.room(seat.table_id)
        if room is not None:
            await self._tables.refresh(room)
        return room


def _somebody(language: str) -> str:
    return Text(language).format("person-somebody")


def _member(room: Room | None, person: PersonId) -> MemberId | None:
    """Who a person is at an open table where they still are."""
    if room is None or room.table is None or room.table.closed:
        return None
    member = member_with(room.table, mark_of(person, room.id))
    return member if member in room.table.members else None
