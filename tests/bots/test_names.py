"""Names for bots, in every language of the tables."""

import unicodedata

import pytest

from cryptonym.bots.names import NAMES, bot_names
from cryptonym.language.registry import CODES

LEAST = 12  # so that a table seldom needs a name twice
LONGEST = 12  # letters, so that any card has room for it


def test_every_language_has_names_of_its_own() -> None:
    assert set(NAMES) == set(CODES)
    everything = [name for names in NAMES.values() for name in names]
    assert len(everything) == len(set(everything))


@pytest.mark.parametrize("language", CODES)
def test_names_are_short_words_that_differ(language: str) -> None:
    names = bot_names(language)
    assert len({name.casefold() for name in names}) == len(names) >= LEAST
    for name in names:
        assert name.isalpha()
        assert name == unicodedata.normalize("NFC", name).capitalize()
        assert len(name) <= LONGEST
        assert ("GREEK" in unicodedata.name(name[0])) is (language == "el")


def test_a_language_without_names_borrows_them() -> None:
    assert bot_names("fr") == NAMES["en"]
