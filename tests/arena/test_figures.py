"""Figures that admit their uncertainty."""

import pytest

from cryptonym.arena.figures import figures, rate
from cryptonym.arena.game import TeamPlay


@pytest.mark.parametrize(
    ("hits", "cases", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (15, 300, 0.0305, 0.0809),
    ],
)
def test_a_rate_has_its_wilson_interval(hits: int, cases: int, low: float, high: float) -> None:
    found = rate(hits, cases)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-4)
    assert found.value == hits / cases


def test_no_case_says_nothing() -> None:
    assert (rate(0, 0).low, rate(0, 0).high) == (0.0, 1.0)


def test_words_per_clue_is_all_words_over_all_clues() -> None:
    plays = [
        TeamPlay(clues=4, promised=8, own=6, rival=1, bystanders=1, won=True),
        TeamPlay(clues=2, promised=4, own=3, assassin=True),
    ]
    found = figures(plays)
    assert found.own_per_clue.value == 1.5
    assert found.own_per_clue.low == found.own_per_clue.high == 1.5  # each game says the same
    assert (found.win.value, found.assassin.value, found.forfeit.value) == (0.5, 0.5, 0.0)
    assert found.promised_per_clue == 2.0
    assert found.wrong_per_clue == 0.5
    assert found.clues_per_game == 3.0


def test_games_that_differ_widen_the_interval() -> None:
    found = figures([TeamPlay(clues=4, own=8), TeamPlay(clues=4, own=2)]).own_per_clue
    assert found.low < 1.25 < found.high


def test_nothing_played_gives_no_number_out_of_the_air() -> None:
    assert figures([]).own_per_clue.value == 0.0
