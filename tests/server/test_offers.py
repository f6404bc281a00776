"""What an opening screen needs to know: languages, lists, presets, bots and limits."""

from typing import Any

import msgspec
import pytest

from cryptonym.language.decks import lists_of, words
from cryptonym.language.presets import PRESETS, preset_options
from cryptonym.language.registry import CODES
from cryptonym.rules.options import Options
from server.driving import drive, serving


def about() -> dict[str, Any]:
    async def story() -> dict[str, Any]:
        async with serving() as server:
            told: dict[str, Any] = (await server.http.get("/api/about")).json()
            return told

    return drive(story)


def test_every_language_offers_its_lists_with_the_number_of_words() -> None:
    told = about()
    assert told["languages"] == list(CODES)
    for code in CODES:
        assert told["lists"][code] == {name: len(words(code, name)) for name in lists_of(code)}
        assert {"deck", "junior"} <= told["lists"][code].keys()
        assert min(told["lists"][code].values()) >= told["limits"]["board"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_opens_with_every_preset(preset: str) -> None:
    async def story() -> None:
        async with serving() as server:
            options = (await server.http.get("/api/about")).json()["presets"][preset]
            host = await server.open(options=options)
            assert (await host.view())["options"] == options
            assert options["language"] == preset.partition("-")[0]

    drive(story)


def test_a_table_that_says_nothing_has_the_defaults_of_its_language() -> None:
    async def story() -> None:
        async with serving() as server:
            defaults = (await server.http.get("/api/about")).json()["defaults"]
            for code in CODES:
                host = await server.open(language=code)
                assert (await host.view())["options"] == defaults[code]

    drive(story)


def test_the_books_differ_in_the_next_words_the_penalty_and_the_waiver_r50_r60_r61() -> None:
    books = ("it", "nb", "es", "el", "eo", "en")
    told = {name: preset_options(name) for name in PRESETS if name.startswith(books)}
    assert told["nb-2e"].next_words == told["el-1e-friendly"].next_words == "flip"
    assert told["es-1e"].next_words == "draw"
    assert told["it-2e"].next_words == told["eo-1e"].next_words == "auto"
    assert {code for code, options in told.items() if options.penalty_cover == "must"} == {
        "eo-1e",
        "eo-1e-friendly",
    }
    without = {code for code, options in told.items() if not options.waiver}
    assert without == {code for code in told if "1e" in code}
    assert told["en"] == Options()


def test_the_limits_are_those_that_refuse() -> None:
    async def story() -> None:
        async with serving() as server:
            limits = (await server.http.get("/api/about")).json()["limits"]
            host = await server.open("x" * limits["name"])
            answer = await server._post("/api/tables", {"host": "x" * (limits["name"] + 1)})
            assert answer.json()["refusal"]["code"] == "name_form"
            await host.must({"type": "say", "text": "x" * limits["remark"]})
            long = {"type": "say", "text": "x" * (limits["remark"] + 1)}
            assert await host.refused(long) == "text_form"
            words = ["x" * limits["codename"], *map(str, range(limits["board"] - 1))]
            await host.must({"type": "choose_words", "words": {"lists": [], "own": words}})
            longer = {"lists": [], "own": ["x" * (limits["codename"] + 1), *words]}
            assert await host.refused({"type": "choose_words", "words": longer}) == "bad_word"
            fewer = {"type": "choose_words", "words": {"lists": [], "own": words[1:]}}
            assert await host.refused(fewer) == "too_few_words"
            options = msgspec.to_builtins(Options())
            options["time"]["clue_seconds"] = limits["clock_seconds"]
            await host.must({"type": "change_options", "options": options})
            options["time"]["clue_seconds"] += 1
            answer = await host.do({"type": "change_options", "options": options})
            longest = limits["clock_seconds"]
            where = f"options.time.clue_seconds: expected 1 to {longest}"
            assert answer.json()["where"] == where

    drive(story)


def test_bots_are_offered_by_how_well_they_play() -> None:
    assert about()["bots"] == ["easy", "normal", "hard"]
