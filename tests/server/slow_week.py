"""Days of play at many slow tables in seconds: people who vanish, and nodes that are killed.

The nodes are processes on one PostgreSQL, and die by SIGKILL in the middle of whatever they do.
"""

import asyncio
import random
from collections import Counter
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec

from cryptonym.rooms.due import Reminder
from cryptonym.rooms.entries import Entry
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.options import Mode, Options
from cryptonym.table.commands import GiveTime, TableCommand
from cryptonym.table.events import ActionAwaited, TimeGiven, TimeRanOut
from cryptonym.table.model import HOUR, Settings, Slow
from cryptonym.table.views import TableView
from cryptonym.wire.messages import Snapshot
from server.botting import plain
from server.driving import NO_TLS, SEATS
from server.processes import Nursery, ServerProcess, unlimited
from server.turned import NAP, TurnedClock

STEP = 5 * HOUR // 6  # between two looks at the clock; after an hour a server would have been away
SLOW = Slow(hours=12, reserve_hours=12)
NIGHT = 36 * HOUR  # how long somebody who vanishes may stay away
WEEK = 7 * 24 * HOUR
DOWN = 4 * STEP  # how long a node that was killed is away
MODES: tuple[Mode, ...] = ("teams", "coop", "shared", "duet")
TRIES = 5  # of one command, at different nodes
PATIENCE = 60.0  # seconds; only a node that hangs takes so long

_NO_COOKIES = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people use one client
_SNAPSHOT = msgspec.json.Decoder(Snapshot)


class Seat(msgspec.Struct, frozen=True):
    """Somebody at a table, with what proves it."""

    table: str
    member: str
    token: str


class SlowNode:
    """A process, and the way to it."""

    def __init__(self, process: ServerProcess, place: int) -> None:
        self.process = process
        self.place = place
        self.back_at = 0  # when it is started again; 0 while it runs
        self.sending = 0  # commands that it has not answered yet
        self.http = httpx.AsyncClient(
            base_url=process.http, verify=NO_TLS, timeout=PATIENCE, cookies=_NO_COOKIES
        )


