"""Words as people type them, without looking for every mark."""

import pytest

from cryptonym.cli.pointing import cards_meant
from cryptonym.library import new_game
from cryptonym.rules import Game, Identity
from cryptonym.rules.events import WordCovered
from cryptonym.rules.evolve import evolve
from support.tables import rows


def table_of(language: str, *words: str) -> Game:
    """A board on which these words lie, in some order."""
    filling = [f"WORD{n}" for n in range(25 - len(words))]
    return new_game(language, seed=1, words=[*words, *filling])


AS_TYPED = {  # a word on the table, and what people type for it
    "el": {
        "ΣΤΑΦΥΛΙ": ("σταφύλι", "σταφυλι", "Σταφύλι"),
        "ΚΛΕΦΤΗΣ": ("κλέφτης", "κλεφτησ"),
        "ΚΑΪΚΙ": ("καΐκι", "καικι"),
    },
    "es": {
        "ÁTOMO": ("atomo", "átomo"),
        "NIÑO": ("nino",),
        "NUEVA YORK": ("nueva  york",),
        "PINGÜINO": ("pinguino",),
    },
    "eo": {
        "SAŬNO": ("sauxno", "sauno", "saŭno"),
        "ĈAPELO": ("chapelo", "cxapelo", "CXAPELO", "capelo"),
    },
    "nb": {"BJØRN": ("bjorn", "bjoern"), "ÅL": ("aal",), "KJÆRE": ("kjaere",)},
    "it": {"CITTÀ": ("citta", "citta'")},
    "en": {"CAFÉ": ("cafe",)},
}


@pytest.mark.parametrize(
    ("language", "word", "typed"),
    [(language, word, typed) for language, word, many in rows(AS_TYPED) for typed in many],
)
def test_a_word_is_found_as_people_type_it(language: str, word: str, typed: str) -> None:
    game = table_of(language, word)
    assert [game.words[card] for card in cards_meant(typed, game)] == [word]


def test_where_a_mark_would_tell_the_question_is_open() -> None:
    game = table_of("es", "PAPA", "PAPÁ")
    assert {game.words[card] for card in cards_meant("papa", game)} == {"PAPA", "PAPÁ"}
    assert [game.words[card] for card in cards_meant("papá", game)] == ["PAPÁ"]


def test_a_covered_card_is_meant_only_if_no_open_one_fits() -> None:
    game = table_of("es", "PAPA", "PAPÁ")
    covered = game.find("PAPÁ")
    game = evolve(game, WordCovered(1, game.team, covered, Identity.BYSTANDER))
    assert [game.words[card] for card in cards_meant("papa", game)] == ["PAPA"]
    assert cards_meant("papá", game) == (covered,)


@pytest.mark.parametrize("typed", ["", "...", "nothing", "wor", "\x00", "x" * 10_000])
def test_what_is_no_card_is_none(typed: str) -> None:
    assert cards_meant(typed, table_of("en", "RIVER")) == ()
