"""Word and number of a clue in one line, in six languages (R25)."""

import pytest

from cryptonym.language.said import split_said
from support.tables import rows

SAID = {  # in each language, what is typed, and what that says
    "es": {
        "mar 2": ("mar", 2),
        "mar, 2": ("mar", 2),
        "mar dos": ("mar", 2),
        "mar, DOS": ("mar", 2),
        "mar ilimitado": ("mar", "unlimited"),
    },
    "nb": {"hav åtte": ("hav", 8), "hav én": ("hav", 1)},
    "it": {"mare sei": ("mare", 6), "mare senza limiti": ("mare", "unlimited")},
    "el": {"θάλασσα δυο": ("θάλασσα", 2), "θάλασσα: εφτά": ("θάλασσα", 7)},
    "eo": {"maro naŭ": ("maro", 9)},
    "en": {
        "sea zero": ("sea", 0),
        "sea ∞": ("sea", "unlimited"),
        "sea 12": ("sea", 12),  # the rules say what is too many
    },
}


@pytest.mark.parametrize(("language", "typed", "clue"), rows(SAID))
def test_a_clue_is_said_in_one_breath_r25(
    language: str, typed: str, clue: tuple[str, int | str]
) -> None:
    assert split_said(typed, language) == clue


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("mar", "es"),
        ("dos", "es"),  # a number alone is a word
        ("2", "es"),
        ("mar doce", "es"),  # no number of a clue
        ("mar to", "es"),  # of another language
        ("forty-two", "en"),  # one word
        ("MP3", "en"),
        ("", "en"),
    ],
)
def test_what_has_no_number_to_a_word_is_left_as_it_is_r25(typed: str, language: str) -> None:
    assert split_said(typed, language) is None
