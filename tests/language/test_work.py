"""How much work a verdict may be: counted, not timed."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from cryptonym.language import referee, shelf, split
from cryptonym.language.analysis import Analyser, Analysis
from cryptonym.language.eo_roots import Piece, Roots
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES, load

Counted = Callable[[type, str], list[str]]
STEM = 100  # a stem costs as much as so many candidates
MOST = {"it": 4000, "nb": 3500, "es": 6500, "el": 4500, "eo": 3000, "en": 3500}  # candidates
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


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Callable[[str, list[str]], int]]:
    """How many words and pieces a verdict makes up to look for them, with nothing remembered."""
    made = [0]

    def counting(real: Callable[..., Iterator[str | Piece]]) -> Callable[..., Iterator[object]]:
        def count(self: object, *words: object) -> Iterator[object]:
            for candidate in real(self, *words):
                made[0] += 1
                yield candidate

        return count

    def of_language(code: str) -> Callable[[str, list[str]], int]:
        pack = load(code)
        kind = type(pack.language)
        for name in ("lemmas", "weak_lemmas", "plain_forms", "bases", "first_parts", "last_parts"):
            monkeypatch.setattr(kind, name, counting(getattr(kind, name)))
        monkeypatch.setattr(Roots, "_pieces", counting(Roots._pieces))

        def stem(word: str) -> str:
            made[0] += STEM
            return kind.stem(pack.language, word)

        monkeypatch.setattr(pack.analyser, "stem", stem)

        def of_verdict(clue: str, board: list[str]) -> int:
            monkeypatch.setattr(shelf, "_SHELVES", {})
            referee._board.cache_clear()
            remembered = (pack.analyser.analyse, pack.analyser.lemmas)
            for function in (*remembered, split.first_words, split.last_words):
                function.cache_clear()
            made[0] = 0
            judge(clue, None, board, code)
            return made[0]

        return of_verdict

    return of_language


def odd_inputs(code: str) -> Iterator[tuple[str, list[str]]]:
    """The kinds of input that a search at random found dearest: 25 unknown words that begin alike,
    and a clue that begins like them; long words of all letters; names of many words."""
    chance = Random(1)
    words = sorted(word for word in load(code).lexicon.words() if word.isalpha())

    def joined(count: int) -> str:
        return "".join(chance.choice(words) for _ in range(count))[:40]

    for _ in range(6):
        front = joined(2)[: chance.randint(6, 18)]
        alike = [(front + joined(2))[:40].upper() for _ in range(25)]
        unlike = [joined(4).upper() for _ in range(25)]
        clue = (front + chance.choice(alike).lower())[: chance.randint(8, 40)]
        yield front, alike
        yield clue, alike
        yield joined(4), unlike
        yield " ".join(chance.choice(words).capitalize() for _ in range(6))[:80], unlike


@pytest.mark.parametrize("code", CODES)
def test_no_odd_input_makes_a_verdict_dear(
    code: str, work: Callable[[str], Callable[[str, list[str]], int]]
) -> None:
    of_verdict = work(code)
    made, clue, _ = max((of_verdict(*case), *case) for case in odd_inputs(code))
    assert made <= MOST[code], clue
