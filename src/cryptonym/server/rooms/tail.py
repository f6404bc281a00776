"""The latest at hand: events for those who come back soon, commands that may come again."""

from collections.abc import Container
from heapq import merge

from cryptonym.server.rooms.telling import Told, WhisperCounts
from cryptonym.table.model import MOST_MEMBERS, MemberId, Seq, Table

EVENTS = 24  # two long turns; a snapshot costs as much as twenty of them
WHISPERS = 16
# Ids of each member's commands that are recognised when they come again: all that somebody may
# send at a stretch without waiting for an answer.
COMMANDS_KEPT = 64


class Tail:
    """Events and whispers apart: how many whispers there were must not show in the events."""

    def __init__(self) -> None:
        self.seq = Seq(0)  # public events so far
        self.heard: WhisperCounts = {}  # whispers so far, by member
        self._events: list[Told] = []  # a deque would be large even where nothing happens
        self._whispers: dict[MemberId, list[Told]] = {}  # by who has heard them
        self._seated: dict[MemberId, Seq] = {}  # since which number each has had their seat

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
        """Nobody is here: whoever comes back needs texts and no more."""
        for told in self._events:
            told.settle_unheard()

    def after(self, member: MemberId, since: int, heard: int) -> list[str] | None:
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
