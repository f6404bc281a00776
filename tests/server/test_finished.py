"""Finished games are found without reading the stream, and read from their own entries alone."""

from typing import Any

import pytest

from cryptonym.records import read_record
from cryptonym.rooms import finished
from cryptonym.rules.commands import Say
from cryptonym.rules.model import Role
from cryptonym.rules.options import Options
from cryptonym.store.memory import MemoryStore
from cryptonym.work.jobs import CrowdedError
from server.driving import Player, Server, drive, finish_game, on_turn, serving
from server.places import Place, on_a_loop, table_of


class Counted(MemoryStore):
    """A store that knows which entries were read."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.read_entries: list[tuple[int, int]] = []

    async def read(self, table_id: str, after: int = 0, limit: int = 1000) -> list[bytes]:
        found = await super().read(table_id, after, limit)
        self.read_entries.append((after + 1, len(found)))
        return found


async def three_games(server: Server) -> list[Player]:
    """Two that are over, and one that lasts; there was talk before, between and after."""
    players = await server.seat_everybody("teams")
    for number in range(3):
        for word in range(number + 2):
            await players[0].must({"type": "say", "text": f"hello {word}"})
        await players[0].must({"type": "play_again"})
        if number < 2:
            await finish_game(players, seed=number)
    return players


def test_a_record_is_read_from_its_own_entries_once_for_everybody() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await three_games(server)
            around = server.node.tables.around
            assert isinstance(around.store, MemoryStore)
            store = around.store = Counted(around.store._shelf)
            room = await server.room(players[0].table)
            first, last = room.finished.place(2) or (0, 0)
            assert (await players[1].get("/records")).json() == [1, 2]
            assert store.read_entries == [], "where they are is known"
            texts = {(await player.get("/records/2")).text for player in players}
            assert len(texts) == 1
            assert sum(count for _, count in store.read_entries) == last - first + 1
            assert store.read_entries[0][0] == first
            record = read_record(texts.pop())
            assert record.finished
            assert (await players[1].get("/records/3")).status_code == 404
            assert (await players[1].get("/records/0")).status_code == 404

    drive(story)


def test_a_node_that_reads_the_table_anew_finds_the_same_games() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await three_games(server)
            room = await server.room(players[0].table)
            places = {number: room.finished.place(number) for number in room.finished.numbers()}
            assert list(places) == [1, 2]
            before = {n: await room.finished.read(n) for n in places}
            server.node.tables._drop(room)
            again = await server.room(players[0].table)
            assert again is not room
            assert {n: again.finished.place(n) for n in again.finished.numbers()} == places
            again.around.works.answers._kept.clear()
            assert {n: await again.finished.read(n) for n in places} == before

    drive(story)


def test_a_long_game_is_read_in_parts_and_costs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "PART", 7)

    async def story() -> None:
        async with serving() as server:
            players = await three_games(server)
            room, paid = await server.room(players[0].table), list[float]()
            first, last = room.finished.place(1) or (0, 0)
            game = await room.finished.read(1, paid.append)
            assert game is not None
            assert read_record(game.record).finished
            assert paid == [finished.RECORD_COST + finished.ENTRY_COST * (last - first)]

            def refuse(_cost: float) -> None:
                raise CrowdedError(alone=True)

            assert await room.finished.read(1, refuse) == game, "it is there already"
            with pytest.raises(CrowdedError):
                await room.finished.read(2, refuse)

    drive(story)


@on_a_loop
async def test_a_table_without_a_finished_game_has_none() -> None:
    room = await table_of(Place().node())
    await room.submit("1", Say("hello"))
    assert room.finished.numbers() == []
    assert await room.finished.read(1) is None


def test_a_game_that_was_broken_off_has_a_record_without_key_salt_and_winner() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams", options=Options(check="free"))
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            await giver.must({"type": "give_clue", "word": "zyx", "number": 1})
            await players[0].must({"type": "break_off_game"})
            for player in players:
                assert (await player.get("/records")).json() == [1]
                record = read_record((await player.get("/records/1")).text)
                assert not record.finished
                assert (record.salt, set(record.key.cells)) == (None, {"?"})
                assert len(record.log) == 1
                assert (await player.get("/records/1/analysis")).status_code != 200
            await players[0].must({"type": "play_again"})
            await finish_game(players, seed=1)
            assert (await players[1].get("/records")).json() == [1, 2]
            assert read_record((await players[1].get("/records/2")).text).finished

    drive(story)
