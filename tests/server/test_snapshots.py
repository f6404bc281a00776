"""The whole table as text: shared by those who see the same, and by nobody else."""

import random

import msgspec
import pytest

from cryptonym.rooms import tail
from cryptonym.rooms.room import Room
from cryptonym.rooms.tail import Snapshots
from cryptonym.rules.commands import MarkCard, Say
from cryptonym.rules.refusals import Refusal
from cryptonym.table.gate import table_view
from cryptonym.wire.messages import Snapshot
from server.driving import random_step
from server.places import Place, game_of, on_a_loop


def plain(room: Room, member: str) -> str:
    """The same without any sharing."""
    table = room.table
    assert table is not None
    heard = room.tail.heard.get(member, 0)
    whole = Snapshot(room.id, table.name, room.seq, heard, table_view(table, member))
    return msgspec.json.encode(whole).decode()


@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_is_the_same_whether_others_have_asked_before_or_not(seed: int) -> None:
    @on_a_loop
    async def story() -> None:
        chance, node = random.Random(seed), Place().node()
        room = await game_of(node)
        for name, kind in (("Σοφία", "phone"), ('a "b" \\ c', "computer"), ("Per", None)):
            await node.join(room, name, kind=kind)
        for step in range(120):
            table = room.table
            assert table is not None
            for member in table.members:
                assert room.snapshot(member) == plain(room, member)
                assert room.snapshot(member) == plain(room, member)
            if not table.match.running:
                return
            if step % 5 == 0:
                who = chance.choice(list(table.members))
                await room.submit(who, chance.choice([Say("hello"), MarkCard(step % 25)]))
            member, command = random_step(table, chance, room.around.now())
            assert not isinstance(await room.submit(member, command), Refusal)

    story()


@on_a_loop
async def test_few_tables_are_kept_and_only_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tail, "TABLES_KEPT", 2)
    kept, node = Snapshots(), Place().node()
    rooms = [await game_of(node) for _ in range(3)]
    for room in rooms:
        assert room.table is not None
        kept.text(room.id, room.table, room.seq, 0, "1")
    assert list(kept._kept) == [room.id for room in rooms[1:]]
    last = rooms[-1]
    await last.submit("2", MarkCard(1))
    await last.submit("1", Say("hello"))
    assert last.table is not None
    assert kept.text(last.id, last.table, last.seq, 0, "1") == plain(last, "1")
