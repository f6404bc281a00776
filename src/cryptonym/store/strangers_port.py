"""What every store keeps of people who look for a game with strangers, and of what came of it.

Nobody sits twice: a group is held in one transaction while its table is opened, and seated in
another. A node that dies in between lets go of everybody by itself, after a while.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

import msgspec

from cryptonym.store.people import PersonId
from cryptonym.store.port import TableId

MOST_WAITING = 2000  # read at once, the longest waiting first
MOST_REPORTS_READ = 1000
MOST_CASES = 20  # open ones that somebody is offered

Counted = Literal["done", "known", "stale"]


class Waiting(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Somebody who looks for a game, or has been given one."""

    person: PersonId
    since: int
    seen_at: int  # when they last asked; who plays live has to be there
    patient: bool = False  # waits also while away, for a game over days
    body: bytes  # what they wish for
    table_id: TableId = TableId("")  # where they sit, or are about to
    held_until: int | None = None  # while the table is being opened


class Report(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Somebody has told the operator of somebody else."""

    id: int = 0
    at: int
    table_id: TableId
    by: PersonId
    about: PersonId
    name: str  # as the reported one was called there
    reason: str
    done_at: int | None = None


class Case(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A doubtful clue that people decide who are not at its table."""

    id: int = 0
    table_id: TableId
    question: str  # of this table, so that nobody is asked twice
    language: str
    clue: str
    word: str  # on the table, that the referee has its doubts about
    body: bytes  # what a juror sees beside the clue
    until: int  # then the votes that there are have to do
    yes: int = 0
    no: int = 0
    outcome: bool | None = None  # whether the clue is allowed, once that is settled
    told: bool = False  # at the table


class Changed(msgspec.Struct, frozen=True, gc=False):
    """What is known of a person from games with strangers, before and after one of them."""

    person: PersonId
    kind: str
    name: str
    before: bytes | None
    after: bytes


class StrangersStore(ABC):
    """The port. Whatever returns has been stored."""

    @abstractmethod
    async def wait(self, waiting: Waiting) -> bool:
        """Wait, or wait for something else; False while a table is being opened for them.

        Their row is replaced as it is given, also one that has led to a table.
        """

    @abstractmethod
    async def find(self, person: PersonId, seen_at: int | None = None) -> Waiting | None:
        """What somebody waits for, or where they sit; notes that they were there, if given."""

    @abstractmethod
    async def waiting(self, now: int, limit: int = MOST_WAITING) -> list[Waiting]:
        """Who waits and is not held, the longest waiting first."""

    @abstractmethod
    async def hold(
        self, people: Sequence[PersonId], table_id: TableId, *, now: int, until: int
    ) -> bool:
        """Keep some who wait for this table, all or none; False if one of them is not free."""

    @abstractmethod
    async def seat(self, people: Sequence[PersonId], table_id: TableId, now: int) -> bool:
        """Those who are held for this table sit at it now; False if one is held no longer."""

    @abstractmethod
    async def seated(self, table_id: TableId) -> list[PersonId]:
        """Who was seated at a table, in that order; whatever they keep of it themselves."""

    @abstractmethod
    async def release(self, table_id: TableId) -> int:
        """Let those who are held for a table wait on; how many."""

    @abstractmethod
    async def withdraw(self, person: PersonId, now: int) -> bool:
        """Wait no longer; False if there is nothing to take back, or they are held."""

    @abstractmethod
    async def sweep(self, *, unseen: int, patient: int, seated: int) -> int:
        """Forget rows of those who were not there since, and patient ones of before; how many.

        And who was seated before `seated`.
        """

    @abstractmethod
    async def report(self, report: Report) -> bool:
        """Tell the operator; False if the same was told of the same person at this table."""

    @abstractmethod
    async def reports(self, *, done: bool = False, limit: int = MOST_REPORTS_READ) -> list[Report]:
        """What was told, the oldest first; with `done` also what the operator has dealt with."""

    @abstractmethod
    async def close_report(self, number: int, now: int) -> bool:
        """The operator has dealt with it; False if there is no such open report."""

    @abstractmethod
    async def open_case(self, case: Case) -> bool:
        """Ask a jury; False if this question of this table was asked before."""

    @abstractmethod
    async def cases(self, language: str, now: int, person: PersonId) -> list[Case]:
        """Open cases of a language, the oldest first, without those of this person.

        Theirs are those they have voted on, and those of tables where they were seated.
        """

    @abstractmethod
    async def case(self, number: int) -> Case | None:
        """The case of this number, open or not."""

    @abstractmethod
    async def vote(self, number: int, person: PersonId, *, allow: bool, enough: int) -> Case | None:
        """One vote of each; None if the case is not open to them. `enough` alike settle it."""

    @abstractmethod
    async def unsettled(self, now: int) -> list[Case]:
        """Cases whose time is over, and settled ones that were not told yet."""

    @abstractmethod
    async def settle_case(self, number: int, *, outcome: bool, told: bool) -> None:
        """Note what has become of a case; an outcome there is stays. Who voted is forgotten."""

    @abstractmethod
    async def verdicts(self, after: int, limit: int) -> list[Case]:
        """Settled cases from `after + 1` on, in order."""

    @abstractmethod
    async def count_game(self, game: str, changes: Sequence[Changed]) -> Counted:
        """Keep what a game has changed of everybody in it, once and all together.

        `known` if this game was counted before; `stale` if somebody's `before` is no longer true.
        """

    @abstractmethod
    async def forget(self, person: PersonId) -> None:
        """Delete everything here that names a person."""
