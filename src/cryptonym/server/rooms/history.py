"""The finished games in a table's stream: they stay as records."""

from collections.abc import Callable

import msgspec

from cryptonym.records import record_of, write_record
from cryptonym.rules import events as game
from cryptonym.rules.match import GameStarted
from cryptonym.server.rooms.entries import ENTRIES
from cryptonym.server.rooms.room import Room
from cryptonym.table.events import ClueMeant

PART = 100  # entries read before others get a turn
# Milliseconds of work: for any record, and for each entry that has to be read for it.
RECORD_COST, ENTRY_COST = 5.0, 0.02

_PACKED = msgspec.msgpack.Encoder()


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, so that nothing of it is secret any more."""

    record: str
    meant: dict[int, tuple[int, ...]]  # by turn, the cards that the clue of a bot was for


_FINISHED = msgspec.msgpack.Decoder(Finished)


def for_nothing(_cost: float) -> None:
    """A way to pay, for those who need not."""


async def finished_game(
    room: Room, number: int, pay: Callable[[float], None] = for_nothing
) -> Finished | None:
    """A finished game of the table, read once for all who ask; None if there is none.

    Whoever has it read pays so many milliseconds of work.
    """
    place = room.finished.place(number)
    if place is None:
        return None
    first, last = place

    async def read() -> bytes:
        async with room.around.reading:
            return _PACKED.encode(await _read(room, first, last))

    key, cost = f"record {room.id} {number}".encode(), RECORD_COST + ENTRY_COST * (last - first)
    answers = room.around.works.answers
    return _FINISHED.decode(await answers.get(key, lambda: pay(cost), read))


async def _read(room: Room, first: int, last: int) -> Finished:
    events: list[game.Event] = []
    meant: dict[int, tuple[int, ...]] = {}
    at = first - 1
    while at < last:
        part = await room.around.store.read(room.id, at, min(PART, last - at))
        for stored in part:
            event = ENTRIES.decode(stored).event
            if isinstance(event, GameStarted):
                events.append(event.dealt)
            elif isinstance(event, ClueMeant):
                meant[event.turn] = event.cards
            elif isinstance(event, game.Event):
                events.append(_without_asking(event))
        at += len(part)
    return Finished(write_record(record_of(events)), meant)


def _without_asking(event: game.Event) -> game.Event:
    """That a clue was asked about stays between those who talked of it, for ever (R58, Q25)."""
    if isinstance(event, game.ClueGiven) and event.allowed:
        return msgspec.structs.replace(event, allowed=False)
    return event
