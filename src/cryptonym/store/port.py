"""What every store promises: one stream of entries for each table, durable and in order.

Times are milliseconds. A name is compared letter by letter; folding it is up to whoever hears it.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NewType, TypeVar

import msgspec

from cryptonym.store.daily_port import DailyStore

if TYPE_CHECKING:
    from cryptonym.store.people import People
    from cryptonym.store.strangers_port import StrangersStore

T = TypeVar("T")
TableId = NewType("TableId", str)
Appended = bool | BaseException  # written, a lost race, or what went wrong
PAGE = 1000  # entries or tables fetched at once
PURGED = 100  # tables deleted in one transaction, so that nobody waits long for it


class StoreUnavailable(Exception):  # noqa: N818 # a fact about the world, like refusals
    """No answer from the store: a write may or may not be there, so read before trying again."""


class NoSuchTable(LookupError):  # noqa: N818
    """There is no open table of this id, so nothing can be appended to it."""


class NewTable(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A table about to be opened."""

    id: TableId
    name: str  # unique among open tables
    public: bool = False
    created_at: int
    due: int | None = None  # when it next wants to be looked at
    listing: bytes | None = None  # what a list of tables shows of it

    def __post_init__(self) -> None:
        for field in (self.id, self.name):
            if not field or "\0" in field or any("\ud800" <= sign <= "\udfff" for sign in field):
                raise ValueError(f"expected some text that can be stored, got {field!r}")


class SeatNote(msgspec.Struct, frozen=True, gc=False):
    """What a list of tables shows of somebody's seat: written with the entries that change it."""

    member: str
    waiting: bool  # the game waits for them
    deadline: int | None  # until when
    ended: bool  # the table is closed, or they have gone
    summary: bytes


