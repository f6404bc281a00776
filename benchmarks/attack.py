"""A table of four people while somebody else attacks: the server on one core, the rest on another.

Each attack of `tests/attacks` has a fresh server with the limits it comes with. Four people play
from an address of their own, some guesses every second; a guess is measured from the moment it was
due, so that a server which stands still is not asked less often. The attack runs in a process of
its own that gives way to theirs. One line for each attack: how long half and the slowest hundredth
of the guesses took before and meanwhile, how busy the server was, memory before, at most, and some
seconds later, what the attacker got, and how many lines there are in the log. The first line is of
a process that attacks nobody: what it adds is the machine's.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.served import Served
from benchmarks.server import LOAD_CORE, GameTable, Guesses, percentile

TESTS = Path(__file__).parents[1] / "tests"
NOTHING = "nothing"  # no attack, but a process that computes: what the machine itself adds
PEOPLE = "127.0.0.2"  # the attacker comes from 127.0.0.1
PACE = 1 / 8  # seconds between two guesses: less than a seat may do
BEFORE_SECONDS = 4.0
ATTACK_SECONDS = 6.0
AFTER_SECONDS = 4.0
LONGEST = 15.0  # seconds for one guess: who waits longer plays no more
MOST_MS, MOST_LEFT = 50, 1.2  # the targets: p99 meanwhile, and memory afterwards
MB = 1e6


class Measured:
    """What the four people and the machine saw of one attack."""

    def __init__(self, served: Served, table: GameTable) -> None:
        self.served = served
        self.table = table
        self.peak = 0  # bytes
        self.playing = True  # until they have waited too long

    async def play(self, end: "asyncio.Future[None]") -> list[float]:
        """Guess steadily until the end: for every moment that a guess was due, how late it was."""
        into, waits, due = Guesses(), [], time.perf_counter()
        while self.playing and not end.done():
            try:
                await asyncio.wait_for(self.table.guess(into), LONGEST)
            except TimeoutError:
                self.playing = False
            done = time.perf_counter()
            while due <= done:
                waits.append(done - due)
                due += PACE
            self.peak = max(self.peak, self.served.memory())
            await asyncio.sleep(due - time.perf_counter())
        await end
        return waits


async def _for(seconds: float) -> None:
    await asyncio.sleep(seconds)


async def _attacked(name: str, port: int) -> dict[str, int]:
    """What the attack got, played by a process that gives way to everybody else."""
    script = ["-m", "attacks", name, str(port), str(ATTACK_SECONDS)]
    if name == NOTHING:
        script = ["-c", f"import time\nwhile time.process_time() < {ATTACK_SECONDS / 2}: pass"]
    attacker = await asyncio.create_subprocess_exec(
        sys.executable,
        *script,
        env=os.environ | {"PYTHONPATH": str(TESTS)},
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.nice(10),
    )
    got: dict[str, int] = json.loads((await attacker.communicate())[0] or b"{}")
    return got


async def _measure(name: str, folder: Path) -> None:
    log = folder / f"{name}.log"
    with Served("attacked_server", f"sqlite:///{folder}/{name}.db", str(log)) as served:
        table = GameTable(0, PEOPLE)
        await table.open(served.port)
        await table.sit_down(served.port)
        measured = Measured(served, table)
        calm = await measured.play(asyncio.ensure_future(_for(BEFORE_SECONDS)))
        before, measured.peak = served.memory(), 0
        attack = asyncio.ensure_future(_attacked(name, served.port))
        spent, began = served.cpu(), time.perf_counter()
        held = await measured.play(attack)
        busy = (served.cpu() - spent) / (time.perf_counter() - began)
        peak = measured.peak
        await measured.play(asyncio.ensure_future(_for(AFTER_SECONDS)))
        after = served.memory()
    got = ", ".join(f"{count:,} {what}" for what, count in (await attack).items())
    lines = len(log.read_bytes().splitlines())
    print(
        f"bench attack.{name} p50 {percentile(calm, 0.5):.1f}, p99 {percentile(calm, 0.99):.1f} ms "
        f"before; p50 {percentile(held, 0.5):.1f}, p99 {percentile(held, 0.99):.1f} ms meanwhile "
        f"(target <{MOST_MS}), {busy:.0%} of a core; "
        f"memory {before / MB:.0f} MB before, {peak / MB:.0f} at most, {after / MB:.0f} after "
        f"(target <{MOST_LEFT * before / MB:.0f}); attacker: {got}; {lines} lines in the log",
        flush=True,
    )


def _names() -> list[str]:
    found = subprocess.run(
        [sys.executable, "-c", "import attacks; print(*attacks.names())"],
        env=os.environ | {"PYTHONPATH": str(TESTS)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return found.stdout.split()


def main() -> None:
    """Print the figures of this area; of some attacks alone if they are named."""
    os.sched_setaffinity(0, {LOAD_CORE})
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[2:] or [NOTHING, *_names()]:
            asyncio.run(_measure(name, Path(folder)))
