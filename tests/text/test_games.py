"""Every game can be talked about in every language: one without words of its own as well."""

from collections.abc import Iterator
from importlib.resources import files
from typing import get_args

import pytest

from cryptonym.cli.wording import refusal_line, seat_name
from cryptonym.rules.desks import phase_word
from cryptonym.rules.model import INSIDER, WATCHER, EndOfGame, EndOfTurn
from cryptonym.rules.refusals import CODES, Refusal
from cryptonym.rules.seating import dealt_in
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import OURS
from cryptonym.text import LANGUAGES, Text
from support.toy import TOY

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("variant", [*OURS, TOY], ids=lambda variant: variant.name)
ABOUT_SIDES = ("team", "play-won", "play-dealt", "board-agency", "board-turn", "duties-over")
VALUES = dict.fromkeys(("word", "clue", "missing", "name"), "SEA") | dict.fromkeys(
    ("limit", "turn", "lowest", "highest", "needed", "given", "minutes"), 3
)


def said_of(variant: Variant, text: Text) -> Iterator[str]:
    """What a game is called, and all that is in it."""
    name = {"mode": variant.name, "count": len(variant.places)}
    yield from (
        text.by_code(list_, variant.name, **name) for list_ in ("play-mode", "opening-mode")
    )
    yield text.by_code("opening-about", variant.name)
    yield text.format("record-title", language="English", mode=variant.name)
    for side in variant.sides:
        yield from (text.format(message, team=side.value) for message in ABOUT_SIDES)
        for place in variant.places:
            yield seat_name(text, dealt_in(variant, place.seat, side))
    yield from (seat_name(text, place.seat) for place in variant.places)
    yield from (seat_name(text, seat) for seat in (WATCHER, INSIDER))
    for who in {who for tile in variant.letters.tiles.values() for who in tile if who}:
        yield text.format("board-identity", identity=who.value)
        yield text.format("play-covered", identity=who.value, word="SEA")
    for at in variant.desks:
        yield text.format("refusal-wrong-phase", phase=phase_word(at))
    yield from (text.format("play-why", reason=reason) for reason in get_args(EndOfGame))
    yield from (text.format("play-ended", reason=reason) for reason in get_args(EndOfTurn))


@every_language
@every_game
def test_all_that_is_in_a_game_has_a_name(language: str, variant: Variant) -> None:
    said = [*said_of(variant, Text(language, *variant.texts))]
    assert len(said) > 40
    assert all(sentence.strip() for sentence in said)


@every_language
@every_game
def test_every_refusal_is_a_sentence_in_every_game(language: str, variant: Variant) -> None:
    text = Text(language, *variant.texts)
    values = VALUES | {"phase": "clue"}
    known = {refusal_line(text, Refusal(code, values)) for code in CODES}
    assert len(known) == len(CODES)
    assert text.by_code("refusal", "brand_new") == text.format("refusal-other") not in known


def test_a_game_has_words_of_its_own_and_lives_on_those_of_all_without() -> None:
    for game, said in {"teams": "nine", "shared": "nine", TOY.name: "Red starts."}.items():
        assert said in Text("en", game).format("play-dealt", team="red")
    assert Text("en", TOY.name).by_code("play-mode", "toy", mode="toy", count=2) == (
        "toy: a game with 2 seats"
    )


@every_language
def test_a_side_that_no_message_knows_is_called_by_its_own_name(language: str) -> None:
    text = Text(language)
    assert text.format("team", team="green") == "green"
    assert text.format("seat", seat="green_player") == "green player"
    for message in ABOUT_SIDES:
        assert "green" in text.format(message, team="green")
    assert "red_wine" not in text.format("board-identity", identity="red_wine")


# What lies on a card may be a picture, and these sentences are said of both.
ON_CARDS = ("web-board", "web-end", "terms", "refusals", "refusals-duet", "play")
A_WORD = {"it": "parola", "nb": "ordet", "es": "palabra", "el": "λέξη", "eo": "vorto", "en": "word"}


@every_language
def test_nothing_on_a_card_is_called_a_word(language: str) -> None:
    noun = A_WORD[language]
    for name in ON_CARDS:
        text = (files("cryptonym.text") / language / f"{name}.ftl").read_text("utf-8").casefold()
        assert f"{noun} {{ $word }}" not in text, name
        assert f"{noun}n {{ $word }}" not in text, name  # Esperanto's object
