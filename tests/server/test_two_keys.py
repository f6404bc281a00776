"""A game with two keys at a table: nobody is told a byte of the other side's key (R17).

Both players have the same role. Whoever kept what is told by role would send one of them the key
of the other.
"""

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from cryptonym.rooms.room import Room
from cryptonym.rules.events import DealOpened, GameOver
from cryptonym.rules.eyes import KEY
from cryptonym.rules.game import Game
from cryptonym.rules.legal import legal_commands, to_act
from cryptonym.rules.match import GameStarted, LookAtKey, StartGame, TakeSeat
from cryptonym.rules.model import INSIDER, WATCHER, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants.duet import DUET
from cryptonym.table.commands import GiveSeatToBot, JoinTable, LeaveTable
from cryptonym.table.events import TableEvent
from cryptonym.table.gate import entry_view, is_private, looks_alike, table_view
from cryptonym.table.model import Settings, Table
from cryptonym.wire.messages import Snapshot, ToClient
from server.places import Place, on_a_loop, table_of
from server.test_telling import as_told
from support.toy import TOY
from table.gathering import Gathering, as_bytes
from table.test_replay import replayed

READ = msgspec.json.Decoder(ToClient)
SIDES = {"1": 0, "2": 1}
each_game = pytest.mark.parametrize("game", [TOY, DUET], ids=lambda game: game.name)


def options(game: Variant) -> Options:
    return Options(mode=game.name, check="free")


def players(game: Variant) -> dict[str, Seat]:
    return dict(zip(SIDES, (place.seat for place in game.places), strict=True))


def whole_table(game: Variant, seed: int) -> tuple[Gathering, list[Table]]:
    """A whole game, two who watch and one of them knows both sides of the key."""
    gathering = Gathering(options(game), settings=Settings(look="watchers")).come(4)
    gathering.seeds = 100 * seed
    for who, seat in players(game).items():
        gathering.do(who, TakeSeat(seat.role, seat.team))
    gathering.start()
    gathering.do("4", LookAtKey())
    gathering.finish(seed)
    return gathering, replayed(gathering.events)


def halves(table: Table) -> list[bytes]:
    """Each side of the key alone, as it would be written."""
    assert table.match.game is not None
    cells, seen_as = table.match.game.key.cells, table.match.variant.letters.seen_as
    return ["".join(seen_as(letter, 1 << side) for letter in cells).encode() for side in (0, 1)]


@each_game
@pytest.mark.parametrize("first", ["1", "2"])
def test_each_is_told_their_own_side_of_the_key_whoever_is_told_first_d1_r17(
    game: Variant, first: str
) -> None:
    gathering, tables = whole_table(game, 1)
    dealt = next(at for at, one in enumerate(gathering.events) if isinstance(one, GameStarted))
    told = as_told(gathering.events, tables)[dealt][0]
    told.text_for(first, players(game)[first])
    for who, seat in players(game).items():
        text = told.text_for(who, seat)
        assert text is not None
        own, other = halves(tables[dealt])[SIDES[who]], halves(tables[dealt])[1 - SIDES[who]]
        assert own in text.encode()
        assert other not in text.encode()
        assert tables[dealt].match.game.key.cells.encode() not in text.encode()  # type: ignore[union-attr] # dealt


@each_game
@pytest.mark.parametrize("seed", range(8))
def test_equal_eyes_see_the_same_and_others_have_a_text_of_their_own_d1_r17(
    game: Variant, seed: int
) -> None:
    gathering, tables = whole_table(game, seed)
    seats = [*players(game).values(), WATCHER, INSIDER]
    for event, table in zip(gathering.events, tables, strict=True):
        if is_private(event):
            continue
        seen: dict[int, object] = {}
        for seat in seats:
            what = entry_view(event, seat, table)
            assert seen.setdefault(game.eyes_of(seat), what) == what
        if isinstance(event, GameStarted):
            assert len({as_bytes(what) for what in seen.values()}) == len(seen) > 2
        if looks_alike(event):
            assert all(what is event for what in seen.values())


