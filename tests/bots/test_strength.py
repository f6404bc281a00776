"""Strengths: written links, links backwards, what cards have in common; and any word is heard."""

from functools import lru_cache

import numpy as np
import pytest

from cryptonym.bots import sharing, strength
from cryptonym.bots.board import Board
from cryptonym.bots.hearing import FORM, SURE, hear
from cryptonym.bots.kinship import kinship
from cryptonym.bots.lexicon import Knowledge, Neighbours, read_categories, read_spellings
from cryptonym.bots.sharing import Sharing, gather
from cryptonym.bots.strength import Associations, associations
from cryptonym.language.decks import CATEGORIES, codenames
from cryptonym.language.registry import CODES
from support.tables import rows

every_language = pytest.mark.parametrize("language", CODES)


@lru_cache(maxsize=1)  # several words are asked about for one card
def alone(known: Associations, card: str) -> Board:
    return Board(known, (card,))


def direct(known: Associations, card: str, word: str) -> float:
    board = alone(known, card)
    return float(board.direct[:, 0, known.columns[known.pack.language.fold(word)]].max())


def shared(known: Associations, card: str, word: str) -> float:
    row, column = known.rows[card.casefold()], known.columns[word.casefold()]
    return float(known.shared(row)[column])


def test_the_first_associate_is_stronger_than_the_last() -> None:
    known = associations("en", "a")
    assert direct(known, "YACHT", "boat") > direct(known, "YACHT", "Mediterranean") > 0


def test_a_card_calls_the_words_that_list_it_backwards() -> None:
    known = associations("en", "a")  # WIZARD lists beard; BEARD lists wizard
    assert direct(known, "WIZARD", "beard") > 1 / (1 + strength.FALL * 13)


def test_cards_with_much_in_common_share_words_that_only_one_of_them_lists() -> None:
    known = associations("en", "a")
    assert shared(known, "YACHT", "pirate") > shared(known, "CUSTARD", "pirate")


def test_two_hands_that_agree_are_stronger_than_one() -> None:
    known = associations("en", "ab")
    one, other = (associations("en", name) for name in ("a", "b"))
    assert len(known.voices) == 2
    assert len(one.voices) == len(other.voices) == 1


def test_another_form_of_an_associate_counts_and_a_mere_relative_hardly_does() -> None:
    known = associations("en", "a")
    kin = kinship(known.pack, known.columns)
    boat, boating = known.columns["boat"], known.columns["boating"]
    assert boating in kin.forms[boat]
    assert not {*kin.forms[boat]} & {*kin.relatives.get(boat, ())}
    said, form = direct(known, "YACHT", "boat"), direct(known, "YACHT", "boating")
    assert form >= np.float16(strength.FORM * said)
    assert strength.RELATIVE < strength.FORM / 2


# Categories


@every_language
def test_every_category_has_words_that_name_it_and_it_alone(language: str) -> None:
    named = read_categories(language)
    assert set(named) == set(CATEGORIES)
    words = [word for some in named.values() for word in some]
    assert len(words) == len(set(words))
    assert all(some for some in named.values())


@every_language
def test_the_word_for_a_category_calls_all_its_codenames_a_little(language: str) -> None:
    known, kinds = associations(language, "a"), codenames(language)
    weakest = {}
    for category, names in read_categories(language).items():
        cards = [card for card, found in kinds.items() if found.category == category]
        weakest[category] = min(direct(known, card, word) for card in cards for word in names)
        assert weakest[category] >= 0.999 * strength.NAMED / len(cards)
    assert weakest["object"] < weakest["clothing"] / 2  # many things, few clothes


