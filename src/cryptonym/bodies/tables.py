"""A table over plain HTTP: opening it, coming in, commands, devices, and what lists show.

Also keys for a table with paper cards.
"""

import msgspec

from cryptonym.language.presets import default_options
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import Key, Number, Seat
from cryptonym.rules.options import MODES, Mode, Options
from cryptonym.rules.variants import in_game
from cryptonym.rules.verdict import Verdict
from cryptonym.table.commands import FillSeats, TableCommand
from cryptonym.table.model import DeviceKind, Level, MemberId, Settings, Words
from cryptonym.wire.messages import MemberCommand


class OpenTable(msgspec.Struct, frozen=True):
    """A new table: whoever opens it is host."""

    host: str
    language: str = "en"
    mode: Mode | None = None  # which game, if it is not the one of the options
    options: Options | None = None  # instead of the language's defaults
    settings: Settings = Settings()
    words: Words = Words()
    seat: Seat | None = None  # where the host sits down at once
    bots: Level | None = None  # in all seats that are missing then
    start: bool = False  # deal at once

    def __post_init__(self) -> None:
        if self.mode is not None and self.mode not in MODES:
            raise ValueError(f"mode: expected one of {', '.join(sorted(MODES))}")

    def chosen(self, options: Options) -> Words:
        """The words: those chosen, else the list that the options name."""
        named = Words(options.lists)
        return named if self.words == Words() != named else self.words

    def agreed(self) -> Options:
        """The options of its games; options that name no language have that of the table."""
        agreed = self.options or default_options(self.language)
        if agreed.language == Options().language:
            agreed = msgspec.structs.replace(agreed, language=self.language)
        return in_game(agreed, self.mode) if self.mode else agreed

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


class OwnDevice(msgspec.Struct, frozen=True):
    """One of your devices at a table."""

    number: int
    since: int  # milliseconds since 1970; 0 if it was not noted
    kind: DeviceKind | None
    this: bool  # the one that asks


class Clue(msgspec.Struct, frozen=True):
    """A clue a spymaster thinks of."""

    word: str


class JudgedClue(Verdict, frozen=True, gc=False, omit_defaults=True):
    """What the referee would say of a clue, and what was heard: `mar 2` has both."""

    word: str = ""  # without the number
    number: Number | None = None  # if one was said with the word


class Found(msgspec.Struct, frozen=True):
    """A table that was looked for by its name."""

    table: str


class Listing(msgspec.Struct, frozen=True):
    """What a list of public tables shows."""

    name: str
    language: str
    mode: str
    members: int
    playing: bool
    locked: bool


class NewKeyCode(msgspec.Struct, frozen=True):
    """A code for a key is wanted, in words of this language."""

    language: str = "en"


class KeyCode(msgspec.Struct, frozen=True):
    """A code that gives the same key to everybody who types it."""

    code: str


class KeyOfCode(msgspec.Struct, frozen=True):
    """The key of a code, which is told in its plainest form."""

    code: str
    key: Key
