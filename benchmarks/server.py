"""Tables of four over WebSockets: the server on one core, the load on the other.

A guess is counted when the last of the four clients has it. `paced` has one guess every 2.5 to
7.5 seconds a table, `closed` sends the next one as soon as everybody has the last. Beside it, in
the same run, runs a bare broadcast server: the same framework, no game, no store. Both have their
turns in the closed loop, a little each, because the speed of a machine drifts within minutes.
The share is told twice: of all commands, each of which four clients hear of as they do there, and
of guesses alone, though for every nine of them a game is dealt and a clue judged. What the machine
itself adds is shown too: the bare server at the same pace, and a bare sync of the disk meanwhile.
Memory of a table is what each further one costs, after a few tables have played.
"""

import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

from benchmarks.figures import show
from benchmarks.served import Served
from benchmarks.ws_client import LeanClient, connect

LOAD_CORE = 1
CLOSED_SECONDS = 2
TURNS = 5  # in the closed loop, for each of the two
PACED_SECONDS = 15
WARM_TABLES = 10
SEATS = (("spymaster", "red"), ("operative", "red"), ("spymaster", "blue"), ("operative", "blue"))


class Guesses:
    """What was measured: how long each guess took to reach the last of four."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.bytes = 0  # to all clients together
        self.most_bytes = 0  # to one client for one guess

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return percentile(self.latencies, share)


def percentile(seconds: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class BareTable:
    """Four clients of one room of the bare server."""

    def __init__(self, number: int) -> None:
        self.path = f"/room{number}"
        self.count = 0  # commands so far
        self.waiting = 0
        self.all_have_it = asyncio.Event()
        self.clients: list[LeanClient] = []

    async def sit_down(self, port: int) -> None:
        """Connect all four."""
        self.clients = [await connect(port, self.path, {}, self._heard) for _ in SEATS]

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"event"'):
            self.waiting -= 1
            if self.waiting == 0:
                self.all_have_it.set()

    async def guess(self, into: Guesses) -> None:
        """One message to all four."""
        self.count += 1
        self.waiting = len(self.clients)
        self.all_have_it.clear()
        start = time.perf_counter()
        self.clients[1].send(b'{"type":"do","id":"g","command":{"type":"guess_word","card":17}}')
        await self.all_have_it.wait()
        into.latencies.append(time.perf_counter() - start)


class GameTable(BareTable):
    """Four people who play one game after another: unlimited clues, right guesses."""

    def __init__(self, number: int, source: str = "127.0.0.1") -> None:
        super().__init__(number)
        self.source = source  # the address they come from
        self.own: list[int] = []
        self.team = ""
        self.expected = b""
        self.tokens: list[str] = []
        self.table = ""

    async def open(self, port: int) -> None:
        """Open the table over HTTP and seat everybody."""
        opened = await self._post(port, "/api/tables", {"host": "Ann"})
        self.table, self.tokens = opened["table"], [opened["token"]]
        for name in ("Bob", "Cat", "Dan"):
            joined = await self._post(port, f"/api/tables/{self.table}/members", {"name": name})
            self.tokens.append(joined["token"])

    async def _post(self, port: int, path: str, body: dict[str, object]) -> dict[str, str]:
        return await asyncio.to_thread(_post, self.source, port, path, body)

    async def sit_down(self, port: int) -> None:
        """Connect all four and start the first game."""
        path = f"/api/tables/{self.table}/live"
        for token in self.tokens:
            self.waiting = 1  # for the snapshot that greets
            self.all_have_it.clear()
            headers = {"Authorization": f"Bearer {token}"}
            self.clients.append(await connect(port, path, headers, self._heard, self.source))
            await asyncio.wait_for(self.all_have_it.wait(), 20)
        for client, (role, team) in zip(self.clients, SEATS, strict=True):
            await self._do(client, {"type": "take_seat", "role": role, "team": team}, "seat_taken")
        await self._deal({"type": "start_game"})

    def _heard(self, text: bytes) -> None:
        # Who sits down sees the table anew: a snapshot instead of the event.
        snapshot = text.startswith(b'{"type":"snapshot"')
        if self.waiting and (snapshot or self.expected in text):
            self.waiting -= 1
            if self.waiting == 0:
                self.all_have_it.set()
        if b'"key":' in text and b'"dealt"' in text:
            dealt = json.loads(text)["event"]
            self.team = dealt["start"]
            cells = dealt["key"]["cells"]
            self.own = [n for n, letter in enumerate(cells) if letter == self.team[0]]

    async def _do(self, client: LeanClient, command: dict[str, object], expected: str) -> None:
        """Send a command and wait until all four know of it."""
        self.count += 1
        self.waiting, self.expected = len(self.clients), expected.encode()
        self.all_have_it.clear()
        client.send(json.dumps({"type": "do", "id": str(self.count), "command": command}).encode())
        await asyncio.wait_for(self.all_have_it.wait(), 20)

    async def _deal(self, command: dict[str, object]) -> None:
        await self._do(self.clients[0], command, '"dealt"')
        spymaster = 0 if self.team == "red" else 2
        clue: dict[str, object] = {"type": "give_clue", "word": "weather", "number": "unlimited"}
        await self._do(self.clients[spymaster], clue, '"clue_given"')

    async def guess(self, into: Guesses) -> None:
        """One right guess; the last word of a game brings the next game."""
        if not self.own:
            await self._deal({"type": "play_again"})
        self.count += 1
        client = self.clients[1 if self.team == "red" else 3]
        card = self.own.pop()
        self.waiting, self.expected = len(self.clients), b'"word_covered"'
        self.all_have_it.clear()
        before = [other.received for other in self.clients]
        message = b'{"type":"do","id":"%d","command":{"type":"guess_word","card":%d}}'
        start = time.perf_counter()
        client.send(message % (self.count, card))
        await self.all_have_it.wait()
        into.latencies.append(time.perf_counter() - start)
        costs = [other.received - had for other, had in zip(self.clients, before, strict=True)]
        into.bytes += sum(costs)
        into.most_bytes = max(into.most_bytes, *costs)


def _post(source: str, port: int, path: str, body: dict[str, object]) -> dict[str, str]:
    calling = HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0))
    with closing(calling):
        calling.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = calling.getresponse()
        found: dict[str, str] = json.load(answer)
    if answer.status != 201:
        raise ConnectionError(f"{path}: {answer.status} {found}")
    return found


async def closed_loop(tables: Sequence[BareTable], seconds: float) -> Guesses:
    """Every table guesses as fast as it can."""
    into, limit = Guesses(), time.perf_counter() + seconds

    async def play(table: BareTable) -> None:
        while time.perf_counter() < limit:
            await table.guess(into)

    await asyncio.gather(*map(play, tables))
    return into


async def paced(tables: Sequence[BareTable], seconds: float) -> Guesses:
    """Every table guesses now and then, as people do."""
    into, limit = Guesses(), time.perf_counter() + seconds
    chance = random.Random(4)

    async def play(table: BareTable) -> None:
        await asyncio.sleep(chance.uniform(0, 5))
        while time.perf_counter() < limit:
            await table.guess(into)
            await asyncio.sleep(chance.uniform(2.5, 7.5))

    await asyncio.gather(*map(play, tables))
    return into


class Side:
    """One of the two servers with its tables, and what it does in a second of processor time."""

    def __init__(self, served: Served, tables: Sequence[BareTable]) -> None:
        self.served = served
        self.tables = tables
        self.guesses = Guesses()
        self.commands = 0  # with the deals and clues between guesses, which all four hear of too
        self.seconds = 0.0

    async def take_turn(self) -> float:
        """Guess as fast as possible for a while: guesses a second of processor time."""
        before, asked = self.served.cpu(), sum(table.count for table in self.tables)
        guesses = await closed_loop(self.tables, CLOSED_SECONDS)
        spent = self.served.cpu() - before
        self.seconds += spent
        self.commands += sum(table.count for table in self.tables) - asked
        self.guesses.latencies += guesses.latencies
        self.guesses.most_bytes = max(self.guesses.most_bytes, guesses.most_bytes)
        return len(guesses.latencies) / spent

    def rate(self, count: int) -> float:
        """So many things for all the processor time so far."""
        return count / self.seconds


async def bare(count: int, running: ExitStack) -> Side:
    """The bare server with its tables, after a look at its pace."""
    served = running.enter_context(Served("bare_server"))
    tables = [BareTable(number) for number in range(count)]
    for table in tables:
        await table.sit_down(served.port)
    slow = await paced(tables, PACED_SECONDS)
    show(f"server.{count}_tables_bare_paced_p99", slow.percentile(0.99), "ms", "baseline")
    return Side(served, tables)


async def game(count: int, folder: Path, running: ExitStack) -> tuple[Side, int]:
    """Our server with so many tables, after a look at its pace; and its memory without them."""
    served = running.enter_context(Served("game_server", f"sqlite:///{folder}/bench{count}.db"))
    await closed_loop(await seated(await opened(WARM_TABLES, served), served), 1)
    empty = served.memory()
    tables = await opened(count, served)
    idle = served.memory()
    await seated(tables, served)
    full = served.memory()
    slow, syncs = await asyncio.gather(
        paced(tables, PACED_SECONDS), asyncio.to_thread(bare_syncs, folder, PACED_SECONDS)
    )
    name = f"server.{count}_tables"
    show(f"{name}_disk_sync_p99", percentile(syncs, 0.99), "ms", "baseline")
    # A disk that stands still for a moment holds up everybody who guesses meanwhile.
    show(f"{name}_disk_sync_longest", 1000 * max(syncs), "ms", "baseline")
    show(f"{name}_paced_p50", slow.percentile(0.5), "ms", "-")
    show(f"{name}_paced_p99", slow.percentile(0.99), "ms", "<10" if count == 500 else "-")
    show(f"{name}_bytes_a_guess", slow.bytes / len(slow.latencies) / 4, "bytes/client", "<400")
    show(f"{name}_idle_memory", (idle - empty) / count / 1000, "kB/table", "<=15")
    show(f"{name}_memory", (full - empty) / count / 1000, "kB/table", "<=130")
    return Side(served, tables), empty


async def in_turns(count: int, ours: Side, limit: Side) -> None:
    """Both as fast as they can, one after the other."""
    shares = []
    for _ in range(TURNS):
        best = await limit.take_turn()
        shares.append(await ours.take_turn() / best)
    name = f"server.{count}_tables"
    guesses = ours.rate(len(ours.guesses.latencies))
    commands, most = ours.rate(ours.commands), limit.rate(limit.commands)
    show(f"{name}_closed_p50", ours.guesses.percentile(0.5), "ms", "-")
    show(f"{name}_closed_p99", ours.guesses.percentile(0.99), "ms", "-")
    show(f"{name}_bytes_highest", ours.guesses.most_bytes, "bytes/client", "<400")
    show(f"{name}_guesses", guesses, "guesses/cpu-s", ">=3500")
    show(f"{name}_commands", commands, "commands/cpu-s", "-")
    show(f"{name}_bare", most, "messages/cpu-s", "baseline")
    show(f"{name}_share_of_bare", commands / most, "times", ">=0.5")
    show(f"{name}_guesses_share_of_bare", guesses / most, "times", ">=0.5")
    show(f"{name}_guesses_share_lowest_turn", min(shares), "times", "-")
    show(f"{name}_guesses_share_highest_turn", max(shares), "times", "-")
    show(f"{name}_load", os.getloadavg()[0], "processes", "-")


async def opened(count: int, served: Served) -> list[GameTable]:
    """So many new tables, each with four members and nobody connected."""
    tables = [GameTable(number) for number in range(count)]
    for table in tables:
        await table.open(served.port)
    return tables


async def seated(tables: list[GameTable], served: Served) -> list[GameTable]:
    """The same tables with everybody connected, and a game begun."""
    for table in tables:
        await table.sit_down(served.port)
    return tables


def bare_syncs(folder: Path, seconds: float) -> list[float]:
    """How long the disk takes for a page that must not be lost, now and then."""
    taken, limit = [], time.perf_counter() + seconds
    with (folder / "sync").open("wb", buffering=0) as file:
        while time.perf_counter() < limit:
            start = time.perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - start)
            time.sleep(0.02)
    return taken


async def _measure() -> None:
    os.sched_setaffinity(0, {LOAD_CORE})
    with tempfile.TemporaryDirectory() as folder:
        for count in (100, 500):
            with ExitStack() as running:
                limit = await bare(count, running)
                ours, empty = await game(count, Path(folder), running)
                await in_turns(count, ours, limit)
                played = (ours.served.memory() - empty) / count / 1000
                show(f"server.{count}_tables_memory_after_play", played, "kB/table", "-")


def main() -> None:
    """Print the figures of this area."""
    asyncio.run(_measure())
