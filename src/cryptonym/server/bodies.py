"""What is sent and answered over plain HTTP."""

import msgspec

from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.table.commands import FillSeats, TableCommand
from cryptonym.table.model import Level, MemberId, Settings, Words
from cryptonym.wire.messages import MemberCommand


class OpenTable(msgspec.Struct, frozen=True):
    """A new table: whoever opens it is host."""

    host: str
    language: str = "en"
    options: Options | None = None  # instead of the language's defaults
    settings: Settings = Settings()
    words: Words = Words()
    seat: Seat | None = None  # where the host sits down at once
    bots: Level | None = None  # in all seats that are missing then
    start: bool = False  # deal at once

    def asked(self) -> tuple[TableCommand, ...]:
        """What the host does at once, in order."""
        sits = (TakeSeat(self.seat.role, self.seat.team),) if self.seat else ()
        fills = (FillSeats(self.bots),) if self.bots else ()
        return (*sits, *fills, *((StartGame(),) if self.start else ()))


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody at the door."""

    name: str


class Ask(msgspec.Struct, frozen=True):
    """A command over plain HTTP."""

    id: str
    command: MemberCommand


class Answer(msgspec.Struct, frozen=True):
    """The command is carried out and stored."""

    id: str
    seq: int


class Seated(msgspec.Struct, frozen=True):
    """Somebody who has just come to a table, with the token that only they have."""

    table: str
    name: str  # of the table, as people say it
    member: MemberId
    token: str


class Code(msgspec.Struct, frozen=True):
    """A code that moves a seat to another device."""

    code: str


class Clue(msgspec.Struct, frozen=True):
    """A clue a spymaster thinks of."""

    word: str


class Found(msgspec.Struct, frozen=True):
    """A table that was looked for by its name."""

    table: str


class About(msgspec.Struct, frozen=True):
    """What this server offers."""

    languages: tuple[str, ...]
    presets: tuple[str, ...]


class Listing(msgspec.Struct, frozen=True):
    """What a list of public tables shows."""

    name: str
    language: str
    mode: str
    members: int
    playing: bool
    locked: bool
