"""Bots over HTTP: "play with bots" is one request, and nobody can come as a bot."""

import asyncio
from typing import Any

import pytest

from cryptonym.rules.model import RED, Role, Seat
from cryptonym.rules.options import Options
from cryptonym.table.model import Settings
from server.botting import FakeMinds, at_once, plain
from server.driving import Player, drive, serving

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once")

INSTANT = Settings(pace="instant")
OPERATIVE = Seat(Role.OPERATIVE, RED)


def bots_of(view: dict[str, Any]) -> dict[str, Any]:
    return {who: member for who, member in view["members"].items() if "bot" in member}


@pytest.mark.parametrize("language", ["it", "nb", "es", "el", "eo", "en"])
def test_one_request_opens_a_table_with_bots_and_deals(language: str) -> None:
    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(lambda _: None)
            ann = await server.open(
                "Ann", language=language, seat=OPERATIVE, bots="hard", start=True
            )
            view = await ann.view()
            bots = bots_of(view)
            assert [bot["bot"] for bot in bots.values()] == ["hard"] * 3
            assert len({bot["name"] for bot in bots.values()}) == 3
            assert view["members"][ann.member]["seat"] == {"role": "operative", "team": "red"}
            assert (view["games"], view["game"]["phase"]) == (1, "clue")

    drive(story)


@pytest.mark.parametrize("told", [{"mode": "duet"}, {"options": Options(mode="duet")}])
def test_one_request_opens_duet_with_a_bot_and_deals(told: dict[str, Any]) -> None:
    """The mode stands beside the language, or in the options; one bot fills the other side."""

    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(lambda _: None)
            seat = Seat(Role.PLAYER, RED)
            ann = await server.open(
                "Ann", language="nb", seat=seat, bots="hard", start=True, **told
            )
            view = await ann.view()
            (bot,) = bots_of(view).values()
            assert bot["seat"] == {"role": "player", "team": "blue"}
            game = view["game"]
            assert (game["options"]["mode"], game["options"]["language"]) == ("duet", "nb")
            assert (game["at"], game["tally"]) == ("clue_any", {"tokens": 9, "red": 9})

    drive(story)


def test_a_game_that_does_not_exist_is_refused_at_the_door() -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server._post("/api/tables", {"host": "Ann", "mode": "duel"})
            assert answer.status_code == 400

    drive(story)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"start": True}, "too_few_players"),
        ({"seat": Seat(Role.INSIDER), "bots": "easy"}, "no_such_seat"),
    ],
)
def test_a_table_that_cannot_begin_so_is_not_opened(body: dict[str, Any], code: str) -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server._post(
                "/api/tables", {"host": "Ann", "settings": Settings(public=True), **body}
            )
            assert answer.status_code == 409
            assert answer.json()["refusal"]["code"] == code
            assert (await server.http.get("/api/tables")).json() == {}

    drive(story)


@pytest.mark.parametrize("field", [{"bots": "genius"}, {"settings": {"pace": "eternal"}}])
def test_levels_and_paces_are_those_there_are(field: dict[str, Any]) -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server._post("/api/tables", {"host": "Ann", **field})
            assert answer.status_code == 400

    drive(story)


def test_nobody_comes_as_a_bot_or_moves_one() -> None:
    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(lambda _: None)
            ann = await server.open("Ann", seat=OPERATIVE, bots="easy", start=True)
            [bot, *_] = bots_of(await ann.view())
            for token in (f"{bot}.", f"{bot}.x"):
                liar = Player(server, ann.table, bot, token)
                assert (await liar.get()).status_code == 401
            for code in (f"{bot}-", f"{bot}-AAAAAAAA"):
                assert (await ann.post("/devices", {"code": code})).status_code == 403
            move = {"type": "bot_move", "seen": "", "command": {"type": "skip_penalty"}}
            assert (await ann.do(move)).status_code == 400

    drive(story)


def test_guesses_of_bots_are_counted_and_a_list_shows_people_alone() -> None:
    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(plain)
            settings = Settings(pace="instant", public=True)
            ann = await server.open(
                "Ann", options=Options(check="free"), settings=settings, bots="easy", start=True
            )
            async with asyncio.timeout(10):
                while (await ann.view())["game"]["phase"] != "over":
                    await asyncio.sleep(0.01)
            figures = dict(
                line.rsplit(" ", 1)
                for line in (await server.http.get("/metrics")).text.splitlines()
                if line.startswith("cryptonym_bot")
            )
            assert float(figures["cryptonym_bot_guesses_total"]) >= 1
            assert float(figures["cryptonym_bot_guess_seconds_total"]) > 0
            [listed] = (await server.http.get("/api/tables")).json().values()
            assert listed["members"] == 1

    drive(story)
