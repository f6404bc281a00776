"""A game with two keys at a table: nobody is told a byte of the other side's key (R17).

Both players have the same role. Whoever kept what is told by role would send one of them the key
of the other.
"""

import random

import msgspec
import pytest

from cryptonym.client.folding import view_after
from cryptonym.rules.legal import legal_commands, to_act
from cryptonym.rules.match import GameStarted, LookAtKey, StartGame, TakeSeat
from cryptonym.rules.model import BLUE_SPYMASTER, INSIDER, RED_SPYMASTER, WATCHER
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.server.rooms.room import Room
from cryptonym.table.gate import entry_view, is_private, looks_alike, table_view
from cryptonym.table.model import Settings, Table
from cryptonym.wire.messages import Snapshot, ToClient
from server.places import Place, on_a_loop, table_of
from server.test_telling import as_told
from support.toy import LETTERS, TOY
from table.gathering import Gathering, as_bytes
from table.test_replay import replayed

READ = msgspec.json.Decoder(ToClient)
OPTIONS = Options(mode=TOY.name, check="free")
PLAYERS = {"1": RED_SPYMASTER, "2": BLUE_SPYMASTER}
SIDES = {"1": 0, "2": 1}


def toy_table(seed: int) -> tuple[Gathering, list[Table]]:
    """A whole game of the toy, two who watch and one of them knows both sides of the key."""
    gathering = Gathering(OPTIONS, settings=Settings(look="watchers")).come(4)
    gathering.seeds = 100 * seed
    for who, seat in PLAYERS.items():
        gathering.do(who, TakeSeat(seat.role, seat.team))
    gathering.start()
    gathering.do("4", LookAtKey())
    gathering.finish(seed)
    return gathering, replayed(gathering.events)


def halves(table: Table) -> list[bytes]:
    """Each side of the key alone, as it would be written."""
    assert table.match.game is not None
    cells = table.match.game.key.cells
    return [
        "".join(LETTERS.seen_as(letter, 1 << side) for letter in cells).encode() for side in (0, 1)
    ]


@pytest.mark.parametrize("first", ["1", "2"])
def test_each_is_told_their_own_side_of_the_key_whoever_is_told_first_r17(first: str) -> None:
    gathering, tables = toy_table(1)
    dealt = next(at for at, one in enumerate(gathering.events) if isinstance(one, GameStarted))
    told = as_told(gathering.events, tables)[dealt][0]
    told.text_for(first, PLAYERS[first])
    for who, seat in PLAYERS.items():
        text = told.text_for(who, seat)
        assert text is not None
        own, other = halves(tables[dealt])[SIDES[who]], halves(tables[dealt])[1 - SIDES[who]]
        assert own in text.encode()
        assert other not in text.encode()
        assert tables[dealt].match.game.key.cells.encode() not in text.encode()  # type: ignore[union-attr] # dealt


@pytest.mark.parametrize("seed", range(8))
def test_equal_eyes_see_the_same_and_others_have_a_text_of_their_own_r17(seed: int) -> None:
    gathering, tables = toy_table(seed)
    seats = [*PLAYERS.values(), WATCHER, INSIDER]
    for event, table in zip(gathering.events, tables, strict=True):
        if is_private(event):
            continue
        seen: dict[int, object] = {}
        for seat in seats:
            what = entry_view(event, seat, table)
            assert seen.setdefault(TOY.eyes_of(seat), what) == what
        if isinstance(event, GameStarted):
            assert len({as_bytes(what) for what in seen.values()}) == len(seen) > 2
        if looks_alike(event):
            assert all(what is event for what in seen.values())


@pytest.mark.parametrize("seed", range(8))
def test_a_view_folded_from_events_is_the_view_the_server_would_send(seed: int) -> None:
    gathering, tables = toy_table(seed)
    dealt = next(at for at, one in enumerate(gathering.events) if isinstance(one, GameStarted))
    views = {who: table_view(tables[dealt - 1], who) for who in ("1", "2", "3")}
    pairs = [*zip(gathering.events, tables, strict=True)][dealt:]
    for event, table in pairs:
        for who, before in views.items():
            seen = entry_view(event, table.seat_of(who), table, who)
            after = before if seen is None else view_after(before, seen)
            assert after is not None
            if type(event).__name__ != "GameOver":  # the key comes with the next event
                assert after == table_view(table, who), (event, who)
            views[who] = after


async def random_play(room: Room, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        table = room.table
        assert table is not None
        game = table.match.game
        if game is None or game.result:
            return
        [seat] = to_act(game)
        who = next(one for one, held in table.match.seats.items() if held == seat)
        command = chance.choice(legal_commands(game, seat, ["zyx"]))
        assert not isinstance(await room.submit(who, command), Refusal)


@on_a_loop
async def test_another_node_reads_the_game_from_the_store_and_plays_on() -> None:
    place, chance = Place(), random.Random(3)
    room = await table_of(place.node(), 2, OPTIONS)
    for who, seat in PLAYERS.items():
        await room.submit(who, TakeSeat(seat.role, seat.team))
    assert not isinstance(await room.submit("1", StartGame()), Refusal)
    await random_play(room, chance, 2)
    again = await place.node().room(room.id)
    assert again is not None
    assert again.table == room.table
    for who in PLAYERS:
        message = READ.decode(again.snapshot(who))
        assert isinstance(message, Snapshot)
        assert message.view == table_view(again.table, who)  # type: ignore[arg-type] # it is open
        assert halves(again.table)[1 - SIDES[who]] not in again.snapshot(who).encode()  # type: ignore[arg-type] # likewise
    await random_play(again, chance, 60)
    assert again.table is not None
    assert again.table.match.game is not None
    assert again.table.match.game.result is not None
