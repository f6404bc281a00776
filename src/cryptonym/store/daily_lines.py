"""The values that stores keep of the daily, and the lines that a backup of it consists of."""

from typing import Literal

import msgspec

Verdict = Literal["open", "picked", "skipped", "unfair", "reported", "seen"]


class TryKey(msgspec.Struct, frozen=True, gc=False):
    """Whose try, of which puzzle."""

    solver: str
    language: str
    date: str
    puzzle: str


class Try(msgspec.Struct, frozen=True, gc=False):
    """What somebody did with a puzzle; `result` is None until it is over."""

    which: TryKey
    moves: str = ""
    result: str | None = None
    late: bool = False  # begun or finished after its day


class Given(msgspec.Struct, frozen=True, gc=False):
    """A clue that somebody gave for a board; no solver: a bot."""

    solver: str
    language: str
    date: str
    word: str
    number: int
    meant: str  # the cards, one letter each; empty if nobody said
    panel: bytes  # what the panel made of it


class StoredClue(msgspec.Struct, frozen=True, gc=False):
    """The same as it is kept, with what became of it."""

    id: int
    given: Given
    shown: int = 0
    answers: int = 0  # that count
    found: int = 0  # own words in all of them
    unfair: int = 0
    reports: int = 0


class KeptDay(msgspec.Struct, frozen=True, gc=False, tag="day"):
    """A day as it is stored."""

    language: str
    date: str
    body: bytes


class KeptTry(msgspec.Struct, frozen=True, gc=False, tag="try"):
    """A try, and when it was last touched."""

    solver: str
    language: str
    date: str
    puzzle: str
    moves: str
    result: str | None
    late: bool
    touched_at: int

    @property
    def weight(self) -> float:
        """Which of two tries of one puzzle stays: one that is over, or else the longer one."""
        return float("inf") if self.result is not None else len(self.moves)


class KeptClue(msgspec.Struct, frozen=True, gc=False, tag="clue"):
    """A clue with its counts; known by giver, board and word, as numbers differ between stores."""

    solver: str
    language: str
    date: str
    word: str
    number: int
    meant: str
    panel: bytes
    shown: int
    answers: int
    found: int
    unfair: int
    reports: int


class KeptAnswer(msgspec.Struct, frozen=True, gc=False, tag="answer"):
    """What somebody made of a clue, which is named by its giver and word."""

    solver: str
    language: str
    date: str
    giver: str
    word: str
    verdict: Verdict
    picks: str
    shown_at: int


class KeptAgreement(msgspec.Struct, frozen=True, gc=False, tag="agreement"):
    """Whether somebody's turns may be kept."""

    solver: str
    agreed: bool


class KeptTurn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """A turn that somebody agreed to; it has no name."""

    body: bytes


DailyLine = KeptDay | KeptTry | KeptClue | KeptAnswer | KeptAgreement | KeptTurn


class WholeSolver(msgspec.Struct, frozen=True):
    """Everything that is kept of one solver."""

    tries: tuple[KeptTry, ...] = ()
    clues: tuple[KeptClue, ...] = ()
    answers: tuple[KeptAnswer, ...] = ()
    agreed: bool | None = None
