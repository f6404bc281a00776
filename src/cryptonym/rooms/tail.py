"""For those who come back: the latest at hand, else the whole table as text.

At hand are events for those who come back soon, and commands that may come again. A snapshot is
encoded once for all who see the same.
"""

from collections import OrderedDict
from collections.abc import Container
from heapq import merge

import msgspec

from cryptonym.rooms.presence import Away
from cryptonym.rooms.telling import Told, WhisperCounts
from cryptonym.rules.eyes import Eyes
from cryptonym.rules.match import GameStarted
from cryptonym.rules.model import Seat
from cryptonym.store.port import TableId
from cryptonym.table.gate import devices_of, left_seat, table_view
from cryptonym.table.model import MOST_MEMBERS, MemberId, Seq, Table
from cryptonym.table.views import DeviceSeen
from cryptonym.wire.messages import Snapshot

EVENTS = 24  # two long turns; a snapshot costs as much as twenty of them
WHISPERS = 16
# Ids of each member's commands that are recognised when they come again: all that somebody may
# send at a stretch without waiting for an answer.
COMMANDS_KEPT = 64
TABLES_KEPT = 16  # and of each what the last snapshots were made of

_ENCODER = msgspec.json.Encoder()

# Who sits alike with equal eyes sees the same, but for `_Beginning`: who they are, on which
# devices, and their count of whispers.
_Sight = tuple[Seat, Eyes]


# ---- the latest


class Tail:
    """Events and whispers apart: how many whispers there were must not show in the events."""

    def __init__(self) -> None:
        self.seq = Seq(0)  # public events so far
        self.heard: WhisperCounts = {}  # whispers so far, by member
        self._events: list[Told] = []  # a deque would be large even where nothing happens
        self._whispers: dict[MemberId, list[Told]] = {}  # by who has heard them
        self._seated: dict[MemberId, Seq] = {}  # since which number each has had their seat
        self.is_followed = False  # somebody may have been told the table, and come back

    def resume(self, seq: Seq, heard: WhisperCounts) -> None:
        """Begin with these counts: nothing from before them is at hand."""
        self.seq, self.heard = seq, heard

    def add(self, told: Told, before: Table | None) -> None:
        """Keep what has just happened; `before` is the table without it."""
        heard = self.heard
        self.seq, self.heard = told.seq, told.heard
        if before is None or before.match.seats is not told.seats:
            earlier = before.match.seats if before else {}
            moved = [who for who, seat in told.seats.items() if earlier.get(who) != seat]
            self._seated |= dict.fromkeys(moved, told.seq)
        if told.private:
            self._add_whisper(told, heard)
            return
        if type(told.entry.event) is GameStarted:
            self._events.clear()  # who has missed a deal sees the table anew, as all others do
        self._events.append(told)
        if len(self._events) > EVENTS:
            del self._events[0]

    def _add_whisper(self, told: Told, before: WhisperCounts) -> None:
        """Each has their own: what others hear must push nothing out of reach (R58)."""
        here = {who: kept for who, kept in self._whispers.items() if who in told.heard}
        for who, count in told.heard.items():
            if count > before.get(who, 0):
                here[who] = [*here.get(who, ()), told][-WHISPERS:]
        self._whispers = here

    def settle(self) -> None:
        """Nobody is here: whoever comes back needs texts and no more.

        Where nobody was told anything yet, nobody comes back: whoever comes sees the table anew.
        """
        if not self.is_followed:
            self._events.clear()
            self._whispers.clear()
        for told in self._events:
            told.settle_unheard()

    def after(self, member: MemberId, since: Seq, heard: int) -> list[str] | None:
        """The messages after these counts, in order; None if only a snapshot will do.

        It will not if that is too long ago, or if the member has got other eyes since then.
        """
        if since < self._seated.get(member, 0):
            return None
        events = [told for told in self._events if told.seq > since]
        whispers = [told for told in self._whispers.get(member, ()) if told.heard[member] > heard]
        at_hand = sum([told.size for told in events])
        if at_hand != self.seq - since or len(whispers) != self.heard.get(member, 0) - heard:
            return None
        in_order = merge(events, whispers, key=lambda told: told.number)
        return [text for told in in_order if (text := told.text_then(member)) is not None]


class DoneCommands:
    """The latest commands of each member, by their ids, and the number of what they led to."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: dict[MemberId, dict[str, Seq]] = {}  # by member and id

    def note(
        self, member: MemberId, command_id: str, number: Seq, here: Container[MemberId]
    ) -> None:
        """Remember a command; of many members those who are still `here` are remembered."""
        done = self.numbers.get(member)
        if done is None:
            if len(self.numbers) >= 2 * MOST_MEMBERS:
                self.numbers = {who: ids for who, ids in self.numbers.items() if who in here}
            done = self.numbers[member] = {}
        done[command_id] = number
        if len(done) > COMMANDS_KEPT:
            del done[next(iter(done))]


# ---- the whole table


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
        if len(self._kept) > TABLES_KEPT:
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
