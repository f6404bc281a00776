"""Many appends as a few statements: who wins is decided for each of them, never for the batch.

Each step of a statement lets go of the interpreter lock and has to win it back from a busy event
loop. So a batch is a handful of statements with many rows, not many statements.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cryptonym.store.batch import Append, Outcome
from cryptonym.store.port import NoSuchTable, TableId

ROWS = 64  # in one statement

_HEADS = """SELECT json_group_object(id, json_array(number, length)) FROM tables
    WHERE closed_at IS NULL AND id IN ("""
_ENTRIES = "INSERT INTO entries (number, seq, body) VALUES "
_TOUCH = """UPDATE tables SET length = new.column2, touched_at = new.column3, due = new.column4,
    listing = coalesce(new.column5, listing) FROM (VALUES """
_TOUCHED = ") AS new WHERE tables.number = new.column1"


def append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> list[Outcome]:
    """Append inside the caller's transaction; the outcome of each, in order."""
    heads: dict[TableId, tuple[int, int]] = {}
    for ids in _slices(list({append.table_id for append in appends})):
        found = db.execute(_with_rows(_HEADS, 1, len(ids), ")"), ids).fetchone()[0]
        heads |= msgspec.json.decode(found)
    batch = _Batch(heads)
    outcomes = [batch.settle(append) for append in appends]
    _insert(db, batch.rows)
    for rows in _slices(list(batch.touched.values())):
        db.execute(_with_rows(_TOUCH, 5, len(rows), _TOUCHED), _flat(rows))
    return outcomes


def insert_first(db: sqlite3.Connection, number: int, entries: Sequence[bytes]) -> None:
    """Write the first entries of a table."""
    _insert(db, [(number, seq, body) for seq, body in enumerate(entries, 1)])


class _Batch:
    """The heads of streams as a batch is settled, and what has to be written of it."""

    def __init__(self, heads: dict[TableId, tuple[int, int]]) -> None:
        self._heads = heads  # number and length of open tables
        self.rows: list[tuple[int, int, bytes]] = []
        self.touched: dict[int, tuple[int, int, int, int | None, bytes | None]] = {}

    def settle(self, append: Append) -> Outcome:
        """A later append meets what an earlier one of the batch wrote."""
        table_id, after, entries, now, due, listing = append
        if table_id not in self._heads:
            return NoSuchTable(table_id)
        number, length = self._heads[table_id]
        if length != after:
            return False
        self.rows += [(number, after + n, body) for n, body in enumerate(entries, 1)]
        length += len(entries)
        self._heads[table_id] = number, length
        if listing is None and number in self.touched:
            listing = self.touched[number][4]
        self.touched[number] = (number, length, now, due, listing)
        return True


def _insert(db: sqlite3.Connection, entries: list[tuple[int, int, bytes]]) -> None:
    for rows in _slices(entries):
        db.execute(_with_rows(_ENTRIES, 3, len(rows), ""), _flat(rows))


@lru_cache
def _with_rows(start: str, columns: int, rows: int, end: str) -> str:
    row = ", ".join("?" * columns)
    return start + ", ".join([f"({row})" if columns > 1 else row] * rows) + end


def _slices(rows: list[Any]) -> Iterator[list[Any]]:
    return (rows[first : first + ROWS] for first in range(0, len(rows), ROWS))


def _flat(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    return [value for row in rows for value in row]
