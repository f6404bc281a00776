"""Which codenames a clue word calls to mind: complete, legal, and stronger than the lists."""

from pathlib import Path

import numpy as np
import pytest

from cryptonym.bots import calls, lexicon, strength
from cryptonym.bots.board import Board
from cryptonym.bots.calls import LEFT_OUT, STRENGTHS, UNJUDGED, Called, judgements, read_calls
from cryptonym.bots.lexicon import AssociationError
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import Associations, associations
from cryptonym.bots.unfit import read_unfit
from cryptonym.language.decks import codenames, words
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES, load

every_language = pytest.mark.parametrize("language", CODES)
CARDS = ("BRANCH", "PAGE", "RAKE", "FOUNTAIN")
STRONG, FAIR, LOOSE = STRENGTHS


def strengths(known: Associations, word: str) -> tuple[Floats, Floats, Floats]:
    """Direct links by the loudest voice, what is feared and what is worked out, for CARDS."""
    board, column = Board(known, CARDS), known.columns[word]
    direct, shared = board.meant(range(len(CARDS)), np.array([column]))
    return direct[:, :, 0].max(axis=0), board.feared[:, column], shared[:, 0]


def test_every_judged_word_is_one_that_bots_know_and_is_judged_once() -> None:
    for language in CODES:
        known, found = associations(language), read_calls(language)
        folded = [known.pack.language.fold(word) for word in found]
        assert len(set(folded)) == len(found) >= 200, language
        assert set(folded) <= set(known.columns), language


@every_language
def test_a_word_calls_codenames_and_each_once(language: str) -> None:
    cards = set(codenames(language))
    for word, called in read_calls(language).items():
        assert set(called.all) <= cards, word
        assert len(set(called.all)) == len(called.all), word


@every_language
def test_a_word_is_a_legal_clue_for_all_that_it_calls(language: str) -> None:
    verdicts = {
        word: judge(word, 1, called.all, language)
        for word, called in read_calls(language).items()
        if called.all
    }
    assert [(word, told.reasons) for word, told in verdicts.items() if told.status != "legal"] == []


@every_language
def test_no_word_is_unfit_nor_leads_a_child_where_it_should_not(language: str) -> None:
    fold, found = load(language).language.fold, read_unfit(language)
    children = set(words(language, "junior"))
    for word, called in read_calls(language).items():
        assert fold(word) not in found.nowhere, word
        assert fold(word) not in found.children or children.isdisjoint(called.all), word


@every_language
def test_what_nobody_would_say_is_not_said(language: str) -> None:
    known = associations(language)
    for word, called in read_calls(language).items():
        if not called.all:
            assert not known.sayable[known.columns[known.pack.language.fold(word)]], word


def test_what_is_called_strongly_is_plain_and_what_is_left_out_is_hardly_a_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strength, "read_calls", lambda _: {})
    listed, feared, worked_out = strengths(Associations("en", "ab"), "leaf")
    judged = {"leaf": Called(("BRANCH",), ("PAGE",))}
    monkeypatch.setattr(strength, "read_calls", lambda _: judged)
    direct, fear, shared = strengths(Associations("en", "ab"), "leaf")
    branch, page, rake, fountain = range(len(CARDS))
    assert direct[branch] >= STRONG
    assert direct[page] >= FAIR
    assert 0 < direct[rake] <= calls.DOUBTED * listed[rake]
    assert 0 < shared[fountain] < 0.5 * worked_out[fountain]
    assert 0 < fear[rake] == feared[rake], "others may see it"


def odd_for(
    called: Called, *hands: dict[str, float], cards: tuple[str, ...] = CARDS
) -> dict[str, float]:
    """How odd each card is for one word, which the hands wrote down for these cards so strongly."""
    rows = {card: row for row, card in enumerate(cards)}
    voices = [
        {row: {0: hand[card]} if card in hand else {} for card, row in rows.items()}
        for hand in hands
    ]
    found = judgements({"leaf": called}, lambda _: 0, rows, cards, voices)
    return {card: float(found.oddness(row, np.zeros(1))[0]) for card, row in rows.items()}


