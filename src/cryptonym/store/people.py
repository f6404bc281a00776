"""What every store promises about people: who they are, what opens for them, where they sit.

A person is a thread through tables. The streams of the tables know nothing of it, and nobody but
the person is told anything of what is kept here.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Literal, NewType

import msgspec

from cryptonym.store.port import SeatNote, TableId, all_gone

PersonId = NewType("PersonId", str)
KeyKind = Literal["device", "code", "phrase", "feed"]
MOST_SEATS = 500  # of one person, told at once
ALL_SEATS = 1_000_000
PEOPLE_AT_ONCE = 100  # read or deleted in one transaction


class Person(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Somebody who wants their tables kept. The id is told to nobody, not even to them."""

    id: PersonId
    name: str = ""
    language: str = ""
    level: str = ""  # of the bots they like to play with
    created_at: int
    seen_at: int
    left_at: int | None = None  # when they had everything deleted; it is being done
    keys_ever: int = 0


class PersonKey(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something that opens a person: of the secret itself only a hash is kept."""

    hash: str
    person: PersonId
    kind: KeyKind
    number: int = 0  # of this person's, in order of coming; none comes again
    since: int
    until: int | None = None  # good for ever if not given
    label: str = ""  # of a device: what it is; of a feed: what it shows
    by: str = ""  # what it came by: a code, a phrase, or nothing


class StoredSeat(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One person's seat at one table."""

    person: PersonId
    table_id: TableId
    member: str
    since: int
    waiting: bool = False
    deadline: int | None = None
    ended: bool = False
    touched_at: int
    length: int = 0  # of the stream that the note was made from
    summary: bytes = b""


class Belonging(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Anything else that is kept for a person, by kind and name: figures, blocks, addresses."""

    kind: str
    name: str
    body: bytes
    touched_at: int


class WholePerson(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept of a person."""

    person: Person
    keys: tuple[PersonKey, ...] = ()
    seats: tuple[StoredSeat, ...] = ()
    belongings: tuple[Belonging, ...] = ()


class People(ABC):
    """People beside the tables. Everything that is true is durable."""

    async def whole(self, person: PersonId) -> WholePerson | None:
        """Everything that is kept of a person, for export and backup."""
        known = await self.person(person)
        if known is None:
            return None
        return WholePerson(
            person=known,
            keys=tuple(await self.keys(person)),
            seats=tuple(await self.seats(person, ALL_SEATS)),
            belongings=tuple(await self.kept(person)),
        )

    async def everybody(self) -> AsyncIterator[Person]:
        """Every person, in the order of their ids."""
        last = PersonId("")
        while page := await self.people_after(last, PEOPLE_AT_ONCE):
            for person in page:
                yield person
            last = page[-1].id

    async def purge(self, before: int) -> int:
        """Forget people who were not seen since and sit at no open table; how many."""
        return await all_gone(self.purge_some, before, PEOPLE_AT_ONCE)

    @abstractmethod
    async def restore(self, whole: WholePerson) -> bool:
        """Put a whole person in; False if their id or one of their keys is taken."""

    @abstractmethod
    async def person(self, person: PersonId) -> Person | None:
        """A person by their id."""

    @abstractmethod
    async def by_key(self, hashed: str, now: int) -> tuple[Person, PersonKey] | None:
        """Whom this key opens, if it is still good and they have not left."""

    @abstractmethod
    async def change(
        self, person: PersonId, *, name: str, language: str, level: str, seen_at: int
    ) -> bool:
        """Replace what a person says of themselves; False if there is no such person."""

    @abstractmethod
    async def keys(self, person: PersonId) -> list[PersonKey]:
        """What opens a person, in order of coming."""

    @abstractmethod
    async def add_key(
        self, key: PersonKey, *, spends: str = "", alone: bool = False, most: int = 0
    ) -> int:
        """One key more, all or nothing: its number, or 0 if it cannot be.

        `spends` is the hash of a key that is good until now and goes; `alone` lets earlier ones of
        its kind go; `most` of its kind may be there afterwards, if it is given.
        """

    @abstractmethod
    async def remove_keys(self, person: PersonId, numbers: Sequence[int]) -> int:
        """Let some keys open nothing any more; how many there were."""

    @abstractmethod
    async def sit(self, seat: StoredSeat) -> None:
        """Note a seat, once for each person and table; a note of a longer stream stays."""

    @abstractmethod
    async def note(
        self, table_id: TableId, length: int, now: int, notes: Sequence[SeatNote]
    ) -> None:
        """What an append does by itself, for seats that were noted while it went on."""

    @abstractmethod
    async def seats(self, person: PersonId, limit: int = MOST_SEATS) -> list[StoredSeat]:
        """A person's seats: where they are waited for first, the nearest deadline before others.

        Then the others, and at last those that have ended; of each the latest first.
        """

    @abstractmethod
    async def seated(self, table_id: TableId) -> list[StoredSeat]:
        """The people at a table, in order of their members."""

    @abstractmethod
    async def unseat(self, person: PersonId, table_id: TableId) -> bool:
        """Forget a seat; False if there was none."""

    @abstractmethod
    async def keep(
        self, person: PersonId, belonging: Belonging, before: bytes | Literal[False] | None = False
    ) -> bool:
        """Keep something for a person in the place of what has its kind and name.

        If `before` is given, only if that is what was there (None for nothing). False if it was
        not, or if there is no such person.
        """

    @abstractmethod
    async def kept(self, person: PersonId, kind: str = "") -> list[Belonging]:
        """What is kept for a person, of one kind or of all, by kind and name."""

    @abstractmethod
    async def drop(self, person: PersonId, kind: str, name: str) -> bool:
        """Keep something no longer; False if there was nothing."""

    @abstractmethod
    async def leave(self, person: PersonId, now: int) -> bool:
        """Nothing opens this person any more; what is left of them waits to be forgotten."""

    @abstractmethod
    async def leaving(self, limit: int = PEOPLE_AT_ONCE) -> list[PersonId]:
        """Who has left and is not forgotten yet."""

    @abstractmethod
    async def forget(self, person: PersonId) -> bool:
        """Delete everything of a person; False if there was no such person."""

    @abstractmethod
    async def people_after(self, last: PersonId, limit: int) -> list[Person]:
        """Some of the people whose ids follow `last`, in order."""

    @abstractmethod
    async def purge_some(self, before: int, limit: int) -> int:
        """Forget at most so many of those that `purge` is about; how many."""


def open_keys(keys: Sequence[PersonKey], kind: KeyKind, now: int) -> list[PersonKey]:
    """Those of a kind that are still good."""
    return [key for key in keys if key.kind == kind and (key.until is None or key.until > now)]
