"""The deck of picture cards against the recipes, what pictures show, and what languages call it."""

from collections import Counter

import pytest
from pictures.build import INDEX, build, digest
from pictures.composing import RELATIONS
from pictures.pairs import paired

from cryptonym.language.decks import PICTURE_CARDS, read_cards
from cryptonym.language.pictures import (
    DRAWN,
    descriptions,
    ingredients,
    pictures,
    version_of_descriptions,
)
from cryptonym.languages import CODES, has_pictures
from support.drawn import built

CARDS, PICTURES = 140, 280  # P1
FEWEST_NOUNS, MOST_USES = 200, 4


def test_there_are_a_hundred_and_forty_cards_with_all_pictures_that_were_drawn_p1() -> None:
    """Red until the deck is whole: nothing else depends on these numbers."""
    cards = read_cards(PICTURE_CARDS)
    assert (len(cards), len(pictures())) == (CARDS, PICTURES)
    assert set(pictures()) == set(built().pictures)


def test_no_picture_is_on_two_cards_and_every_one_is_drawn_p1() -> None:
    assert len(set(pictures())) == len(pictures())
    assert set(pictures()) <= set(built().pictures)


def test_what_two_pictures_show_in_common_is_mostly_on_one_card_p1() -> None:
    shown = {name: set(told.nouns) for name, told in built().pictures.items()}
    cards = read_cards(PICTURE_CARDS)
    alike = sum(bool(shown[front] & shown[back]) for front, back in cards)
    assert alike >= len(cards) / 3


def test_pairs_share_a_rare_thing_first_and_stay_if_nothing_speaks_against_it() -> None:
    nouns = {"a": ["sea", "owl"], "b": ["sea"], "c": ["owl", "tea"], "d": ["sea"], "e": ["ice"]}
    assert paired(nouns) == [("a", "c"), ("b", "d")]
    assert paired(nouns, [("a", "b")]) == [("a", "b"), ("c", "d")]  # and e has nobody
    assert paired({**nouns, "f": ["fog"]}, [("e", "f")])[-1] == ("e", "f")


def test_pictures_show_many_things_and_none_too_often() -> None:
    uses = Counter(noun for name in pictures() for noun in built().pictures[name].nouns)
    assert len(uses) >= FEWEST_NOUNS
    assert not {noun: count for noun, count in uses.items() if count > MOST_USES}


def test_every_picture_says_how_its_things_belong_together() -> None:
    assert {told.how for told in built().pictures.values()} <= set(RELATIONS)


@pytest.mark.parametrize("language", CODES)
def test_every_language_describes_the_pictures_and_names_what_is_in_them(language: str) -> None:
    assert has_pictures(language)
    told = descriptions(language)
    assert [*told] == [*pictures()]
    named = ingredients(language)
    nouns = {noun for name in pictures() for noun in built().pictures[name].nouns}
    assert not nouns - set(named)
    assert version_of_descriptions(language) == version_of_descriptions(language)


def test_nothing_is_drawn_again_when_no_recipe_has_changed() -> None:
    built()
    before = (DRAWN / INDEX).stat()
    build()
    assert (DRAWN / INDEX).stat() == before
    assert f'"recipes": "{digest()}"' in (DRAWN / INDEX).read_text("utf-8")
