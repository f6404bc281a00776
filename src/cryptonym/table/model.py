"""The values of a table: members, settings, chat, marks, and the table itself."""

from typing import Literal

import msgspec

from cryptonym.rules.match import Match
from cryptonym.rules.model import Seat, Team

MemberId = str  # numbers in order of arrival: "1", "2", ...
ChatRule = Literal["table", "team"]  # who hears operatives talk (Q25)

MOST_MEMBERS = 60
MOST_DEVICES = 5  # of one member; a further one replaces the oldest
CHAT_KEPT = 200  # lines a newcomer can still read


class Settings(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a table is run, apart from the rules of its games."""

    public: bool = False  # listed for everybody, or found by link and name only
    chat: ChatRule = "table"
    close_after_minutes: int = 12 * 60  # nobody there for so long: the table closes itself


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Which words are played: lists of the language, and words of the group's own."""

    lists: tuple[str, ...] = ("deck",)
    own: tuple[str, ...] = ()


class Member(msgspec.Struct, frozen=True, gc=False):
    """Somebody at the table. Tokens, one for each device, are kept as hashes only."""

    name: str
    tokens: tuple[str, ...]


class Said(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of chat; `to` is None when the whole table hears it."""

    by: MemberId
    text: str
    to: Team | None = None


class Table(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One table: a fold of its events."""

    name: str  # as people say it
    match: Match  # seats, options and games
    settings: Settings = Settings()
    words: Words = Words()
    members: dict[MemberId, Member] = {}  # in order of arrival
    gone: dict[MemberId, Member] = {}  # who went away during this game; they know what they know
    host: MemberId = ""
    arrivals: int = 0  # members ever, for the next id
    locked: bool = False  # nobody new comes in
    closed: bool = False
    chat: tuple[Said, ...] = ()
    marks: dict[MemberId, frozenset[int]] = {}  # cards that operatives point at (R31)

    def seat_of(self, member: MemberId) -> Seat:
        """Where a member sits."""
        return self.match.seats[member]
