"""An entry of a table's stream: an event, when, by whom, and by which command."""

import msgspec

from cryptonym.rules.bits import as_bits
from cryptonym.rules.cards import as_hex
from cryptonym.store.encoding import Codec, Raw
from cryptonym.table.events import TableEvent
from cryptonym.table.model import NOBODY, MemberId


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
