"""Strangers who look for a game: the waiting list of all nodes, and their tables.

Any node may pair. Whoever holds a group first opens its table; nobody else has them meanwhile.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from cryptonym.language.presets import default_options
from cryptonym.proofs import alias_of, mark_of, new_table_id
from cryptonym.rooms.tables import Tables
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variants import in_game
from cryptonym.server.people.counting import count_game, reputes_of
from cryptonym.server.people.juries import BLOCK, Juries
from cryptonym.server.people.keeping import Keeping
from cryptonym.store.people import PersonId
from cryptonym.store.port import StoreUnavailable, TableId
from cryptonym.store.strangers_port import StrangersStore, Waiting
from cryptonym.strangers.pairing import pair
from cryptonym.strangers.wishes import Group, Repute, Seeker, Wish
from cryptonym.table.commands import FillSeats, JoinTable, TableCommand
from cryptonym.table.model import MemberId, Settings, Slow, Table
from cryptonym.table.names import LONGEST_NAME, is_same_name

LOOK_EVERY = 1.0  # seconds between two looks at who waits, if nobody comes
SWEEP_EVERY = 60  # looks
JURIES_EVERY = 5  # looks
HELD = 20_000  # milliseconds that a group is held while its table is opened
THERE = 20_000  # who looks for a live game was here within so many milliseconds
KEPT_UNSEEN = 10 * 60_000  # rows of those who went away are kept so long
KEPT_PATIENT = 14 * 24 * 3_600_000  # and of those who wait for a game over days
KEPT_SEATED = 90 * 24 * 3_600_000  # who sat where, to be reported or blocked
# Nobody can ask strangers to hurry, so a clock does; it is generous.
LIVE_TIME = TimeRules(
    kind="strict", clue_seconds=300, guess_seconds=300, first_clue_seconds=420, absent="stop"
)
CLOSE_AFTER_MINUTES = 60

log = logging.getLogger("cryptonym.server")


class Seeking(msgspec.Struct, frozen=True, gc=False):
    """What is stored of somebody who waits."""

    name: str
    wish: Wish
    repute: Repute = Repute()
    shuns: tuple[str, ...] = ()


_SEEKING = msgspec.json.Decoder(Seeking)


class Strangers:
    """Puts those together who wait, and opens their tables."""

    def __init__(self, tables: Tables, keeping: Keeping) -> None:
        self._tables, self._keeping = tables, keeping
        self._come = asyncio.Event()
        tables.around.game_ended = self.ended
        self.juries = Juries(tables)
        self.pools: Mapping[tuple[str, str, str], int] = {}  # how many wait for what

    @property
    def store(self) -> StrangersStore:
        """The waiting list."""
        return self._tables.around.store.strangers

    async def wait(self, person: PersonId, name: str, wish: Wish) -> Waiting | None:
        """Let somebody wait, in their place if they only change something; None if too late."""
        now = self._tables.around.now()
        before = await self.store.find(person)
        waits = before is not None and not before.table_id
        seeking = _SEEKING.decode(before.body) if before is not None and waits else None
        same = seeking is not None and seeking.wish.pool == wish.pool
        row = Waiting(
            person=person,
            since=before.since if before is not None and same else now,
            seen_at=now,
            patient=wish.pace == "slow",
            body=msgspec.json.encode(
                Seeking(name, wish, await self._repute(person, wish), await self.shunned(person))
            ),
        )
        if not await self.store.wait(row):
            return None
        self._come.set()
        return row

    async def look_up(self, person: PersonId) -> Waiting | None:
        """What somebody waits for, or where they sit; they are here."""
        now = self._tables.around.now()
        row = await self.store.find(person)
        if row is not None and now - row.seen_at > THERE // 4:
            return await self.store.find(person, now)
        return row

    async def shunned(self, person: PersonId) -> tuple[str, ...]:
        """Aliases of those that somebody has blocked."""
        kept = await self._tables.around.store.people.kept(person, BLOCK)
        return tuple(one.name for one in kept)

    async def renew(self, person: PersonId) -> None:
        """Let what somebody has changed of themselves count where they wait."""
        row = await self.store.find(person)
        if row is not None and not row.table_id:
            seeking = _SEEKING.decode(row.body)
            await self.wait(person, seeking.name, seeking.wish)

    async def reputes(self, person: PersonId) -> dict[str, Repute]:
        """What is known of somebody from games with strangers, by game."""
        return await reputes_of(self._tables.around.store, person)

    def ended(self, table_id: TableId, table: Table) -> None:
        """Count a game that has ended, without anybody waiting for it."""
        around = self._tables.around
        around.begin(count_game(around.store, table_id, table))

    async def _repute(self, person: PersonId, wish: Wish) -> Repute:
        """How strong somebody is in this game, and how reliable in all of them."""
        known = await self.reputes(person)
        mine = known.get(wish.mode, Repute())
        stayed = sum(one.stayed for one in known.values())
        return replace(mine, stayed=stayed, left=sum(one.left for one in known.values()))

    # ---- pairing

    async def run(self) -> None:
        """Pair until this is cancelled: now and then, and soon after somebody has come."""
        looks = 0
        while True:
            pause = LOOK_EVERY * random.uniform(0.8, 1.2)  # noqa: S311 # no secret
            with suppress(TimeoutError):
                await asyncio.wait_for(self._come.wait(), pause)
            self._come.clear()
            looks += 1
            try:
                await self.look()
                if looks % JURIES_EVERY == 0:
                    await self.juries.look()
                if looks % SWEEP_EVERY == 0:
                    now = self._tables.around.now()
                    await self.store.sweep(
                        unseen=now - KEPT_UNSEEN,
                        patient=now - KEPT_PATIENT,
                        seated=now - KEPT_SEATED,
                    )
            except StoreUnavailable:
                continue  # the next look finds everybody again
            except Exception:
                log.exception("strangers could not be paired")

    async def look(self) -> int:
        """Seat everybody who can be put together now; how many groups."""
        now = self._tables.around.now()
        rows = [
            row
            for row in await self.store.waiting(now)
            if row.patient or now - row.seen_at <= THERE
        ]
        known = {row.person: _SEEKING.decode(row.body) for row in rows}
        self.pools = Counter(one.wish.pool for one in known.values())
        groups = pair([_seeker(row, known[row.person]) for row in rows], now)
        seated = 0
        for group in groups:
            names = [known[PersonId(one)].name for one in group.ids]
            seated += await self._seat(group, _told_apart(names))
        return seated

    async def _seat(self, group: Group, names: Sequence[str]) -> bool:
        """Open a table for a group; False if another node has one of them."""
        now, table_id = self._tables.around.now(), TableId(new_table_id())
        people = [PersonId(one) for one in group.ids]
        if not await self.store.hold(people, table_id, now=now, until=now + HELD):
            return False
        try:
            opened = await self._opened(group, table_id, names)
        except BaseException:
            await self.store.release(table_id)
            raise
        if isinstance(opened, Refusal):
            log.error("a table of strangers could not be opened", extra={"code": opened.code})
            await self.store.release(table_id)
            return False
        if not await self.store.seat(people, table_id, now):  # we were too slow, and they are free
            await self._tables.around.store.close_table(table_id, self._tables.around.now())
            return False
        table, length = opened
        for number, person in enumerate(people, 1):
            member = MemberId(str(number))
            seat = self._keeping.seat(person, table_id, table, member, length)
            await self._keeping.people.sit(seat)
        return True

    async def _opened(
        self, group: Group, table_id: TableId, names: Sequence[str]
    ) -> tuple[Table, int] | Refusal:
        wish = group.members[0][0].wish
        asked: list[tuple[MemberId | None, TableCommand]] = []
        for name, (seeker, _) in zip(names, group.members, strict=True):
            asked.append((None, JoinTable(name, mark=mark_of(PersonId(seeker.id), table_id))))
        first = MemberId("1")
        for number, (_, seat) in enumerate(group.members, 1):
            asked.append((MemberId(str(number)), TakeSeat(seat.role, seat.team)))
        if group.bots:
            asked.append((first, FillSeats(wish.level)))
        asked.append((first, StartGame()))
        options, settings = agreed(wish)
        return await self._tables.open_among(table_id, options, settings, asked)


def agreed(wish: Wish) -> tuple[Options, Settings]:
    """How strangers play: as the language has it, with keys drawn by chance, and nobody looks."""
    options = replace(default_options(wish.language), key_source="random")
    settings = Settings(strangers=True, close_after_minutes=CLOSE_AFTER_MINUTES)
    if wish.pace == "slow":
        settings = replace(settings, slow=Slow(level=wish.level))
    else:
        options = replace(options, time=LIVE_TIME)
    return in_game(options, wish.mode), settings


def wish_of(row: Waiting) -> Wish:
    """What somebody who waits has wished for."""
    return _SEEKING.decode(row.body).wish


def _seeker(row: Waiting, seeking: Seeking) -> Seeker:
    return Seeker(
        row.person,
        row.since,
        seeking.wish,
        seeking.repute,
        alias_of(row.person),
        frozenset(seeking.shuns),
    )


def _told_apart(names: Sequence[str]) -> list[str]:
    """Names that nobody takes for each other; whoever has waited longest keeps theirs."""
    told = list[str]()
    for name in names:
        numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, len(names) + 2))
        tried = [name, *numbered]
        told.append(
            next(one for one in tried if not any(is_same_name(one, other) for other in told))
        )
    return told
