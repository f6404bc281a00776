"""What bots cost: a clue, a pick, loading and memory in each language, on one core.

After that, how well a third hand understands them (`judged`), and blind readers (`reader`).

The baseline is the plain way in the same run: every word of the vocabulary is judged by the
referee and weighed by the same listener, one after the other.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import process_time

import numpy as np

from benchmarks import judged, reader
from benchmarks.figures import show
from cryptonym.bots.beliefs import inclusion
from cryptonym.bots.hearing import Heard
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.lexicon import written_passes
from cryptonym.bots.listener import Listener
from cryptonym.bots.mind import AssociativeMind, listening
from cryptonym.bots.spymaster import is_legal, sides
from cryptonym.languages import CODES
from cryptonym.rules import Refusal, to_act, view
from cryptonym.rules.commands import GiveClue, GuessWord, StopGuessing
from cryptonym.rules.model import Role
from cryptonym.rules.views import View
from cryptonym.testing.bots import new_game, played

GAMES = 15
SCANS = 2  # full scans a language: each takes seconds
LOADING = """
import json, sys, time
from pathlib import Path
import numpy
from cryptonym.language.registry import load
from cryptonym.bots.strength import associations

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

numpy.ones((64, 64)) @ numpy.ones((64, 64))  # the libraries behind numpy are there
for code in sys.argv[1:]:
    load(code)
before, start, cpu = resident(), time.perf_counter(), time.process_time()
for code in sys.argv[1:]:
    associations(code)
print(json.dumps({
    "seconds": time.process_time() - cpu,
    "clock": time.perf_counter() - start,
    "resident": resident() - before,
}))
"""


def naive_clue(seen: View, listener: Listener) -> tuple[str, float]:
    """The plain way: the best word of all, judged and weighed one by one."""
    team = seen.seat.team or seen.team
    key = sides(seen, team)
    known = listener.board.known
    best = ("", -9.0)
    for column, word in enumerate(known.words):
        if not known.sayable[column] or not is_legal(seen, word):
            continue
        chances = listener.chances(Heard(((column, 1.0),)), list(key.cards), listener.prior)
        found = inclusion(chances, 2)
        value = float(found[key.own].sum() - 8 * found[key.assassin].sum())
        best = max(best, (word, value), key=lambda pair: pair[1])
    return best


def play(code: str, clues: list[float], picks: list[float]) -> list[View]:
    """Times of every clue and pick in some games of mismatched partners."""
    openings = []
    two = len(written_passes(code, "ab")) == 2
    for seed in range(GAMES):
        game = new_game(code, "teams", seed)
        while waited_for := to_act(game):
            seat = waited_for[0]
            spymaster = seat.role is Role.SPYMASTER
            mind = AssociativeMind(LEVELS["hard"], seed, "b" if two and not spymaster else "a")
            seen = view(game, seat)
            if not game.clues and spymaster:
                openings.append(seen)
                mind.listener(seen)  # the table is laid before anybody thinks
            start = process_time()
            command = mind.act(seen)
            taken = process_time() - start
            if isinstance(command, GiveClue):
                clues.append(taken)
            elif isinstance(command, GuessWord | StopGuessing):
                picks.append(taken)
            if command is None or isinstance(after := played(game, seat, command), Refusal):
                raise TypeError(f"{seat} cannot go on")
            game = after
    return openings


def thinking(code: str) -> None:
    """Clues and picks of one language, and the plain way beside them."""
    clues: list[float] = []
    picks: list[float] = []
    openings = play(code, clues, picks)
    plain = []
    for seen in openings[:SCANS]:
        listener = listening(code, "a", seen.words, speaks=True)
        start = process_time()
        naive_clue(seen, listener)
        plain.append(process_time() - start)
    for name, times, target in (("clue", clues, 50), ("pick", picks, 5)):
        p50, p95 = np.percentile(times, [50, 95]) * 1000
        show(f"bots.{name}_p50.{code}", p50, "ms", "-")
        show(f"bots.{name}_p95.{code}", p95, "ms", f"<={target}")
    baseline = min(plain) * 1000
    show(f"bots.full_scan.{code}", baseline, "ms", "baseline")
    ratio = baseline / (float(np.percentile(clues, 95)) * 1000)
    show(f"bots.clue_ratio.{code}", ratio, "times", ">=20")


def loading(*codes: str) -> dict[str, float]:
    """Seconds and bytes of loading languages in a process of its own."""
    command = [sys.executable, "-c", LOADING, *codes]
    one_core = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(command, check=True, capture_output=True, text=True, env=one_core)
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def main() -> None:
    """Print all figures of this area."""
    for code in CODES:
        thinking(code)
    for code in CODES:
        alone = min((loading(code) for _ in range(3)), key=lambda found: found["seconds"])
        show(f"bots.load.{code}", alone["seconds"], "s", "<0.3")
        show(f"bots.memory.{code}", alone["resident"] / 2**20, "MB", "-")
    show("bots.memory_all", loading(*CODES)["resident"] / 2**20, "MB", "<60")
    judged.main()
    reader.main()


if __name__ == "__main__":
    main()