class StoredTable(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything a store knows of a table beside its entries."""

    id: TableId
    name: str
    public: bool
    created_at: int
    touched_at: int  # the last append
    due: int | None = None
    closed_at: int | None = None
    listing: bytes | None = None
    length: int  # entries in its stream

    @property
    def row(self) -> tuple[object, ...]:
        """What a database writes of it when it is put in, beside the length."""
        times = self.created_at, self.touched_at, self.due, self.closed_at
        return self.id, self.name, self.public, *times, self.listing


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """What somebody made of a stream, to go on from there: whoever wrote it knows what it means."""

    length: int = 0  # entries it is made of
    body: bytes = b""  # nothing: there is none
    amended: int = 0  # how often entries had been changed before


class Append(NamedTuple):
    """One append as it was asked for; drivers settle many at once."""

    table_id: TableId
    after: int
    entries: Sequence[bytes]
    now: int
    due: int | None
    listing: bytes | None
    seats: Sequence[SeatNote] = ()


class Store(ABC):
    """A store of event streams. `(table, seq)` is the concurrency control; seq counts from 1."""

    daily: DailyStore  # what is kept of the daily, in the same place
    strangers: "StrangersStore"  # who looks for a game, and what came of it
    settle_soon: Callable[[Append, Callable[[Appended], None]], None]  # as `append_soon` says

    @property
    @abstractmethod
    def people(self) -> "People":
        """The people who want their tables kept."""

    async def create(self, table: NewTable, entries: Sequence[bytes] = ()) -> bool:
        """Open a table with its first entries; False if its name or id is taken."""
        fields = {field: getattr(table, field) for field in table.__struct_fields__}
        whole = StoredTable(**fields, touched_at=table.created_at, length=len(entries))
        return await self.restore_table(whole, entries)

    async def export(self, table_id: TableId) -> list[bytes]:
        """All entries of a table, open or closed."""
        entries: list[bytes] = []
        while page := await self.read(table_id, len(entries)):
            entries += page
        return entries

    async def tables(self) -> AsyncIterator[StoredTable]:
        """Every table, open or closed, in the order of their ids."""
        last = TableId("")
        while page := await self.tables_after(last, PAGE):
            for table in page:
                yield table
            last = page[-1].id

    @abstractmethod
    async def restore_table(self, table: StoredTable, entries: Sequence[bytes]) -> bool:
        """Put a whole table in as it once was; False if its id, or its name if open, is taken."""

    def append_soon(
        self,
        then: Callable[[Appended], None],
        table_id: TableId,
        after: int,
        entries: Sequence[bytes],
        *,
        now: int,
        due: int | None,
        listing: bytes | None = None,
        seats: Sequence[SeatNote] = (),
    ) -> None:
        """Durably append if the stream is exactly `after` long, and call `then` afterwards.

        `then` is told True, False for a lost race, or what went wrong: NoSuchTable if the table is
        closed or unknown. `due` replaces the old one; `listing` does if it is given. `seats` are
        what people's lists show of it from now on, if those seats are noted.
        """
        self.settle_soon(Append(table_id, after, entries, now, due, listing, seats), then)

    async def append(
        self,
        table_id: TableId,
        after: int,
        entries: Sequence[bytes],
        *,
        now: int,
        due: int | None,
        listing: bytes | None = None,
        seats: Sequence[SeatNote] = (),
    ) -> bool:
        """The same for those who wait: what `then` would be told is returned or raised."""
        return await waited(
            lambda then: self.append_soon(
                then, table_id, after, entries, now=now, due=due, listing=listing, seats=seats
            )
        )

    @abstractmethod
    async def read(self, table_id: TableId, after: int = 0, limit: int = PAGE) -> list[bytes]:
        """Entries in order, from `after + 1` on; none if there is no such table."""

    @abstractmethod
    async def amend(self, table_id: TableId, amended: Mapping[int, bytes]) -> int:
        """Replace entries in their places, for what must not be kept any more; how many.

        The only way to change what was written: the stream is as long as before, open or closed. A
        checkpoint may have the same in it, so it goes too.
        """

    @abstractmethod
    async def checkpoint(self, table_id: TableId) -> Checkpoint:
        """The checkpoint of a stream, never of a longer one; without a body if there is none."""

    @abstractmethod
    async def keep_checkpoint(self, table_id: TableId, checkpoint: Checkpoint) -> bool:
        """Keep it in the place of an earlier one; False if there is a later one, or no such table.

        Also if entries were amended since: what was to be forgotten would come back with it.
        `amend` deletes the one there is.
        """

    @abstractmethod
    async def length(self, table_id: TableId) -> int:
        """How many entries a stream has; 0 if there is no such table."""

    @abstractmethod
    async def find(self, name: str) -> TableId | None:
        """The open table of this name."""

    @abstractmethod
    async def listed(self, limit: int = 100) -> list[StoredTable]:
        """Open public tables, the newest first."""

    @abstractmethod
    async def due(self, now: int, limit: int = PAGE) -> list[TableId]:
        """Open tables that want to be looked at by now, the longest overdue first."""

    @abstractmethod
    async def close_table(self, table_id: TableId, now: int) -> bool:
        """Free the name and keep the stream; False if the table was not open."""

    async def purge(self, before: int) -> int:
        """Delete tables that were closed before a time, with all they have; how many."""
        return await all_gone(self.purge_some, before, PURGED)

    @abstractmethod
    async def purge_some(self, before: int, limit: int) -> int:
        """Delete at most so many of the tables that were closed before a time; how many."""

    @abstractmethod
    async def once(self, name: str, body: bytes) -> bytes:
        """What is kept under this name for all nodes, for ever: what is there, else this."""

    @abstractmethod
    async def tables_after(self, last: TableId, limit: int) -> list[StoredTable]:
        """Some of the tables whose ids follow `last`, in order."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write everything as of one moment to a file for `restore`; play goes on meanwhile."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked and let go; afterwards everything raises StoreUnavailable."""


async def all_gone(some: Callable[[int, int], Awaitable[int]], before: int, at_once: int) -> int:
    """Delete what is from before a time, so many at once, until nothing is left; how many."""
    count = 0
    while gone := await some(before, at_once):
        count += gone
    return count


async def waited(ask: Callable[[Callable[[T | BaseException], None]], None]) -> T:
    """What `ask` tells the callback that it is given: returned, or raised if that went wrong."""
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    ask(lambda answer: settle(done, answer))
    return await done


def settle(done: asyncio.Future[T], answer: T | BaseException) -> None:
    """Let whoever waits have what came of it, unless they have given up waiting."""
    if done.done():
        return
    if isinstance(answer, BaseException):
        done.set_exception(answer)
    else:
        done.set_result(answer)
