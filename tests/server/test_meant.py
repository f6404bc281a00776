"""What a bot meant by its clue: nobody learns it while the game lasts, everybody after it (R99)."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cryptonym.bots.findings import Analysis
from cryptonym.language.presets import default_rules
from cryptonym.rules.events import ClueGiven
from cryptonym.rules.match import StartGame
from cryptonym.rules.model import BLUE, RED, Role, Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as table_cmd
from cryptonym.table.events import ClueMeant
from cryptonym.table.model import Settings
from server.botting import FakeMinds, at_once, plain
from server.driving import Player, Server, drive, serving
from server.places import Ear, on_a_loop, table_of, two_nodes

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once")

INSTANT = Settings(pace="instant", chat="team")
PATIENCE = 20.0


async def play_to_the_end(ann: Player) -> dict[str, Any]:
    """Bots play, and Ann with them if she sits at the table: the game as she sees it then."""
    async with asyncio.timeout(PATIENCE):
        while (seen := (await ann.view())["game"])["phase"] != "over":
            mine = seen["phase"] == "guess" and seen["seat"].get("team") == seen["team"]
            if mine:
                await ann.do({"type": "guess_word", "card": seen["cells"].index("?")})
            await asyncio.sleep(0.005)
    return seen


async def analysis_of(server: Server, ann: Player) -> Analysis:
    again = Player(server, ann.table, ann.member, ann.token)
    answer = await again.get("/records/1/analysis")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Analysis)


@pytest.mark.parametrize(("language", "seat"), [("it", None), ("el", Seat(Role.OPERATIVE, RED))])
def test_after_the_game_the_analysis_says_what_every_bot_meant(
    language: str, seat: Seat | None, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'evening.db'}"
    options = Options(language=language, house=default_rules(language))

    async def story() -> None:
        async with serving(database) as server:
            ann = await server.open(
                "Ann", options=options, settings=INSTANT, seat=seat, bots="hard", start=True
            )
            async with ann.line() as line:
                early = await ann.get("/records/1/analysis")
                assert (early.status_code, early.json()["code"]) == (404, "no_such_record")
                seen = await play_to_the_end(ann)
                assert not any("meant" in text for text in await line.texts())
            found = await analysis_of(server, ann)
            assert len(found.clues) == len(seen["clues"])
            for clue in found.clues:
                meant = [link.card for link in clue.meant]
                assert {seen["cells"][card] for card in meant} == {clue.team.value[0]}
                if clue.number in range(1, 10):
                    assert len(meant) == clue.number
                said = {earlier.word for earlier in found.clues if earlier.turn < clue.turn}
                assert {link.earlier for link in clue.meant} <= {"", *said}
            assert any(link.via or link.direct for clue in found.clues for link in clue.meant)
            record = await ann.get("/records/1")
            assert "meant" not in record.text, "the log is of what was public (Q25)"
        async with serving(database) as server:  # another day, another process
            assert await analysis_of(server, ann) == found

    drive(story)


def test_only_who_is_at_the_table_learns_it() -> None:
    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(plain)
            ann = await server.open(
                "Ann", options=Options(check="free"), settings=INSTANT, bots="easy", start=True
            )
            await play_to_the_end(ann)
            stranger = Player(server, ann.table, "9", "")
            assert (await stranger.get("/records/1/analysis")).status_code == 401
            assert (await ann.get("/records/2/analysis")).status_code == 404

    drive(story)


def test_what_people_mean_is_nobodys_business() -> None:
    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(plain)
            seat = Seat(Role.SPYMASTER, RED)
            ann = await server.open(
                "Ann", options=Options(check="free"), settings=INSTANT, seat=seat, bots="easy"
            )
            await ann.must({"type": "start_game"})
            async with asyncio.timeout(PATIENCE):
                while (seen := (await ann.view())["game"])["phase"] != "over":
                    if seen["phase"] == "clue" and seen["team"] == "red":
                        await ann.do({"type": "give_clue", "word": "zyx", "number": 1})
                    await asyncio.sleep(0.005)
            found = await analysis_of(server, ann)
            for clue in found.clues:
                assert bool(clue.meant) is (clue.team is BLUE)

    drive(story)


@on_a_loop
async def test_it_is_stored_with_the_clue_and_read_by_every_node() -> None:
    place, here, there = two_nodes()
    here.around.minds = FakeMinds(plain)
    room = await table_of(here, 1, Options(check="free"), INSTANT)
    ear, opened = Ear(room, "1"), room.seq
    assert not isinstance(await room.submit("1", table_cmd.FillSeats()), Refusal)
    assert not isinstance(await room.submit("1", StartGame()), Refusal)
    async with asyncio.timeout(PATIENCE):
        while room.table is None or room.table.match.running:
            await asyncio.sleep(0.001)
    entries = place.entries(room.id)
    clues = [n for n, entry in enumerate(entries) if isinstance(entry.event, ClueGiven)]
    for place_of_clue in clues:
        clue, meant = entries[place_of_clue : place_of_clue + 2]
        assert isinstance(clue.event, ClueGiven)
        assert isinstance(meant.event, ClueMeant)
        assert (meant.by, meant.id, meant.event.turn) == (clue.by, clue.id, clue.event.turn)
    assert room.seq == room.length - len(clues), "it has no number"
    assert here.around.events_stored == room.seq - opened
    assert not ear.whispers
    other = await there.room(room.id)
    assert other is not None
    assert other.finished.numbers() == [1]
    game = await other.finished.read(1)
    assert game is not None
    events = [entry.event for entry in entries if isinstance(entry.event, ClueMeant)]
    assert game.meant == {event.turn: event.cards for event in events}
    await here.close()
    await there.close()
