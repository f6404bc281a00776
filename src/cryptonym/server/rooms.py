"""A room: one table live on this node, with the people who are connected to it here."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from cryptonym.rules.commands import ExpireTimer
from cryptonym.rules.decide import decide
from cryptonym.rules.model import WATCHER
from cryptonym.rules.refusals import Refusal
from cryptonym.server.chronicle import Chronicle
from cryptonym.server.entries import ENTRIES, Entry
from cryptonym.server.queueing import Queueing
from cryptonym.server.reading import MOST_BYTES, in_parts
from cryptonym.server.surroundings import Preparing, Surroundings, patience_with
from cryptonym.server.telling import Told
from cryptonym.server.work.jobs import CrowdedError, JobFailedError
from cryptonym.store.port import PAGE, NoSuchTable, StoreUnavailable
from cryptonym.table import events as ev
from cryptonym.table.commands import TableCommand, TakeOver
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.model import MemberId, Table

TRIES = 20  # lost races in a row before we give up
AT_ONCE = 100  # entries folded before others get a turn

Submitted = int | Refusal | BaseException  # its number, why not, or what went wrong
Then = Callable[[Submitted], None]


class RoomBusyError(Exception):
    """The same table was written to from elsewhere again and again, or too much is to be done."""


class UnreadableTable(StoreUnavailable):
    """The stream holds something that this node cannot read: damaged, or of a newer version."""


class Room(Chronicle):
    """Decides commands, stores what happens, and then tells everybody."""

    def __init__(self, table_id: str, around: Surroundings) -> None:
        super().__init__(table_id, around)
        self.read_at = self.used_at
        self.behind = False  # the store may hold more than we know
        self._turns = Queueing()

    # ---- commands

    async def submit(
        self, member: MemberId | None, command: TableCommand, command_id: str = "", token: str = ""
    ) -> int | Refusal:
        """Carry out a command: its number once it is stored, or why it was refused.

        Save, then speak: nobody hears of it before it is committed.
        """
        async with self._turns:
            return await self._carry_out(member, command, command_id, token)

    def submit_soon(
        self, member: MemberId, command: TableCommand, command_id: str, then: Then
    ) -> None:
        """The same without waiting: `then` is told what became of it, or what went wrong.

        Nearly every command finds nobody before it and is first at the store: no task is needed.
        """
        if not self._turns.take_at_once():
            self.around.begin(self._after_others(member, command, command_id, then))
            return
        try:
            foreseen = self._foreseen(member, command, command_id)
            if isinstance(foreseen, list) and not foreseen[-1].after.closed:
                self._store_soon(foreseen, member, command, command_id, then)
            elif isinstance(foreseen, int) or (isinstance(foreseen, Refusal) and self._is_sure()):
                self._finish(then, foreseen)
            else:
                self.around.begin(self._slowly(member, command, command_id, then))
        except Exception as error:  # noqa: BLE001 # whoever asked is told
            self._finish(then, error)

    def _store_soon(
        self,
        told: list[Told],
        member: MemberId,
        command: TableCommand,
        command_id: str,
        then: Then,
    ) -> None:
        def stored(outcome: bool | BaseException) -> None:
            if outcome is False or isinstance(outcome, NoSuchTable):  # somebody else was faster
                self.around.begin(self._slowly(member, command, command_id, then))
                return
            result: Submitted
            if isinstance(outcome, BaseException):
                self.behind, result = True, outcome  # it may be there all the same
            else:
                try:
                    self.size += sum(map(len, entries))
                    self._announce(told)
                    result = self.seq
                except Exception as error:  # noqa: BLE001 # whoever asked is told
                    result = error
            self._finish(then, result)

        entries, seen, last = list[bytes](), self.seen_at, told[-1]
        for one in told:
            entries += [ENTRIES.encode(entry) for entry in (one.entry, *one.then)]
            seen = max(seen, one.seen_at)
        now = last.entry.at
        self.around.append_soon(self.id, self.length, entries, last.after, now, seen, stored)

    def _finish(self, then: Then, result: Submitted) -> None:
        self._turns.leave()
        then(result)

    async def _after_others(
        self, member: MemberId, command: TableCommand, command_id: str, then: Then
    ) -> None:
        await self._turns.take()
        await self._slowly(member, command, command_id, then)

    async def _slowly(
        self, member: MemberId, command: TableCommand, command_id: str, then: Then
    ) -> None:
        """The whole of `submit`, by somebody whose turn it is."""
        result: Submitted = StoreUnavailable(self.id)  # if we are stopped
        try:
            result = await self._carry_out(member, command, command_id)
        except Exception as error:  # noqa: BLE001 # whoever asked is told
            result = error
        finally:
            self._finish(then, result)

    async def _carry_out(
        self, member: MemberId | None, command: TableCommand, command_id: str, token: str = ""
    ) -> int | Refusal:
        sure = self._is_sure()
        for _ in range(TRIES):
            foreseen = self._foreseen(member, command, command_id, token)
            if isinstance(foreseen, int):
                return foreseen
            if callable(foreseen):
                await self._prepared(foreseen)
            elif isinstance(foreseen, Refusal):
                if sure or not await self._catch_up():
                    return foreseen
                sure = True
            elif await self._append(foreseen):
                return self.seq
            else:
                await self._catch_up()
        raise RoomBusyError(self.id)

    async def _prepared(self, prepare: Preparing) -> None:
        try:
            await prepare()
        except (CrowdedError, JobFailedError) as error:
            raise RoomBusyError(self.id) from error

    def _is_sure(self) -> bool:
        """Whether a refusal is not about what we have yet to hear of."""
        return self.around.alone and not self.behind

    def _foreseen(
        self, member: MemberId | None, command: TableCommand, command_id: str, token: str = ""
    ) -> int | Refusal | list[Told] | Preparing:
        """What a command will lead to; its number if that is done already.

        Or what has to be prepared before anybody can tell.
        """
        done = self.done.get(member or "") if command_id else None
        known = done.get(command_id) if done else None
        if known is not None:
            return known
        if self.table is None:
            return Refusal("table_closed")
        given = self.around.given(self.table, member, command, token)
        if not isinstance(given, Given):
            return given
        if isinstance(command, TakeOver):
            given = replace(given, host_at=self.host_at)
        happening = decide_table(self.table, member, command, given)
        if isinstance(happening, Refusal):
            return happening
        if not happening:
            return self.seq
        return self._foretell(happening, given.now, member or "", command_id)

    async def _append(self, told: list[Told]) -> bool:
        """Store events and tell them; False if somebody else was faster."""
        seen = max(self.seen_at, *[one.seen_at for one in told])
        last = told[-1]
        entries = [entry for one in told for entry in (one.entry, *one.then)]
        if not await self._store(entries, last.after, last.entry.at, seen):
            return False
        self._announce(told)
        if self.table is not None and self.table.closed:
            with suppress(StoreUnavailable):  # the table stays due until it is closed there too
                await self.around.store.close_table(self.id, self.around.now())
        return True

    def _announce(self, told: list[Told]) -> None:
        around, before = self.around, self.seq
        self._tell(told)
        around.publish(self.id, self.length)
        around.events_stored += self.seq - before

    async def _store(self, entries: Sequence[Entry], after: Table, now: int, seen_at: int) -> bool:
        stored = [ENTRIES.encode(entry) for entry in entries]
        try:
            done = await self.around.append(self.id, self.length, stored, after, now, seen_at)
        except NoSuchTable:
            if await self._catch_up():
                return False  # closed by another node, as we know now
            raise
        except BaseException:
            self.behind = True  # it may be there all the same
            raise
        self.size += sum(map(len, stored)) if done else 0
        return done

    # ---- the clock

    async def look(self) -> None:
        """Do what is due: a clock that has run out, or a table that everybody has left."""
        async with self._turns:
            await self._catch_up()
            for _ in range(TRIES):
                if self.table is None:
                    return
                if self.table.closed:  # whoever stored that did not come to the second step
                    await self.around.store.close_table(self.id, self.around.now())
                    return
                due = self._due()
                if await (
                    self._append(self._foretell(due, self.around.now()))
                    if due
                    else self._keep_open(self.table)
                ):
                    return
                await self._catch_up()

    def _due(self) -> tuple[ev.TableEvent, ...]:
        table, now = self.table, self.around.now()
        if table is None or table.closed:
            return ()
        if not self.listeners and now - self.seen_at >= patience_with(table):
            return (ev.TableClosed(abandoned=True),)
        game = table.match.game
        if game is None or game.timer is None:
            return ()
        expired = decide(game, WATCHER, ExpireTimer(), now=now)
        return () if isinstance(expired, Refusal) else expired

    def is_quiet(self) -> bool:
        """Whether somebody is here, but has done nothing for so long that the store must know."""
        if not self.listeners or self.table is None or self.table.closed:
            return False
        return self.around.now() - self.seen_at > patience_with(self.table) // 2

    async def keep_open(self) -> None:
        """Somebody is here, even if nothing happens: let no other node close the table."""
        async with self._turns:
            if self.table is not None and not self.table.closed:
                await self._keep_open(self.table)

    async def _keep_open(self, table: Table) -> bool:
        now = self.around.now()
        if self.listeners:
            self.seen_at = now
        return await self._store((), table, now, self.seen_at)

    # ---- what has happened

    async def catch_up(self) -> bool:
        """Read what other nodes have appended, and tell it here; whether there was anything."""
        async with self._turns:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        before = self.length
        while True:
            asked_at = self.around.now()
            stored = await self.around.read(self.id, self.length)
            is_last = len(stored) < PAGE
            size = sum(map(len, stored))
            self.size += size
            for told in self._read(stored, is_last=is_last):
                self._tell(told)
                if len(stored) > AT_ONCE or size > MOST_BYTES:
                    await asyncio.sleep(0)
            if is_last:
                self.behind, self.read_at = False, asked_at
                return self.length > before

    def _read(self, stored: list[bytes], *, is_last: bool) -> Iterator[list[Told]]:
        try:
            for entries in in_parts(stored, AT_ONCE, is_last=is_last):
                yield self._fold(entries)
        except Exception as error:
            raise UnreadableTable(f"{self.id} after {self.length}") from error