class Week:
    """Tables on some nodes, and a clock that runs as fast as they can follow."""

    def __init__(self, nursery: Nursery, folder: Path, database: str, seed: int = 1) -> None:
        self._nursery, self._folder, self._database = nursery, folder, database
        self.chance = random.Random(seed)
        self.tables: dict[str, list[Seat]] = {}
        self.acknowledged: list[tuple[str, str, str]] = []  # table, member, command
        self.away: dict[Seat, int] = {}  # until when somebody has vanished
        self.kills = 0
        self.again = 0  # commands that had to be sent to another node
        self._asked = 0
        self._lasting: set[str] = set()  # tables whose games are not over, as far as we know
        self._nodes: list[SlowNode] = []
        self._clock = TurnedClock(folder / "clock", 16)
        self._clock.time = 1_800_000_000_000

    async def play(self, tables: int, nodes: int) -> None:
        """A week, and as long as it takes until every game is over."""
        for place in range(nodes):
            self._nodes.append(self._made(place))
        try:
            for node in self._nodes:
                node.process.start()
            for node in self._nodes:
                node.process.ready()
            await asyncio.gather(*(self._opened(MODES[n % len(MODES)]) for n in range(tables)))
            end = self._clock.time + WEEK
            while self._clock.time < end or await self._unfinished():
                assert self._clock.time < end + 2 * WEEK, "every game ends"
                await self._step()
        finally:
            for node in self._nodes:
                node.process.end()
                await node.http.aclose()

    def reminders(self) -> list[Reminder]:
        """Whom the nodes have called, in no order."""
        lines = (self._folder / "clock.calls").read_bytes().splitlines()
        return [msgspec.json.decode(line, type=Reminder) for line in lines]

    def _made(self, place: int) -> SlowNode:
        process = ServerProcess(
            self._nursery,
            self._folder / f"node{place}.log",
            unlimited,
            clock=(str(self._folder / "clock"), place),
            database=self._database,
            workers=False,
            web="none",
        )
        return SlowNode(process, place)

    # ---- tables and people

    async def _opened(self, mode: Mode) -> None:
        """A game has begun, with somebody in every seat."""
        body = {
            "host": "m1",
            "options": Options(mode=mode, check="free"),
            "settings": Settings(slow=SLOW, pace="instant"),
        }
        first = await self._came("/api/tables", body)
        seats = [first]
        for number in range(2, len(SEATS[mode]) + 1):
            came = await self._came(f"/api/tables/{first.table}/members", {"name": f"m{number}"})
            seats.append(came)
        for seat, place in zip(seats, SEATS[mode], strict=True):
            await self._do(seat, TakeSeat(place.role, place.team))
        await self._do(first, StartGame())
        self.tables[first.table] = seats
        self._lasting.add(first.table)

    async def _came(self, path: str, body: object) -> Seat:
        answer = await self._node().http.post(path, content=msgspec.json.encode(body))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Seat)

    async def _do(self, seat: Seat, command: TableCommand) -> None:
        """Send a command until some node has answered; who is away loses nothing by that."""
        self._asked += 1
        name = f"c{self._asked}"
        for _ in range(TRIES):
            body = {"id": name, "command": command}
            answer = await self._ask("POST", seat, "/commands", msgspec.json.encode(body))
            if answer is not None and answer.status_code == 200:
                self.acknowledged.append((seat.table, seat.member, name))
            if answer is not None and answer.status_code < 500:
                return
            self.again += 1

    async def _view(self, seat: Seat) -> TableView | None:
        answer = await self._ask("GET", seat, "")
        if answer is None or answer.status_code >= 500:
            return None
        assert answer.status_code == 200, answer.text
        return _SNAPSHOT.decode(answer.content).view

    async def _ask(
        self, method: str, seat: Seat, path: str, content: bytes | None = None
    ) -> httpx.Response | None:
        """Ask some node; nothing if it dies before it answers."""
        headers = {"authorization": f"Bearer {seat.token}", "content-type": "application/json"}
        node, address = self._node(), f"/api/tables/{seat.table}{path}"
        node.sending += bool(content)
        try:
            return await node.http.request(method, address, headers=headers, content=content)
        except httpx.TransportError:
            return None
        finally:
            node.sending -= bool(content)

    def _node(self) -> SlowNode:
        return self.chance.choice([node for node in self._nodes if not node.back_at])

    async def _act(self, table: str) -> None:
        """Who is there does what they have to, or vanishes for a while."""
        for seat in self.tables[table]:
            if not self._is_here(seat):
                continue
            seen = await self._view(seat)
            command = self._wanted(seen, seat) if seen else None
            if command is not None:
                await self._do(seat, command)

    def _is_here(self, seat: Seat) -> bool:
        if self.chance.random() < 0.05:
            self.away[seat] = self._clock.time + self.chance.randrange(NIGHT)
        return self.away.get(seat, 0) < self._clock.time

    def _wanted(self, seen: TableView, seat: Seat) -> Any:
        if seen.game is None or seen.awaited is None:
            return None
        if seen.left is not None:  # a bot has the seat
            return TakeSeat(seen.left.role, seen.left.team)
        if seat.member not in seen.awaited.who:
            return GiveTime() if self.chance.random() < 0.05 else None
        return plain(seen.game)

    async def _unfinished(self) -> bool:
        for table in list(self._lasting):
            seen = await self._view(self.tables[table][0])
            if seen is not None and seen.game is not None and seen.game.result is not None:
                self._lasting.remove(table)
        return bool(self._lasting)

    # ---- time

    async def _step(self) -> None:
        self._clock.time += STEP
        chosen = [table for table in self.tables if self.chance.random() < 0.12]
        acting = [asyncio.create_task(self._act(table)) for table in chosen]
        for node in self._nodes:
            if 0 < node.back_at <= self._clock.time:
                node.process.start()
                node.process.ready()
                node.back_at = 0
        running = [node for node in self._nodes if not node.back_at]
        if self.chance.random() < 0.035 and len(running) > 1:
            await self._kill_one(running, acting)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*acting)
            while not all(map(self._has_looked, self._nodes)):
                await asyncio.sleep(NAP)

    async def _kill_one(self, running: list[SlowNode], acting: list[asyncio.Task[None]]) -> None:
        """A node dies in the middle of a command, if there is one at all."""
        busy: list[SlowNode] = []
        while not busy and not all(task.done() for task in acting):
            await asyncio.sleep(0)
            busy = [node for node in running if node.sending]
        await asyncio.sleep(0.001 * self.chance.randrange(4))
        victim = self.chance.choice(busy or running)
        victim.back_at = self._clock.time + DOWN
        victim.process.end()
        self.kills += 1

    def _has_looked(self, node: SlowNode) -> bool:
        return node.back_at > 0 or self._clock.looked_at(node.place) >= self._clock.time


def times_of(entries: list[Entry]) -> Counter[str]:
    """How often time ran out and how, in a stream: once at the end of each wait, never early."""
    count: Counter[str] = Counter()
    last, who = 0, tuple[str, ...]()
    for entry in entries:
        event = entry.event
        if last and not isinstance(event, TimeRanOut | TimeGiven):
            assert entry.at < last + 2 * STEP, "no deadline is never"
        if isinstance(event, TimeRanOut):
            assert event.who == who, "nobody is late twice"
            assert last <= entry.at < last + 2 * STEP
            count["ran out"] += 1
            who, last = (), 0
        elif isinstance(event, ActionAwaited):
            who, last = event.who, event.last
            count["in time"] += bool(event.by)
        elif isinstance(event, TimeGiven):
            assert event.by, "no server was away for long"
            last = event.last
            count["given"] += 1
    assert not who, "at the end nobody is waited for"
    return count
