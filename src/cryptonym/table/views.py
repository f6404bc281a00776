"""What a member is given to see: the table, its events. `gate` fills them in."""

import msgspec

from cryptonym.rules import events as game_events
from cryptonym.rules import views as game_views
from cryptonym.rules.match import Joined, KeySeen, Left, SeatTaken
from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.table import events as ev
from cryptonym.table.campaign import Campaign
from cryptonym.table.model import (
    Awaited,
    DeviceKind,
    Explained,
    Level,
    MemberId,
    Said,
    Settings,
    Times,
    Words,
)

# What nobody does: it comes with what somebody did, or with the clock.
Consequence = (
    game_events.TurnEnded
    | game_events.GameOver
    | game_events.DealOpened
    | game_events.TimerStarted
    | game_events.SideDone
    | game_events.SuddenDeath
    | ev.ActionAwaited
)
EventSeen = ev.OwnEvent | Joined | Left | SeatTaken | KeySeen | game_views.EventSeen


class MemberSeen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody at the table, as the others see them."""

    name: str
    seat: Seat
    bot: Level | None = None


class DeviceSeen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of your own devices; nobody sees those of others."""

    number: int
    since: int = 0  # milliseconds since 1970; 0 if it was not noted
    kind: DeviceKind | None = None


class TableView(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The whole table as one member sees it."""

    you: MemberId
    left: Seat | None = None  # your seat in this game, before you went or a bot took it
    devices: tuple[DeviceSeen, ...] = ()  # your own
    host: MemberId
    members: dict[MemberId, MemberSeen]
    options: Options
    settings: Settings
    words: Words
    campaign: Campaign | None = None  # what the table has won on the map of missions
    locked: bool = False
    closed: bool = False
    games: int = 0  # started so far
    missing: tuple[str, ...] = ()  # seats to fill before a game can start
    unequal: bool = False  # teams differ by more than one (R13)
    chat: tuple[Said, ...] = ()
    marks: dict[MemberId, tuple[int, ...]] = {}
    explained: tuple[Explained, ...] = ()  # picks of bots in this game
    ready: tuple[MemberId, ...] = ()  # for the next game
    asking: dict[MemberId, Seat] = {}  # who would like to play, and where
    game: game_views.View | None = None
    awaited: Awaited | None = None  # whom a slow table waits for
    times: dict[MemberId, Times] = {}  # how everybody keeps to its times
    away: tuple[MemberId, ...] = ()  # people without a connection
