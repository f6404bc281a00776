"""One append as it was asked for; drivers settle many at once."""

from collections.abc import Sequence
from typing import NamedTuple

from cryptonym.store.port import SeatNote, TableId


class Append(NamedTuple):
    """One append as it was asked for."""

    table_id: TableId
    after: int
    entries: Sequence[bytes]
    now: int
    due: int | None
    listing: bytes | None
    seats: Sequence[SeatNote] = ()
