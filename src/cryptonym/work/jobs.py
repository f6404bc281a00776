"""What is done beside the event loop, as values that fit through a pipe."""

import msgspec

from cryptonym.paper.kinds import Paper, What
from cryptonym.rules.model import CardIndex
from cryptonym.rules.options import HouseRules
from cryptonym.rules.views import View
from cryptonym.table.model import Level, Played, Words
from cryptonym.wire.problems import Problem

# By turn, the cards that a clue of a bot was for.
Meant = tuple[tuple[int, tuple[CardIndex, ...]], ...]


class _Asked(msgspec.Struct, frozen=True, gc=False, tag_field="type", array_like=True):
    pass


class CheckRecord(_Asked, frozen=True, gc=False, tag="check_record"):
    """Is this record whole and true? The answer is a `RecordChecked` in JSON."""

    record: str


class AnalyseRecord(_Asked, frozen=True, gc=False, tag="analyse_record"):
    """What each clue of a finished game suggested: an `Analysis` in JSON."""

    record: str
    meant: Meant = ()


class DrawCode(_Asked, frozen=True, gc=False, tag="draw_code"):
    """A QR code of this text, as SVG."""

    text: str


class FindParts(_Asked, frozen=True, gc=False, tag="find_parts"):
    """The parts of those among these words that are made of parts, in JSON."""

    language: str
    words: tuple[str, ...]


class PrintGame(_Asked, frozen=True, gc=False, tag="print_game"):
    """Something of a game on paper, as PDF; the address is that of this server."""

    what: What
    language: str
    mode: str
    paper: Paper
    word_list: str
    address: str


class MakeCards(_Asked, frozen=True, gc=False, tag="make_cards"):
    """The cards of these words, and which of them lay on the table before: `Made`."""

    language: str
    words: Words
    played: tuple[Played, ...] = ()


class JudgeClue(_Asked, frozen=True, gc=False, tag="judge_clue"):
    """What the referee says of a clue: a `Verdict`."""

    word: str
    visible: tuple[str, ...]
    language: str
    house: HouseRules


class Think(_Asked, frozen=True, gc=False, tag="think"):
    """What a bot does next: a `Thought`. The seed is written in hexadecimal, of any length."""

    level: Level
    seed: str
    seen: View
    explain: bool


class MakeDay(_Asked, frozen=True, gc=False, tag="make_day"):
    """A day of the daily: packed, as it is kept. The seed is written in hexadecimal."""

    language: str
    date: str
    seed: str
    cards: tuple[str, ...]  # that must not come again
    clues: tuple[str, ...]  # words that were said of late


class JudgeForOthers(_Asked, frozen=True, gc=False, tag="judge_for_others"):
    """What referee and panel say of a clue for a board of the daily: a `ClueJudged`."""

    language: str
    words: tuple[str, ...]
    cells: str
    word: str
    number: int


Job = (
    CheckRecord
    | AnalyseRecord
    | DrawCode
    | FindParts
    | PrintGame
    | MakeCards
    | JudgeClue
    | Think
    | MakeDay
    | JudgeForOthers
)


class Unfit(Exception):  # noqa: N818 # a fact about what was asked, like refusals
    """A job that cannot be done as asked."""

    def __init__(self, status: int, code: Problem, where: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.where = where


class CrowdedError(Exception):
    """More is asked than can be done; `alone` if one source asks for all of it."""

    def __init__(self, *, alone: bool = False, seconds: float = 1.0) -> None:
        super().__init__("crowded")
        self.alone = alone
        self.seconds = seconds  # until it is worth asking again


class JobFailedError(Exception):
    """A job that broke, or took too long; the log of the worker says why."""