def test_the_later_a_card_is_named_the_odder_is_its_link() -> None:
    heard = dict.fromkeys(CARDS, 1.0)
    called = Called(("BRANCH", "PAGE"), ("RAKE",), ("FOUNTAIN",))
    odd = odd_for(called, heard, heard, cards=(*CARDS, "ANCHOR"))
    assert 0 == odd["BRANCH"] < odd["PAGE"] < odd["RAKE"] < odd["FOUNTAIN"] < odd["ANCHOR"]
    assert odd["ANCHOR"] == LEFT_OUT


def test_a_link_is_odder_that_hands_wrote_late_or_one_alone_or_none() -> None:
    called = Called(("BRANCH",))
    early, late = {"BRANCH": 1.0}, {"BRANCH": 0.4}
    by_hands = [(early, late), (early, {}), (late, {}), ({}, {})]
    odd = [odd_for(called, *hands)["BRANCH"] for hands in by_hands]
    assert odd == sorted(set(odd))
    assert odd_for(called, early, early)["BRANCH"] == odd[0], "the one who thought of it first"
    assert odd[-1] < LEFT_OUT


def test_a_word_that_is_often_said_is_a_dull_clue_and_a_name_is_less_so() -> None:
    known = associations("en")
    water, anvil, titanic = (known.dull[known.columns[w]] for w in ("water", "anvil", "titanic"))
    assert water > anvil > titanic


def test_a_card_that_was_named_loosely_is_heard_without_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged = {"garden": Called(("BRANCH",), ("PAGE", "FOUNTAIN"), ("RAKE",))}
    monkeypatch.setattr(strength, "read_calls", lambda _: judged)
    known = Associations("en", "ab")
    board = Board(known, ("BRANCH", "PAGE", "FOUNTAIN", "RAKE", "ANCHOR"))
    garden = known.columns["garden"]
    assert board.direct[:, 3, garden].min() >= np.float32(LOOSE)
    meant = board.meant([3], np.array([garden]))[0]
    assert (meant[:, 0, 0] == board.direct[:, 3, garden]).all()


def test_a_word_that_nobody_has_judged_is_odd_but_where_both_hands_wrote_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strength, "read_calls", lambda _: {"garden": Called(("BRANCH",))})
    known = Associations("en", "ab")
    branch, own = Board(known, ("BRANCH", "OF THEIR OWN")).odd
    hands = [dict.fromkeys(lexicon.read_pass("en", name)["BRANCH"]) for name in "ab"]
    both = next(iter(word for word in hands[0] if word in hands[1]))
    alone = next(word for word in hands[0] if word not in hands[1])
    assert branch[known.columns[both]] < branch[known.columns[alone]] == UNJUDGED
    assert not own.any(), "nobody could judge it"


def test_a_mere_relative_of_what_both_hands_wrote_is_no_word_of_theirs() -> None:
    """HICCUP trains a dragon, and a trolley is no part of a training."""
    known = associations("en")
    board = Board(known, ("TROLLEY", "HICCUP"))
    training = known.columns["training"]
    assert "training" not in read_calls("en")
    assert board.odd[:, training].tolist() == [UNJUDGED, UNJUDGED]


@every_language
def test_rare_words_that_both_hands_wrote_for_a_card_are_said_and_rare_names_are_not(
    language: str,
) -> None:
    known = associations(language)
    one, other = (lexicon.read_pass(language, name) for name in "ab")
    both = {word for card, said in one.items() for word in {*said} & {*other.get(card, ())}}
    column_of = {word: known.columns[known.pack.language.fold(word)] for word in both}
    rare = [word for word, column in column_of.items() if known.count[column] == len("ab")]
    said = [word for word in rare if known.sayable[column_of[word]]]
    assert len(said) > len(rare) / 3
    assert all(word.islower() for word in said)


