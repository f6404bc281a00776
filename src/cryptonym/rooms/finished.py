"""The finished games of a table, also those broken off: where they are, and reading one."""

from array import array
from collections.abc import Callable

import msgspec

from cryptonym.records import record_of, write_record
from cryptonym.rooms.entries import ENTRIES
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.telling import Told
from cryptonym.rules import events as game_events
from cryptonym.rules.gate import bare_clue
from cryptonym.rules.match import GameStarted
from cryptonym.rules.model import CardIndex
from cryptonym.store.port import Store, TableId
from cryptonym.table.events import ClueMeant, GameBrokenOff

Place = tuple[int, int]  # the first and the last entry of a game

PART = 100  # entries read before others get a turn
# Milliseconds of work: for any record, and for each entry that has to be read for it.
RECORD_COST, ENTRY_COST = 5.0, 0.02

_PACKED = msgspec.msgpack.Encoder()


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, so that nothing of it is secret any more."""

    record: str
    meant: dict[int, tuple[CardIndex, ...]]  # by turn, the cards that the clue of a bot was for


_FINISHED = msgspec.msgpack.Decoder(Finished)
_ENDS: frozenset[type] = frozenset({game_events.DealOpened, GameBrokenOff})


class FinishedGames:
    """The places of finished games; of a game that lasts nothing but where it began."""

    __slots__ = ("_around", "_begun", "_number", "_places", "_table_id", "count")

    def __init__(self, table_id: TableId, around: Surroundings) -> None:
        self._table_id = table_id
        self._around = around
        self._number = 0  # games begun
        self._begun = 0
        # Number, first and last entry of each: a table of tuples would be five times as large.
        self._places = array("Q")
        self.count = 0  # games finished, since the table is at hand

    def places(self) -> tuple[int, int, list[int]]:
        """Everything that is noted, for `resume`."""
        return self._number, self._begun, self._places.tolist()

    def resume(self, places: tuple[int, int, list[int]]) -> None:
        """Go on from what was noted before."""
        self._number, self._begun, noted = places
        self._places = array("Q", noted)

    def note(self, told: Told) -> None:
        """Something has happened: perhaps a game has begun or ended, with a result or without."""
        first = told.number - len(told.then)
        if type(told.entry.event) is GameStarted:
            self._number, self._begun = self._number + 1, first
        for place, entry in enumerate((told.entry, *told.then), first):
            if type(entry.event) in _ENDS:
                self._places.extend((self._number, self._begun, place))
                self.count += 1

    def numbers(self) -> list[int]:
        """The finished games, in order."""
        return list(self._places[::3])

    def place(self, number: int) -> Place | None:
        """Where a finished game is."""
        if number not in (numbers := self._places[::3]):
            return None
        at = 3 * numbers.index(number)
        return self._places[at + 1], self._places[at + 2]

    async def read(
        self, number: int, pay: Callable[[float], None] = lambda _cost: None
    ) -> Finished | None:
        """A finished game, read once for all who ask; None if there is none of this number.

        Whoever has it read pays so many milliseconds of work.
        """
        place = self.place(number)
        if place is None:
            return None
        first, last = place

        async def read() -> bytes:
            async with self._around.reading:
                return _PACKED.encode(await _read(self._around.store, self._table_id, first, last))

        key = f"record {self._table_id} {number}".encode()
        cost = RECORD_COST + ENTRY_COST * (last - first)
        answers = self._around.works.answers
        return _FINISHED.decode(await answers.get(key, lambda: pay(cost), read))


async def _read(store: Store, table_id: TableId, first: int, last: int) -> Finished:
    events: list[game_events.Event] = []
    meant: dict[int, tuple[CardIndex, ...]] = {}
    at = first - 1
    while at < last:
        part = await store.read(table_id, at, min(PART, last - at))
        for stored in part:
            event = ENTRIES.decode(stored).event
            if isinstance(event, GameStarted):
                events.append(event.dealt)
            elif isinstance(event, ClueMeant):
                meant[event.turn] = event.cards
            elif isinstance(event, game_events.Event):
                # That a clue was asked about stays between those who talked of it (R58, Q25).
                events.append(
                    bare_clue(event) if isinstance(event, game_events.ClueGiven) else event
                )
        at += len(part)
    record = record_of(events)  # of a game that was broken off, as it lay on the table
    return Finished(write_record(record), meant if record.finished else {})
