"""The values of a table: members, settings, chat, marks, and the table itself."""

from typing import Literal, NewType

import msgspec

from cryptonym.rules.match import Match
from cryptonym.rules.model import CardIndex, Seat, Team
from cryptonym.rules.seating import PlayerId
from cryptonym.table.campaign import Campaign

MemberId = PlayerId  # at a table numbers in order of arrival: "1", "2", ...
NOBODY = MemberId("")  # who does what a clock or the server does
Seq = NewType("Seq", int)  # the number of a public event; entries have another count, the length
ChatRule = Literal["table", "team"]  # who hears operatives talk (Q25)
LookRule = Literal["nobody", "watchers"]  # who may look at the key during a game (R17)
Level = Literal["easy", "normal", "hard"]  # of a bot
DeviceKind = Literal["phone", "computer", "program"]  # no more is kept of a device
Pace = Literal["instant", "quick", "human"]  # how long bots think, or seem to

# What strangers can say to each other: everybody reads it in their own language.
QuickPhrase = Literal[
    "hello",
    "have_fun",
    "thanks",
    "sorry",
    "one_moment",
    "take_your_time",
    "nice_clue",
    "well_found",
    "what_do_you_think",
    "not_sure",
    "lets_stop",
    "lets_go_on",
    "good_game",
    "again",
    "goodbye",
]

# What somebody at a slow table may want to be called for, in the order in which it happens.
ReminderKind = Literal["turn", "half", "soon", "last"]

MOST_MEMBERS = 60
MOST_DEVICES = 5  # of one member
HOUR = 3_600_000  # milliseconds
MOST_HOURS = 14 * 24  # for an action of a slow table, and of reserve
CHAT_KEPT = 200  # lines that a newcomer can still read, for each of those they are said to
CHOICES_KEPT = 4  # of words played before, so that none comes back with another choice


class Slow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table that is played over days: a time for each action, and a reserve for each player."""

    hours: int = 24  # for each action
    reserve_hours: int = 72  # of each player and game, used up when the time for an action is over
    level: Level = "normal"  # of the bot that plays on when both are over

    def __post_init__(self) -> None:
        if not 1 <= self.hours <= MOST_HOURS:
            raise ValueError(f"hours: expected 1 to {MOST_HOURS}")
        if not 0 <= self.reserve_hours <= MOST_HOURS:
            raise ValueError(f"reserve_hours: expected 0 to {MOST_HOURS}")

    @property
    def action(self) -> int:
        """Milliseconds for each action."""
        return self.hours * HOUR

    @property
    def reserve(self) -> int:
        """Milliseconds that a player has beyond these, in a game."""
        return self.reserve_hours * HOUR


class Awaited(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Whom a slow table waits for, as everybody knows it, and how long."""

    who: tuple[MemberId, ...]
    since: int
    until: int  # the time for the action; then the reserve of who is awaited
    last: int  # then a bot takes the seat
    given: int = 0  # how often the others gave them more time