def test_cards_of_one_category_are_alike_the_less_the_more_they_are() -> None:
    listed = gather(  # four cards, each with a word of its own
        4, 4, *(np.arange(4, dtype=np.int32) for _ in range(2)), np.ones(4, np.float32)
    )
    nothing, pair, all_four = (
        np.stack([Sharing(listed, kinds).of(card) for card in range(4)])
        for kinds in ([], [[0, 1]], [[0, 1, 2, 3]])
    )
    assert not nothing.any()
    assert pair[0, 1] == pair[1, 0] > all_four[0, 1] == all_four[0, 3] > 0
    assert not pair[2].any()
    assert pair[0, 0] == 0  # a card is not its own company


def test_a_word_for_several_of_a_category_reaches_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = associations("en", "a")
    monkeypatch.setattr(sharing, "KIND", 0.0)
    monkeypatch.setattr(strength, "NAMED", 0.0)
    plain = Associations("en", "a")
    animals = [word for word, found in codenames("en").items() if found.category == "animal"]
    for word in ("zoo", "wild"):
        far = [card for card in animals if not direct(plain, card, word)]
        assert len(far) > 3
        gained = [shared(told, card, word) - shared(plain, card, word) for card in far]
        assert np.mean(gained) > 0.01
        assert shared(told, "LAPTOP", word) <= shared(plain, "LAPTOP", word) + 0.01


def test_neighbours_are_confirmed_or_denied_and_traps_are_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strength, "read_calls", lambda _: {})
    plain = Associations("en", "ab")
    assert direct(plain, "YACHT", "moustache") == 0
    denied = "champagne"
    monkeypatch.setattr(
        strength, "read_neighbours", lambda _: {"YACHT": Neighbours(("moustache",), (denied,))}
    )
    monkeypatch.setattr(strength, "read_traps", lambda _: {"YACHT": ("rock",)})
    told = Associations("en", "ab")
    assert direct(told, "YACHT", "moustache") == np.float16(strength.CONFIRMED)
    for word in (denied, "rock"):
        assert direct(plain, "YACHT", word) > 0
        assert direct(told, "YACHT", word) == 0, "also where a relative of it was written"
        assert shared(told, "YACHT", word) == 0


def test_one_hand_alone_knows_nothing_that_was_added_with_both_at_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        strength, "read_neighbours", lambda _: {"YACHT": Neighbours(("moustache",), ("boat",))}
    )
    assert direct(Associations("en", "a"), "YACHT", "boat") == 1


def test_only_some_cards_are_remembered_and_the_others_are_worked_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sharing, "MOST_KEPT", 2)
    found = Associations("en", "a")._sharing
    first = found.of(0)
    assert first.dtype == np.uint8
    assert first.any()
    assert found.of(0) is first
    for card in (1, 0, 2):  # the one that was not asked for longest goes
        found.of(card)
    assert [*found._kept] == [0, 2]
    assert found.of(0) is first
    assert np.array_equal(found.of(1), found._work_out(1))


@every_language
def test_no_stop_word_is_ever_said(language: str) -> None:
    known = associations(language)
    assert known.stopwords
    said = {word for word, column in known.columns.items() if known.sayable[column]}
    assert not said & known.stopwords
    assert len(said) > 2500


FORMS = {  # what is said, and what that is a form of
    "en": {"boats": "boat", "BOAT": "boat", "wives": "wife", "gray": "grey"},
    "it": {"cani": "cane", "Gatti": "gatto"},
    "nb": {"hestene": "hest"},
    "es": {"caballos": "caballo"},
    "el": {"ΘΑΛΑΣΣΑ": "θάλασσα", "θάλασσες": "θάλασσα"},
    "eo": {"domoj": "domo", "cxevalo": "ĉevalo"},
}


@pytest.mark.parametrize(("language", "said", "meant"), rows(FORMS))
def test_a_clue_is_understood_in_any_form(language: str, said: str, meant: str) -> None:
    known = associations(language)
    heard = hear(known, said)
    assert known.columns[known.pack.language.fold(meant)] in dict(heard.columns)
    assert heard.confidence >= SURE


