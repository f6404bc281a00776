"""Decode, streaks, zones and what is shared, as pure values."""

import pytest

from cryptonym.daily.dates import ZoneError, is_date, shifted, today_in
from cryptonym.daily.sharing import LETTERS, shared_picture, shared_text
from cryptonym.daily.solving import letter_of, problem_of, rows_of, solve
from cryptonym.daily.streaks import streak
from cryptonym.daily.telling import numbers_of
from cryptonym.daily.values import DayBoard, DayClue

CELLS = "oooooooo...........x"
BOARD = DayBoard(
    tuple(f"WORD{n}" for n in range(20)),
    CELLS,
    tuple(DayClue(f"clue{n}", (2 * n, 2 * n + 1), "plain", 80) for n in range(4)),
)


def moves(*cards: int | str) -> str:
    return "".join(card if isinstance(card, str) else letter_of(card) for card in cards)


def test_the_assassin_ends_the_day_at_once() -> None:
    solved = solve(BOARD, moves(0, 19))
    assert (solved.ending, solved.found, solved.ended) == ("assassin", 1, 0)
    assert problem_of(solved, letter_of(1)) == "over"


def test_a_bystander_ends_the_clue_and_the_third_the_day() -> None:
    two = solve(BOARD, moves(8, 9))
    assert (two.misses, len(two.clued), two.ending) == (2, 3, None)
    assert solve(BOARD, moves(8, 9, 10)).ending == "misses"


def test_one_card_more_than_the_number_may_be_touched() -> None:
    assert len(solve(BOARD, moves(0, 1)).clued) == 1
    third = solve(BOARD, moves(0, 1, 2))
    assert (len(third.clued), third.ended) == (2, 0)


def test_the_day_ends_with_the_last_word_or_the_last_clue() -> None:
    assert solve(BOARD, moves(0, 1, 2, 3, 4, 5, 6, 7)).ending == "all_found"
    assert solve(BOARD, ">>>>").ending == "clues"
    assert rows_of(BOARD, solve(BOARD, moves(0, ">", 8, ">", ">"))) == "o/.//"


def test_a_card_is_touched_once() -> None:
    solved = solve(BOARD, moves(0))
    assert problem_of(solved, letter_of(0)) == "covered"
    assert problem_of(solved, letter_of(20)) == "no_such_card"
    assert problem_of(solved, ">") is None


def test_what_is_shared_has_no_word_in_it() -> None:
    text = shared_text("2026-11-18", "it", "oo/o.//x", 8, late=False, signs=LETTERS)
    assert text.splitlines() == ["Cryptonym 2026-11-18 it 3/8", "OO", "O-", "·", "X"]
    drawn = shared_picture("2026-11-18", "it", "oo/o.//x", 8, late=True)
    assert drawn.count("<rect") == 1 + 5
    assert "3/8 *" in drawn


def test_a_streak_survives_one_missed_day_a_month() -> None:
    today = "2026-11-18"

    def days(*ago: int) -> set[str]:
        return {shifted(today, -n) for n in ago}

    assert streak(set(), today) == 0
    assert streak(days(0, 1, 2), today) == 3
    assert streak(days(1, 2), today) == 2, "today may still come"
    assert streak(days(0, 1, 3, 4), today) == 4, "one free miss"
    assert streak(days(0, 1, 3, 5), today) == 3, "not a second one in the same month"
    assert streak(days(0, 1, 4, 5), today) == 2, "nor two days in a row"
    november = set(range(18)) - {5}
    october = set(range(18, 40)) - {20}
    assert streak(days(*november, *october), today) == 38, "one in each month"


def test_midnight_is_where_somebody_lives() -> None:
    noon = 1_795_003_200_000
    assert today_in("+00:00", noon) == "2026-11-18"
    assert today_in("+14:00", noon) == "2026-11-19"
    assert today_in("-12:00", noon) == "2026-11-18"
    assert today_in("-12:00", noon - 1) == "2026-11-17"
    assert today_in("Pacific/Kiritimati", noon) == "2026-11-19"
    for wrong in ("", "+15:00", "+02:60", "Rome", "/etc/passwd", "Europe/../x", "+2:00", "٠"):
        with pytest.raises(ZoneError):
            today_in(wrong, noon)
    assert is_date("2024-02-29")
    assert not any(map(is_date, ("2026-02-29", "2026-1-1", "20260101", "today", "")))


def test_everybody_is_counted_by_words_found() -> None:
    numbers = numbers_of({"oo/oo": 3, "o/.": 2, "": 1}, 8)
    assert (numbers.solvers, numbers.found) == (6, (1, 2, 0, 0, 3, 0, 0, 0, 0))
