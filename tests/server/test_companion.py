"""For people with cards of paper and narrow screens: keys, QR codes, parts of words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import segno

from cryptonym.language.decks import words
from cryptonym.language.registry import CODES
from cryptonym.rules.duet.deck import HUNDRED
from cryptonym.rules.eyes import BACK, FRONT
from cryptonym.rules.keys import FORTY, rotate
from cryptonym.rules.model import Key, Team
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_named
from cryptonym.rules.variants.duet import DUET
from cryptonym.server.http.drawing import LONGEST_ADDRESS
from cryptonym.server.http.paper import LONGEST_CODE
from server.driving import Server, drive, serving
from servers.loopback import loopback
from support.toy import TOY

CODE = "pizza-tiger-magnet-troll"
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
    easy = [word.lower() for word in words("en", "junior")]
    said = [" ".join((*easy[:3], easy[n % 100], str(2 + n // 100))) for n in range(400)]

    async def story() -> None:
        async with serving() as server:
            codes = {(await server.http.post("/api/companion", json={})).text for _ in range(30)}
            assert len(codes) == 30
            keys = [(await key_of(server, code, "random"))["key"] for code in said[:200]]
            starts = Counter(key["start"] for key in keys)
            assert min(starts.values()) > 60
            assert len({key["cells"] for key in keys}) == 200
            drawn = [(await key_of(server, code))["key"] for code in said]
            assert len({key["pattern"] for key in drawn}) == 40
            assert {key.get("turned", 0) for key in drawn} == {0, 1, 2, 3}

    drive(story)


def test_a_card_of_the_deck_is_asked_for_by_number_and_turn_r4() -> None:
    async def story() -> None:
        async with serving() as server:
            upright = FORTY.key(17)
            for code, turned in (("17", 0), ("17-0", 0), ("17-2", 2), (" 17 . 3 ", 3)):
                key = (await key_of(server, code))["key"]
                assert key["cells"] == rotate(upright.cells, turned)
                assert (key["start"], key["pattern"]) == (upright.start, 17)

    drive(story)


@pytest.mark.parametrize("code", ["0", "41", "99", "17-4", "17-2-1", "170"])
@pytest.mark.parametrize("source", ["deck40", "random"])
def test_a_card_that_is_not_in_the_deck_is_no_key(site: str, code: str, source: str) -> None:
    answer = httpx.get(f"{site}/api/keys/{code}?source={source}")
    assert (answer.status_code, answer.json()) == (404, {"code": "no_such_card", "where": "1-40"})


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("piza-tiger-magnet-troll", CODE),
        ("pizza tigr magnett troll 3", f"{CODE}-3"),
        ("pizza-tiger-magnet", ""),  # a word is missing
        (f"{CODE}-cactus", ""),
        (f"{CODE}-1", CODE),
        ("pizza", ""),
        ("dear-sir-or-madam", ""),
    ],
)
def test_a_slip_in_a_code_is_no_other_key(site: str, typed: str, meant: str) -> None:
    """One wrong letter gave another key, and nobody noticed."""
    answer = httpx.get(f"{site}/api/keys/{quote(typed)}")
    assert (answer.status_code, answer.json()) == (404, {"code": "no_such_key", "where": meant})


@pytest.mark.parametrize("game", [TOY, DUET], ids=lambda game: game.name)
def test_two_players_with_a_side_of_the_key_each_ask_for_theirs_d1(
    site: str, game: Variant
) -> None:
    for code in (CODE, f"{CODE}-2"):
        url = f"{site}/api/keys/{code}?mode={game.name}&source=random"
        front, back = (httpx.get(f"{url}&side={side}").json()["key"] for side in ("front", "back"))
        assert front["start"] == back["start"]
        assert httpx.get(url).json()["key"] == front
        sides = [
            [game.letters.identity(cell, side) for cell in key["cells"]]
            for side, key in enumerate((front, back))
        ]
        whole = "".join(game.letters.letter(*pair) for pair in zip(*sides, strict=True))
        assert game.is_valid(Key(whole, Team(front["start"])))
        assert not set(front["cells"]) & set(whole), "nobody is told of the other side"
        assert not set(back["cells"]) & set(whole)


def test_a_card_of_the_deck_of_duet_is_asked_for_by_number_and_way_up_d1(site: str) -> None:
    for code, number, turned in (
        ("17", 17, 0),
        ("17-2", 17, 2),
        ("100", 100, 0),
        ("100-2", 100, 2),
    ):
        sides = [
            httpx.get(f"{site}/api/keys/{code}?mode=duet&side={side}").json()["key"]["cells"]
            for side in ("front", "back")
        ]
        printed = HUNDRED.key(number, turned).cells
        assert sides == [DUET.letters.known(printed, eyes) for eyes in (FRONT, BACK)]
    for code in ("0", "101", "17-1", "17-3"):
        answer = httpx.get(f"{site}/api/keys/{code}?mode=duet")
        assert answer.json() == {"code": "no_such_card", "where": "1-100"}
    drawn = httpx.get(f"{site}/api/keys/{CODE}?mode=duet&source=deck100").json()["key"]
    assert 1 <= drawn["pattern"] <= 100
    assert drawn.get("turned", 0) in {0, 2}


@pytest.mark.parametrize(
    ("query", "where"),
    [("mode=chess", "mode"), ("side=back", "side"), ("mode=coop&side=back", "side")],
)
def test_a_key_is_wanted_of_a_game_and_of_a_side_there_is(
    site: str, query: str, where: str
) -> None:
    answer = httpx.get(f"{site}/api/keys/{CODE}?{query}")
    assert (answer.status_code, answer.json()) == (400, {"code": "malformed", "where": where})


@pytest.mark.parametrize("mode", ["coop", "shared"])
def test_games_with_the_same_tiles_have_the_same_keys(site: str, mode: str) -> None:
    for code in (CODE, "17-2"):
        plain, other = (
            httpx.get(f"{site}/api/keys/{code}{more}").json() for more in ("", f"?mode={mode}")
        )
        assert plain == other


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
