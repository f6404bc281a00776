"""Reasons a person would give, and ranks for any words."""

import pytest

from bots.tables import guessing, lay, operative, say, spymaster
from cryptonym.bots.explain import Reason, explain_pick, explain_plan, links, reason
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.mind import listening
from cryptonym.bots.operative import choose_card
from cryptonym.bots.ranking import rank
from cryptonym.bots.spymaster import Plan


def test_a_written_link_is_said_to_be_one() -> None:
    found = reason("en", "wizard", "BEARD")
    assert found.direct
    assert set(found.via) & {"Merlin", "Gandalf", "hat", "magic"}


def test_a_link_that_nobody_wrote_goes_by_way_of_other_words() -> None:
    found = reason("en", "pirate", "ANCHOR")
    assert (found.card, found.word) == ("ANCHOR", "pirate")
    assert set(found.via) & {"ship", "sea", "boat", "sailor"}


def test_neither_the_clue_nor_the_card_explains_itself() -> None:
    for language, clue, card in (("it", "bianco", "SPOSA"), ("el", "θάλασσα", "ΨΑΡΙ")):
        via = {word.casefold() for word in reason(language, clue, card).via}
        assert not via & {clue.casefold(), card.casefold(), "ψάρι"}


def test_a_word_without_any_link_has_no_reason() -> None:
    assert reason("en", "zzgrbl", "BEARD") == Reason("BEARD", "zzgrbl")


def test_a_plan_is_explained_card_by_card() -> None:
    game = lay(own=("WIZARD", "CAPE"))
    account = explain_plan(Plan("magician", 2, (0, 1), 1.5, 0.0), spymaster(game))
    assert [found.card for found in account.reasons] == ["WIZARD", "CAPE"]


def test_a_pick_is_explained_by_the_clue_at_once() -> None:
    seen = operative(guessing(say(lay(own=("WIZARD",)), "Dumbledore", 1), 1))
    pick = choose_card(seen, listening("en", "ab", seen.words), LEVELS["hard"])
    account = explain_pick(pick, seen)
    assert account is not None
    assert account.reasons[0].card == "WIZARD"
    assert account.confidence == 1
    assert links(seen, 0) == account.reasons[0].via


@pytest.mark.parametrize(
    ("clue", "words", "best"),
    [
        ("fruit", "CHERRY,BANK,PLANE,DOG,MOON", "CHERRY"),
        ("Sailors", "ANCHOR,BANK,CUSTARD,DOG,MOON", "ANCHOR"),
        ("classroom", "SCHOOL,SHIP,CUSTARD,FIELD,MOON", "SCHOOL"),  # none but one in the deck
        ("royalty", "KING,SHIP,CUSTARD,FIELD,MOON", "KING"),
    ],
)
def test_any_words_are_ranked_whether_in_the_deck_or_not(clue: str, words: str, best: str) -> None:
    found = rank(clue, words.split(","), "en", "a")
    assert found[0][0] == best
    assert sorted(word for word, _ in found) == sorted(words.split(","))
    assert sum(chance for _, chance in found) == pytest.approx(1, abs=1e-4)


def test_what_says_nothing_ranks_all_words_alike() -> None:
    assert {chance for _, chance in rank("zzgrbl", ["SHIP", "DOG"], "en", "a")} == {0.5}
