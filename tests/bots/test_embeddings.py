"""The sentence model: small, offline, kept once computed."""

from pathlib import Path

import numpy as np
import pytest

from cryptonym.bots import embeddings
from cryptonym.bots.ranking import rank

WORDS = ["DOG", "QUEEN", "SHIP", "APPLE", "NURSE"]


@pytest.fixture(autouse=True)
def few_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRYPTONYM_EMBEDDINGS")
    monkeypatch.setattr(embeddings, "known_words", lambda: ["animal", "dog", "queen"])
    embeddings._Table.load.cache_clear()


@pytest.mark.parametrize(
    ("clue", "nearest"),
    [("animal", "DOG"), ("royal", "QUEEN"), ("Hospital", "NURSE"), ("fruit", "APPLE")],
)
def test_the_nearest_word_is_the_one_people_mean(clue: str, nearest: str) -> None:
    found = embeddings.likeness(clue, WORDS)
    assert WORDS[int(np.argmax(found))] == nearest


def test_vectors_have_length_one_whatever_else_is_in_the_batch() -> None:
    alone, together = embeddings.embed(["dog"]), embeddings.embed(["dog", "thunderstorm"])
    assert np.linalg.norm(alone[0]) == pytest.approx(1.0, abs=1e-5)
    assert float(alone[0] @ together[0]) == pytest.approx(1.0, abs=0.02)  # int8 rounds by batch


def test_what_was_prepared_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = embeddings.likeness("animal", ["DOG", "QUEEN"])
    embeddings.prepare()
    monkeypatch.setattr(embeddings, "embed", lambda words: pytest.fail(f"computed {words}"))
    assert np.allclose(before, embeddings.likeness("animal", ["DOG", "QUEEN"]), atol=5e-3)


def test_a_word_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before = embeddings.likeness("animal", ["DOG"])
    monkeypatch.setattr(embeddings, "embed", lambda words: pytest.fail(f"computed {words}"))
    assert embeddings.likeness("animal", ["DOG"]) == before


def test_a_damaged_file_is_no_obstacle() -> None:
    embeddings.prepare().write_bytes(b"no numbers")
    embeddings._Table.load.cache_clear()
    assert embeddings.likeness("animal", ["DOG"]).shape == (1,)


def test_the_extra_is_noticed_and_can_be_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert embeddings.is_installed()
    assert embeddings.has_meaning("en")
    assert not embeddings.has_meaning("it")
    monkeypatch.setenv("CRYPTONYM_EMBEDDINGS", "off")
    assert not embeddings.has_meaning("en")


def test_an_english_listener_asks_the_model_for_words_it_does_not_know() -> None:
    assert rank("spooky", ["GHOST", "SPOON", "PIANO"], "en")[0][0] == "GHOST"
