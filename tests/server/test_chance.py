"""Chance comes from outside: secret in earnest, the same every time in tests."""

from typing import Any

from cryptonym.rooms.surroundings import Surroundings, draw_secretly
from cryptonym.rooms.tables import Tables
from cryptonym.rules.options import Options
from cryptonym.server.bots import Bots
from cryptonym.store.memory import MemoryStore
from cryptonym.table.events import TableOpened
from cryptonym.table.evolve import open_table
from cryptonym.table.model import Settings, Words
from server.chance import draw_alike
from server.driving import drive, running_game, serving
from server.places import Place, game_of, on_a_loop

TABLE = open_table(TableOpened("a-b-c-d", Options(), Settings(), Words()))


def test_a_server_draws_so_that_nobody_can_guess() -> None:
    drawn = {draw_secretly(TABLE) for _ in range(100)}
    assert len(drawn) == 100
    assert {len(seed) for seed in drawn} == {32}


@on_a_loop
async def test_nothing_but_chance_decides_what_a_server_deals() -> None:
    place = Place()
    node = Tables(
        Surroundings(MemoryStore(place.shelf), place.hub.node()), Bots()
    )  # as a server does
    words = set()
    for _ in range(2):
        table = (await game_of(node)).table
        assert table is not None
        words.add(running_game(table).words)
    assert len(words) == 2


def test_tables_that_are_alike_are_dealt_alike_in_tests() -> None:
    async def story() -> list[Any]:
        async with serving() as server:
            dealt = []
            for language in ("it", "it", "nb"):
                options = Options(language=language)
                players = await server.begin_game(options=options)
                game = (await players[0].view())["game"]
                dealt.append((game["words"], game["key"]["cells"]))
            return dealt

    first, again, other = drive(story)
    assert first == again
    assert first != other
    assert first == drive(story)[0], "on another server too"
    assert len(draw_alike(TABLE)) == 32
