"""What blind readers said of bots is whole, and is counted as the rules count it."""

import pytest
from benchmarks.reader import LISTS, languages, touched

from cryptonym.arena.turns import HumanTurn, read_turns
from cryptonym.text import LANGUAGES

READ = 300  # by two readers
WRITTEN = 300
GRADED = 120


def test_somebody_has_read_in_every_language() -> None:
    assert languages() == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_of_readers_are_whole(language: str) -> None:
    picks = read_turns(LISTS / language / "picks.tsv")
    clues = read_turns(LISTS / language / "clues.tsv")
    assert len(picks) == READ
    assert len(clues) == WRITTEN
    assert all(0 < len(turn.picks) <= turn.number == len(turn.intended or ()) for turn in picks)
    for turn in (*picks, *clues):
        assert turn.intended
        assert all((turn.cells or "")[card] == "o" for card in turn.intended)
    lines = (LISTS / language / "grades.tsv").read_text(encoding="utf-8").splitlines()[1:]
    assert len(lines) == GRADED
    assert {line.split("\t")[1] for line in lines} <= set("12345")


def test_a_turn_ends_at_the_first_card_that_is_not_own_r34_r36() -> None:
    words = ("A", "B", "C", "D")
    turn = HumanTurn("en", words, "clue", 3, picks=(0, 2, 1), cells="oo.x")
    assert touched(turn) == (1, ".")
    assert touched(HumanTurn("en", words, "clue", 2, picks=(0, 3), cells="oo.x")) == (1, "x")
    assert touched(HumanTurn("en", words, "clue", 2, picks=(0, 1), cells="oo.x")) == (2, "")
