"""Five thousand solvers of one day on one node: how long a touch takes, and what a solver costs.

The server is a process of its own, on a core of its own, with its SQLite file; a touch is answered
when it is on the disk. Solvers do not wait for each other: they come by chance within two minutes,
think for seconds between touches, and each keeps a connection, as a browser does. So the load does
not yield when the server is slow. Beside it stands what no server could mend: how late a timer of
this machine is while it runs, and how long its disk takes to keep a page.
"""

import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.figures import show
from benchmarks.http_client import LeanHttp
from benchmarks.served import SERVER_CORE, Served
from cryptonym.daily.almanac import write_almanac
from cryptonym.daily.dates import today_in
from cryptonym.daily.making import make_days
from cryptonym.daily.values import Day

SOLVERS = 5000
WITHIN = 120.0  # seconds in which they come
THINKING = 2.5  # seconds between two touches, in the middle
TOUCH = "<10"  # ms
LANGUAGE = "it"
TICK = 0.02  # seconds between two looks at how late a timer is
PAGES = 200  # kept one after the other, to know the disk


class Load:
    """What solvers do, and the seconds that everything took."""

    def __init__(self, port: int, day: Day) -> None:
        self._port, self._day = port, day
        self.touches: list[float] = []
        self.late: list[float] = []  # timers

    async def solver(self, chance: random.Random) -> None:
        """One who comes some time, thinks, and finds every word."""
        await asyncio.sleep(chance.uniform(0, WITHIN))
        place = f"/api/daily/{LANGUAGE}/{self._day.date}/decode"
        http, _, _ = await self._ask(None, place, {})
        after = 0
        for clue in self._day.decode.clues:
            for card in (*clue.targets, None):
                await asyncio.sleep(chance.expovariate(1 / THINKING))
                move = {"after": after, "card": card}
                http, told, seconds = await self._ask(http, f"{place}/moves", move)
                self.touches.append(seconds)
                after += 1
                if told.get("finish"):
                    http.close()
                    return

    async def _ask(
        self, http: LeanHttp | None, path: str, body: dict[str, Any]
    ) -> tuple[LeanHttp, dict[str, Any], float]:
        """The answer, and the seconds; over another connection if the server hung up meanwhile."""
        start = time.perf_counter()
        while True:
            if http is None or http.closed:
                cookie = http.cookie if http else ""
                loop = asyncio.get_running_loop()
                _, http = await loop.create_connection(LeanHttp, "127.0.0.1", self._port)
                http.cookie = cookie
            try:
                told = await http.post(path, body)
            except ConnectionResetError:  # it had waited for us too long; nothing is done twice
                continue
            return http, told, http.answered - start

    async def watch(self) -> None:
        """Note how late timers are, while the others go on."""
        while True:
            wanted = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.late.append(time.perf_counter() - wanted)

    async def run(self) -> None:
        """Everybody."""
        chance = random.Random(20)  # the same in every run
        watching = asyncio.create_task(self.watch())
        await asyncio.gather(*(self.solver(random.Random(chance.random())) for _ in range(SOLVERS)))
        watching.cancel()


def disk(folder: Path) -> list[float]:
    """The seconds that each of some pages took to be kept."""
    taken = []
    with (folder / "pages").open("wb", buffering=0) as file:
        for _ in range(PAGES):
            file.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - start)
    return taken


def at(share: float, seconds: list[float]) -> float:
    """Milliseconds that so many do not exceed."""
    return sorted(seconds)[int(share * (len(seconds) - 1))] * 1000


def main() -> None:
    """Print how long touches take and how many bytes a solver leaves."""
    today = today_in("+00:00", time.time_ns() // 1_000_000)
    day = next(iter(make_days(LANGUAGE, today, 1, b"bench")))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "days.txt").write_text(write_almanac([day]), encoding="utf-8")
        pages = disk(folder)
        database = f"sqlite:///{folder / 'tables.db'}"
        with Served("game_server", database, str(folder / "days.txt")) as served:
            os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {SERVER_CORE} or {0})
            load = Load(served.port, day)
            before, begun = served.cpu(), time.perf_counter()
            asyncio.run(load.run())
            seconds, used = time.perf_counter() - begun, served.cpu() - before
        size = sum(file.stat().st_size for file in folder.glob("tables.db*"))
    show("daily.touches", len(load.touches) / seconds, "touches/s", "")
    show("daily.touch_p50", at(0.5, load.touches), "ms", TOUCH)
    show("daily.touch_p99", at(0.99, load.touches), "ms", TOUCH)
    show("daily.timer_p99", at(0.99, load.late), "ms", "")
    show("daily.disk_p50", at(0.5, pages), "ms", "")
    show("daily.disk_p99", at(0.99, pages), "ms", "")
    show("daily.cpu_a_touch", used / len(load.touches) * 1000, "ms", "")
    show("daily.bytes_a_solver", size / SOLVERS, "bytes", "")
