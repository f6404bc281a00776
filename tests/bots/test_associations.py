"""The association lexicon: complete, in the alphabet, without repetition, legal as clues."""

import unicodedata
from functools import lru_cache

import numpy as np
import pytest

from cryptonym.bots.board import Board
from cryptonym.bots.lexicon import (
    ASSOCIATES,
    Pass,
    folder_of,
    read_more,
    read_more_calls,
    read_names,
    read_neighbours,
    read_pass,
    read_pictures,
    read_traps,
)
from cryptonym.bots.stopwords import read_stopwords
from cryptonym.bots.strength import CALLED, Associations, associations
from cryptonym.language.decks import WORD_LISTS, words
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES, load
from cryptonym.language.script import scripts_of
from cryptonym.rules.verdict import Verdict

WRITTEN: list[tuple[str, Pass]] = [
    (language, name)
    for language in sorted(CODES)
    for name in ASSOCIATES
    if (folder_of(language) / f"{name}.txt").exists()
]
every_pass = pytest.mark.parametrize(("language", "name"), WRITTEN)


BRANDS = {"iPhone", "iPad", "iCloud"}
EMPTY = {  # stop words that are nothing else; others are also a hat or an envelope
    "it": "il gli le un una di da in con su per che non come",
    "nb": "det den et og eller men som til av for med ikke jeg du",
    "es": "el la los las un una de en con por que no pero muy",
    "el": "ο η το και να με σε για που από στο αλλα δεν",
    "eo": "la kaj aŭ sed en de al por kun ke mi vi ne",
    "en": "the a an and or but of to in on with that this is",
}
TWINS = {  # two names that differ by accents only
    "it": ("Mose Mosè",),
    "es": ("Jordan Jordán", "Paris París"),  # the Trojan, and the city
    "el": ("Αθήνα Αθηνά",),
    "eo": ("Sivo Ŝivo",),
}
NEIGHBOURS, TRAPS, MORE = 14, 4, 30  # words for each card
LEAST = 6  # by the second hand
every_language = pytest.mark.parametrize("language", CODES)


def test_both_passes_are_written_in_all_six_languages() -> None:
    assert set(WRITTEN) == {(language, name) for language in CODES for name in ("a", "b")}


@every_pass
def test_every_codename_has_as_many_associates_as_were_promised(language: str, name: Pass) -> None:
    found = read_pass(language, name)
    assert set(found) == {word for one in WORD_LISTS for word in words(language, one)}
    assert {word: len(said) for word, said in found.items()} == dict.fromkeys(
        found, ASSOCIATES[name]
    )


@every_pass
def test_associates_are_single_words_said_once(language: str, name: Pass) -> None:
    for word, said in read_pass(language, name).items():
        assert len({associate.casefold() for associate in said}) == len(said), word
        for associate in said:
            assert associate == unicodedata.normalize("NFC", associate), (word, associate)
            assert associate.replace("-", "").isalpha(), (word, associate)


@every_pass
def test_associates_are_in_the_alphabet(language: str, name: Pass) -> None:
    pack = load(language)
    spoken = pack.language
    alphabet = {*spoken.letters, *spoken.guests, "-"}
    for word, said in read_pass(language, name).items():
        for associate in said:
            assert scripts_of(associate) == {pack.script}, (word, associate)
            assert associate != associate.lower() or set(associate) <= alphabet, (word, associate)


@every_language
def test_the_files_are_in_lower_case_throughout(language: str) -> None:
    files = sorted(folder_of(language).glob("*.txt"))
    assert len(files) >= 6
    for file in files:
        if file.name == "names.txt":
            continue
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                head, _, rest = line.partition(":")
                said = {
                    "stop.txt": line,
                    "calls.txt": head,
                    "more_calls.txt": head,
                    "meanings.txt": line,
                }
                spoken = said.get(file.name, rest)
                assert spoken == spoken.lower(), (file.name, line)


@every_language
def test_names_are_listed_once_in_order_and_said_with_their_capital(language: str) -> None:
    text = (folder_of(language) / "names.txt").read_text("utf-8")
    names = [line for line in text.splitlines() if not line.startswith("#")]
    assert names == sorted(names, key=str.casefold)
    assert len({name.casefold() for name in names}) == len(names)
    assert {name for name in names if not name[0].isupper()} <= BRANDS
    assert all(name != name.lower() for name in names)
    heard = {word for some in read_pass(language, "a").values() for word in some}
    heard |= {word for some in read_pass(language, "b").values() for word in some}
    for name in ASSOCIATES:
        heard |= {word for some in read_more(language, name).values() for word in some}
    heard |= {word for some in read_pictures(language).values() for word in some}
    heard |= {word for told in read_neighbours(language).values() for word in told.confirmed}
    heard |= {word for told in read_neighbours(language).values() for word in told.denied}
    heard |= {word for some in read_traps(language).values() for word in some}
    assert set(names) <= heard
    assert {word for word in heard if word != word.lower()} <= set(names)


