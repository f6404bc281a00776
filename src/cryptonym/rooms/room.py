"""A room: one table live on this node, with the people who are connected to it here."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from cryptonym.rooms import checkpoints
from cryptonym.rooms.audience import Audience, Line
from cryptonym.rooms.due import due_at, listing, patience_with, reminders, what_is_due
from cryptonym.rooms.entries import ENTRIES, MOST_BYTES, Entry, UnreadableTable, in_parts
from cryptonym.rooms.finished import FinishedGames
from cryptonym.rooms.noting import LatestFigures, changed_notes, figures_of
from cryptonym.rooms.presence import Elsewhere, Presence
from cryptonym.rooms.queueing import Queueing
from cryptonym.rooms.surroundings import Preparing, Surroundings
from cryptonym.rooms.tail import DoneCommands, Tail
from cryptonym.rooms.telling import Told, foretold, is_by_host
from cryptonym.rules.events import ConsultAsked, DealOpened
from cryptonym.rules.refusals import Refusal
from cryptonym.store.port import (
    PAGE,
    Appended,
    Checkpoint,
    NoSuchTable,
    StoreUnavailable,
    TableId,
    waited,
)
from cryptonym.table.commands import GiveSeatToBot, TableCommand, TakeOver
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.events import GameBrokenOff, TableEvent
from cryptonym.table.model import NOBODY, MemberId, Seq, Table
from cryptonym.table.persons import is_marked
from cryptonym.wire.messages import Present
from cryptonym.work.jobs import CrowdedError, JobFailedError

TRIES = 20  # lost races in a row before we give up
AT_ONCE = 100  # entries folded before others get a turn
LONG = 200  # public events: who had to fold so many keeps what came of it
AWAY_FROM_NODES = 5_000  # milliseconds until we look whether we hear the other nodes again

_END_OF_GAME: frozenset[type] = frozenset({DealOpened, GameBrokenOff})
_ENCODER = msgspec.json.Encoder()

log = logging.getLogger("cryptonym.server")

Submitted = Seq | Refusal | BaseException  # its number, why not, or what went wrong
Then = Callable[[Submitted], None]
Asked = tuple[MemberId | None, TableCommand, str, str]  # who, what, its id, and a token


class RoomBusyError(Exception):
    """The same table was written to from elsewhere again and again, or too much is to be done."""


class Room:
    """Decides commands, stores what happens, and then tells everybody."""

    def __init__(self, table_id: TableId, around: Surroundings) -> None:
        self.id = table_id
        self.around = around
        self.table: Table | None = None
        self.seq = Seq(0)  # public events so far
        self.length = 0  # entries folded
        self.size = 0  # bytes of its stream, about
        self.behind = False  # the store may hold more than we know
        self.has_bots = False
        self.is_kept = False  # somebody here is a person who keeps this table
        self.figures = LatestFigures()
        self.used_at = self.read_at = around.now()
        self.seen_at = 0  # when somebody was last at the table
        self.host_at = 0  # when the host last did something that everybody saw
        self.done = DoneCommands()
        self.finished = FinishedGames(table_id, around)
        # Called when something happened, or somebody came.
        self.stirred: Callable[[Room], None] = lambda _: None
        self.audience = Audience()
        self.lines = self.audience.lines
        self.presence = Presence(around.away_after)
        self.elsewhere = Elsewhere()
        self.tail = Tail()
        self.kept = Checkpoint()  # the latest we know of, without its body
        self.kept_at = Seq(0)  # public events before it
        self._turns = Queueing()

    # ---- commands

    async def submit(
        self, member: MemberId | None, command: TableCommand, command_id: str = "", token: str = ""
    ) -> Seq | Refusal:
        """Carry out a command: its number once it is stored, or why it was refused.

        What goes wrong is raised. Who gives up waiting does not take the command back.
        """
        return await waited(lambda then: self.submit_soon(member, command, command_id, then, token))

    def submit_soon(
        self,
        member: MemberId | None,
        command: TableCommand,
        command_id: str,
        then: Then,
        token: str = "",
    ) -> None:
        """Carry out a command: `then` is told what became of it, or what went wrong.

        Save, then speak: nobody hears of it before it is committed. Nearly every command finds
        nobody before it and is first at the store: no task is needed.
        """
        asked = member, command, command_id, token

        def settled(appended: Appended) -> None:
            if appended is True:  # as `_finish`: a call saved here is saved for every command
                self._turns.leave()
                then(self.seq)
            elif appended is False or isinstance(appended, NoSuchTable):  # somebody else was faster
                self.around.begin(self._slowly(asked, then, has_turn=True))
            else:
                self._finish(then, appended)

        if not self._turns.take_at_once():
            self.around.begin(self._slowly(asked, then, has_turn=False))
            return
        try:
            foreseen = self._foreseen(member, command, command_id, token)
            if isinstance(foreseen, list) and not foreseen[-1].after.closed:
                self._store_soon(foreseen, foreseen[-1].after, foreseen[-1].entry.at, settled)
            elif isinstance(foreseen, int) or (isinstance(foreseen, Refusal) and self._is_sure()):
                self._finish(then, foreseen)
            else:
                self.around.begin(self._slowly(asked, then, has_turn=True))
        except Exception as error:  # noqa: BLE001 # whoever asked is told
            self._finish(then, error)

    def _finish(self, then: Then, result: Submitted) -> None:
        self._turns.leave()
        then(result)

    async def _slowly(self, asked: Asked, then: Then, *, has_turn: bool) -> None:
        """Carry out a command that has to wait for something."""
        if not has_turn:
            await self._turns.take()
        result: Submitted = StoreUnavailable(self.id)  # if we are stopped
        try:
            result = await self._carry_out(asked)
        except Exception as error:  # noqa: BLE001 # whoever asked is told
            result = error
        finally:
            self._finish(then, result)

    async def _carry_out(self, asked: Asked) -> Seq | Refusal:
        sure = self._is_sure()
        for _ in range(TRIES):
            foreseen = self._foreseen(*asked)
            if isinstance(foreseen, int):
                return foreseen
            if callable(foreseen):
                try:
                    await foreseen()
                except (CrowdedError, JobFailedError) as error:
                    raise RoomBusyError(self.id) from error
            elif isinstance(foreseen, Refusal):
                if sure or not await self._catch_up():
                    return foreseen
                sure = True
            elif await self._append(foreseen):
                return self.seq
            else:
                await self._catch_up()
        raise RoomBusyError(self.id)

    def _is_sure(self) -> bool:
        """Whether a refusal is not about what we have yet to hear of."""
        return self.around.fanout.alone and not self.behind

    def _foreseen(
        self, member: MemberId | None, command: TableCommand, command_id: str, token: str
    ) -> Seq | Refusal | list[Told] | Preparing:
        """What a command will lead to; its number if that is done already.

        Or what has to be prepared before anybody can tell.
        """
        done = self.done.numbers.get(member or NOBODY) if command_id else None
        known = done.get(command_id) if done else None
        if known is not None:
            return known
        if self.table is None:
            return Refusal("table_closed")
        given = self.around.given(self.table, member, command, token)
        if not isinstance(given, Given):
            return given
        kind = type(command)  # `isinstance` is slow to say no, and this runs for every command
        if kind is TakeOver:
            given = replace(given, host_at=self.host_at)
        elif kind is GiveSeatToBot:
            given = replace(given, long_away=self.presence.long_away(given.now))
        happening = decide_table(self.table, member, command, given)
        if isinstance(happening, Refusal):
            return happening
        if not happening:
            return self.seq
        return self._foretold(happening, given.now, member or NOBODY, command_id)

    def _foretold(
        self, events: Iterable[TableEvent], now: int, by: MemberId = NOBODY, command_id: str = ""
    ) -> list[Told]:
        entries = [Entry(now, event, by, command_id) for event in events]
        return foretold(self.table, entries, self.length, self.seq, self.tail.heard)

    # ---- storing

    def _store_soon(
        self, told: list[Told], after: Table, now: int, then: Callable[[Appended], None]
    ) -> None:
        """Store these events, which lead to the table `after`, and tell everybody.

        `then` is told whether that is done, or what went wrong. Without events the store learns
        only when to look at the table again.
        """

        def stored(appended: Appended) -> None:
            if isinstance(appended, BaseException):
                # It may be there all the same, unless the table is closed.
                self.behind = self.behind or not isinstance(appended, NoSuchTable)
            elif appended and told and self.length == length:  # else it was read meanwhile
                before, self.size = self.seq, self.size + sum(map(len, entries))
                try:
                    self._tell(told)
                    if not self.lines:
                        self.tail.settle()
                    self.around.fanout.publish(self.id, self.length)
                    self.around.events_stored += self.seq - before
                    if events:
                        self._remind(events, after)
                    if self.finished.count != games and checkpoints.is_worth_keeping(self, after):
                        self.around.begin(checkpoints.keep(self))
                except Exception as error:  # noqa: BLE001 # whoever asked is told
                    appended = error
            then(appended)

        seen, length, games = self.seen_at, self.length, self.finished.count
        entries: list[bytes] = []
        encode = ENTRIES.encode
        for one in told:  # without a comprehension, which is a call for every guess
            if one.seen_at > seen:
                seen = one.seen_at
            entries.append(encode(one.entry))
            for entry in one.then:
                entries.append(encode(entry))  # noqa: PERF401 # as said
        events: list[TableEvent] = []
        if after.settings.slow is not None:
            events = [entry.event for one in told for entry in (one.entry, *one.then)]
        due = due_at(after, seen, now)
        notes = changed_notes(self.table, after) if self.is_kept else ()
        line = listing(after) if after.settings.public else None
        self.around.store.append_soon(
            stored, self.id, length, entries, now=now, due=due, listing=line, seats=notes
        )

    async def _store(self, told: list[Told], after: Table, now: int) -> bool:
        """The same for those who wait; False if somebody else was faster."""
        try:
            return await waited(lambda then: self._store_soon(told, after, now, then))
        except asyncio.CancelledError:
            self.behind = True  # it may be there all the same
            raise
        except NoSuchTable:
            if await self._catch_up():
                return False  # closed by another node, as we know now
            raise

    async def _append(self, told: list[Told]) -> bool:
        """Store events, tell them, and close the table if they say so."""
        if not await self._store(told, told[-1].after, told[-1].entry.at):
            return False
        if self.table is not None and self.table.closed:
            with suppress(StoreUnavailable):  # the table stays due until it is closed there too
                await self.around.store.close_table(self.id, self.around.now())
        return True

    def _remind(self, events: Iterable[TableEvent], after: Table) -> None:
        """Call people who are awaited: by the node that stored it, so once."""
        for reminder in reminders(self.id, events, after):
            self.around.remind(reminder)

    # ---- the clock

    async def look(self) -> None:
        """Do what is due: a clock that has run out, or a table that everybody has left."""
        async with self._turns:
            await self._catch_up()
            for _ in range(TRIES):
                table, now = self.table, self.around.now()
                if table is None:
                    return
                if table.closed:  # whoever stored that did not come to the second step
                    await self.around.store.close_table(self.id, now)
                    return
                due = what_is_due(
                    table,
                    self.around.given_by_itself(table),
                    self.seen_at,
                    attended=bool(self.lines),
                    away=self.presence.away,
                    here=self.here(),
                )
                if await (self._append(self._foretold(due, now)) if due else self._keep(table)):
                    if table.awaited is not None:
                        self.stirred(self)  # perhaps a bot has to act, and its node has died
                    return
                await self._catch_up()

    def is_quiet(self) -> bool:
        """Whether somebody is here, but has done nothing for so long that the store must know."""
        if not self.lines or self.table is None or self.table.closed:
            return False
        return self.around.now() - self.seen_at > patience_with(self.table) // 2

    async def keep_open(self) -> None:
        """Somebody is here, even if nothing happens: let no other node close the table."""
        async with self._turns:
            if self.table is not None and not self.table.closed:
                await self._keep(self.table)

    async def _keep(self, table: Table) -> bool:
        now = self.around.now()
        if self.lines:
            self.seen_at = now
        return await self._store([], table, now)

    # ---- what has happened

    async def catch_up(self) -> bool:
        """Read what other nodes have appended, and tell it here; whether there was anything."""
        async with self._turns:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        before, heard_before = self.length, self.seq
        if self.table is None:
            await checkpoints.resume(self)
        while True:
            asked_at = self.around.now()
            stored = await self.around.store.read(self.id, self.length)
            is_last = len(stored) < PAGE
            size = sum(map(len, stored))
            self.size += size
            for told in self._read(stored, is_last=is_last):
                self._tell(told)
                if len(stored) > AT_ONCE or size > MOST_BYTES:
                    await asyncio.sleep(0)
            if is_last:
                self.behind, self.read_at = False, asked_at
                if self.table is not None and len(self.table.members) > 1:
                    self.tail.is_followed = True  # elsewhere, or before the server was started
                if not self.lines:
                    self.tail.settle()
                if self.seq - max(heard_before, self.kept_at) > LONG:
                    self.around.begin(checkpoints.keep(self))
                return self.length > before

    def _read(self, stored: list[bytes], *, is_last: bool) -> Iterator[list[Told]]:
        try:
            for entries in in_parts(stored, AT_ONCE, is_last=is_last):
                yield foretold(self.table, entries, self.length, self.seq, self.tail.heard)
        except Exception as error:
            raise UnreadableTable(f"{self.id} after {self.length}") from error

    def _tell(self, told: list[Told]) -> None:
        for one in told:
            before, after = self.table, one.after
            self.table, self.length, self.seq = after, one.number, one.seq
            if one.seen_at > self.seen_at:
                self.seen_at = one.seen_at
            self.tail.add(one, before)
            if before is None or before.members is not after.members:
                self.has_bots = bool(after.bots())
                self.is_kept = is_marked(after)
                self.presence.stir()
            if not one.private and is_by_host(one):
                self.host_at = one.entry.at
            if one.then or not one.alike or type(one.entry.event) in _END_OF_GAME:
                self.finished.note(one)
            if one.entry.id:
                self.done.note(one.entry.by, one.entry.id, one.seq, after.members)
            if self.is_kept and before and before.match.running and not after.match.running:
                self.figures.add(after.match.number, figures_of(after))
                if after.settings.strangers:
                    self.around.game_ended(self.id, after)
            if after.settings.strangers and type(one.entry.event) is ConsultAsked:
                self.around.clue_doubted(self.id, after)
            self.audience.tell(one, before, self.snapshot)
            one.settle()
        self.stirred(self)

    # ---- who is here

    def listen(self, line: Line) -> None:
        """Tell this line everything from now on."""
        self.audience.add(line)
        self.presence.stir()
        self.stirred(self)

    def leave(self) -> None:
        """Nobody is here any more: who comes next finds it as it is now."""
        if self.length > self.kept.length and not self.behind:
            self.around.begin(checkpoints.keep(self))

    def forget(self, line: Line) -> None:
        """Tell this line nothing any more."""
        self.audience.remove(line)
        self.presence.stir()
        self.used_at = self.around.now()

    def look_around(self) -> bool:
        """See who is away, and tell everybody if that has changed; whether it has."""
        now, presence, fanout = self.around.now(), self.presence, self.around.fanout
        if self.table is None:
            return False
        if not fanout.healthy:  # then nobody knows who is at another node
            presence.due = now + AWAY_FROM_NODES
            return False
        here = self.here()
        if not fanout.alone:
            said = self.elsewhere.to_say(self.around.node, self.lines, now)
            if said is not None:
                fanout.note(self.id, said)
        news = presence.look(self.table, here, now)
        presence.due = min(presence.due, self.elsewhere.due() or presence.due)
        if news:
            self.audience.tell_all(self.who_is_away())
        return news

    def here(self) -> Collection[MemberId]:
        """Who has a line to the table, on whatever node."""
        there = self.elsewhere.here(self.around.now())
        return there.union(self.lines) if there else self.lines

    def who_is_away(self) -> str:
        """The message that says so."""
        return _ENCODER.encode(Present(self.presence.away)).decode()

    def snapshot(self, member: MemberId) -> str:
        """The whole table as this member sees it now."""
        if self.table is None:
            raise LookupError(self.id)
        self.tail.is_followed = True
        heard, away = self.tail.heard.get(member, 0), self.presence.away
        return self.around.snapshots.text(self.id, self.table, self.seq, heard, member, away)

    def missed(self, member: MemberId, since: Seq, heard: int) -> list[str] | None:
        """The messages after these counts; None if only a snapshot will do."""
        known = self.table is not None and member in self.table.members
        return self.tail.after(member, since, heard) if known else None
