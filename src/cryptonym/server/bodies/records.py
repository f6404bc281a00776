"""Records that somebody brings."""

from typing import Literal

import msgspec

from cryptonym.records.errors import ErrorCode
from cryptonym.records.record import LogEvent
from cryptonym.rules.model import Key, Phase, Result, Team
from cryptonym.rules.options import Options


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
