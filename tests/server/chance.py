"""Chance for the servers of the tests: tables that are alike are dealt alike, every time."""

import hashlib

import msgspec
from msgspec.structs import replace

from cryptonym.rooms.surroundings import Preparing, Surroundings
from cryptonym.rules.refusals import Refusal
from cryptonym.table.commands import TableCommand
from cryptonym.table.decide import Given
from cryptonym.table.model import MemberId, Table


def draw_alike(table: Table) -> bytes:
    """The seed of a table: another for other options, words, seats or another game."""
    match = table.match
    seats = [[who, msgspec.to_builtins(seat)] for who, seat in match.seats.items()]
    told = msgspec.json.encode([match.options, table.words, match.number, seats])
    return hashlib.sha256(told).digest()


class Seeded(Surroundings):
    """Surroundings where every seed is one that the test gives."""

    def seed(self, table: Table) -> bytes:
        """The seed of the next game at a table."""
        raise NotImplementedError

    def given(
        self, table: Table, member: MemberId | None, command: TableCommand, token: str
    ) -> Given | Refusal | Preparing:
        """What a command is given, with that seed where there is chance in it."""
        given = super().given(table, member, command, token)
        if not isinstance(given, Given) or not given.seed:
            return given
        return replace(given, seed=self.seed(table))
