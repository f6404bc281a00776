"""An entry of a table's stream: an event, when, by whom, and by which command.

A stream is read in parts, so that others get a turn.
"""

from collections.abc import Iterator, Sequence

import msgspec

from cryptonym.rules.bits import as_bits
from cryptonym.rules.cards import as_hex
from cryptonym.store.encoding import Codec, Raw
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.events import TableEvent
from cryptonym.table.gate import follows
from cryptonym.table.model import NOBODY, MemberId

MOST_BYTES = 100_000  # of a part


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is stored for ever. Forms of older versions are read through upcasts."""

    at: int  # milliseconds since 1970
    event: TableEvent
    by: MemberId = NOBODY
    id: str = ""  # of the command, so that it is done once

    def is_with(self, other: "Entry") -> bool:
        """Whether one command, or one look at the clock, led to both."""
        return (self.at, self.by, self.id) == (other.at, other.by, other.id)


def _played_as_bits(entry: Raw) -> Raw:
    """The first version listed the words of earlier games one by one."""
    event = entry["event"]
    if event["type"] != "game_started":
        return entry
    layout = event["layout"]
    layout |= {"earlier": as_hex(as_bits(layout["earlier"]))}
    return entry


def opened_by_cells(event: Raw) -> Raw:
    """The second version repeated all of the key when a deal was opened."""
    if event["type"] == "deal_opened":
        return {"type": "deal_opened", "cells": event["key"]["cells"], "salt": event["salt"]}
    return event


def _opened_by_cells(entry: Raw) -> Raw:
    return {**entry, "event": opened_by_cells(entry["event"])}


def _as_it_was(entry: Raw) -> Raw:
    """The third version had no codes in the stream, and devices came without number and time."""
    return entry


def _without_asking(entry: Raw) -> Raw:
    """In the fourth version nobody asked for seats, broke games off, or had a clock wait."""
    return entry


def _without_duet(entry: Raw) -> Raw:
    """In the fifth version no word was touched without being covered, and no turn cost a token."""
    return entry


def _without_missions(entry: Raw) -> Raw:
    """In the sixth version tables had no campaign."""
    return entry


def _without_persons(entry: Raw) -> Raw:
    """In the seventh version no member was marked as a person."""
    return entry


def _without_slow_tables(entry: Raw) -> Raw:
    """In the eighth version no table was played over days."""
    return entry


ENTRIES: Codec[Entry] = Codec(
    Entry,
    upcasts=[
        _played_as_bits,
        _opened_by_cells,
        _as_it_was,
        _without_asking,
        _without_duet,
        _without_missions,
        _without_persons,
        _without_slow_tables,
    ],
)


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
