"""The association lexicon: complete, in the alphabet, without repetition, legal as clues."""

import unicodedata

import pytest

from cryptonym.bots.lexicon import ASSOCIATES, FOLDER, Pass, read_pass
from cryptonym.language.decks import words
from cryptonym.language.referee import judge

WRITTEN: list[tuple[str, Pass]] = [
    (folder.name, name)
    for folder in sorted(FOLDER.iterdir())
    for name in ASSOCIATES
    if (folder / f"{name}.txt").exists()
]
every_pass = pytest.mark.parametrize(("language", "name"), WRITTEN)


def test_the_first_pass_is_written_in_all_six_languages() -> None:
    assert {language for language, name in WRITTEN if name == "a"} == {
        "it",
        "nb",
        "es",
        "el",
        "eo",
        "en",
    }


@every_pass
def test_every_codename_has_as_many_associates_as_were_promised(language: str, name: Pass) -> None:
    found = read_pass(language, name)
    assert set(found) == {*words(language, "deck"), *words(language, "junior")}
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
def test_associates_are_legal_clues_for_their_card(language: str, name: Pass) -> None:
    wrong = [
        (word, associate)
        for word, said in read_pass(language, name).items()
        for associate in said
        if judge(associate, 1, [word], language).status != "legal"
    ]
    assert wrong == []