@every_language
def test_no_name_is_spelt_in_two_ways(language: str) -> None:
    spelt: dict[str, set[str]] = {}
    for name in read_names(language).values():
        letters = unicodedata.normalize("NFD", name.casefold())
        spelt.setdefault("".join(c for c in letters if c.isalpha()), set()).add(name)
    twice = {frozenset(some) for some in spelt.values() if len(some) > 1}
    assert twice == {frozenset(pair.split()) for pair in TWINS.get(language, ())}


@every_pass
def test_no_associate_says_nothing(language: str, name: Pass) -> None:
    fold = load(language).language.fold
    empty = set(fold(EMPTY.get(language, "")).split())
    assert empty <= read_stopwords(language)
    said = {fold(word) for some in read_pass(language, name).values() for word in some}
    assert not said & empty


@lru_cache(maxsize=1)  # the passes of a language are looked at one after the other
def verdicts_on_associates(language: str) -> dict[str, Verdict]:
    """What the referee says of each associate, by all cards that list it in any pass."""
    cards: dict[str, list[str]] = {}  # a clue is judged by all of them at once
    for name in ASSOCIATES:
        for word, said in read_pass(language, name).items():
            for associate in said:
                cards.setdefault(associate, []).append(word)
    return {word: judge(word, 1, listed, language) for word, listed in cards.items()}


@every_pass
def test_associates_are_legal_clues_for_their_card(language: str, name: Pass) -> None:
    verdicts = verdicts_on_associates(language)
    written = dict.fromkeys(word for said in read_pass(language, name).values() for word in said)
    told = {word: verdicts[word] for word in written}
    assert [(word, one.reasons) for word, one in told.items() if one.status != "legal"] == []


@every_language
def test_every_card_has_its_neighbours_confirmed_or_denied(language: str) -> None:
    found = read_neighbours(language)
    assert set(found) == set(read_pass(language, "a"))
    for card, told in found.items():
        both = (*told.confirmed, *told.denied)
        assert len(both) == len(set(both)) == NEIGHBOURS, card
    confirmed = sum(len(told.confirmed) for told in found.values())
    assert 0.2 < confirmed / (NEIGHBOURS * len(found)) < 0.6  # somebody has made up their mind


@every_language
def test_every_card_has_traps_that_are_nowhere_confirmed(language: str) -> None:
    found, told = read_traps(language), read_neighbours(language)
    listed = {name: read_pass(language, name) for name in ASSOCIATES}
    assert set(found) == set(told)
    for card, traps in found.items():
        assert len({trap.casefold() for trap in traps}) == len(traps) == TRAPS, card
        good = {*told[card].confirmed, *listed["a"][card], *listed["b"][card]}
        assert not set(traps) & good, card


def test_english_knows_common_words_beyond_its_decks() -> None:
    found = read_more("en")
    assert len(found) > 900
    assert not found.keys() & set(read_pass("en", "a"))
    for card, said in found.items():
        assert len({word.casefold() for word in said}) == len(said) == MORE, card
        assert all(word.replace("-", "").isalpha() for word in said), card


def test_a_second_hand_has_plain_words_for_all_of_them() -> None:
    first, second = read_more("en"), read_more("en", "b")
    assert set(second) == set(first)
    for card, said in second.items():
        assert len({word.casefold() for word in said}) == len(said) >= LEAST, card
        assert all(word.replace("-", "").isalpha() for word in said), card
    fold = load("en").language.fold
    assert not {fold(word) for said in second.values() for word in said} & read_stopwords("en")


def test_what_a_second_hand_wrote_beyond_the_decks_is_legal_for_its_card() -> None:
    cards: dict[str, list[str]] = {}
    for word, said in read_more("en", "b").items():
        for associate in said:
            cards.setdefault(associate, []).append(word)
    verdicts = {word: judge(word, 1, listed, "en") for word, listed in cards.items()}
    assert [word for word, told in verdicts.items() if told.status != "legal"] == []


def test_a_clue_word_calls_words_beyond_the_decks_once_each_and_is_legal_for_all() -> None:
    found, cards = read_more_calls("en"), set(read_more("en"))
    assert len(found) > 1000
    for word, called in found.items():
        assert len(set(called)) == len(called) > 0, word
        assert set(called) <= cards, word
    verdicts = {word: judge(word, 1, called, "en") for word, called in found.items()}
    assert [word for word, told in verdicts.items() if told.status != "legal"] == []


def test_who_has_read_them_hears_a_kind_of_thing_that_no_list_names() -> None:
    plain, wide = associations("en"), Associations("en", "wide")
    assert wide.row_of("PILOT") is not None
    assert plain.row_of("PILOT") is None
    board = Board(wide, ("PILOT", "BERRY"))
    job = wide.columns["job"]
    assert board.direct[:, 0, job].min() >= np.float16(CALLED)
    assert not board.direct[:, 1, job].any()


def test_a_language_without_a_second_hand_has_the_first_twice() -> None:
    assert read_more("it", "b") == read_more("it", "a")
