"""A table that is read again is told as it was told at first, however it is read (R58)."""

import asyncio
from unittest import mock

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rooms import checkpoints
from cryptonym.rooms import room as rooms
from cryptonym.rooms.entries import ENTRIES, MOST_BYTES, Entry, in_parts
from cryptonym.rules.commands import AnswerConsult, ConsultClue, GiveClue, GuessWord
from cryptonym.rules.events import TimerStarted
from cryptonym.rules.model import Team
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.tables import Poller
from cryptonym.store.memory import MemoryStore
from cryptonym.table.commands import TableCommand
from cryptonym.table.events import SomethingSaid
from cryptonym.wire.messages import Happened, Snapshot, ToClient
from server.places import Place, game_of
from server.whims import settle

Shape = list[tuple[int, bool, list[str]]]  # number, signed, kinds of events


@given(
    lengths=st.lists(st.integers(1, 4), max_size=8),
    size=st.integers(1, 5),
    page=st.integers(5, 12),
)
def test_nothing_is_read_apart_from_what_it_follows(
    lengths: list[int], size: int, page: int
) -> None:
    entries = [
        Entry(number, SomethingSaid("1", "a") if part == 0 else TimerStarted(part))
        for number, length in enumerate(lengths)
        for part in range(length)
    ]
    stored = [ENTRIES.encode(entry) for entry in entries]
    read: list[Entry] = []
    while True:
        part = stored[len(read) :][:page]
        for some in in_parts(part, size, is_last=len(part) < page):
            assert some
            assert isinstance(some[0].event, SomethingSaid)
            assert len(some) <= size + max(lengths)
            read += some
        if len(part) < page:
            break
    assert read == entries


def test_long_entries_are_read_a_few_at_a_time() -> None:
    entry = ENTRIES.encode(Entry(1, SomethingSaid("1", "a" * (MOST_BYTES // 3))))
    parts = [len(part) for part in in_parts([entry] * 7, 100, is_last=True)]
    assert parts == [2, 3, 2], "what may have followed waits for the next part"


async def told_again(
    consultations: int, size: int, page: int, *, checkpoint: bool = False
) -> list[Shape]:
    """What an operative hears of a turn from a node that has just read the table.

    Where there is a checkpoint, it was made at the end of the game.
    """
    place = Place()
    room = await game_of(place.node())
    assert room.table is not None
    assert room.table.match.game is not None
    cells, team = room.table.match.game.key.cells, room.table.match.game.team
    spymaster, operative, other = ("1", "2", "3") if team is Team.RED else ("3", "4", "1")

    async def do(who: str, command: TableCommand, at: int) -> None:
        place.time = 1_900_000_000_000 + at
        assert not isinstance(await room.submit(who, command, f"c{at}"), Refusal)

    for number in range(consultations):
        await do(spymaster, ConsultClue("zyx"), 2 * number)
        await do(other, AnswerConsult(allow=True), 2 * number + 1)
    await do(spymaster, GiveClue("zyx", 1), 100)
    await do(operative, GuessWord(cells.index(".")), 101)
    await do(other, GiveClue("qqq", 1), 102)
    with mock.patch.object(checkpoints, "WORTH_KEEPING", 1):
        await do("4" if operative == "2" else "2", GuessWord(cells.index("x")), 103)
    assert room.table.match.game.result is not None
    await settle()
    assert room.id in place.shelf.checkpoints
    if not checkpoint:
        place.shelf.checkpoints.clear()
    with (
        mock.patch.object(rooms, "AT_ONCE", size),
        mock.patch.object(rooms, "PAGE", page),
        mock.patch.object(MemoryStore.read, "__defaults__", (0, page)),
    ):
        again = await place.node().room(room.id)
    assert again is not None
    assert again.length == room.length
    assert again.seq == room.seq
    return [
        shape(await Poller(again, operative).after(since, 0, 0), room.seq)
        for since in range(room.seq - 8, room.seq)
    ]


def shape(texts: list[str], newest: int) -> Shape:
    told: Shape = []
    for text in texts:
        message = msgspec.json.decode(text, type=ToClient)
        if isinstance(message, Happened):
            kinds = [type(event).__name__ for event in (message.event, *message.then)]
            told.append((newest - message.seq, bool(message.by), kinds))
        else:
            assert isinstance(message, Snapshot)
            told.append((newest - message.seq, False, ["Snapshot"]))
    return told


@pytest.mark.parametrize("size", [1, 2, 3, 100])
@pytest.mark.parametrize("page", [5, 6, 7, 1000])
def test_how_a_table_is_read_tells_nobody_how_often_somebody_asked_r58(
    size: int, page: int
) -> None:
    shapes = [asyncio.run(told_again(asked, size, page)) for asked in range(4)]
    assert ["WordCovered", "TurnEnded"] in [kinds for _, _, kinds in shapes[0][0]]
    assert ["WordCovered", "GameOver", "DealOpened"] in [kinds for _, _, kinds in shapes[0][0]]
    assert shapes[1:] == [shapes[0]] * 3


def test_what_is_read_from_a_checkpoint_tells_no_more_r58() -> None:
    shapes = [asyncio.run(told_again(asked, 3, 6, checkpoint=True)) for asked in range(4)]
    assert {kind for told in shapes[0] for _, _, kinds in told for kind in kinds} == {"Snapshot"}
    assert shapes[1:] == [shapes[0]] * 3
