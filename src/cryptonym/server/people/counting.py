"""What finished games come to for people: figures for themselves, repute among strangers.

Each game is counted once: figures when somebody looks, repute by whoever looks first.
"""

import logging
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from cryptonym.bodies.people import Figures, SeatSummary, Statistics
from cryptonym.proofs import mark_of
from cryptonym.rooms.noting import added
from cryptonym.rooms.tables import Tables
from cryptonym.store.people import Belonging, PersonId
from cryptonym.store.port import Store, StoreUnavailable, TableId
from cryptonym.store.strangers_port import Changed
from cryptonym.strangers.rating import BOTS, rated
from cryptonym.strangers.wishes import Repute
from cryptonym.table.model import MemberId, Table

STATISTICS = "statistics"  # a kind of belonging
AT_ONCE = 20  # tables that are read for one look; the next one goes on
REPUTE = "repute"  # another one, by game
TRIES = 5  # if somebody ends two games in the same moment

_SUMMARIES = msgspec.json.Decoder(SeatSummary)

log = logging.getLogger("cryptonym.server")


# ---- a person's statistics


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored: the figures, and how far each table has been counted."""

    figures: Figures = Figures()
    counted: dict[str, int] = {}  # by table, the number of the last game


async def statistics(tables: Tables, person: PersonId) -> Statistics:
    """The figures of a person, with what has ended since they last looked."""
    people = tables.around.store.people
    kept = [one.body for one in await people.kept(person, STATISTICS)]
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
        thing = Belonging(kind=STATISTICS, name="", body=body, touched_at=now)
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


# ---- repute among strangers


async def reputes_of(store: Store, person: PersonId) -> dict[str, Repute]:
    """What is known of somebody from games with strangers, by game."""
    kept = await store.people.kept(person, REPUTE)
    return {one.name: msgspec.json.decode(one.body, type=Repute) for one in kept}


async def count_game(store: Store, table_id: TableId, table: Table) -> None:
    """Count the game that has just ended at a table, if nobody has yet."""
    game = f"{table_id} {table.match.number}"
    try:
        people = await store.strangers.seated(table_id)
        for _ in range(TRIES):
            changes = await _changes(store, table, people)
            if not changes or await store.strangers.count_game(game, changes) != "stale":
                return
    except StoreUnavailable:
        return  # whoever next reads this table counts it
    except Exception:
        log.exception("a game between strangers could not be counted")


async def _changes(store: Store, table: Table, people: Sequence[PersonId]) -> list[Changed]:
    match, mode = table.match, table.match.options.mode
    result = match.game.result if match.game else None
    if result is None:
        return []
    known = {MemberId(str(at)): person for at, person in enumerate(people, 1) if person}
    before = {who: await _kept(store, person, mode) for who, person in known.items()}
    reputes = {
        who: msgspec.json.decode(body, type=Repute) if body else Repute()
        for who, body in before.items()
    }
    playing = {who: seat for who, seat in match.seats.items() if seat.plays}
    players = {
        who: (seat, _of_bot(table, who) if table.is_bot(who) else reputes.get(who, Repute()))
        for who, seat in playing.items()
    }
    new = rated(match.variant, result, players)
    changes = list[Changed]()
    for who, person in known.items():
        repute = reputes[who]
        if who in playing:
            strength, doubt = new.get(who, (repute.strength, repute.doubt))
            after = replace(repute, strength=strength, doubt=doubt, stayed=repute.stayed + 1)
        elif who in match.left:
            after = replace(repute, left=repute.left + 1)
        else:
            continue  # was not there when this game began
        body = msgspec.json.encode(after)
        changes.append(Changed(person, REPUTE, mode, before[who], body))
    return changes


async def _kept(store: Store, person: PersonId, mode: str) -> bytes | None:
    return {one.name: one.body for one in await store.people.kept(person, REPUTE)}.get(mode)


def _of_bot(table: Table, who: MemberId) -> Repute:
    return BOTS[table.members[who].bot or "normal"]
