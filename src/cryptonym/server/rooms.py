"""A room: one table live on this node, with the people who are connected to it here."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from cryptonym.rules.commands import ExpireTimer
from cryptonym.rules.decide import decide
from cryptonym.rules.model import WATCHER
from cryptonym.rules.refusals import Refusal
from cryptonym.server.audience import Audience, Listener
from cryptonym.server.entries import ENTRIES, Entry
from cryptonym.server.surroundings import Surroundings, patience_with
from cryptonym.server.tail import Tail
from cryptonym.server.telling import Told
from cryptonym.store.port import PAGE, NoSuchTable, StoreUnavailable
from cryptonym.table import events as ev
from cryptonym.table.commands import TableCommand
from cryptonym.table.decide import decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import MemberId, Table
from cryptonym.table.views import table_view
from cryptonym.wire.messages import Snapshot

COMMANDS_KEPT = 512  # ids of commands that are recognised when they come again
TRIES = 20  # lost races in a row before we give up
AT_ONCE = 100  # entries folded before others get a turn


class RoomBusyError(Exception):
    """The same table was written to from elsewhere again and again."""


class UnreadableTable(StoreUnavailable):
    """The stream holds something that this node cannot read: damaged, or of a newer version."""


class Room:
    """Folds a table's stream, decides commands, and tells everybody what happened."""

    def __init__(self, table_id: str, around: Surroundings) -> None:
        self.id = table_id
        self.around = around
        self.table: Table | None = None
        self.length = 0  # entries folded
        self.done: dict[tuple[MemberId, str], int] = {}
        self._audience = Audience()
        self.listeners = self._audience.lines
        self.used_at = self.read_at = around.now()
        self.seen_at = 0  # when somebody was last at the table
        self.behind = False  # the store may hold more than we know
        self.stirred: Callable[[Room], None] = _nobody_cares  # something happened, or somebody came
        self._tail = Tail()
        self._seated: dict[MemberId, int] = {}  # since which number each has had their seat
        self._lock = asyncio.Lock()

    @property
    def seq(self) -> int:
        """Public events so far."""
        return self._tail.seq

    # ---- commands

    async def submit(
        self, member: MemberId | None, command: TableCommand, command_id: str = "", token: str = ""
    ) -> int | Refusal:
        """Carry out a command: its number once it is stored, or why it was refused.

        Save, then speak: nobody hears of it before it is committed.
        """
        async with self._lock:
            sure = self.around.alone  # that a refusal is not about what we have yet to hear of
            for _ in range(TRIES):
                known = self.done.get((member or "", command_id)) if command_id else None
                if known is not None:
                    return known
                outcome = self._decide(member, command, token)
                if isinstance(outcome, Refusal):
                    if sure or not await self._catch_up():
                        return outcome
                    sure = True
                elif not outcome or await self._append(outcome, member or "", command_id):
                    return self.seq
                else:
                    await self._catch_up()
        raise RoomBusyError(self.id)

    def _decide(
        self, member: MemberId | None, command: TableCommand, token: str
    ) -> tuple[ev.TableEvent, ...] | Refusal:
        if self.table is None:
            return Refusal("table_closed")
        given = self.around.given(self.table, command, token)
        return (
            given
            if isinstance(given, Refusal)
            else decide_table(self.table, member, command, given)
        )

    async def _append(
        self, happened: Iterable[ev.TableEvent], member: MemberId, command_id: str
    ) -> bool:
        """Store events and tell them; False if somebody else was faster."""
        now = self.around.now()
        told = self._foretell([Entry(now, event, member, command_id) for event in happened])
        seen_at = max(self.seen_at, *map(_seen_at, told))
        if not await self._store([one.entry for one in told], told[-1].after, seen_at):
            return False
        self._tell(told)
        self.around.publish(self.id, self.length)
        self.around.events_stored += len([one for one in told if not one.private])
        if self.table is not None and self.table.closed:
            with suppress(StoreUnavailable):  # the table stays due until it is closed there too
                await self.around.store.close_table(self.id, now)
        return True

    async def _store(self, entries: Sequence[Entry], after: Table, seen_at: int) -> bool:
        try:
            return await self.around.append(
                self.id, self.length, [ENTRIES.encode(entry) for entry in entries], after, seen_at
            )
        except NoSuchTable:
            if await self._catch_up():
                return False  # closed by another node, as we know now
            raise
        except BaseException:
            self.behind = True  # it may be there all the same
            raise

    def _foretell(self, entries: list[Entry]) -> list[Told]:
        """What will be told once these entries are stored."""
        table, seq, heard = self.table, self._tail.seq, self._tail.heard
        told: list[Told] = []
        for number, entry in enumerate(entries, self.length + 1):
            event = entry.event
            if isinstance(event, ev.TableOpened):
                table = open_table(event)
            elif table is not None:
                table = evolve_table(table, event)
            else:
                raise ValueError(f"table {self.id} does not begin with TableOpened")
            told.append(Told(entry, table, number, seq, heard))
            seq, heard = told[-1].seq, told[-1].heard
        return told

    # ---- the clock

    async def look(self) -> None:
        """Do what is due: a clock that has run out, or a table that everybody has left."""
        async with self._lock:
            await self._catch_up()
            for _ in range(TRIES):
                if self.table is None:
                    return
                if self.table.closed:  # whoever stored that did not come to the second step
                    await self.around.store.close_table(self.id, self.around.now())
                    return
                due = self._due()
                if await (self._append(due, "", "") if due else self._keep_open(self.table)):
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
        async with self._lock:
            if self.table is not None and not self.table.closed:
                await self._keep_open(self.table)

    async def _keep_open(self, table: Table) -> bool:
        if self.listeners:
            self.seen_at = self.around.now()
        return await self._store((), table, self.seen_at)

    # ---- what has happened

    async def catch_up(self) -> bool:
        """Read what other nodes have appended, and tell it here; whether there was anything."""
        async with self._lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        before = self.length
        while True:
            asked_at = self.around.now()
            stored = await self.around.read(self.id, self.length)
            for first in range(0, len(stored), AT_ONCE):
                self._tell(self._read(stored[first : first + AT_ONCE]))
                if len(stored) > AT_ONCE:
                    await asyncio.sleep(0)
            if len(stored) < PAGE:
                self.behind, self.read_at = False, asked_at
                return self.length > before

    def _read(self, stored: list[bytes]) -> list[Told]:
        try:
            return self._foretell([ENTRIES.decode(entry) for entry in stored])
        except Exception as error:
            raise UnreadableTable(f"{self.id} after {self.length}") from error

    def _tell(self, told: list[Told]) -> None:
        for one in told:
            before = self.table
            self.table = one.after
            self.length = one.number
            self.seen_at = max(self.seen_at, _seen_at(one))
            self._tail.add(one)
            self._note_seats(one, before)
            if one.entry.id:
                self.done[one.entry.by, one.entry.id] = one.seq
                if len(self.done) > COMMANDS_KEPT:
                    self.done.pop(next(iter(self.done)))
            self._audience.tell(one, before, self.snapshot)
            one.settle()
        self.stirred(self)

    def _note_seats(self, one: Told, before: Table | None) -> None:
        earlier, seats = before.match.seats if before else {}, one.seats
        if seats is not earlier:
            moved = (who for who, seat in seats.items() if earlier.get(who) != seat)
            self._seated |= dict.fromkeys(moved, one.seq)

    # ---- listeners

    def listen(self, listener: Listener) -> None:
        """Tell this listener everything from now on."""
        self._audience.add(listener)
        self.stirred(self)

    def forget(self, listener: Listener) -> None:
        """Tell it nothing any more."""
        self._audience.remove(listener)
        self.used_at = self.around.now()

    def dismiss_all(self, code: str) -> None:
        """Say goodbye to everybody here."""
        self._audience.dismiss_all(code)

    def snapshot(self, member: MemberId) -> str:
        """The whole table as this member sees it now."""
        if self.table is None:
            raise LookupError(self.id)
        heard = self._tail.heard.get(member, 0)
        view = table_view(self.table, member)
        return self.around.encode(Snapshot(self.id, self.table.name, self.seq, heard, view))

    def missed(self, member: MemberId, since: int, heard: int) -> list[str] | None:
        """The messages after these counts; None if only a snapshot will do.

        It will not if that is too long ago, or if the member has got other eyes since then.
        """
        if self.table is None or member not in self.table.members:
            return None
        if since < self._seated.get(member, 0):
            return None
        return self._tail.after(member, since, heard)


def _seen_at(one: Told) -> int:
    """When somebody did this; 0 if only a clock or a bot did."""
    entry = one.entry
    if entry.by:
        return 0 if one.after.is_bot(entry.by) else entry.at
    return entry.at if isinstance(entry.event, ev.TableOpened | ev.MemberCame) else 0


def _nobody_cares(_room: Room) -> None:
    """Where no bots are waiting."""
