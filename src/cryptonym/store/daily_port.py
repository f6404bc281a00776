"""What every store keeps of the daily: days, tries, clues of people, answers, agreed turns.

A solver is a name that says nothing: the hash of a secret, or of whoever a person is. Everything
that is written twice is written once, so whoever had no answer asks again.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence

from cryptonym.store.daily_lines import (
    DailyLine,
    Given,
    StoredClue,
    Try,
    TryKey,
    Verdict,
    WholeSolver,
)

MOST_SHOWN = 20  # others that a person's clue is shown to
MOST_REPORTS = 3  # after so many nobody is shown a clue any more


class DailyStore(ABC):
    """The port. Whatever returns has been stored."""

    @abstractmethod
    async def put_day(self, language: str, date: str, body: bytes, clues: Sequence[Given]) -> bool:
        """Keep a day and the clues of bots for it; False if there is one, which stays."""

    @abstractmethod
    async def days(self, language: str, first: str, last: str) -> list[tuple[str, bytes]]:
        """The days from a date to another, in order."""

    @abstractmethod
    async def begin(self, key: TryKey, *, late: bool, now: int) -> Try:
        """Somebody's one try of a puzzle: the one there is, or a new one."""

    @abstractmethod
    async def find_try(self, key: TryKey) -> Try | None:
        """The try, if it was begun."""

    @abstractmethod
    async def move(
        self,
        before: Try,
        move: str,
        *,
        result: str | None,
        late: bool,
        now: int,
        turn: bytes | None = None,
    ) -> bool:
        """Add a move after those before; False if there are others by now.

        True also if this very move was added before. `turn` is kept with it, once.
        """

    @abstractmethod
    async def tries(self, solver: str, language: str) -> list[Try]:
        """All tries of somebody in a language, by date."""

    @abstractmethod
    async def results(self, language: str, date: str, puzzle: str) -> dict[str, int]:
        """How often each result came about on its day; late ones do not count."""

    @abstractmethod
    async def give(self, clue: Given, *, late: bool, now: int) -> StoredClue:
        """Somebody's one clue for a board: the one there is, or this one."""

    @abstractmethod
    async def clue_of(self, solver: str, language: str, date: str) -> StoredClue | None:
        """The clue that somebody gave for a board."""

    @abstractmethod
    async def next_riddle(
        self, solver: str, language: str, last: str, now: int
    ) -> StoredClue | None:
        """A clue to solve, of a date up to `last`, on a board of which this solver knows nothing.

        The one that is open comes again. People's clues come before those of bots, those that
        fewest have seen first; each is shown to 20 others at most, and to nobody twice.
        """

    @abstractmethod
    async def riddle(self, solver: str, clue: int) -> tuple[StoredClue, Verdict, str] | None:
        """A clue that was shown to this solver, with their verdict and picks."""

    @abstractmethod
    async def answer(
        self,
        solver: str,
        clue: int,
        verdict: Verdict,
        picks: str,
        *,
        found: int,
        turn: bytes | None = None,
    ) -> bool:
        """Answer an open riddle; False if it was answered. `seen` never counts."""

    @abstractmethod
    async def picks(self, clue: int) -> list[str]:
        """What people took on hearing a clue, as far as it counts."""

    @abstractmethod
    async def agree(self, solver: str, *, agreed: bool) -> None:
        """Note whether somebody's turns may be kept."""

    @abstractmethod
    async def agreed(self, solver: str) -> bool | None:
        """Whether somebody's turns may be kept; None if nobody has asked them."""

    @abstractmethod
    async def turns(self, after: int, limit: int) -> list[tuple[int, bytes]]:
        """Turns that were kept, numbered, from `after + 1` on."""

    @abstractmethod
    async def adopt(self, device: str, person: str) -> None:
        """Let everything of one solver be another's, who turned out to be the same.

        Of two tries of one puzzle the one that is over stays, or the longer one; the other's is
        gone, and counts no more.
        """

    @abstractmethod
    async def whole(self, solver: str) -> WholeSolver:
        """Everything that is kept of a solver."""

    @abstractmethod
    async def forget(self, solver: str) -> None:
        """Delete everything of a solver, and the clues that they gave."""

    @abstractmethod
    def lines(self) -> AsyncIterator[DailyLine]:
        """Everything, as lines of a backup: clues before the answers to them."""

    @abstractmethod
    async def restore(self, line: DailyLine) -> bool:
        """Put a line of a backup back; False if it is there, which stays. Turns always come."""