def test_a_line_has_three_kinds_of_codenames_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "folder_of", lambda _: tmp_path)
    (tmp_path / "names.txt").write_text("", encoding="utf-8")
    monkeypatch.setattr(calls, "read_names", lambda _: {})
    file = tmp_path / "calls.txt"
    file.write_text("garden: ROSE | RAKE | GNOME\nmoss: - \n", encoding="utf-8")
    assert read_calls("en") == {
        "garden": Called(("ROSE",), ("RAKE",), ("GNOME",)),
        "moss": Called(),
    }
    file.write_text("garden: ROSE | RAKE | GNOME | ANCHOR\n", encoding="utf-8")
    with pytest.raises(AssociationError, match="three kinds"):
        read_calls("en")


def test_of_a_link_that_was_left_out_only_what_both_hands_wrote_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strength, "read_calls", lambda _: {})
    before = Board(plain := Associations("en", "ab"), ("KETTLE",)).direct[:, 0]
    said = [plain.words[column] for column in np.flatnonzero(before.max(axis=0) > 0)]
    monkeypatch.setattr(strength, "read_calls", lambda _: {word: Called() for word in said})
    known = Associations("en", "ab")
    columns = np.array([known.columns[known.pack.language.fold(word)] for word in said])
    board = Board(known, ("KETTLE",))
    heard, meant = board.direct[:, 0, columns], board.meant([0], columns)[0][:, 0]
    agreed = calls.DOUBTED * heard.min(axis=0)
    assert (meant == agreed).all()
    assert agreed.max() > 0 == agreed.min()
    assert (heard == before[:, columns]).all(), "who hears a clue has no reason to doubt"


def test_a_call_overrules_a_denial(monkeypatch: pytest.MonkeyPatch) -> None:
    known = associations("en")
    card, denied = next(
        (card, told.denied[0])
        for card, told in strength.read_neighbours("en").items()
        if told.denied and told.denied[0] not in read_calls("en")
    )
    column = known.columns[known.pack.language.fold(denied)]
    assert not Board(known, (card,)).direct[:, 0, column].any()
    monkeypatch.setattr(strength, "read_calls", lambda _: {denied: Called((card,))})
    called = Associations("en", "ab")
    column = called.columns[called.pack.language.fold(denied)]
    assert Board(called, (card,)).direct[:, 0, column].min() >= STRONG


def test_one_hand_alone_has_not_read_what_words_call(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_: str) -> dict[str, Called]:
        raise AssertionError

    monkeypatch.setattr(strength, "read_calls", read)
    Associations("en", "a")
    Associations("en", "b")
    with pytest.raises(AssertionError):
        Associations("en", "ab")


def test_cards_that_no_judge_has_seen_are_not_doubted() -> None:
    rows = {"BRANCH": 0, "picture": 1}
    voices = [{0: {}}, {0: {}}]
    found = judgements({"leaf": Called(("BRANCH",))}, lambda _: 0, rows, ("BRANCH",), voices)
    assert list(found.left_out(0)) == list(found.left_out(1)) == []
    other = judgements({"leaf": Called()}, lambda _: 0, rows, ("BRANCH",), voices)
    assert list(other.left_out(0)) == [0]
    assert list(other.left_out(1)) == []


def test_a_language_may_have_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "folder_of", lambda _: tmp_path)
    assert read_calls("en") == {}


@pytest.mark.parametrize("line", ["leaf BRANCH", ": BRANCH", "leaf:", "tree: BRANCH\ntree: PAGE"])
def test_a_line_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    (tmp_path / "calls.txt").write_text(f"stem: BRANCH | PAGE\n{line}\n", encoding="utf-8")
    monkeypatch.setattr(calls, "folder_of", lambda _: tmp_path)
    with pytest.raises(AssociationError, match=r"calls\.txt:[23]"):
        read_calls("en")
