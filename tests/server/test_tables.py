"""Opening, finding and running tables; names that people can say."""

from contextlib import AsyncExitStack
from math import perm
from pathlib import Path
from random import Random

import pytest

from cryptonym.language.decks import words
from cryptonym.language.registry import CODES
from cryptonym.language.spoken import WORDS_IN_NAME, heard_name, new_name
from cryptonym.rooms.tables import Seated
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table.model import Settings, Words
from server.driving import drive, finish_game, serving

# Spoken names


@pytest.mark.parametrize("language", CODES)
def test_a_name_is_four_easy_words_of_the_language(language: str) -> None:
    easy = {word.lower() for word in words(language, "junior")}
    names = {new_name(language) for _ in range(50)}
    assert len(names) == 50
    assert perm(len(easy), WORDS_IN_NAME) >= 9 * 10**7
    for name in names:
        assert set(name.split("-")) <= easy
        assert heard_name(name) == heard_name(name.upper()) == heard_name(f" {name} ")


@pytest.mark.parametrize("language", CODES)
def test_no_word_is_twice_in_a_name_and_chance_alone_decides(language: str) -> None:
    names = [new_name(language, Random(seed)) for seed in range(300)]  # 18 by luck alone
    assert all(len(set(name.split("-"))) == WORDS_IN_NAME for name in names)
    assert names == [new_name(language, Random(seed)) for seed in range(300)]


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("Pizza Luna TRENO rana", "pizza-luna-treno-rana"),
        ("  città – perché,perù;  ragù! ", "citta-perche-peru-ragu"),
        ("ΉΛΙΟΣ θάλασσα ουρανός βουνό", "ηλιοσ-θαλασσα-ουρανοσ-βουνο"),
        ("ĉapelo arbo ŜIPO luno", "capelo-arbo-sipo-luno"),
        ("CXapelo arbo sxipo luno", "capelo-arbo-sipo-luno"),
        ("\0';--/../", ""),
        ("", ""),
        ("x" * 10_000, "x" * 200),
    ],
)
def test_case_accents_and_signs_do_not_matter(typed: str, heard: str) -> None:
    assert heard_name(typed) == heard


@pytest.mark.parametrize("language", CODES)
def test_no_two_easy_words_sound_the_same_when_typed_plainly(language: str) -> None:
    """Else a name could lead to another table."""
    easy = words(language, "junior")
    assert len({heard_name(word) for word in easy}) >= 0.98 * len(easy)


# Tables


def test_a_name_that_is_taken_is_not_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["a-b-c-d", "a-b-c-d", "e-f-g-h"])
    monkeypatch.setattr("cryptonym.rooms.tables.new_name", lambda _: next(names))

    async def story() -> None:
        async with serving() as server:
            one, two = await server.open("Ann"), await server.open("Bob")
            assert (await one.get()).json()["name"] == "a-b-c-d"
            assert (await two.get()).json()["name"] == "e-f-g-h"

    drive(story)


def test_a_host_without_a_name_opens_no_table() -> None:
    async def story() -> None:
        async with serving() as server:
            tables = server.node.tables
            outcome = await tables.open(" ", Options(), Settings(), Words())
            assert isinstance(outcome, Refusal)
            assert outcome.code == "name_form"
            outcome = await tables.open("Ann", Options(), Settings(), Words())
            assert isinstance(outcome, Seated)

    drive(story)


def test_an_evening_outlives_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/evening.db"

    async def story() -> None:
        async with serving(database) as server:
            players = await server.begin_game("teams", settings={"chat": "team"})
            await players[1].must({"type": "say", "text": "hm"})
            before = [(await player.get()).json() for player in players]
        async with serving(database) as server:
            for player, seen in zip(players, before, strict=True):
                player.server = server
                assert (await player.get()).json() == seen
            answer = await players[1].do(
                {"type": "say", "text": "hm"}, f"{players[1].token[-6:]}-2"
            )
            assert answer.status_code == 200
            assert (await players[1].get()).json() == before[1], "the same id is done once"
            await finish_game(players)
            assert (await players[0].get("/records")).json() == [1]

    drive(story)


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_three_games_in_a_row_with_rotation_and_no_word_twice_r50_r51(mode: str) -> None:
    async def story() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            players = await server.seat_everybody(mode)
            lines = [await stack.enter_async_context(player.line()) for player in players]
            seen: list[str] = []
            for number in range(3):
                await players[0].must({"type": "play_again", "how": "rotate" if number else "same"})
                seen += (await players[0].view())["game"]["words"]
                await finish_game(players, seed=number)
            assert len(set(seen)) == 75
            for line in lines:
                assert (await line.all())[-1]["then"][-1]["type"] == "deal_opened"

    drive(story)
