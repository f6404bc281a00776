"""Where a long codename may be broken on a narrow card: only between the words it is made of."""

import pytest

from cryptonym.language.decks import WORD_LISTS, words
from cryptonym.language.joints import SHORTEST, pieces_of
from cryptonym.language.registry import CODES


@pytest.mark.parametrize(
    ("language", "pieces"),
    [
        ("nb", "HESTE|SKO"),
        ("nb", "KRANSE|KAKE"),
        ("nb", "sjokolade|kake"),
        ("it", "FRANCO|BOLLO"),
        ("es", "GIRA|SOL"),
        ("el", "ΧΑΡΤ|ΑΕΤΟΣ"),
        ("eo", "POŜT|MARKO"),
        ("en", "LIGHT|HOUSE"),
        ("en", "Rain|bow"),
    ],
)
def test_a_compound_is_broken_between_its_parts_and_stays_as_it_is_written(
    language: str, pieces: str
) -> None:
    assert pieces_of(pieces.replace("|", ""), language) == tuple(pieces.split("|"))


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("nb", "HELIKOPTER"),
        ("nb", "XYZZYPLUGH"),
        ("nb", "isbjørn"),  # two letters are no line of their own
        ("it", "STRACCIATELLA"),
        ("es", "BIBLIOTECA"),
        ("el", "ΚΑΛΙΚΑΝΤΖΑΡΟΣ"),
        ("eo", "KOMENCANTO"),
        ("en", "CATERPILLAR"),
        ("en", "NEW YORK"),
        ("en", "JACK-IN-THE-BOX"),
        ("en", "R2D2"),
        ("en", ""),
    ],
)
def test_any_other_word_stays_whole(language: str, word: str) -> None:
    assert pieces_of(word, language) == (word,)


@pytest.mark.parametrize("language", CODES)
def test_pieces_put_together_are_the_word_and_none_is_a_mere_syllable(language: str) -> None:
    broken = 0
    for word in (word for name in WORD_LISTS for word in words(language, name)):
        pieces = pieces_of(word, language)
        assert "".join(pieces) == word
        if len(pieces) > 1:
            broken += 1
            assert min(map(len, pieces)) >= SHORTEST, pieces
    assert broken
