"""The shelf of codenames that all boards of a language share."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cryptonym.language import codes, shelf
from cryptonym.language.board import Board
from cryptonym.language.referee import judge
from cryptonym.language.registry import load

PACK = load("en")


def test_a_word_that_lies_on_another_table_does_not_count_here() -> None:
    assert judge("fishing", None, ("FISH", "MOON"), PACK).status == "refused"
    assert judge("fishing", None, ("STAR", "MOON"), PACK).status == "legal"


def test_a_covered_word_no_longer_counts() -> None:
    """R29: what is covered is free again."""
    words = ("FISH", "MOON", "STAR")
    assert judge("moonlight", None, words, PACK).status == "refused"
    assert judge("moonlight", None, ("FISH", "STAR"), PACK).status == "legal"


def test_reasons_come_in_the_order_of_the_board() -> None:
    for words in (("MOON", "LIGHT"), ("LIGHT", "MOON")):
        verdict = judge("moonlight", None, words, PACK)
        assert tuple(reason.word for reason in verdict.reasons) == words


def test_threads_that_read_the_same_words_find_the_same_cards() -> None:
    words = [f"W{chr(97 + n // 26)}{chr(97 + n % 26)}".upper() for n in range(200)]
    shared = shelf.Shelf(PACK)

    def read(_: int) -> dict[int, shelf.Visible]:
        shared.take(words)
        return shared.find(words)

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(read, range(8)))
    assert len(found[0]) == len(words)
    assert all(cards == found[0] for cards in found)
    assert [card.printed for card in shared.cards] == words
    assert all(len(numbers) == 1 for numbers in shared.by_word.values())


def test_a_clue_that_may_not_be_kin_is_under_no_key_of_any_card() -> None:
    """The one look that spares many others; an unknown card counts once it is taken apart."""
    full = shelf.Shelf(PACK)
    full.take(("FISH", "MOONLIGHT", "HAND", "SNOWMAN", "FISHBOOKER"))
    indexes = (full.own, full.parts, full.guessed, full.half_parts, full.forms, full.by_word)
    clues = [PACK.analyser.analyse(word) for word in ("fishing", "light", "rabbit", "moon", "snow")]
    assert [clue.word for clue in clues if not full.may_be_kin(clue)] == ["rabbit"]
    late = PACK.analyser.analyse("book")
    assert not full.may_be_kin(late)
    full.read(4)
    for clue in (*clues, late):
        keys = {clue.word, *clue.families, *clue.parts, *clue.guesses, *clue.guessed_parts}
        keys |= {*clue.half_parts, *clue.lemmas}
        there = any(key in index for key in keys for index in indexes)
        assert there == full.may_be_kin(clue)


def test_a_full_shelf_is_left_to_the_boards_that_stand_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shelf, "_SHELVES", {})
    monkeypatch.setattr(shelf, "MOST_CARDS", 2)
    early = Board(["FISH", "MOON", "STAR"], PACK)
    late = Board(["FISH", "ROCKET"], PACK)
    assert late.shelf is not early.shelf
    assert [card.printed for card in late.shelf.cards] == ["FISH", "ROCKET"]
    clue = PACK.analyser.analyse("fishing")
    for board in (early, late):
        (finding,) = board.compare(clue).values()
        assert finding.reason.word == "FISH"
        assert finding.reason.code in {codes.WORD_FORM, codes.COMPOUND_PART}


def test_shelves_of_many_packs_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_SHELVES", {})
    monkeypatch.setattr(shelf, "MOST_SHELVES", 2)
    for language in ("en", "it", "es"):
        shelf.shelf_of(load(language))
    assert len(shelf._SHELVES) == 1
