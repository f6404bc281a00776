"""For people with cards of paper and narrow screens: keys, QR codes, parts of words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import segno

from cryptonym.language.registry import CODES
from cryptonym.rules.keys import printed_key, rotate
from cryptonym.rules.model import Key, Team
from cryptonym.rules.variants import variant_named
from cryptonym.server.http.companion import LONGEST_CODE
from cryptonym.server.http.qr import LONGEST_ADDRESS
from server.driving import Server, drive, serving
from servers.loopback import loopback

HOST = {"host": "play.example:8765"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("companion")
    with loopback(folder, origins=("https://friend.example",)) as server:
        yield server.url


async def key_of(server: Server, code: str, source: str = "") -> dict[str, Any]:
    more = f"?source={source}" if source else ""
    answer = await server.http.get(f"/api/keys/{quote(code)}{more}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("source", ["deck40", "random"])
def test_two_spymasters_who_type_the_same_code_hold_the_same_key(source: str) -> None:
    async def story() -> None:
        async with serving() as one, serving() as two:
            for language in CODES:
                new = await one.http.post("/api/companion", json={"language": language})
                code = new.json()["code"]
                assert len(code.split("-")) == 4, "a hundred million, so that few try them all"
                told = await key_of(one, code, source)
                typed = f"  {code.upper().replace('-', ', ')} "
                assert await key_of(two, typed, source) == told
                key = Key(told["key"]["cells"], Team(told["key"]["start"]))
                assert variant_named("teams").is_valid(key)
                assert ("pattern" in told["key"]) is (source == "deck40")
                assert await key_of(one, code + " 2", source) != told, "the next game"

    drive(story)


def test_codes_are_fresh_and_keys_are_fair() -> None:
    async def story() -> None:
        async with serving() as server:
            codes = {(await server.http.post("/api/companion", json={})).text for _ in range(30)}
            assert len(codes) == 30
            keys = [(await key_of(server, f"code {n}", "random"))["key"] for n in range(200)]
            starts = Counter(key["start"] for key in keys)
            assert min(starts.values()) > 60
            assert len({key["cells"] for key in keys}) == 200
            drawn = [(await key_of(server, f"code {n}"))["key"] for n in range(400)]
            assert len({key["pattern"] for key in drawn}) == 40
            assert {key.get("turned", 0) for key in drawn} == {0, 1, 2, 3}

    drive(story)


def test_a_card_of_the_deck_is_asked_for_by_number_and_turn_r4() -> None:
    async def story() -> None:
        async with serving() as server:
            upright = printed_key(17)
            for code, turned in (("17", 0), ("17-0", 0), ("17-2", 2), (" 17 . 3 ", 3)):
                key = (await key_of(server, code))["key"]
                assert key["cells"] == rotate(upright.cells, turned)
                assert (key["start"], key["pattern"]) == (upright.start, 17)
            for code in ("0", "41", "17-4"):
                key = (await key_of(server, code, "random"))["key"]
                assert "pattern" not in key, "no such card, so it is a code like any"

    drive(story)


@pytest.mark.parametrize("code", ["%20", "-", "...", "x" * (LONGEST_CODE + 1), "%F0%9F%98%80"])
def test_what_cannot_be_said_is_no_code(site: str, code: str) -> None:
    answer = httpx.get(site + f"/api/keys/{code}")
    assert (answer.status_code, answer.json()) == (400, {"code": "malformed", "where": "code"})


def test_a_code_is_wanted_in_a_language_there_is() -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server.http.post("/api/companion", json={"language": "fr"})
            assert (answer.status_code, answer.json()["where"]) == (400, "language")
            assert (await server.http.get("/api/keys/x?source=both")).status_code == 400

    drive(story)


# ---- QR codes


@pytest.mark.parametrize(
    "text",
    [
        "http://play.example:8765/t/abc",
        "https://play.example:8765/join?name=pizza-luna-treno-rana",
        "https://friend.example/t/x",
        "3-ABCDEF27",
    ],
)
def test_a_qr_code_shows_our_own_addresses_and_codes(site: str, text: str) -> None:
    answer = httpx.get(site + f"/api/qr.svg?text={quote(text, safe='')}", headers=HOST)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    modules = segno.make(text, error="m", micro=False).symbol_size(border=2)[0]
    assert f'viewBox="0 0 {modules} {modules}"' in answer.text
    assert "<script" not in answer.text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "https://elsewhere.example/",
        "http://play.example:8765.elsewhere.example/",
        "http://play.example:8765@elsewhere.example/",
        "http://elsewhere.example/http://play.example:8765/",
        "//play.example:8765/t/abc",
        "javascript://play.example:8765/%0aalert(1)",
        "ftp://play.example:8765/x",
        "http://play.example:8765/ä",
        "http://play.example:8765/ x",
        "http://[",
        "3-abcdef27",
        "3-ABCDEF27 ",
        "http://play.example:8765/" + "x" * LONGEST_ADDRESS,
    ],
)
def test_a_qr_code_of_anything_else_is_not_drawn(site: str, text: str) -> None:
    answer = httpx.get(site + f"/api/qr.svg?text={quote(text, safe='')}", headers=HOST)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# ---- where words break


def test_long_codenames_break_between_their_parts_alone(site: str) -> None:
    told = httpx.get(
        site + "/api/parts?language=nb&words=HESTESKO,HELIKOPTER,KRANSEKAKE,NEW YORK"
    ).json()
    assert told == {"HESTESKO": ["HESTE", "SKO"], "KRANSEKAKE": ["KRANSE", "KAKE"]}
    greek = quote("ΧΑΡΤΑΕΤΟΣ")
    assert httpx.get(site + f"/api/parts?language=el&words={greek}").json() == {
        "ΧΑΡΤΑΕΤΟΣ": ["ΧΑΡΤ", "ΑΕΤΟΣ"]
    }


@pytest.mark.parametrize(
    "query",
    [
        "",
        "language=nb",
        "words=A",
        "language=fr&words=A",
        "language=nb&words=" + ",".join(["A"] * 26),
        "language=nb&words=" + "A" * 31,
    ],
)
def test_more_words_than_lie_on_a_table_are_not_looked_at(site: str, query: str) -> None:
    answer = httpx.get(site + f"/api/parts?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
