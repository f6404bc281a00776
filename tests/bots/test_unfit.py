"""Words unfit for a game that families play stay out of everything that bots and decks say."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cryptonym.bots import unfit
from cryptonym.bots.lexicon import (
    AssociationError,
    read_categories,
    read_more,
    read_more_calls,
    read_neighbours,
    read_pass,
    read_pictures,
    read_traps,
)
from cryptonym.bots.strength import associations
from cryptonym.bots.unfit import read_unfit
from cryptonym.language import decks
from cryptonym.language.registry import CODES, load

every_language = pytest.mark.parametrize("language", CODES)


def _associations(language: str) -> Iterator[tuple[str, str]]:
    """Every card with every word that some file connects with it, wrongly or not."""
    listed = (
        read_pass(language, "a"),
        read_pass(language, "b"),
        read_more(language),
        read_more(language, "b"),
    )
    others = (read_pictures(language), read_traps(language), read_categories(language))
    for said in (*listed, *others):
        yield from ((card, word) for card, words in said.items() for word in words)
    for word, cards in read_more_calls(language).items():
        yield from ((card, word) for card in cards)
    for card, told in read_neighbours(language).items():
        yield from ((card, word) for word in (*told.confirmed, *told.denied))


@every_language
def test_each_kind_of_unfit_word_is_listed(language: str) -> None:
    found = read_unfit(language)
    assert len(found.nowhere) >= 60
    assert len(found.unsaid) >= 20
    assert len(found.children) >= 30
    assert not found.nowhere & (found.unsaid | found.children)


@every_language
def test_no_association_is_unfit_for_families(language: str) -> None:
    fold, bad = load(language).language.fold, read_unfit(language).nowhere
    wrong = [(card, word) for card, word in _associations(language) if fold(word) in bad]
    assert wrong == []


@every_language
def test_no_card_and_no_gloss_is_unfit_for_families(language: str) -> None:
    fold, bad = load(language).language.fold, read_unfit(language).nowhere
    for word, known in decks.codenames(language).items():
        said = fold(" ".join((word, *known.senses))).replace(",", " ").split()
        assert not bad.intersection(said), word


@every_language
def test_a_junior_card_brings_only_what_one_would_say_to_a_child(language: str) -> None:
    fold, found = load(language).language.fold, read_unfit(language)
    children = set(decks.words(language, "junior"))
    bad = found.children | found.nowhere
    assert not bad.intersection(map(fold, children))
    wrong = [
        (card, word) for card, word in _said_of(language) if card in children and fold(word) in bad
    ]
    assert wrong == []


def _said_of(language: str) -> Iterator[tuple[str, str]]:
    """Every card with the words that a bot connects with it."""
    for said in (read_pass(language, "a"), read_pass(language, "b")):
        yield from ((card, word) for card, words in said.items() for word in words)
    for card, told in read_neighbours(language).items():
        yield from ((card, word) for word in told.confirmed)


@every_language
def test_a_bot_understands_some_words_that_it_never_says(language: str) -> None:
    graph, unsaid = associations(language, "ab"), read_unfit(language).unsaid
    columns = [graph.columns[word] for word in unsaid if word in graph.columns]
    assert columns
    assert not graph.sayable[columns].any()


@pytest.mark.parametrize("text", ["word\n", "[somewhere]\nword\n"])
def test_a_list_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "unfit.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(unfit, "folder_of", lambda _: tmp_path)
    read_unfit.cache_clear()
    with pytest.raises(AssociationError, match=r"unfit\.txt:1"):
        read_unfit("en")
    read_unfit.cache_clear()
