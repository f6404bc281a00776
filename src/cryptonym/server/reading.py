"""Reading a table's stream again, in parts, so that others get a turn."""

from collections.abc import Iterator, Sequence

from cryptonym.server.entries import ENTRIES, Entry
from cryptonym.server.telling import follows


def in_parts(page: Sequence[bytes], size: int, *, is_last: bool) -> Iterator[list[Entry]]:
    """The entries of a page in parts of about this size, none of which ends before what follows.

    What is told in one message must not depend on how many private entries there were before
    (R58). What follows may stand on the next page, so the end of a page is left for that one.
    """
    waiting: list[Entry] = []
    for first in range(0, len(page), size):
        waiting += [ENTRIES.decode(entry) for entry in page[first : first + size]]
        at_end = is_last and first + size >= len(page)
        whole = len(waiting) if at_end else _last_beginning(waiting)
        if whole:
            yield waiting[:whole]
            waiting = waiting[whole:]
    if len(waiting) == len(page) > 0:
        yield waiting  # nothing else begins on this page


def _last_beginning(entries: list[Entry]) -> int:
    """The last place where something begins that does not follow from what is before it."""
    at = len(entries) - 1
    while at > 0 and follows(entries[at].event):
        at -= 1
    return at
