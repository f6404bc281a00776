"""Reading a table's stream again, in parts, so that others get a turn."""

from collections.abc import Iterator, Sequence

from cryptonym.server.rooms.entries import ENTRIES, Entry
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.gate import follows

MOST_BYTES = 100_000  # of a part


class UnreadableTable(StoreUnavailable):
    """The stream holds something that this node cannot read: damaged, or of a newer version."""


def in_parts(page: Sequence[bytes], size: int, *, is_last: bool) -> Iterator[list[Entry]]:
    """The entries of a page in parts of about this size, none of which ends before what follows.

    What is told in one message must not depend on how many private entries there were before
    (R58). What follows may stand on the next page, so the end of a page is left for that one.
    """
    waiting: list[Entry] = []
    for part in _cut(page, size):
        waiting += [ENTRIES.decode(entry) for entry in page[part]]
        at_end = is_last and part.stop >= len(page)
        whole = len(waiting) if at_end else _last_beginning(waiting)
        if whole:
            yield waiting[:whole]
            waiting = waiting[whole:]
    if len(waiting) == len(page) > 0:
        yield waiting  # nothing else begins on this page


def _cut(page: Sequence[bytes], size: int) -> Iterator[slice]:
    """Parts of so many entries, or of fewer where they are long: words of one's own are."""
    first, length = 0, 0
    for at, entry in enumerate(page, 1):
        length += len(entry)
        if at - first >= size or length >= MOST_BYTES:
            yield slice(first, at)
            first, length = at, 0
    if first < len(page):
        yield slice(first, len(page))


def _last_beginning(entries: list[Entry]) -> int:
    """The last place where something begins that does not follow from what is before it."""
    at = len(entries) - 1
    while at > 0 and follows(entries[at].event):
        at -= 1
    return at
