"""A person's statistics: counted from finished games, each of them once, when somebody looks."""

import msgspec

from cryptonym.server.bodies.people import Figures, SeatSummary, Statistics
from cryptonym.server.people.proofs import mark_of
from cryptonym.server.rooms.noting import added
from cryptonym.server.rooms.tables import Tables
from cryptonym.store.people import Belonging, PersonId
from cryptonym.store.port import TableId

KIND = "statistics"
AT_ONCE = 20  # tables that are read for one look; the next one goes on
_SUMMARIES = msgspec.json.Decoder(SeatSummary)


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored: the figures, and how far each table has been counted."""

    figures: Figures = Figures()
    counted: dict[str, int] = {}  # by table, the number of the last game


async def statistics(tables: Tables, person: PersonId) -> Statistics:
    """The figures of a person, with what has ended since they last looked."""
    people = tables.around.store.people
    kept = [one.body for one in await people.kept(person, KIND)]
    before = kept[0] if kept else None
    tally = msgspec.json.decode(before, type=Tally) if before else Tally()
    behind = [
        seat.table_id
        for seat in await people.seats(person)
        if _SUMMARIES.decode(seat.summary).games > tally.counted.get(seat.table_id, 0)
    ]
    grown = tally
    for table_id in behind[:AT_ONCE]:
        grown = await _counted(tables, person, table_id, grown)
    if grown != tally:
        body, now = msgspec.json.encode(grown), tables.around.now()
        thing = Belonging(kind=KIND, name="", body=body, touched_at=now)
        if not await people.keep(person, thing, before):  # somebody else was faster: look again
            return Statistics(tally.figures, more=True)
    return Statistics(grown.figures, more=len(behind) > AT_ONCE)


async def _counted(tables: Tables, person: PersonId, table_id: TableId, tally: Tally) -> Tally:
    """The tally with the games of one table that were not counted yet."""
    room = await tables.room(table_id)
    if room is None:
        return tally
    after, mark = tally.counted.get(table_id, 0), mark_of(person, table_id)
    last, figures = after, tally.figures
    for number, by_mark in await room.figures.after(after, tables.around.store, table_id):
        last = number
        figures = added(figures, by_mark[mark]) if mark in by_mark else figures
    return Tally(figures, {**tally.counted, table_id: last})
