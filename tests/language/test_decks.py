from pathlib import Path

import pytest

from cryptonym.language import decks
from cryptonym.language.lexicon import PackError
from cryptonym.language.registry import CODES, UnknownLanguageError


@pytest.mark.parametrize("code", CODES)
def test_there_are_two_hundred_cards_and_fifty_for_children_r1(code: str) -> None:
    assert (len(decks.cards(code)), len(decks.cards(code, "junior"))) == (200, 50)
    assert len(set(decks.words(code))) == 400
    listed = {word for name in decks.WORD_LISTS for word in decks.words(code, name)}
    assert listed == set(decks.codenames(code))


@pytest.mark.parametrize("code", CODES)
def test_a_second_deck_has_four_hundred_words_that_are_on_no_other_card_s6(code: str) -> None:
    second = set(decks.words(code, "second"))
    assert (len(decks.cards(code, "second")), len(second)) == (200, 400)
    assert not second & {*decks.words(code), *decks.words(code, "junior")}
    mixed = decks.cards(code, "deck+second")
    assert len(mixed) == len({word for card in mixed for word in card}) // 2 == 400


@pytest.mark.parametrize("code", CODES)
def test_words_come_side_by_side(code: str) -> None:
    first, second = decks.cards(code)[0]
    assert (decks.words(code)[0], decks.words(code)[200]) == (first, second)


def test_an_unknown_language_or_list_is_a_typed_error() -> None:
    with pytest.raises(UnknownLanguageError):
        decks.cards("xx")
    with pytest.raises(UnknownLanguageError):
        decks.codenames("xx")
    for name in ("secret", "deck+secret", "deck+", ""):
        with pytest.raises(decks.UnknownListError, match="UNKNOWN_LIST"):
            decks.cards("it", name)


def test_lists_are_mixed_and_a_word_of_both_is_one_card() -> None:
    mixed = decks.cards("it", "junior+deck")
    assert mixed[:50] == decks.cards("it", "junior")
    words = [word for card in mixed for word in card]
    assert len(set(words)) == len(words)
    assert 50 < len(mixed) <= 250


@pytest.mark.parametrize("row", ["MELA", "MELA\t", "MELA\tPERA\tUVA"])
def test_a_bad_card_is_named_by_file_and_line(tmp_path: Path, row: str) -> None:
    file = tmp_path / "deck.tsv"
    file.write_text(f"# cards\nMELA\tGATTO\n{row}\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        decks.read_cards(file)
    assert (caught.value.code, caught.value.line) == ("BAD_ROW", 3)


@pytest.mark.parametrize(
    ("row", "code"),
    [("MELA\tfood", "BAD_ROW"), ("MELA\tfruit\tx", "UNKNOWN_CATEGORY"), ("X\tfood\tx", "")],
)
def test_a_bad_codename_is_named(tmp_path: Path, row: str, code: str) -> None:
    file = tmp_path / "words.tsv"
    file.write_text(f"{row}\nY\tfood\tx; y\nY\tfood\tx\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        decks.read_codenames(file)
    assert caught.value.code == (code or "WORD_TWICE")


@pytest.mark.parametrize("code", CODES)
def test_every_word_of_the_decks_is_printed_as_it_is_q13(code: str) -> None:
    """So a word of one's own that is in a deck is the same card, however it was typed."""
    for word in decks.codenames(code):
        assert decks.on_card(code, word) == decks.on_card(code, word.lower()) == word
