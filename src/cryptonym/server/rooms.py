"""A room: one table live on this node, with the people who are connected to it here."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Protocol

from cryptonym.rules.commands import ExpireTimer
from cryptonym.rules.decide import decide
from cryptonym.rules.model import WATCHER, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.server.entries import ENTRIES, Entry
from cryptonym.server.surroundings import Surroundings
from cryptonym.server.telling import Told
from cryptonym.table import events as ev
from cryptonym.table.commands import TableCommand
from cryptonym.table.decide import decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import MemberId, Table
from cryptonym.table.views import table_view
from cryptonym.wire.messages import Snapshot

TAIL = 256  # events kept at hand for those who come back soon
COMMANDS_KEPT = 512  # ids of commands that are recognised when they come again
TRIES = 20  # lost races in a row before we give up


class Listener(Protocol):
    """Somebody connected to the room."""

    member: MemberId

    def tell(self, text: str) -> None:
        """Send a message, now or as soon as the line is free."""

    def dismiss(self, code: str) -> None:
        """Send the last message and hang up."""


class RoomBusyError(Exception):
    """The same table was written to from elsewhere again and again."""


class Room:
    """Folds a table's stream, decides commands, and tells everybody what happened."""

    def __init__(self, table_id: str, around: Surroundings) -> None:
        self.id = table_id
        self.around = around
        self.table: Table | None = None
        self.length = 0  # entries folded
        self.seq = 0  # of them public
        self.heard = 0  # of them private
        self.tail: deque[Told] = deque(maxlen=TAIL)
        self.done: dict[tuple[MemberId, str], int] = {}
        self.listeners: dict[MemberId, list[Listener]] = {}
        self.idle_since = around.now()
        self._lock = asyncio.Lock()

    # ---- commands

    async def submit(
        self, member: MemberId | None, command: TableCommand, command_id: str = "", token: str = ""
    ) -> int | Refusal:
        """Carry out a command: its number once it is stored, or why it was refused.

        Save, then speak: nobody hears of it before it is committed.
        """
        async with self._lock:
            for _ in range(TRIES):
                known = self.done.get((member or "", command_id)) if command_id else None
                if known is not None:
                    return known
                outcome = self._decide(member, command, token)
                if isinstance(outcome, Refusal):
                    return outcome
                if await self._append(outcome, member or "", command_id):
                    return self.seq
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
        entries = [Entry(now, event, member) for event in happened]
        if not entries:
            return True
        entries[0] = Entry(now, entries[0].event, member, command_id)
        told = self._foretell(entries)
        stored = await self.around.append(
            self.id, self.length, [ENTRIES.encode(entry) for entry in entries], told[-1].after
        )
        if stored:
            self._tell(told)
            self.around.publish(self.id, self.length)
            if told[-1].after.closed:
                await self.around.store.close_table(self.id, now)
        return stored

    def _foretell(self, entries: list[Entry]) -> list[Told]:
        """What will be told once these entries are stored."""
        table, seq, heard = self.table, self.seq, self.heard
        told: list[Told] = []
        for entry in entries:
            event = entry.event
            if isinstance(event, ev.TableOpened):
                table = open_table(event)
            elif table is not None:
                table = evolve_table(table, event)
            else:
                raise ValueError(f"table {self.id} does not begin with TableOpened")
            told.append(Told(entry, table, seq, heard))
            seq, heard = told[-1].seq, told[-1].heard
        return told

    # ---- the clock

    async def look(self) -> None:
        """Do what is due: a clock that has run out, or a table that everybody has left."""
        async with self._lock:
            await self._catch_up()
            for _ in range(TRIES):
                due = self._due()
                if not due or await self._append(due, "", ""):
                    return
                await self._catch_up()

    def _due(self) -> tuple[ev.TableEvent, ...]:
        table, now = self.table, self.around.now()
        if table is None or table.closed:
            return ()
        last = self.tail[-1].entry.at if self.tail else now
        if now - last >= 60_000 * table.settings.close_after_minutes:
            return (ev.TableClosed(abandoned=True),)
        game = table.match.game
        if game is None or game.timer is None:
            return ()
        expired = decide(game, WATCHER, ExpireTimer(), now=now)
        return () if isinstance(expired, Refusal) else expired

    # ---- what has happened

    async def catch_up(self) -> None:
        """Read what other nodes have appended, and tell it here."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        while stored := await self.around.read(self.id, self.length):
            self._tell(self._foretell([ENTRIES.decode(entry) for entry in stored]))

    def _tell(self, told: list[Told]) -> None:
        for one in told:
            before = self.table
            self.table, self.seq, self.heard = one.after, one.seq, one.heard
            self.length += 1
            self.tail.append(one)
            if one.entry.id:
                self.done[one.entry.by, one.entry.id] = one.seq
                if len(self.done) > COMMANDS_KEPT:
                    self.done.pop(next(iter(self.done)))
            self._tell_listeners(one, before)

    def _tell_listeners(self, one: Told, before: Table | None) -> None:
        seats = one.after.match.seats
        for member, lines in list(self.listeners.items()):
            seat = seats.get(member)
            if seat is None:
                self._dismiss(member, lines)
                continue
            text = one.text_for(seat)
            if before and before.match.seats.get(member) != seat:
                text = self.snapshot(member)  # new eyes see the whole table anew
            if text is not None:
                for line in lines:
                    line.tell(text)

    def _dismiss(self, member: MemberId, lines: list[Listener]) -> None:
        del self.listeners[member]
        for line in lines:
            line.dismiss("member_gone")

    # ---- listeners

    def listen(self, listener: Listener) -> None:
        """Tell this listener everything from now on."""
        self.listeners.setdefault(listener.member, []).append(listener)

    def forget(self, listener: Listener) -> None:
        """Tell it nothing any more."""
        lines = self.listeners.get(listener.member, [])
        if listener in lines:
            lines.remove(listener)
        if not lines:
            self.listeners.pop(listener.member, None)
        if not self.listeners:
            self.idle_since = self.around.now()

    def snapshot(self, member: MemberId) -> str:
        """The whole table as this member sees it now."""
        if self.table is None:
            raise LookupError(self.id)
        view = table_view(self.table, member)
        message = Snapshot(self.id, self.table.name, self.seq, self.heard, view)
        return self.around.encode(message)

    def missed(self, seat: Seat, since: int, heard: int) -> list[str] | None:
        """The messages after these counts; None if they are too long ago to be at hand."""
        if since > self.seq or heard > self.heard:
            return None
        first = self.tail[0] if self.tail else None
        missing = self.seq - since + self.heard - heard
        if missing and (first is None or first.seq > since + 1 or first.heard > heard + 1):
            return None
        later = (
            told for told in self.tail if (told.heard > heard if told.private else told.seq > since)
        )
        return [text for told in later if (text := told.text_for(seat)) is not None]
