"""A person over plain HTTP: their tables, devices, figures, calls, and all that is theirs."""

from typing import Any, Literal

import msgspec

from cryptonym.rules.model import Seat
from cryptonym.table.model import DeviceKind, Level, MemberId

Wanted = Literal["clue", "guess", "answer", "start", ""]


FeedKind = Literal["calendar", "news"]


class SeatSummary(msgspec.Struct, frozen=True, gc=False):
    """One line of somebody's own list of tables."""

    name: str  # of the table, as people say it
    language: str
    mode: str
    seat: Seat
    running: bool  # a game is on
    wanted: Wanted  # of you
    awaited: tuple[str, ...]  # the names of others for whom everybody waits
    games: int  # begun so far
    people: int
    until: int = 0  # the time that you or the others have, where the table is played over days
    last: int = 0  # and their reserve after it: then a bot plays on


class KeptTable(msgspec.Struct, frozen=True):
    """One of your tables."""

    table: str
    member: MemberId
    since: int  # milliseconds since 1970, like all times
    touched: int  # when something happened there
    waiting: bool  # for you
    deadline: int | None
    ended: bool  # it is closed, or you have left
    about: SeatSummary


class Partner(msgspec.Struct, frozen=True, gc=False):
    """Clues that somebody and you have shared, and the words that came of them."""

    clues: int = 0
    words: int = 0


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """What your finished games come to."""

    games: int = 0
    won: int = 0
    clues: int = 0  # that you gave
    words: int = 0  # of your side that were covered after them
    dared: dict[str, int] = {}  # by number, how many clues
    delivered: dict[str, int] = {}  # and how many of these brought as many words
    touched: dict[str, int] = {}  # by your side's hand: own, rival, bystander, assassin
    partners: dict[str, Partner] = {}  # by the names they had


class Statistics(msgspec.Struct, frozen=True):
    """Your figures; `more` if there are games that the next look will count."""

    figures: Figures
    more: bool


class NewPerson(msgspec.Struct, frozen=True):
    """Somebody wants their tables kept: the secret is made on their device."""

    secret: str  # 256 bits in Base64 without padding: 43 letters
    name: str = ""
    language: str = ""
    level: Level | None = None


class AboutMe(msgspec.Struct, frozen=True):
    """What you say of yourself; whatever is left out stays as it is."""

    name: str | None = None
    language: str | None = None
    level: Level | None = None


class PersonDevice(msgspec.Struct, frozen=True):
    """One of your devices."""

    number: int
    since: int
    kind: DeviceKind | None
    by: str  # how it came: first, code or phrase
    this: bool  # the one that asks


class Me(msgspec.Struct, frozen=True):
    """You, as you are kept here. Nobody else is told any of it."""

    name: str
    language: str
    level: Level | None
    created: int
    devices: tuple[PersonDevice, ...]
    phrase: bool  # there is one to recover by
    tables: int  # that you have, up to five hundred
    waiting: int  # how many of them wait for you


class CallableDevice(msgspec.Struct, frozen=True):
    """Where a browser can be called, as it has subscribed at its push service."""

    endpoint: str
    p256dh: str  # its public key, in Base64 for addresses
    auth: str  # a secret that it shares with us


class OwnFeed(msgspec.Struct, frozen=True):
    """A feed of your tables that wait; whoever has its address can read it."""

    kind: FeedKind
    address: str  # on this server; empty if there is none yet
    since: int  # when this address was made; 0 if there is none


class OwnCalls(msgspec.Struct, frozen=True):
    """How you are called back."""

    key: str  # of this server, to subscribe with; empty if it calls nobody
    devices: tuple[int, ...]  # the numbers of those that are called
    this: bool  # the one that asks is among them
    feeds: tuple[OwnFeed, ...]


class KeepTable(msgspec.Struct, frozen=True):
    """Keep a table, or come back to one."""

    seat: str = ""  # its token, if it comes neither as a cookie nor from an earlier visit


class NewDevice(msgspec.Struct, frozen=True):
    """A device that comes with a code which another one says."""

    code: str
    secret: str  # that this device has drawn, as in a new person


class Recovery(msgspec.Struct, frozen=True):
    """A device that comes with the phrase of six words."""

    phrase: str
    secret: str


class Phrase(msgspec.Struct, frozen=True):
    """Six words that bring you back; they are told once."""

    phrase: str


class ExportedSeat(msgspec.Struct, frozen=True):
    """One of your tables, and where it is."""

    table: KeptTable
    address: str


class Exported(msgspec.Struct, frozen=True):
    """Everything that is kept of you."""

    me: Me
    tables: tuple[ExportedSeat, ...]
    kept: dict[str, Any]  # by kind: statistics, and whatever else there is
    daily: dict[str, Any]  # what you made of the daily: tries, clues and answers, by date
