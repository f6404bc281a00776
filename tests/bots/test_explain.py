"""Reasons a person would give, and ranks for any words."""

import pytest
from msgspec.structs import replace

from bots.tables import cover, guessing, lay, operative, say, spymaster
from cryptonym.bots.explain import Reason, explain_clue, explain_pick, reason
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.mind import listening
from cryptonym.bots.operative import choose_card
from cryptonym.bots.ranking import rank
from cryptonym.bots.strength import associations
from cryptonym.rules.model import BLUE, RED, Clue, Number


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


def test_words_of_one_family_do_not_explain_twice() -> None:
    known = associations("it")
    via = [known.columns[word] for word in reason("it", "cielo", "MONGOLFIERA").via]
    assert len(via) == 2
    assert via[1] not in known.relatives(via[0])


def test_a_word_without_any_link_has_no_reason() -> None:
    assert reason("en", "zzgrbl", "BEARD") == Reason("BEARD", "zzgrbl")


def test_a_clue_is_explained_card_by_card() -> None:
    seen = spymaster(lay(own=("WIZARD", "CAPE")))
    found = explain_clue(seen, Clue(1, seen.team, "magician", 2), (0, 1))
    assert [(why.card, why.word) for why in found] == [("WIZARD", "magician"), ("CAPE", "magician")]


@pytest.mark.parametrize(
    ("number", "behind"),
    [
        (3, ["superhero", "superhero", "superhero"]),
        ("unlimited", ["Dumbledore", "sailor", "superhero"]),
        (0, ["Dumbledore", "sailor", "Dumbledore"]),  # a warning leads to nothing
    ],
)
def test_zero_and_unlimited_are_explained_by_the_clues_before_them_r52(
    number: Number, behind: list[str]
) -> None:
    game = lay(own=("WIZARD", "ANCHOR", "CAPE"))
    game = say(say(say(game, "Dumbledore", 2), "sailor", 2, turn=3), "wool", 1, turn=4, team=BLUE)
    found = explain_clue(spymaster(game), Clue(5, RED, "superhero", number), (0, 1, 2))
    assert [why.word for why in found] == behind
    assert all(why.direct or why.via for why in found)


def test_a_pick_that_an_earlier_clue_meant_is_explained_by_that_clue_r39() -> None:
    game = cover(say(lay(own=("WIZARD", "ANCHOR")), "Dumbledore", 1), 24)
    game = cover(say(game, "sailor", 1, turn=3), 1, turn=3)
    seen = operative(guessing(game, 3, guesses=1))
    pick = choose_card(seen, listening("en", "ab", seen.words), LEVELS["hard"])
    found = explain_pick(seen, pick)
    assert found is not None
    assert (found.card, found.word, found.direct) == ("WIZARD", "Dumbledore", True)


def test_a_pick_is_explained_by_the_clue_at_once() -> None:
    seen = operative(guessing(say(lay(own=("WIZARD",)), "Dumbledore", 1), 1))
    pick = choose_card(seen, listening("en", "ab", seen.words), LEVELS["hard"])
    assert explain_pick(seen, pick) == reason("en", "Dumbledore", "WIZARD")
    assert explain_pick(seen, replace(pick, card=None)) is None


def test_a_pick_after_a_warning_is_a_feeling_r52() -> None:
    seen = operative(guessing(say(lay(own=("WIZARD", "CAPE")), "magician", 0), 1))
    pick = choose_card(seen, listening("en", "ab", seen.words), LEVELS["hard"])
    found = explain_pick(seen, replace(pick, card=0))
    assert found == Reason("WIZARD", "magician")


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


def test_no_words_have_no_ranks() -> None:
    assert rank("royal", [], "en", "a") == []