@pytest.mark.parametrize(("said", "meant"), [("birdeto", "birdo"), ("hundino", "hundo")])
def test_an_esperanto_word_is_understood_by_its_root_r74(said: str, meant: str) -> None:
    known = associations("eo")
    heard = {known.words[column] for column, _ in hear(known, said).columns}
    assert meant in heard
    assert not heard & {"ina", "ino", "eta"}  # an affix alone is no clue


@pytest.mark.parametrize(
    ("language", "hand", "said", "meant", "not_meant"),
    [("en", "a", "skiing", "ski", "sky"), ("el", "a", "σπείρες", "σπείρα", "σπέρνω")],
)
def test_the_family_a_word_is_known_to_have_goes_before_what_its_letters_allow(
    language: str, hand: Knowledge, said: str, meant: str, not_meant: str
) -> None:
    known = associations(language, hand)
    heard = {known.words[column]: weight for column, weight in hear(known, said).columns}
    assert heard[meant] == max(heard.values()) >= SURE
    assert known.pack.language.fold(not_meant) in known.columns
    assert not_meant not in heard


SPELLED = {  # by the hand that knows it: a name as it is said, and as it is known
    "a": {"Polio": "Pollando", "Hannibal": "Hanibalo"},
    "b": {"Eco": "Eko", "Laika": "Lajko", "Marx": "Markso"},
}


@pytest.mark.parametrize(("hand", "said", "meant"), rows(SPELLED))
def test_esperanto_names_are_heard_in_whichever_way_they_are_spelled(
    hand: Knowledge, said: str, meant: str
) -> None:
    known = associations("eo", hand)
    heard = {known.words[column]: weight for column, weight in hear(known, said).columns}
    assert heard[meant] == FORM


def test_every_spelling_leads_to_a_name_of_the_lexicon() -> None:
    known = associations("eo")
    fold = known.pack.language.fold
    spellings = read_spellings("eo")
    assert len(known.spellings) == sum(1 + len(others) for others in spellings.values())
    assert all(fold(name) in known.columns for name in spellings)


def test_a_compound_is_understood_by_its_parts_with_less_confidence() -> None:
    known = associations("en")
    heard = hear(known, "ice-cream")
    assert {known.words[column] for column, _ in heard.columns} >= {"ice", "cream"}
    assert 0 < heard.confidence < SURE


def test_nonsense_is_not_understood() -> None:
    assert hear(associations("en"), "zzgrbl").confidence == 0


@pytest.mark.parametrize(
    ("written", "listed"),
    [("HARBOR", "HARBOUR"), ("CENTER", "CENTRE"), ("THEATER", "THEATRE"), ("DONUT", "DOUGHNUT")],
)
def test_a_card_is_known_in_either_spelling(written: str, listed: str) -> None:
    known = associations("en", "wide")
    assert written.casefold() not in known.rows
    assert known.row_of(written) == known.rows[listed.casefold()]
    one, other = (Board(known, (word,)) for word in (written, listed))
    assert np.array_equal(one.direct, other.direct)
    assert np.array_equal(one.shared, other.shared)


def test_a_clue_in_another_spelling_is_as_good_as_any_form() -> None:
    assert hear(associations("en"), "gray").confidence == FORM


def test_a_spelling_that_is_another_word_too_is_not_taken_for_it() -> None:
    known = associations("en", "wide")
    assert known.pack.lexicon.variants["tire"] == "tyre"
    assert known.row_of("TYRE") is not None
    assert known.row_of("TIRE") is None  # it may be weary
    assert known.row_of("ZZGRBL") is None


def test_a_card_in_no_list_is_known_by_the_company_it_keeps() -> None:
    known = associations("en", "a")
    assert "ship" not in known.rows
    board = Board(known, ("SHIP", "SCHOOL", "ZZGRBL"))
    sail, teach = (board.of_clue(hear(known, clue))[1] for clue in ("sailor", "classroom"))
    assert sail[0] > sail[1] > sail[2] == 0
    assert teach[1] > teach[0]
