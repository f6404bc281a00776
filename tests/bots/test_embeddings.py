"""The sentence model: small, offline, kept once computed."""

from pathlib import Path

import numpy as np
import pytest

from cryptonym.bots import embeddings
from cryptonym.bots.hearing import hear
from cryptonym.bots.listener import BEYOND, UNLISTED
from cryptonym.bots.mind import listening
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


def test_what_all_words_have_in_common_is_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = sorted({*(word.lower() for word in WORDS), "animal", "table", "rain", "green", "walk"})
    monkeypatch.setattr(embeddings, "known_words", lambda: words)
    monkeypatch.setattr(embeddings, "ENOUGH", len(words))
    embeddings.prepare()
    table = embeddings._Table.load()
    assert np.allclose(np.linalg.norm(table.prepared, axis=1), 1, atol=1e-3)
    raw = embeddings.embed(words)
    assert np.abs(table.prepared.mean(axis=0)).max() < np.abs(raw.mean(axis=0)).max()
    assert abs(float(np.median(embeddings.likeness("animal", ["RAIN", "TABLE"])))) < 0.2
    assert WORDS[int(np.argmax(embeddings.likeness("hospital", WORDS)))] == "NURSE"


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


def test_known_clues_are_compared_at_once_and_others_not_at_all() -> None:
    embeddings.prepare()
    found = embeddings.likeness_to_known(WORDS, ["Animal", "zebra", "queen"])
    assert found.shape == (len(WORDS), 3)
    assert np.allclose(found[:, 0], embeddings.likeness("animal", WORDS), atol=5e-3)
    assert np.isnan(found[:, 1]).all()


def test_words_asked_for_later_are_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embeddings, "MOST_OTHERS", 3)
    table = embeddings._Table.load()
    for word in ("one", "two", "three", "four", "five"):
        assert table.vectors([word, "dog"]).shape == (2, embeddings.WIDTH)
        assert len(table._others) <= 3 + 1


# At the first start


def test_the_first_start_prepares_beside_everything_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "cryptonym.bots")
    assert not embeddings.is_prepared()
    first = embeddings.prepare_in_background()
    assert first is not None
    first.join(60)
    assert embeddings.is_prepared()
    assert len(caplog.messages) == 2  # begun, and done
    monkeypatch.setattr(embeddings, "embed", lambda *_: pytest.fail("computed twice"))
    second = embeddings.prepare_in_background()
    assert second is not None
    second.join(60)
    assert len(caplog.messages) == 2


def test_nothing_is_prepared_where_the_model_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CRYPTONYM_EMBEDDINGS", "off")
    assert embeddings.prepare_in_background() is None
    assert not list(tmp_path.iterdir())


def test_who_ends_the_program_does_not_wait_for_it(tmp_path: Path) -> None:
    with pytest.raises(InterruptedError):
        embeddings.prepare(lambda: False)
    assert not list(tmp_path.rglob("*.npy"))


def test_a_model_that_fails_is_told_and_disturbs_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("no such model")

    monkeypatch.setattr(embeddings, "_model", broken)
    thread = embeddings.prepare_in_background()
    assert thread is not None
    thread.join(60)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert not embeddings.is_prepared()


# In the head of a spymaster


def test_a_spymaster_has_one_ear_more_once_the_table_is_there() -> None:
    words = tuple(WORDS)
    listening.cache_clear()
    assert listening("en", "ab", words).asks == "every ear"
    assert listening("en", "ab", words, speaks=True).asks == "nobody"
    embeddings.prepare()
    listening.cache_clear()
    speaking = listening("en", "ab", words, speaks=True)
    assert speaking.asks == "one more ear"
    assert sum(ear.prior for ear in speaking.ears) == pytest.approx(1)
    column = speaking.board.known.columns["animal"]
    *plain, modelled = speaking.some_utilities(range(5), np.array([column]))
    gained = (modelled - plain[0])[:, 0]
    assert WORDS[int(gained.argmax())] == "DOG"
    assert gained[0] > 2 * np.abs(gained[1:]).max()
    listening.cache_clear()  # others play without the extra


def test_one_hand_and_weaker_levels_never_ask_the_model() -> None:
    embeddings.prepare()
    listening.cache_clear()
    for speaks in (False, True):
        assert listening("en", "a", tuple(WORDS), speaks=speaks).asks == "nobody"
        assert listening("en", "ab", tuple(WORDS), 0.35, speaks=speaks).asks == "nobody"
    listening.cache_clear()


def test_the_model_counts_more_the_less_is_known_of_a_card() -> None:
    words = ("ANCHOR", "DOG", "ZEPPELINESQUE")  # of the deck, beyond it, in no list
    listening.cache_clear()
    listener = listening("en", "ab", words)
    heard = hear(listener.board.known, "balloon")
    near = listener.impression(heard).near
    told = embeddings.likeness("balloon", words)
    assert near is not None
    assert near == pytest.approx(told * np.array([1.0, BEYOND, UNLISTED]), abs=1e-5)
    listening.cache_clear()  # others play without the extra
