"""What the referee costs: time of a verdict, time and memory of the packs."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter

from benchmarks.figures import show
from cryptonym.language import decks
from cryptonym.language.referee import judge
from cryptonym.language.registry import load
from cryptonym.languages import CODES

ROUNDS = 400
LOADING = """
import gc, json, sys, time, tracemalloc
from pathlib import Path
import msgspec, snowballstemmer, unicodedata, re, functools, itertools
from cryptonym.language import referee, registry

def resident():
    fields = Path("/proc/self/statm").read_text().split()
    return int(fields[1]) * 4096

gc.collect()
before = resident()
if sys.argv[1] == "traced":
    tracemalloc.start()
start = time.perf_counter()
for code in sys.argv[2:]:
    registry.load(code)
took = time.perf_counter() - start
held = tracemalloc.get_traced_memory()[0] if sys.argv[1] == "traced" else 0
print(json.dumps({"seconds": took, "resident": resident() - before, "traced": held}))
"""
COLD = """
import sys, time
from cryptonym.language.referee import judge
start = time.perf_counter()
judge(sys.argv[2], 1, sys.argv[3:], sys.argv[1])
print(time.perf_counter() - start)
"""


def fresh(program: str, *arguments: str) -> str:
    """What a program prints in a process of its own."""
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def median_verdict(code: str, clues: Sequence[str]) -> float:
    """Milliseconds of a verdict on a clue never seen before, against the same 25 words."""
    board = decks.words(code)[:25]
    judge("a", 1, board, code)
    judge("zzzzzz", 1, board, code)  # an unknown word, so that the board is ready for those too
    times = []
    for clue in clues:
        start = perf_counter()
        judge(clue, 1, board, code)
        times.append(perf_counter() - start)
    return statistics.median(times) * 1000


def known_words(code: str) -> list[str]:
    """Listed words, spread over the lexicon."""
    words = list(load(code).lexicon.words())
    return words[:: max(1, len(words) // ROUNDS)][:ROUNDS]


def unknown_words(code: str) -> list[str]:
    """Words in no list that look like the language: two halves of listed ones."""
    words = [word for word in known_words(code) if 5 <= len(word) <= 10]
    return [left[:4] + right[2:] for left, right in zip(words, reversed(words), strict=True)]


def verdicts() -> None:
    """Times of one verdict."""
    for code in CODES:
        show(
            f"language.verdict_known.{code}", median_verdict(code, known_words(code)), "ms", "<=0.5"
        )
        show(
            f"language.verdict_unknown.{code}",
            median_verdict(code, unknown_words(code)),
            "ms",
            "<=0.5",
        )
    for code in CODES:
        board = decks.words(code)[:25]
        show(
            f"language.verdict_cold.{code}",
            float(fresh(COLD, code, "zzz", *board)) * 1000,
            "ms",
            "-",
        )


def packs() -> None:
    """Time and memory of loading, each in a fresh process."""
    together = json.loads(fresh(LOADING, "plain", *CODES))
    show("language.load_all", together["seconds"], "s", "<=0.5")
    show("language.memory_all", together["resident"] / 2**20, "MB", "<=60")
    for code in CODES:
        alone = json.loads(fresh(LOADING, "plain", code))
        traced = json.loads(fresh(LOADING, "traced", code))
        show(f"language.load.{code}", alone["seconds"], "s", "-")
        show(f"language.memory.{code}", alone["resident"] / 2**20, "MB", "<15")
        show(f"language.memory_traced.{code}", traced["traced"] / 2**20, "MB", "<15")


def main() -> None:
    """Print all figures."""
    verdicts()
    packs()


if __name__ == "__main__":
    main()
