"""What a blind reader made of our bots' clues, and what our bots make of a reader's clues.

The reader's turns lie beside the third hand's lists, in the format of docs/turns.md as tables. What
was picked was picked once, by the clues of that day: those figures change only when somebody reads
anew. What an operative makes of the reader's own clues is measured in every run.
"""

from __future__ import annotations

from typing import Final

from benchmarks.figures import show
from benchmarks.third_hand import LISTS
from cryptonym.arena.agreement import Guesser, cases, measure
from cryptonym.arena.figures import average, rate
from cryptonym.arena.turns import OWN, HumanTurn, read_turns
from cryptonym.bots.tuning import tuning_for

ASSASSIN: Final = "x"
HARD: Final = Guesser("hard")


def languages() -> list[str]:
    """The languages in which somebody has read."""
    return sorted(file.parent.name for file in LISTS.glob("*/picks.tsv"))


def touched(turn: HumanTurn) -> tuple[int, str]:
    """Own words that were touched, and the cell of the wrong card at the end, if there was one."""
    own = 0
    for card in turn.picks:
        cell = (turn.cells or "")[card]
        if cell != OWN:
            return own, cell
        own += 1
    return own, ""


def print_picks(language: str) -> None:
    """How far a reader came with clues of hard spymasters."""
    turns = read_turns(LISTS / language / "picks.tsv")
    ends = [touched(turn) for turn in turns]
    name = f"bots.read.{language}"
    own = average([found for found, _ in ends])
    show(f"{name}.own", own.value, "words", ">=1.9", (own.low, own.high))
    _share(f"{name}.wrong", sum(cell != "" for _, cell in ends), len(turns), "<=0.2")
    _share(f"{name}.assassin", sum(cell == ASSASSIN for _, cell in ends), len(turns), "<=0.005")
    meant = [card in turn.picks for turn in turns for card in turn.intended or ()]
    _share(f"{name}.intended", sum(meant), len(meant), ">=0.85")
    grades = [int(line.split("\t")[1]) for line in _lines(language, "grades.tsv")]
    natural = average(grades)
    show(f"{name}.natural", natural.value, "of 5", ">=4.3", (natural.low, natural.high))


def print_clues(language: str) -> None:
    """How many of the words that a reader meant are a hard operative's first ones."""
    turns = read_turns(LISTS / language / "clues.tsv")
    found = measure(cases(turns, HARD), HARD, tuning_for(language))
    name = f"bots.read.{language}"
    show(f"{name}.understood", found.understood.value, f"of {found.turns}", ">=0.95")
    if found.recall is not None:
        recall = found.recall
        show(f"{name}.recall", recall.value, f"of {found.turns}", "-", (recall.low, recall.high))


def _lines(language: str, name: str) -> list[str]:
    return (LISTS / language / name).read_text(encoding="utf-8").splitlines()[1:]


def _share(figure: str, hits: int, of: int, target: str) -> None:
    found = rate(hits, of)
    show(figure, found.value, f"of {of}", target, (found.low, found.high))


def main() -> None:
    """Print what the readers said, in each language that has one."""
    for language in languages():
        print_picks(language)
        print_clues(language)
