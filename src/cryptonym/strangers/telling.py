"""What is asked and told over HTTP about games with strangers."""

from typing import Literal

import msgspec

from cryptonym.rules.options import Mode
from cryptonym.rules.seating import PlayerId
from cryptonym.strangers.wishes import Wish


class FindGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody looks for a game with people they do not know."""

    wish: Wish
    name: str = ""  # as the others will see it; nothing: the name that is kept of you


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the search for a game stands."""

    wish: Wish | None = None  # nothing: you do not look for a game
    since: int = 0  # milliseconds since 1970
    waiting: int = 0  # people who look for the same, with you
    bots_at: int | None = None  # when bots may sit down
    table: str = ""  # where your seat is, as soon as there is one


ReportReason = Literal["name", "clues", "spoiling", "cheating"]


class Somebody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at one of your tables."""

    table: str
    member: PlayerId


class NewReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the operator of this server should know of somebody at this table."""

    member: PlayerId
    reason: ReportReason


class Sent(msgspec.Struct, frozen=True, omit_defaults=True):
    """It has been written down."""

    sent: Literal[True]


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody you are never put at a table with."""

    id: str
    name: str  # as they were called there
    since: int


class GameRepute(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of you from games with strangers, for you alone."""

    mode: Mode
    strength: float
    doubt: float  # how far the true one may be from it
    stayed: int  # games that you played to the end
    left: int


class JuryCase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A doubtful clue of a table that you have nothing to do with; without an id: none now."""

    id: int = 0
    clue: str = ""
    language: str = ""
    words: tuple[str, ...] = ()  # that lie open there, in the order of the alphabet


class JuryVote(msgspec.Struct, frozen=True, omit_defaults=True):
    """What you make of it."""

    allow: bool
