"""What is sent and answered over plain HTTP."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from cryptonym.language.presets import default_options
from cryptonym.paper.kinds import What
from cryptonym.records.errors import ErrorCode
from cryptonym.records.record import LogEvent
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import Key, Number, Phase, Result, Seat, Team
from cryptonym.rules.options import MODES, Mode, Options
from cryptonym.rules.variants import in_game
from cryptonym.rules.verdict import Verdict
from cryptonym.table.commands import FillSeats, TableCommand
from cryptonym.table.model import DeviceKind, Level, MemberId, Settings, Words
from cryptonym.wire.messages import MemberCommand
from cryptonym.wire.sheet import GameSheet


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


class Limits(msgspec.Struct, frozen=True):
    """How much is too much, for those who fill in forms."""

    name: int  # characters of somebody's name
    remark: int  # of a line of chat
    clue: int
    codename: int
    own_words: int
    board: int  # words on the table, so the fewest that can be played
    members: int
    clock_seconds: int
    idle_minutes: int
    record: int  # characters of a record


class PicturesOffered(msgspec.Struct, frozen=True):
    """What to ask for: `/pictures/<version>/<id>.svg`, `/api/pictures?language=..&version=..`."""

    version: str  # of all drawings; empty if this server has none
    descriptions: dict[str, str]  # by language, the version of what they show in words


class PicturesDescribed(msgspec.Struct, frozen=True):
    """What the pictures show, for those who hear them."""

    language: str
    version: str
    pictures: Mapping[str, str]  # by id
    names: Mapping[str, str]  # the same in two words, for a sentence


class About(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    languages: tuple[str, ...]
    lists: dict[str, dict[str, int]]  # by language, how many words each list has
    presets: dict[str, Options]  # what each book says, friendly play, and the official app
    defaults: dict[str, Options]  # by language, if nothing else is agreed
    bots: tuple[Level, ...]  # how well they play; empty if there are none
    limits: Limits
    games: tuple[GameSheet, ...]  # of the family, and how each is drawn
    pictures: PicturesOffered
    printed: dict[str, tuple[What, ...]]  # by game, what it can be had of on paper


class CityOnMap(msgspec.Struct, frozen=True):
    """A city of the map of missions."""

    city: str  # its code; texts have the names
    tokens: int
    mistakes: int  # allowed; as many as tokens is the plain game
    grade: int  # of difficulty, 1 to 5
    won: int  # of a hundred games, as far as it was measured
    x: int  # where it is drawn, in hundredths of the width and the height
    y: int


class MissionMap(msgspec.Struct, frozen=True):
    """The map of missions: the same for all tables."""

    start: str  # the city that is open before anything was won
    cities: tuple[CityOnMap, ...]  # the easiest first
    lines: tuple[tuple[str, ...], ...]  # a won city opens those at the other ends (D21)


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


class RecordText(msgspec.Struct, frozen=True):
    """A record to be checked."""

    record: str


class RecordProblem(msgspec.Struct, frozen=True):
    """What is wrong with a record, and in which line."""

    code: ErrorCode
    line: int
    found: str


class Step(msgspec.Struct, frozen=True):
    """A game after one line of its log; the first step is the deal."""

    event: LogEvent | None
    cells: str  # what lies on the cards: r b . x, or ? where nothing does
    phase: Phase
    turn: int
    team: Team
    left: dict[Team, int]  # words left, of the sides of which everybody knew it


class RecordRead(msgspec.Struct, frozen=True):
    """Everything needed to show a recorded game and to play it again step by step."""

    options: Options
    words: tuple[str, ...]
    start: Team
    commitment: str
    steps: tuple[Step, ...]
    tags: dict[str, str]
    key: Key | None  # None while the game lasts
    salt: str | None
    result: Result | None


class RecordChecked(msgspec.Struct, frozen=True):
    """Whether a record is whole and true; of a game that lasts, only its log can be checked."""

    status: Literal["verified", "so_far", "damaged"]
    problem: RecordProblem | None = None
    record: RecordRead | None = None


class Listing(msgspec.Struct, frozen=True):
    """What a list of public tables shows."""

    name: str
    language: str
    mode: str
    members: int
    playing: bool
    locked: bool
