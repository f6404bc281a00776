"""Chance for the servers of the tests: tables that are alike are dealt alike, every time."""

import hashlib

import msgspec

from cryptonym.table.model import Table


def draw_alike(table: Table) -> bytes:
    """The seed of a table: another for other options, words, seats or another game."""
    match = table.match
    seats = [[who, msgspec.to_builtins(seat)] for who, seat in match.seats.items()]
    told = msgspec.json.encode([match.options, table.words, match.number, seats])
    return hashlib.sha256(told).digest()
