"""A clue in one breath: word and number as somebody of a language says or types them."""

from cryptonym.language.notes import number_in
from cryptonym.language.registry import load
from cryptonym.languages import CODES, UNLIMITED_WORDS
from cryptonym.rules.clue_form import HIGHEST_NUMBER, split_clue
from cryptonym.rules.model import Number

_SEVERAL_WORDS = ("places", "phrases", "full_names", "titles")  # sections of names.txt


def split_said(text: str, language: str) -> tuple[str, Number] | None:
    """Word and number of `mar 2`, `mar, 2` or `mar dos`; None if there is no number to a word."""
    if language not in CODES:
        return split_clue(text, UNLIMITED_WORDS)
    pack = load(language)
    if any(pack.names.has(section, text.strip()) for section in _SEVERAL_WORDS):
        return None  # the number belongs to the name

    def small(word: str) -> int | None:
        number = number_in(word, pack.language)
        return number if number is not None and number <= HIGHEST_NUMBER else None

    return split_clue(text, UNLIMITED_WORDS, small)