class Times(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How somebody keeps to the times of a slow table."""

    used: int = 0  # milliseconds of the reserve, in this game
    in_time: int = 0  # actions, in all games
    overdue: int = 0  # times that a bot had to play on for them


class Settings(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a table is run, apart from the rules of its games."""

    public: bool = False  # listed for everybody, or found by link and name only
    chat: ChatRule = "table"
    close_after_minutes: int = 12 * 60  # nobody there for so long: the table closes itself
    pace: Pace = "human"
    explain: bool = False  # bots say at once which associations led to a pick
    look: LookRule = "nobody"  # and nobody at a public table, or beside bots
    slow: Slow | None = None  # played over days; None: live
    strangers: bool = False  # brought together by the server; nobody else comes in


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Which words are played: lists of the language, and words of the group's own."""

    lists: tuple[str, ...] = ("deck",)
    own: tuple[str, ...] = ()


class Played(msgspec.Struct, frozen=True, gc=False):
    """Cards that lay on the table before others were chosen: what they were, and which faces."""

    language: str
    words: Words
    faces: str  # a bit for each, in hexadecimal


class Device(msgspec.Struct, frozen=True, gc=False):
    """A device that somebody sits at the table with. Of its token only the hash is kept."""

    token: str
    number: int  # of this member's, in order of coming; none comes again
    since: int = 0  # milliseconds since 1970; 0 where an earlier version did not note it
    kind: DeviceKind | None = None
    via: str = ""  # which device of a person it is, as a mark that means nothing elsewhere


class OpenCode(msgspec.Struct, frozen=True, gc=False):
    """A code that another device may come with: what the server makes it of, but not the code."""

    nonce: str
    until: int  # milliseconds since 1970
    maker: str  # a name of the secret that makes a code of the nonce


class Member(msgspec.Struct, frozen=True, gc=False):
    """Somebody at the table."""

    name: str
    devices: tuple[Device, ...]  # a bot has none: nobody can come as one
    bot: Level | None = None
    devices_ever: int = 0
    code: OpenCode | None = None
    mark: str = ""  # of a person who keeps this table; another one at every table

    @property
    def tokens(self) -> tuple[str, ...]:
        """The hashes of the tokens, one for each device."""
        return tuple([device.token for device in self.devices])

    def has_device(self, number: int) -> bool:
        """Whether this device still has the seat."""
        return any(device.number == number for device in self.devices)


class Said(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of chat; `to` is None when the whole table hears it."""

    by: MemberId
    text: str
    to: Team | None = None
    name: str = ""  # of who has gone: nobody at the table has it any more
    phrase: QuickPhrase | None = None  # instead of a text, among strangers


def with_line(chat: tuple[Said, ...], line: Said) -> tuple[Said, ...]:
    """The chat with one line more; the oldest one to the same ears makes room.

    What one team says must not show in what the other one can still read (Q25).
    """
    chat = (*chat, line)
    same = [place for place, one in enumerate(chat) if one.to is line.to]
    return chat if len(same) <= CHAT_KEPT else chat[: same[0]] + chat[same[0] + 1 :]


def signed(chat: tuple[Said, ...], who: MemberId, name: str) -> tuple[Said, ...]:
    """The chat when somebody goes."""
    return tuple(msgspec.structs.replace(one, name=name) if one.by == who else one for one in chat)


class Because(msgspec.Struct, frozen=True, gc=False):
    """What leads to a card, as a bot sees it: a clue, the current one or one before."""

    clue: str
    links: tuple[str, ...] = ()  # the words between the two, the strongest first
    direct: bool = False  # the clue itself is a common association of the card


class Explained(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a bot touched a card: the words that lead from the clue to it."""

    by: MemberId
    card: CardIndex
    clue: str  # the one that led to it, perhaps not the last
    links: tuple[str, ...] = ()
    direct: bool = False  # no words between; neither: nothing but a feeling


class Table(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One table: a fold of its events."""

    name: str  # as people say it
    match: Match  # seats, options and games
    settings: Settings = Settings()
    words: Words = Words()
    campaign: Campaign = Campaign()  # of missions
    played: tuple[Played, ...] = ()  # with other words, or in another language
    members: dict[MemberId, Member] = {}  # in order of arrival
    gone: dict[MemberId, Member] = {}  # who went away during this game; they know what they know
    sent_away: frozenset[MemberId] = frozenset()  # from this game, by the host
    late: frozenset[MemberId] = frozenset()  # who came to this game without having been there
    acts: dict[MemberId, int] = {}  # of those who know the key, beside this game
    host: MemberId = NOBODY
    arrivals: int = 0  # members ever, for the next id
    locked: bool = False  # nobody new comes in
    closed: bool = False
    chat: tuple[Said, ...] = ()
    marks: dict[MemberId, frozenset[int]] = {}  # cards that operatives point at (R31)
    explained: tuple[Explained, ...] = ()  # picks of bots in this game
    ready: frozenset[MemberId] = frozenset()  # for the next game
    asking: dict[MemberId, Seat] = {}  # for a seat in this game, the first who asked first
    awaited: Awaited | None = None  # at a slow table, while a game lasts
    reminded: ReminderKind | None = None  # the last that those who are awaited had
    times: dict[MemberId, Times] = {}  # at a slow table, also of those who have gone

    def next_member(self) -> MemberId:
        """The id of whoever comes next; nobody has had it before."""
        return MemberId(str(self.arrivals + 1))

    def seat_of(self, member: MemberId) -> Seat:
        """Where a member sits."""
        return self.match.seats[member]

    def knows_key(self, who: MemberId) -> bool:
        """Whether somebody, here or gone, knows the key of the running game (R17)."""
        return self.match.running and self.match.knows_key(who)

    def lets_look(self) -> bool:
        """Whether those who watch may look at the key: never beside strangers or bots."""
        unknown = self.settings.public or self.settings.strangers
        return self.settings.look == "watchers" and not unknown and not self.bots()

    def is_bot(self, member: MemberId) -> bool:
        """Whether this member is a bot."""
        known = self.members.get(member)
        return known is not None and known.bot is not None

    def people(self) -> list[MemberId]:
        """Everybody who is no bot, in order of arrival."""
        return [who for who, member in self.members.items() if member.bot is None]

    def bots(self) -> list[MemberId]:
        """The bots, in order of arrival."""
        return [who for who, member in self.members.items() if member.bot is not None]
