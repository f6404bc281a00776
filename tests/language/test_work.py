"""How much work a verdict may be: counted, not timed."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from cryptonym.language import referee, shelf
from cryptonym.language.analysis import Analyser, Analysis
from cryptonym.language.eo_roots import Roots
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES, load

Counted = Callable[[type, str], list[str]]
SPLITTERS = [code for code in CODES if code != "eo"]  # Esperanto cuts words into roots


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Counts the words that a method is asked about, on shelves that are empty."""
    monkeypatch.setattr(shelf, "_SHELVES", {})
    referee._board.cache_clear()

    def count(owner: type, name: str) -> list[str]:
        asked: list[str] = []
        real = getattr(owner, name)

        def counting(self: object, word: str) -> object:
            asked.append(word)
            return real(self, word)

        monkeypatch.setattr(owner, name, counting)
        return asked

    return count


def long_words(code: str) -> list[str]:
    """25 unknown words, each of two listed ones of some length that begin alike."""
    words = [word for word in load(code).lexicon.words() if word.isalpha() and len(word) > 8]
    return ["".join(pair).upper() for pair in pairwise(sorted(words)[:26])]


@pytest.mark.parametrize("code", SPLITTERS)
def test_unknown_codenames_that_a_clue_has_nothing_to_do_with_are_not_taken_apart(
    code: str, counted: Counted
) -> None:
    board = long_words(code)
    asked = counted(Analyser, "_unknown")
    judge("ζψοζψυ" if code == "el" else "zwozwy", None, board, code)
    assert asked, "the clue itself"
    assert not set(asked) & set(map(load(code).language.fold, board))


@pytest.mark.parametrize("code", SPLITTERS)
def test_an_unknown_codename_is_taken_apart_once(code: str, counted: Counted) -> None:
    board = long_words(code)
    asked = counted(Analyser, "_unknown")
    for _ in range(3):
        judge(load(code).language.fold(board[0])[:9], None, board, code)
    assert len(asked) == len(set(asked))


def test_a_verdict_does_not_depend_on_what_was_read_before() -> None:
    board = long_words("nb")
    fresh = [judge(word.lower()[:8], None, board, "nb") for word in board]
    assert [judge(word.lower()[:8], None, board, "nb") for word in board] == fresh


def test_a_name_of_many_words_is_not_joined_to_one_that_nobody_would_write_r90(
    counted: Counted,
) -> None:
    asked = counted(Analyser, "look_up")
    name = "Bartolomeo Massimiliano Alessandro Ferdinando Sebastiano"
    judge(name, None, ["MELA"], "it")
    assert asked
    assert max(map(len, asked)) <= 40


def test_an_esperanto_word_is_cut_once_for_each_ending_r74(counted: Counted) -> None:
    asked = counted(Roots, "segmentations")
    found: Analysis = load("eo").analyser.analyse("kalendaroprusiokunlaboranto")
    assert found.word
    assert len(asked) <= 4
