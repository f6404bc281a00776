"""All tables of this node: opening, finding, keeping in memory, letting go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Protocol

from cryptonym.bodies.tables import Seated
from cryptonym.fanout.port import Subscription
from cryptonym.language.spoken import heard_name, meant_names, new_name
from cryptonym.proofs import (
    former_member,
    member_of,
    new_secret,
    new_table_id,
    seat_token,
    secret_hash,
)
from cryptonym.rooms.due import due_at, listing
from cryptonym.rooms.entries import ENTRIES, Entry, UnreadableTable
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Preparing, Surroundings
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.store.encoding import NewerEntry
from cryptonym.store.port import NewTable, StoreUnavailable, TableId
from cryptonym.table import events as ev
from cryptonym.table.commands import AddDevice, ComeBack, JoinTable, TableCommand
from cryptonym.table.deadlines import pace_problem
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import NOBODY, DeviceKind, MemberId, Settings, Table, Words
from cryptonym.table.persons import member_with

NAMES_TRIED = 8
MEANT_TRIED = 8  # names that are like one that was typed
IDLE_MILLISECONDS = 60_000  # a room nobody listens to is kept so long
UNREADABLE_MILLISECONDS = 60_000  # a table that cannot be read is left alone so long
READ_AT_ONCE = 8  # rooms, after hints were lost
_HOST = NOBODY  # whoever that is by then

log = logging.getLogger("cryptonym.server")


class TableBots(Protocol):
    """Whoever lets the bots of live tables play."""

    def stir(self, room: Room) -> None:
        """Something happened at a table, or somebody came: perhaps a bot has to act."""

    def plays(self, room: Room) -> bool:
        """Whether bots are awake at this table."""

    def forget(self, room: Room) -> None:
        """This table is no longer live here."""

    async def close(self) -> None:
        """Let all bots rest."""


class Tables:
    """The rooms of this node. Every table can be folded again from the store at any time."""

    def __init__(self, around: Surroundings, bots: TableBots) -> None:
        self.around = around
        self.bots = bots
        self.rooms: dict[TableId, Room] = {}
        self._loading: dict[TableId, asyncio.Task[Room | None]] = {}
        self._hints: dict[TableId, Subscription] = {}
        self._gap = around.fanout.on_gap(self._after_gap)
        self._notes = around.fanout.on_note(self._noted)
        self.unreadable: dict[TableId, int] = {}  # until when each is left alone

    async def open(
        self,
        host: str,
        options: Options,
        settings: Settings,
        words: Words,
        then: Sequence[TableCommand] = (),
        kind: DeviceKind | None = None,
        marks: Callable[[TableId], tuple[str, str]] = lambda _: ("", ""),
        noted: Callable[[TableId, Table, int], Awaitable[None]] | None = None,
    ) -> Seated | Refusal:
        """A new table with its host, who does some things at once; all of that, or nothing.

        `marks` say which person that is, as this table will know them; `noted` is told if so.
        """
        problem = pace_problem(options, settings)
        if problem:
            return problem
        secret = new_secret()
        for _ in range(NAMES_TRIED):
            name, table_id = new_name(options.language), new_table_id()
            opened = ev.TableOpened(name, options, settings, words)
            first = (JoinTable(host, kind, *marks(table_id)), *then)
            created = await self._created(
                table_id, opened, [(_HOST, command) for command in first], secret_hash(secret)
            )
            if isinstance(created, Refusal):
                return created
            if created is not None:
                table, length = created
                if noted is not None:
                    await noted(table_id, table, length)
                return Seated(table_id, name, table.host, seat_token(table.host, secret))
        raise LookupError(f"no free name after {NAMES_TRIED} tries")

    async def open_among(
        self,
        table_id: TableId,
        options: Options,
        settings: Settings,
        asked: Sequence[tuple[MemberId | None, TableCommand]],
    ) -> tuple[Table, int] | Refusal:
        """A new table of this id for people who come later, after what was asked for them.

        With it how long its stream is. Nobody has a token yet.
        """
        words = Words(options.lists)
        for _ in range(NAMES_TRIED):
            opened = ev.TableOpened(new_name(options.language), options, settings, words)
            created = await self._created(table_id, opened, asked, "")
            if created is not None:
                return created
        raise LookupError(f"no free name after {NAMES_TRIED} tries")

    async def _created(
        self,
        table_id: TableId,
        opened: ev.TableOpened,
        asked: Sequence[tuple[MemberId | None, TableCommand]],
        token: str,
    ) -> tuple[Table, int] | Refusal | None:
        """A table as it is stored with its first entries, and their number; None if it is not."""
        now = self.around.now()
        begun = self._begun(open_table(opened), asked, token)
        while callable(begun):
            await begun()
            begun = self._begun(open_table(opened), asked, token)
        if isinstance(begun, Refusal):
            return begun
        table, entries = begun
        row = NewTable(
            id=table_id,
            name=heard_name(opened.name),
            public=opened.settings.public,
            created_at=now,
            due=due_at(table, now, now),
            listing=listing(table),
        )
        stored = [ENTRIES.encode(entry) for entry in (Entry(now, opened), *entries)]
        return (table, len(stored)) if await self.around.store.create(row, stored) else None

    def _begun(
        self, table: Table, asked: Sequence[tuple[MemberId | None, TableCommand]], token: str
    ) -> tuple[Table, list[Entry]] | Refusal | Preparing:
        """A table after its first commands, or what has to be prepared first."""
        now, entries = self.around.now(), list[Entry]()
        for who, command in asked:
            member = table.host or None if who == _HOST else who
            given = self.around.given(table, member, command, token)
            if not isinstance(given, Given):
                return given
            happened = decide_table(table, member, command, given)
            if isinstance(happened, Refusal):
                return happened
            entries += [Entry(now, event, member or NOBODY) for event in happened]
            for event in happened:
                table = evolve_table(table, event)
        return table, entries

    async def join(
        self,
        room: Room,
        name: str,
        token: str = "",
        kind: DeviceKind | None = None,
        marks: tuple[str, str] = ("", ""),
    ) -> Seated | Refusal:
        """A newcomer, as a watcher at first; or one who comes back with the token of before.

        Who has a seat already gets no second one: nobody is two people at one table (R17). A person
        is who they were here, whatever device they come with.
        """
        secret = new_secret()
        who = _known(room, token)
        if who is None and token:
            await self.refresh(room)  # perhaps they have just come in on another node
            who = _known(room, token)
        if who is None and marks[0]:
            await self.refresh(room)
            back = await self.come_back(room, *marks, kind)
            if back is not None:
                return back
        command = JoinTable(name, kind, *marks)
        outcome = await room.submit(who, command, token=secret_hash(secret))
        if isinstance(outcome, Refusal):
            # Perhaps they came in on another node in this very moment.
            is_new = who is None and marks[0]
            back = await self.come_back(room, *marks, kind) if is_new else None
            return back or outcome
        return self._seated(room, secret)

    async def come_back(
        self, room: Room, mark: str, via: str, kind: DeviceKind | None
    ) -> Seated | Refusal | None:
        """A person's own seat on one more device; None if they have none here."""
        member = member_with(room.table, mark) if room.table else None
        if room.table is None or member not in room.table.members:
            return None
        secret = new_secret()
        command = ComeBack(mark, kind, via)
        outcome = await room.submit(member, command, token=secret_hash(secret))
        return outcome if isinstance(outcome, Refusal) else self._seated(room, secret)

    async def add_device(
        self, room: Room, member: MemberId, code: str, kind: DeviceKind | None = None
    ) -> Seated | Refusal:
        """The same seat on one more device, which came with the code of this nonce."""
        secret = new_secret()
        outcome = await room.submit(member, AddDevice(code, kind), token=secret_hash(secret))
        return outcome if isinstance(outcome, Refusal) else self._seated(room, secret)

    def _seated(self, room: Room, secret: str) -> Seated | Refusal:
        hashed = secret_hash(secret)
        members = room.table.members if room.table else {}
        for member, known in members.items():
            if hashed in known.tokens:
                name = room.table.name if room.table else ""
                return Seated(room.id, name, member, seat_token(member, secret))
        return Refusal("unknown_player")  # sent away in the same moment

    async def find(self, spoken: str) -> TableId | None:
        """The open table of this name, however it was typed."""
        return await self.around.store.find(heard_name(spoken))

    async def perhaps(self, spoken: str) -> str | None:
        """The name of an open table that was perhaps meant, if there is none of this name."""
        for name in islice(meant_names(spoken), MEANT_TRIED):
            if await self.find(name) is not None:
                return name
        return None

    # ---- rooms

    async def room(self, table_id: TableId) -> Room | None:
        """The live room of a table, folded from the store if need be; None if there is none."""
        room = self.rooms.get(table_id)
        if room is None:
            room = await self._loaded(table_id)
        elif room.behind or not self.around.fanout.healthy:
            await self.catch_up(room)
        if room is not None:
            room.used_at = self.around.now()
        return room

    async def fresh_room(self, table_id: TableId) -> Room | None:
        """A room that knows all that is stored, for somebody who comes from another node.

        That node may have died with its last hint unsent, so others may want to know as well.
        """
        known = self.rooms.get(table_id)
        room = await self.room(table_id)
        if room is not None and room is known:
            await self.refresh(room)
        elif room is not None and not self.around.fanout.alone:
            self.around.fanout.publish(room.id, room.length)
        return room

    async def refresh(self, room: Room) -> bool:
        """Read what no hint has told yet, if other nodes write too; whether there was anything."""
        if self.around.fanout.alone or not await self.catch_up(room):
            return False
        self.around.fanout.publish(room.id, room.length)
        return True

    async def _loaded(self, table_id: TableId) -> Room | None:
        if self.unreadable.get(table_id, 0) > self.around.now():
            raise UnreadableTable(table_id)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._end_loading(table_id, done))
        return await asyncio.shield(loading)

    def _end_loading(self, table_id: TableId, done: "asyncio.Task[Room | None]") -> None:
        self._loading.pop(table_id, None)
        if not done.cancelled():
            done.exception()  # whoever waited for it has it; perhaps nobody does any more

    async def _load(self, table_id: TableId) -> Room | None:
        room = Room(table_id, self.around)
        # Listen first, then read: what is appended in between comes as a hint.
        hints = self.around.fanout.subscribe(table_id, lambda _, length: self._hint(room, length))
        try:
            await self.catch_up(room)
        except BaseException:
            hints.cancel()
            raise
        if room.table is None:
            hints.cancel()
            return None
        self.rooms[table_id], self._hints[table_id] = room, hints
        room.stirred = self.bots.stir
        self.bots.stir(room)
        self.unreadable.pop(table_id, None)
        return room

    async def catch_up(self, room: Room) -> bool:
        """Read what other nodes have appended; whether there was anything."""
        return await self._carefully(room, room.catch_up)

    async def look(self, room: Room) -> None:
        """Let a table do what is due."""
        await self._carefully(room, room.look)

    async def _carefully(self, room: Room, work: Callable[[], Awaitable[bool | None]]) -> bool:
        try:
            return bool(await work())
        except UnreadableTable as error:
            self._give_up(room, error)
            raise
        except StoreUnavailable:
            room.behind = True
            raise

    def _give_up(self, room: Room, error: UnreadableTable) -> None:
        """One table that cannot be read here harms nobody else; another node may be able to."""
        after = {"after_entry": room.length}
        if isinstance(error.__cause__, NewerEntry):
            log.error("a table was written by a newer version: renew this node", extra=after)
        else:
            log.exception("a table cannot be read", extra=after)
        self.unreadable[room.id] = self.around.now() + UNREADABLE_MILLISECONDS
        self._drop(room)
        room.audience.dismiss_all("moving")

    def _drop(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._hints.pop(room.id).cancel()
            self.bots.forget(room)

    async def _hint(self, room: Room, length: int) -> None:
        if room.length < length:
            await self._quietly(room)

    def _noted(self, table_id: str, note: str) -> None:
        """Another node says who is at a table there."""
        room = self.rooms.get(TableId(table_id))
        if room is not None:
            room.elsewhere.hear(note, room.lines, self.around.now())
            room.presence.stir()

    async def _after_gap(self) -> None:
        for room in self.rooms.values():
            room.elsewhere.believe(self.around.now())
            room.presence.stir()
        rooms = iter(list(self.rooms.values()))

        async def read_some() -> None:
            for room in rooms:
                await self._quietly(room)

        await asyncio.gather(*(read_some() for _ in range(READ_AT_ONCE)))

    async def _quietly(self, room: Room) -> None:
        try:
            await self.catch_up(room)
        except StoreUnavailable:
            return  # the room knows that it is behind, and is tended to

    def let_go(self) -> int:
        """Drop rooms that nobody has used for a while; how many."""
        now = self.around.now()
        idle = [
            room
            for room in self.rooms.values()
            if not room.lines
            and now - room.used_at > IDLE_MILLISECONDS
            and not self.bots.plays(room)
        ]
        for room in idle:
            room.leave()
            self._drop(room)
        return len(idle)

    def say_goodbye(self) -> None:
        """Everybody here comes back to another node."""
        for room in list(self.rooms.values()):
            room.audience.dismiss_all("moving")

    async def close(self) -> None:
        """Let go of everything; what is stored is stored."""
        self.say_goodbye()
        await self.bots.close()
        self._gap.cancel()
        self._notes.cancel()
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for room in list(self.rooms.values()):
            self._drop(room)
        await self.around.works.close()


def _known(room: Room, token: str) -> MemberId | None:
    """Who holds this token, or held it when they went away during the running game."""
    table = room.table
    return (member_of(table, token) or former_member(table, token)) if table else None
