"""How hard missions are: every pair is played, by a mission of its own, and the page says so."""

import re

import pytest

from cryptonym.arena import missions
from cryptonym.arena.missions import GRID, play_missions
from cryptonym.arena.players import Pair
from cryptonym.arena.series import Setting, play_series
from cryptonym.rules.options import Mission

RANDOM, STEMS = Pair("random", "random"), Pair("stems", "stems")
HARD = Pair("hard:a", "hard:b")


def test_the_grid_has_every_number_of_mistakes_for_7_to_11_tokens_d20_d21() -> None:
    assert {tokens for tokens, _ in GRID} == {7, 8, 9, 10, 11}
    for tokens in range(7, 12):
        assert [m for t, m in GRID if t == tokens] == [*range(tokens + 1)]


def test_a_page_has_a_cell_and_a_place_in_the_order_for_each_mission_d21(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(missions, "GRID", ((8, 1), (8, 2), (11, 11)))
    done: list[None] = []
    settings = [Setting("it", "duet"), Setting("en", "duet")]
    page = play_missions(settings, (RANDOM, STEMS), 4, progress=lambda: done.append(None))
    assert len(done) == 3
    cells = {line[:4]: line.split("|")[2:-1] for line in page.splitlines() if line[:2] == "| "}
    assert [n for n, cell in enumerate(cells["| 8 "]) if cell.strip()] == [1, 2]
    assert [n for n, cell in enumerate(cells["| 11"]) if cell.strip()] == [11]
    assert sorted(re.findall(r"(\d+/\d+) \(", page.split("From hard to easy:")[1])) == [
        "11/11",
        "8/1",
        "8/2",
    ]
    assert "with 4 games a mission, in equal parts in it en" in page


def test_two_bots_lose_more_often_with_fewer_tokens_on_the_same_deals_d2_d20() -> None:
    few, many = (
        play_series(Setting("it", "duet", seed=3, mission=Mission(tokens)), HARD, HARD, 6)
        for tokens in (2, 15)
    )
    assert few.of_first.win.value < many.of_first.win.value
