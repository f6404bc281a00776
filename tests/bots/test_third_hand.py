"""A hand of other making judges our bots; they never read what it wrote."""

import re
from pathlib import Path

import pytest
from benchmarks import judged
from benchmarks.third_hand import LISTS, languages, stem, third_hand

from cryptonym.language.decks import codenames, words
from cryptonym.rules.model import IDENTITY_OF

SOURCE = Path(__file__).resolve().parents[2] / "src"
WORDS = ("ANCHOR", "ABBEY", "ACE", "ACCORDION")


def test_nothing_that_is_shipped_knows_of_the_third_hand() -> None:
    told = re.compile(r"judges/|c\.txt|third_hand|benchmarks")
    assert not [
        f"{path}: {found.group()}"
        for path in SOURCE.rglob("*")
        if path.suffix in {".py", ".toml"} and (found := told.search(path.read_text("utf-8")))
    ]
    assert not list(SOURCE.rglob("c.txt"))


@pytest.mark.parametrize("language", languages())
def test_the_third_hand_has_25_words_for_every_card_of_both_decks(language: str) -> None:
    lines = (LISTS / language / "c.txt").read_text(encoding="utf-8").splitlines()
    said = {card: rest.split() for card, _, rest in (line.partition(":") for line in lines)}
    assert set(said) == {*words(language, "deck"), *words(language, "second")}
    assert {len(associates) for associates in said.values()} == {25}
    assert set(said) <= set(codenames(language))


def test_it_touches_what_it_wrote_down_and_as_many_as_the_number_says() -> None:
    hand = third_hand("en")
    assert hand.picks("monk", 1, WORDS, range(4)) == [1]
    assert hand.drawn("poker", WORDS, range(4))[0].card == WORDS.index("ACE")
    assert len(hand.picks("music", 2, WORDS, range(4))) <= 2
    assert hand.picks("qwertyuiop", 3, WORDS, range(4)) == []


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [("en", "swimming", "swim"), ("eo", "ŝipoj", "ŝipo"), ("el", "πλοίο", "πλοία")],
)
def test_it_tells_forms_of_a_word_by_their_endings(language: str, one: str, other: str) -> None:
    assert stem(one, language) == stem(other, language)


def test_boards_are_the_same_whatever_bots_do_and_no_fitted_one_is_held_out() -> None:
    held, fitted = (list(judged.boards("en", held_out=one, count=6)) for one in (True, False))
    assert [game.words for game in held] == [game.words for game in judged.boards("en", count=6)]
    assert not {game.words for game in held} & {game.words for game in fitted}
    assert [game.covered.bit_count() for game in held] == [0, 8, 15, 0, 8, 15]


def test_a_clue_is_judged_by_what_it_was_meant_for() -> None:
    game = judged.board("en", 1)
    found = judged.judge_clue(game, third_hand("en"))
    _, plan = judged.planned(game)
    assert len(found.found) == len(plan.targets) == found.number
    assert found.own <= found.number
    assert found.expected == pytest.approx(plan.expected)
    assert all(game.key.identity(card) is IDENTITY_OF[game.team] for card in plan.targets)


def test_an_operative_finds_most_of_what_the_third_hand_means() -> None:
    hand = third_hand("en")
    heard = [judged.judge_operative(game, hand) for game in judged.boards("en", count=12)]
    meant = sum(one.number for one in heard if one)
    assert sum(one.top for one in heard if one) > 0.6 * meant