async def random_play(room: Room, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        table = room.table
        assert table is not None
        game = table.match.game
        if game is None or game.result:
            return
        seat = chance.choice(to_act(game))
        who = next(one for one, held in table.match.seats.items() if held == seat)
        command = chance.choice(legal_commands(game, seat, ["zyx"]))
        assert not isinstance(await room.submit(who, command), Refusal)


@each_game
@on_a_loop
async def test_another_node_reads_the_game_from_the_store_and_plays_on(game: Variant) -> None:
    place, chance = Place(), random.Random(3)
    room = await table_of(place.node(), 2, options(game))
    for who, seat in players(game).items():
        await room.submit(who, TakeSeat(seat.role, seat.team))
    assert not isinstance(await room.submit("1", StartGame()), Refusal)
    await random_play(room, chance, 2)
    again = await place.node().room(room.id)
    assert again is not None
    assert again.table == room.table
    for who in players(game):
        message = READ.decode(again.snapshot(who))
        assert isinstance(message, Snapshot)
        assert message.view == table_view(again.table, who)  # type: ignore[arg-type] # it is open
        assert halves(again.table)[1 - SIDES[who]] not in again.snapshot(who).encode()  # type: ignore[arg-type] # likewise
    await random_play(again, chance, 150)
    assert again.table is not None
    assert again.table.match.game is not None
    assert again.table.match.game.result is not None


@each_game
@pytest.mark.parametrize("who", ["1", "2"])
def test_who_goes_and_comes_back_sees_no_more_of_the_key_than_before_d3_r17(
    game: Variant, who: str
) -> None:
    """Only who has seen all of it comes back as somebody who may look at all of it."""
    gathering = Gathering(options(game), settings=Settings(look="watchers")).come(3)
    for member, seat in players(game).items():
        gathering.do(member, TakeSeat(seat.role, seat.team))
    gathering.start()
    gathering.do(who, LeaveTable())
    gathering.do(who, JoinTable("Somebody"))
    assert gathering.table.match.seats[who] == WATCHER
    shown = msgspec.json.encode(table_view(gathering.table, who))
    assert not any(half in shown for half in halves(gathering.table))
    mine, other = players(game)[who], players(game)["2" if who == "1" else "1"]
    assert gathering.refuses(who, TakeSeat(other.role, other.team)) == "role_locked"
    gathering.do(who, TakeSeat(mine.role, mine.team))


@each_game
@pytest.mark.parametrize("who", ["1", "2"])
def test_who_lets_a_bot_play_for_them_sees_no_more_of_the_key_than_before_d3_r17(
    game: Variant, who: str
) -> None:
    gathering = Gathering(options(game)).come(3)
    for member, seat in players(game).items():
        gathering.do(member, TakeSeat(seat.role, seat.team))
    gathering.start()
    gathering.do("1", GiveSeatToBot(who))
    assert gathering.table.match.seats[who] == WATCHER


# ---- two tables that differ only in what a side cannot see


def other_key(last: Game, known: int, chance: random.Random) -> str:
    """Another key that looks the same to those eyes, and would have judged all touches alike."""
    seen_as, shown = last.variant.letters.seen_as, last.shown()
    groups: dict[str, list[int]] = {}
    for card, letter in enumerate(last.key.cells):
        public = sum(1 << side for side, cards in enumerate(shown) if cards >> card & 1)
        groups.setdefault(seen_as(letter, known | public), []).append(card)
    cells = list(last.key.cells)
    for cards in groups.values():
        for card, other in zip(cards, chance.sample(cards, len(cards)), strict=True):
            cells[card] = last.key.cells[other]
    return "".join(cells)


def with_key(events: list[TableEvent], cells: str) -> list[TableEvent]:
    """The same events after a deal with another key; its seal tells nothing, but its bytes."""
    changed: list[TableEvent] = []
    for event in events:
        if isinstance(event, GameStarted):
            key = replace(event.dealt.key, cells=cells)
            dealt = replace(event.dealt, key=key, commitment="masked")
            changed.append(GameStarted(event.layout, dealt))
        else:
            changed.append(event)
    return changed


def done_at_each_step(events: list[TableEvent]) -> list[tuple[Team, ...]]:
    games = [table.match.game for table in replayed(events)]
    return [game.done() if game else () for game in games]


@pytest.mark.parametrize("who", ["1", "2", "3"])
def test_every_message_of_a_game_is_the_same_whatever_one_cannot_see_d1_d14_r17(who: str) -> None:
    """Whole messages, with what followed and what the rules made of it, and whole views."""
    compared = 0
    for seed in range(12):
        gathering, tables = whole_table(DUET, seed)
        events = [
            event for event in gathering.events if not isinstance(event, GameOver | DealOpened)
        ]
        last = replayed(events)[-1].match.game
        assert last is not None
        known = DUET.eyes_of(tables[-1].seat_of(who)) & KEY
        cells = other_key(last, known, random.Random(seed))
        one, two = with_key(events, last.key.cells), with_key(events, cells)
        if cells == last.key.cells or done_at_each_step(one) != done_at_each_step(two):
            continue
        texts = [list(told_to(who, game)) for game in (one, two)]
        assert texts[0] == texts[1]
        compared += len(texts[0])
    assert compared > 60


def told_to(who: str, events: list[TableEvent]) -> Iterator[str | None]:
    """Every message to a member, and what they see in the end."""
    tables = replayed(events)
    for told, _ in as_told(events, tables):
        yield told.text_then(who)
    yield msgspec.json.encode(table_view(tables[-1], who)).decode()
