"""What has happened at a table: its own events, those of the match, and those of the games."""

import msgspec

from cryptonym.rules.match import MatchEvent
from cryptonym.rules.model import CardIndex, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.table.campaign import CityResult
from cryptonym.table.model import (
    NOBODY,
    DeviceKind,
    Level,
    MemberId,
    QuickPhrase,
    ReminderKind,
    Settings,
    Words,
)


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class TableOpened(_Event, frozen=True, gc=False, tag="table_opened"):
    """A new table with its options; the first who comes is host."""

    name: str  # as people say it
    options: Options
    settings: Settings = Settings()
    words: Words = Words()


class MemberCame(_Event, frozen=True, gc=False, tag="member_came"):
    """Somebody came in, or a bot. Their token's hash and their device are for the server alone."""

    member: MemberId
    name: str
    token: str = ""
    bot: Level | None = None
    since: int = 0  # the device they came with, as in `device_added`
    kind: DeviceKind | None = None
    mark: str = ""  # as in `member_marked`
    via: str = ""
    stands_in: bool = False  # a bot that nobody called: it plays on where somebody is missing


class CodeMade(_Event, frozen=True, gc=False, tag="code_made"):
    """A member has a code for another device: for the stream alone, and without the code."""

    member: MemberId
    nonce: str
    until: int
    maker: str


class DeviceAdded(_Event, frozen=True, gc=False, tag="device_added"):
    """You sit at the table with another device too; nobody else is told."""

    member: MemberId
    token: str = ""
    number: int = 0
    since: int = 0
    kind: DeviceKind | None = None
    via: str = ""  # for the server alone


class MemberMarked(_Event, frozen=True, gc=False, tag="member_marked"):
    """A member is a person who keeps this table: for the stream alone, and nobody anywhere else."""

    member: MemberId
    mark: str
    device: int = 0  # the device that did so, if it is known which one
    via: str = ""


class DevicesRemoved(_Event, frozen=True, gc=False, tag="devices_removed"):
    """Some of your devices have your seat no longer; nobody else is told."""

    member: MemberId
    numbers: tuple[int, ...]


class MemberWent(_Event, frozen=True, gc=False, tag="member_went"):
    """Somebody left, or was sent away."""

    member: MemberId
    kicked: bool = False


class SeatLeft(_Event, frozen=True, gc=False, tag="seat_left"):
    """Somebody's seat goes to a bot; they watch from now on, and know what they know (R17)."""

    member: MemberId
    seat: Seat  # where they are now


class SeatAskedFor(_Event, frozen=True, gc=False, tag="seat_asked_for"):
    """Somebody asks the host for a seat; a watcher's seat takes it back."""

    member: MemberId
    seat: Seat


class MemberRenamed(_Event, frozen=True, gc=False, tag="member_renamed"):
    """Somebody has another name now."""

    member: MemberId
    name: str


class HostChanged(_Event, frozen=True, gc=False, tag="host_changed"):
    """Somebody else is host."""

    member: MemberId


class MemberReady(_Event, frozen=True, gc=False, tag="member_ready"):
    """Somebody is ready for the next game, or not yet."""

    member: MemberId
    ready: bool = True


class TableLocked(_Event, frozen=True, gc=False, tag="table_locked"):
    """The door was locked or opened."""

    locked: bool


class OptionsChanged(_Event, frozen=True, gc=False, tag="options_changed"):
    """The group has agreed on other options."""

    options: Options


class SettingsChanged(_Event, frozen=True, gc=False, tag="settings_changed"):
    """The table is run in another way."""

    settings: Settings


class WordsChosen(_Event, frozen=True, gc=False, tag="words_chosen"):
    """Other words are played from the next game on."""

    words: Words


class CityChosen(_Event, frozen=True, gc=False, tag="city_chosen"):
    """The next game is for this city of the map, or for none."""

    city: str = ""


class CityPlayed(_Event, frozen=True, gc=False, tag="city_played"):
    """A game for a city is over: how it went, and which cities are open now (D21)."""

    city: str
    won: bool
    found: int  # words, of fifteen
    tokens: int  # left
    mistakes: int
    opens: tuple[str, ...] = ()


class CampaignBrought(_Event, frozen=True, gc=False, tag="campaign_brought"):
    """What was won at another table counts here too: all that was won and is open now."""

    opened: tuple[str, ...]
    results: dict[str, CityResult]


class SomethingSaid(_Event, frozen=True, gc=False, tag="something_said"):
    """A line of chat; `to` is None when the whole table hears it."""

    by: MemberId
    text: str
    to: Team | None = None
    phrase: QuickPhrase | None = None  # instead of a text


class CardMarked(_Event, frozen=True, gc=False, tag="card_marked"):
    """An operative points at a card, or no longer does."""

    by: MemberId
    card: CardIndex
    on: bool = True


class PickExplained(_Event, frozen=True, gc=False, tag="pick_explained"):
    """Why a bot touched a card: the words that lead from the clue to it, as it knows them."""

    by: MemberId
    card: CardIndex
    clue: str  # the one that led to it, perhaps not the last
    links: tuple[str, ...] = ()
    direct: bool = False  # no words between; neither: nothing but a feeling


class ClueMeant(_Event, frozen=True, gc=False, tag="clue_meant"):
    """Which cards the clue of a bot was for: for the stream alone, until the game is over (R99)."""

    turn: int
    cards: tuple[CardIndex, ...]


class GameBrokenOff(_Event, frozen=True, gc=False, tag="game_broken_off"):
    """The host has ended the game: nobody has won, and the key stays closed."""


class ActionAwaited(_Event, frozen=True, gc=False, tag="action_awaited"):
    """A slow table waits for these until then; what it waited for before is done, or nobody is."""

    who: tuple[MemberId, ...] = ()  # nobody when the game is over
    since: int = 0
    until: int = 0
    last: int = 0
    by: MemberId = NOBODY  # who did in time what was awaited before
    late: int = 0  # milliseconds of their reserve that those who were awaited have used
    given: int = 0


class TimeGiven(_Event, frozen=True, gc=False, tag="time_given"):
    """Those who are awaited have more time: somebody else gave it, or the server was away."""

    until: int
    last: int
    by: MemberId = NOBODY


class TimeRanOut(_Event, frozen=True, gc=False, tag="time_ran_out"):
    """At a slow table a bot has to play on for these: their time is over, or they have left."""

    who: tuple[MemberId, ...]
    left: bool = False


class Reminded(_Event, frozen=True, gc=False, tag="reminded"):
    """Those who are awaited were called: for the stream alone, so that it happens once."""

    kind: ReminderKind


class TableClosed(_Event, frozen=True, gc=False, tag="table_closed"):
    """The evening is over, or nobody was there any more."""

    abandoned: bool = False


OwnEvent = (
    TableOpened
    | MemberCame
    | DeviceAdded
    | DevicesRemoved
    | MemberWent
    | SeatLeft
    | SeatAskedFor
    | MemberRenamed
    | HostChanged
    | MemberReady
    | TableLocked
    | OptionsChanged
    | SettingsChanged
    | WordsChosen
    | CityChosen
    | CityPlayed
    | CampaignBrought
    | SomethingSaid
    | CardMarked
    | PickExplained
    | GameBrokenOff
    | ActionAwaited
    | TimeGiven
    | TimeRanOut
    | TableClosed
)
TableEvent = OwnEvent | CodeMade | MemberMarked | ClueMeant | Reminded | MatchEvent
