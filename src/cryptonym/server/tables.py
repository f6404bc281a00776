"""All tables of this node: opening, finding, keeping in memory, letting go."""

import asyncio
import secrets

import msgspec

from cryptonym.fanout.port import Fanout, Subscription
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.server.entries import ENTRIES, Entry
from cryptonym.server.rooms import Room
from cryptonym.server.spoken import heard_name, new_name
from cryptonym.server.surroundings import Surroundings, due_at, listing
from cryptonym.server.tokens import new_secret, seat_token, secret_hash
from cryptonym.store.port import NewTable, Store, TableId
from cryptonym.table import events as ev
from cryptonym.table.commands import AddDevice, JoinTable
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import MemberId, Settings, Words

NAMES_TRIED = 8
IDLE_MILLISECONDS = 60_000  # a room nobody listens to is kept so long


class Seated(msgspec.Struct, frozen=True):
    """Somebody who has just come to a table, with the token that only they have."""

    table: TableId
    name: str  # of the table, as people say it
    member: MemberId
    token: str


class Tables:
    """The rooms of this node. Every table can be folded again from the store at any time."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self.around = Surroundings(store, fanout)
        self.rooms: dict[TableId, Room] = {}
        self._loading: dict[TableId, asyncio.Task[Room | None]] = {}
        self._hints: dict[TableId, Subscription] = {}
        self._gap = fanout.on_gap(self._after_gap)

    async def open(
        self, host: str, options: Options, settings: Settings, words: Words
    ) -> Seated | Refusal:
        """A new table with its host."""
        secret = new_secret()
        for _ in range(NAMES_TRIED):
            name = new_name(options.language)
            opened = ev.TableOpened(name, options, settings, words)
            table = open_table(opened)
            came = decide_table(table, None, JoinTable(host), Given(token=secret_hash(secret)))
            if isinstance(came, Refusal):
                return came
            for event in came:
                table = evolve_table(table, event)
            now = self.around.now()
            row = NewTable(
                id=secrets.token_urlsafe(9),
                name=heard_name(name),
                public=settings.public,
                created_at=now,
                due=due_at(table, now),
                listing=listing(table),
            )
            entries = [ENTRIES.encode(Entry(now, event)) for event in (opened, *came)]
            if await self.around.store.create(row, entries):
                return Seated(row.id, name, table.host, seat_token(table.host, secret))
        raise LookupError(f"no free name after {NAMES_TRIED} tries")

    async def join(self, room: Room, name: str) -> Seated | Refusal:
        """A newcomer, as a watcher at first."""
        secret = new_secret()
        outcome = await room.submit(None, JoinTable(name), token=secret_hash(secret))
        if isinstance(outcome, Refusal):
            return outcome
        return self._seated(room, secret)

    async def add_device(self, room: Room, member: MemberId) -> Seated | Refusal:
        """The same seat on one more device."""
        secret = new_secret()
        outcome = await room.submit(member, AddDevice(), token=secret_hash(secret))
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

    async def room(self, table_id: TableId) -> Room | None:
        """The live room of a table, folded from the store if need be; None if there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: TableId) -> Room | None:
        room = Room(table_id, self.around)
        # Listen first, then read: what is appended in between comes as a hint.
        hints = self.around.fanout.subscribe(table_id, self._hint)
        await room.catch_up()
        if room.table is None:
            hints.cancel()
            return None
        self.rooms[table_id], self._hints[table_id] = room, hints
        return room

    async def _hint(self, table_id: TableId, length: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None and room.length < length:
            await room.catch_up()

    async def _after_gap(self) -> None:
        for room in list(self.rooms.values()):
            await room.catch_up()

    def let_go(self) -> int:
        """Drop rooms that nobody has listened to for a while; how many."""
        now = self.around.now()
        idle = [
            room.id
            for room in self.rooms.values()
            if not room.listeners and now - room.idle_since > IDLE_MILLISECONDS
        ]
        for table_id in idle:
            del self.rooms[table_id]
            self._hints.pop(table_id).cancel()
        return len(idle)

    async def look_at_due(self) -> int:
        """Let every table that is due do what it has to; how many."""
        due = await self.around.store.due(self.around.now())
        for table_id in due:
            room = await self.room(table_id)
            if room is not None:
                await room.look()
        return len(due)

    async def close(self) -> None:
        """Say goodbye to everybody here; they come back to another node."""
        self._gap.cancel()
        for hints in self._hints.values():
            hints.cancel()
        for room in self.rooms.values():
            for lines in list(room.listeners.values()):
                for line in list(lines):
                    line.dismiss("moving")
        self.rooms.clear()
