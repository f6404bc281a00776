"""Many appends as one write: who wins is decided for each of them, never for the batch."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cryptonym.store.port import NoSuchTable, TableId


class Append(NamedTuple):
    """One append as it was asked for."""

    table_id: TableId
    after: int
    entries: tuple[bytes, ...]
    now: int
    due: int | None
    listing: bytes | None


Outcome = bool | BaseException  # won, lost, or what to raise


class Heads:
    """The lengths of streams as a batch is settled, and what has to be written of it."""

    def __init__(self, lengths: Mapping[TableId, int]) -> None:
        self._lengths = dict(lengths)  # of open tables
        self.rows: list[tuple[TableId, int, bytes]] = []
        self._touched: dict[TableId, tuple[int, int, int | None, bytes | None]] = {}

    def settle(self, appends: Iterable[Append]) -> list[Outcome]:
        """The outcome of each append, in order; a later one meets what an earlier one wrote."""
        return [self._settle(append) for append in appends]

    @property
    def heads(self) -> list[tuple[TableId, int, int, int | None, bytes | None]]:
        """For each table that has grown: id, length, touched_at, due, listing."""
        return [(table_id, *touched) for table_id, touched in self._touched.items()]

    def _settle(self, append: Append) -> Outcome:
        table_id, after, entries, now, due, listing = append
        length = self._lengths.get(table_id)
        if length is None:
            return NoSuchTable(table_id)
        if length != after:
            return False
        self.rows += [(table_id, after + n, body) for n, body in enumerate(entries, 1)]
        self._lengths[table_id] = length = after + len(entries)
        if listing is None and table_id in self._touched:
            listing = self._touched[table_id][3]
        self._touched[table_id] = (length, now, due, listing)
        return True
