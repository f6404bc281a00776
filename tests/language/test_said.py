"""Word and number of a clue in one line, in six languages (R25)."""

import pytest

from cryptonym.language.said import split_said


@pytest.mark.parametrize(
    ("typed", "language", "word", "number"),
    [
        ("mar 2", "es", "mar", 2),
        ("mar, 2", "es", "mar", 2),
        ("mar dos", "es", "mar", 2),
        ("mar, DOS", "es", "mar", 2),
        ("mar ilimitado", "es", "mar", "unlimited"),
        ("hav åtte", "nb", "hav", 8),
        ("hav én", "nb", "hav", 1),
        ("mare sei", "it", "mare", 6),
        ("mare senza limiti", "it", "mare", "unlimited"),
        ("θάλασσα δυο", "el", "θάλασσα", 2),
        ("θάλασσα: εφτά", "el", "θάλασσα", 7),
        ("maro naŭ", "eo", "maro", 9),
        ("sea zero", "en", "sea", 0),
        ("sea ∞", "en", "sea", "unlimited"),
        ("sea 12", "en", "sea", 12),  # the rules say what is too many
    ],
)
def test_a_clue_is_said_in_one_breath_r25(
    typed: str, language: str, word: str, number: int | str
) -> None:
    assert split_said(typed, language) == (word, number)


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
