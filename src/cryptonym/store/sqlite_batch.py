"""Many appends as a few statements: who wins is decided for each of them, never for the batch.

Each step of a statement lets go of the interpreter lock and has to win it back from a busy event
loop. So a batch is a handful of statements with many rows, not many statements.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cryptonym.store.port import Append, Appended, NoSuchTable, SeatNote, TableId

ROWS = 64  # in one statement

NUMBERS = 10_000  # of tables, remembered

_HEADS = """SELECT json_group_object(id, json_array(number, length)) FROM tables
    WHERE closed_at IS NULL AND id IN ("""
# These may fail halfway, since whoever asks rolls back: SQLite keeps nothing to undo them alone.
_ENTRIES = "INSERT OR FAIL INTO entries (number, seq, body) VALUES "
_TOUCH = """UPDATE OR FAIL tables SET length = new.column4, touched_at = new.column5,
    due = new.column6, listing = coalesce(new.column7, listing) FROM (VALUES """
_TOUCHED = """) AS new WHERE tables.number = new.column1 AND tables.id = new.column2
    AND tables.length = new.column3 AND closed_at IS NULL"""
_NOTE = """UPDATE OR FAIL seats SET waiting = ?, deadline = ?, ended = ?, summary = ?,
    touched_at = ?, length = ? WHERE table_id = ? AND member = ? AND length <= ?"""


class SomebodyLost(Exception):  # noqa: N818 # a fact, like refusals
    """Not all appends of a batch win, so each has to be settled; roll back first."""


class Streams:
    """The streams of all tables, as one connection appends to them."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._numbers: dict[TableId, int] = {}  # those met lately; a table keeps its number

    def append_all(self, appends: Sequence[Append]) -> list[Appended]:
        """Append to different tables, all of which are won; else raises SomebodyLost.

        Nearly every batch is so, and then nothing needs to be read.
        """
        touched: list[Any] = []
        rows: list[Any] = []
        for table_id, after, entries, now, due, listing, seats in appends:
            number = self._numbers.get(table_id)
            if number is None:
                raise SomebodyLost
            if seats:
                note_seats(self._db, table_id, after + len(entries), now, seats)
            touched += (number, table_id, after, after + len(entries), now, due, listing)
            for seq, body in enumerate(entries, after + 1):
                rows += (number, seq, body)
        if self._touch(touched) != len(appends):
            raise SomebodyLost
        _insert(self._db, rows)
        return [True] * len(appends)

    def append_each(self, appends: Sequence[Append]) -> list[Appended]:
        """Append those that win; the answer of each, in order."""
        heads: dict[TableId, tuple[int, int]] = {}
        for ids in _slices(list({append.table_id for append in appends}), 1):
            found = self._db.execute(_with_rows(_HEADS, 1, len(ids), ")"), ids).fetchone()[0]
            heads |= msgspec.json.decode(found)
        if len(self._numbers) > NUMBERS:
            self._numbers.clear()
        self._numbers |= {table_id: number for table_id, (number, _) in heads.items()}
        batch = _Batch(heads)
        answers = [batch.settle(append) for append in appends]
        for append, answer in zip(appends, answers, strict=True):
            if append.seats and answer is True:
                length = append.after + len(append.entries)
                note_seats(self._db, append.table_id, length, append.now, append.seats)
        self._touch(_flat(batch.touched.values()))
        _insert(self._db, _flat(batch.rows))
        return answers

    def _touch(self, values: list[Any]) -> int:
        """Write the heads of tables; how many were as expected."""
        return sum(
            self._db.execute(_with_rows(_TOUCH, 7, len(some) // 7, _TOUCHED), some).rowcount
            for some in _slices(values, 7)
        )


def insert_first(db: sqlite3.Connection, number: int, entries: Sequence[bytes]) -> None:
    """Write the first entries of a table."""
    _insert(db, _flat((number, seq, body) for seq, body in enumerate(entries, 1)))


def note_seats(
    db: sqlite3.Connection, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]
) -> None:
    """Write what people's lists show of their seats at a table whose stream is so long."""
    db.executemany(
        _NOTE,
        [
            (
                *(one.waiting, one.deadline, one.ended, one.summary),
                *(now, length, table_id, one.member, length),
            )
            for one in notes
        ],
    )


class _Batch:
    """The heads of streams as a batch is settled, and what has to be written of it."""

    def __init__(self, heads: dict[TableId, tuple[int, int]]) -> None:
        self._before = heads  # number and length of open tables
        self._lengths = {table_id: length for table_id, (_, length) in heads.items()}
        self.rows: list[tuple[int, int, bytes]] = []
        self.touched: dict[TableId, tuple[Any, ...]] = {}

    def settle(self, append: Append) -> Appended:
        """A later append meets what an earlier one of the batch wrote."""
        table_id, after, entries, now, due, listing, _ = append
        if table_id not in self._before:
            return NoSuchTable(table_id)
        if self._lengths[table_id] != after:
            return False
        number, before = self._before[table_id]
        self.rows += [(number, after + n, body) for n, body in enumerate(entries, 1)]
        self._lengths[table_id] = length = after + len(entries)
        if listing is None and table_id in self.touched:
            listing = self.touched[table_id][-1]
        self.touched[table_id] = (number, table_id, before, length, now, due, listing)
        return True


def _insert(db: sqlite3.Connection, values: list[Any]) -> None:
    for some in _slices(values, 3):
        db.execute(_with_rows(_ENTRIES, 3, len(some) // 3, ""), some)


@lru_cache
def _with_rows(start: str, columns: int, rows: int, end: str) -> str:
    row = ", ".join("?" * columns)
    return start + ", ".join([f"({row})" if columns > 1 else row] * rows) + end


def _slices(values: list[Any], columns: int) -> Iterator[list[Any]]:
    size = ROWS * columns
    return (values[first : first + size] for first in range(0, len(values), size))


def _flat(rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    return [value for row in rows for value in row]
