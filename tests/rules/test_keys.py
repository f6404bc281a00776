"""The forty key cards, their four ways up, and keys made at random."""

from collections import Counter

import pytest

from cryptonym.rules import BLUE, RED, Identity, Key, Options, view
from cryptonym.rules.chance import Chance
from cryptonym.rules.deal import seal
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.keys import FORTY, rotate
from cryptonym.rules.options import KeySource
from cryptonym.rules.variants import variant_named
from support.boards import board
from support.table import BOTH_SPYMASTERS, Table

TEAMS = variant_named("teams")
DECK = [FORTY.key(number) for number in range(1, 41)]


def drawn_keys(source: KeySource, count: int) -> list[Key]:
    options = Options(key_source=source)
    return [TEAMS.draw_key(Chance(b"%d" % n, "key"), options) for n in range(count)]


def test_the_deck_has_forty_cards_twenty_for_each_start_r3_r6() -> None:
    assert len(PATTERNS) == 40
    assert Counter(key.start for key in DECK) == {RED: 20, BLUE: 20}


@pytest.mark.parametrize("number", range(1, 41))
def test_every_card_shows_9_8_7_1_any_way_up_r4_r5_r9_r10(number: int) -> None:
    for turned in range(4):
        key = FORTY.key(number, turned)
        assert TEAMS.is_valid(key)
        counts = Counter(key.identity(card) for card in range(25))
        own = Identity(key.start.value)
        assert counts[own] == 9
        assert counts[Identity(key.start.other.value)] == 8
        assert (counts[Identity.BYSTANDER], counts[Identity.ASSASSIN]) == (7, 1)
        assert (key.pattern, key.turned, key.start) == (number, turned, DECK[number - 1].start)


def test_no_two_cards_are_the_same_turned_round_r3_r4() -> None:
    ways = [rotate(key.cells, turned) for key in DECK for turned in range(4)]
    assert len(set(ways)) == 160


def test_a_quarter_turn_is_clockwise_and_four_are_none_r4() -> None:
    cells = "abcdefghijklmnopqrstuvwxy"
    rows = [cells[at : at + 5] for at in range(0, 25, 5)]
    clockwise = "".join("".join(column) for column in zip(*rows[::-1], strict=True))
    assert rotate(cells) == clockwise == "upkfavqlgbwrmhcxsnidytoje"
    assert rotate(cells, 4) == rotate(cells, 0) == rotate(cells, -4) == cells
    assert rotate(rotate(cells, 3)) == cells
    assert rotate(cells, 2) == cells[::-1]


def test_turning_a_card_moves_its_cells_only_r4_r6() -> None:
    for key in DECK:
        for turned in range(4):
            assert Counter(rotate(key.cells, turned)) == Counter(key.cells)


@pytest.mark.parametrize(
    "cells",
    [
        "r" * 25,
        "r" * 9 + "b" * 8 + "." * 7,
        "r" * 9 + "b" * 8 + "." * 7 + "xx",
        "r" * 8 + "b" * 9 + "." * 7 + "x",
        "r" * 9 + "b" * 8 + "." * 6 + "xx",
        "R" * 9 + "b" * 8 + "." * 7 + "x",
        "",
    ],
)
def test_other_counts_are_no_key_r5(cells: str) -> None:
    assert not TEAMS.is_valid(Key(cells, RED))


def test_the_counts_go_with_the_starting_team_r5_r6() -> None:
    cells = "r" * 9 + "b" * 8 + "." * 7 + "x"
    assert TEAMS.is_valid(Key(cells, RED))
    assert not TEAMS.is_valid(Key(cells, BLUE))


def test_every_card_and_way_up_is_drawn_about_equally_often_r3_r4_r19() -> None:
    drawn = Counter(
        (key.pattern, key.turned)
        for key in (
            TEAMS.draw_key(Chance(b"%d" % n, "key"), Options(key_source="deck40"))
            for n in range(8000)
        )
    )
    assert len(drawn) == 160, "50 of each on average"
    assert {pattern for pattern, _ in drawn} == set(range(1, 41))
    assert {turned for _, turned in drawn} == set(range(4))
    assert 20 < min(drawn.values()) <= max(drawn.values()) < 90


def test_random_keys_are_valid_and_favour_no_place_r3_r5() -> None:
    keys = [
        TEAMS.draw_key(Chance(b"%d" % n, "key"), Options(key_source="random")) for n in range(4000)
    ]
    assert all(TEAMS.is_valid(key) and key.pattern is None for key in keys)
    starts = Counter(key.start for key in keys)
    assert 1850 < starts[RED] < 2150
    assassins = Counter(key.cells.index("x") for key in keys)
    assert len(assassins) == 25, "160 in each place on average"
    assert 110 < min(assassins.values()) <= max(assassins.values()) < 215
    assert len({key.cells for key in keys}) == 4000


def test_both_spymasters_read_one_orientation_r4_r16() -> None:
    key = FORTY.key(7, 1)
    assert key.cells == rotate(FORTY.key(7).cells)
    table = Table(seal(board().words, key, "salt", Options()))
    seen = {view(table.game, seat).cells for seat in BOTH_SPYMASTERS}
    assert seen == {key.cells}
