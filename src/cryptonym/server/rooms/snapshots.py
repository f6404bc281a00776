"""The whole table as text: encoded once for all who see the same of it."""

from collections import OrderedDict

import msgspec

from cryptonym.rules.eyes import Eyes
from cryptonym.rules.model import Seat
from cryptonym.server.rooms.presence import Away
from cryptonym.store.port import TableId
from cryptonym.table.gate import devices_of, left_seat, table_view
from cryptonym.table.model import MemberId, Seq, Table
from cryptonym.table.views import DeviceSeen
from cryptonym.wire.messages import Snapshot

KEPT = 16  # tables, and of each what the last snapshots were made of

_ENCODER = msgspec.json.Encoder()

# Who sits alike with equal eyes sees the same, but for `_Beginning`: who they are, on which
# devices, and their count of whispers.
_Sight = tuple[Seat, Eyes]


class Snapshots:
    """When everybody comes back at once, or everybody is seated anew, one table is told often."""

    def __init__(self) -> None:
        self._kept: OrderedDict[TableId, tuple[Table, Away, dict[_Sight, str]]] = OrderedDict()

    def text(
        self,
        table_id: TableId,
        table: Table,
        seq: Seq,
        heard: int,
        member: MemberId,
        away: Away = (),
    ) -> str:
        """The snapshot of a table for a member."""
        sight = table.seat_of(member), table.match.eyes_of(member)
        rests = self._rests(table_id, table, away)
        rest = rests.get(sight)
        own = _Own(member, left_seat(table, member), devices_of(table, member))
        beginning = _encoded(_Beginning(table_id, table.name, seq, heard, own))
        if rest is None:
            whole = Snapshot(table_id, table.name, seq, heard, table_view(table, member, away))
            text = _ENCODER.encode(whole).decode()
            if not text.startswith(beginning):
                return text  # names the fields in another order: then nothing is shared
            rests[sight] = text[len(beginning) :]
            return text
        return beginning + rest

    def _rests(self, table_id: TableId, table: Table, away: Away) -> dict[_Sight, str]:
        kept = self._kept.pop(table_id, None)
        if kept is None or kept[0] is not table or kept[1] != away:
            kept = table, away, {}
        self._kept[table_id] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept[2]


class _Own(msgspec.Struct, frozen=True, omit_defaults=True):
    you: MemberId
    left: Seat | None = None
    devices: tuple[DeviceSeen, ...] = ()


class _Beginning(msgspec.Struct, frozen=True, tag="snapshot", tag_field="type"):
    table: str
    name: str
    seq: int
    heard: int
    view: _Own


def _encoded(beginning: _Beginning) -> str:
    """All that comes before what equal eyes see alike."""
    return _ENCODER.encode(beginning).decode().removesuffix("}}")
