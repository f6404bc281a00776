"""The form of a clue: one word and one number, whatever somebody types."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rules import RED_SPYMASTER, Options, Refusal
from cryptonym.rules import commands as cmd
from cryptonym.rules.clue_form import LONGEST_CLUE, join_spelled, tidy
from cryptonym.rules.clues import remarks
from cryptonym.rules.variants.teams import TEAMS
from support.boards import board
from support.table import Table


def code(raw: str) -> str:
    outcome = tidy(raw)
    assert isinstance(outcome, Refusal), f"{raw!r} became {outcome!r}"
    return outcome.code


@pytest.mark.parametrize("raw", ["", " ", "\n\t", "-", "--", "...", "'", "🦉", "¿?", "\u2003"])
def test_a_clue_without_a_letter_or_digit_is_empty_r25(raw: str) -> None:
    assert code(raw) == "clue_empty"


@pytest.mark.parametrize(
    "raw",
    ["al\x00bero", "al\u200bbero", "al\u00adbero", "\ufeffalbero", "al\u202ebero", "al\ue000bero"],
)
def test_hidden_and_control_characters_are_no_part_of_a_clue_r103(raw: str) -> None:
    assert code(raw) == "clue_characters"


def test_a_lone_surrogate_is_refused_not_a_crash_r103() -> None:
    assert code("al\ud800bero") == "clue_characters"


def test_a_clue_has_at_most_sixty_characters_r103() -> None:
    assert tidy("a" * LONGEST_CLUE) == "a" * LONGEST_CLUE
    for raw in ("a" * (LONGEST_CLUE + 1), "é" * (LONGEST_CLUE + 1), "a " * 200):
        assert code(raw) == "clue_too_long"


@pytest.mark.parametrize("piece", ["a", "é ", "e\u0301", "-", "\x00"])
def test_ten_megabytes_are_refused_at_once_r103(piece: str) -> None:
    raw = piece * (10_000_000 // len(piece))
    started = time.thread_time()  # others may keep the machine busy
    assert code(raw) == "clue_too_long"
    assert time.thread_time() - started < 0.05


@pytest.mark.parametrize(
    ("spelled", "word"),
    [
        ("p-e-s-c-a", "pesca"),
        ("P E S C A", "PESCA"),
        ("λ-ύ-ρ-α", "λύρα"),
        ("l–y–s–t", "lyst"),
        ("ĉ - e - f - o", "ĉefo"),
        ("e-postadresse", "e-postadresse"),
        ("Spider-man", "Spider-man"),
        ("o-k", "ok"),
        ("x", "x"),
        ("a-", "a-"),
        ("1-2-3", "1-2-3"),
        ("New York", "New York"),
    ],
)
def test_spelled_letters_are_the_word_they_spell_r81_q19(spelled: str, word: str) -> None:
    assert tidy(spelled) == word
    assert join_spelled(word) == word


def test_one_canonical_spelling_r103() -> None:
    assert tidy("  New \n  York ") == "New York"
    assert tidy(unicodedata.normalize("NFD", "ÁRBOL")) == "ÁRBOL"
    assert tidy(unicodedata.normalize("NFD", "Ωμέγα")) == "Ωμέγα"


@pytest.mark.parametrize("raw", ["X", "8", "otto", "42", "x-ray", "l'oro"])
def test_letters_and_digits_are_well_formed_r65(raw: str) -> None:
    assert tidy(raw) == raw


@given(st.text(max_size=300))
def test_anything_typed_is_a_clue_or_a_refusal_and_tidy_stays_tidy_r103(raw: str) -> None:
    word = tidy(raw)
    if isinstance(word, Refusal):
        assert word.code in {"clue_empty", "clue_too_long", "clue_characters"}
    else:
        assert 0 < len(word) <= LONGEST_CLUE
        assert tidy(word) == word
        assert unicodedata.is_normalized("NFC", word)


@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_numbers_from_1_to_9_can_be_said_r26_r27_q17(number: int) -> None:
    for expert in (True, False):
        assert TEAMS.check_number(number, Options(expert_clues=expert)) is None


@pytest.mark.parametrize("number", [-1, 10, 99, 10**30, True, False, 2.0, "2", "∞", None])
def test_other_numbers_cannot_be_said_r26_q17(number: object) -> None:
    refusal = TEAMS.check_number(number, Options())
    assert refusal == Refusal("number_range", {"lowest": 0, "highest": 9})
    table = Table(board())
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("albero", number)) == "number_range"


@pytest.mark.parametrize("number", [0, "unlimited"])
def test_expert_clues_are_an_option_r52_r54(number: int | str) -> None:
    assert TEAMS.check_number(number, Options()) is None
    assert TEAMS.check_number(number, Options(expert_clues=False)) == Refusal("expert_clues_off")
    table = Table(board(options=Options(expert_clues=False)))
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("piume", number)) == "expert_clues_off"


def test_a_number_above_the_words_left_is_accepted_with_a_private_remark_r66_q17_q31() -> None:
    table = Table(board())
    assert remarks(table.game, 9) == remarks(table.game, "unlimited") == ()
    table.find_all(*table.unseen(table.game.team)[:5])
    table.waste_turn()
    assert table.counts[0] == 4
    assert [note.code for note in remarks(table.game, 5)] == ["NUMBER_AS_CLUE"]
    assert remarks(table.game, 4) == ()
    assert table.clue("agrume", 8) == ["ClueGiven"]


@pytest.mark.parametrize("clue", ["", "   ", "al\u200bbero", "x" * 61])
def test_bad_form_is_refused_in_every_check_mode_q3(clue: str) -> None:
    for check in ("guard", "referee", "free"):
        table = Table(board(options=Options(check=check)))
        assert table.refuses(RED_SPYMASTER, cmd.GiveClue(clue, 1)).startswith("clue_")


def test_without_a_referee_only_visible_codenames_are_refused_r29_q36() -> None:
    table = Table(board(red=["PRAGA", "ΛΥΡΑ"]))
    for clue in ("praga", "PRAGA", "Praga", "p-r-a-g-a", "λυρα"):
        assert table.refuses(RED_SPYMASTER, cmd.GiveClue(clue, 1)) == "clue_refused"
    for clue in ("prag", "pragas", "ceco"):
        assert table.fork().clue(clue, 1) == ["ClueGiven"]
