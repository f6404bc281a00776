"""What has happened at a table, folded, and the people here who are told of it."""

from collections.abc import Callable, Iterable
from typing import Any

from cryptonym.rules.events import ClueGiven, DealOpened
from cryptonym.server.audience import Audience, Listener
from cryptonym.server.entries import Entry
from cryptonym.server.finished import FinishedGames
from cryptonym.server.surroundings import Surroundings
from cryptonym.server.tail import Tail
from cryptonym.server.telling import Told
from cryptonym.table import events as ev
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.gate import signature
from cryptonym.table.model import MOST_MEMBERS, MemberId, Table

# Ids of each member's commands that are recognised when they come again: all that somebody may
# send at a stretch without waiting for an answer.
COMMANDS_KEPT = 64


class Chronicle:
    """The fold of a table's stream, and everybody who listens to it."""

    def __init__(self, table_id: str, around: Surroundings) -> None:
        self.id = table_id
        self.around = around
        self.table: Table | None = None
        self.seq = 0  # public events so far
        self.has_bots = False
        self.length = 0  # entries folded
        self.done: dict[MemberId, dict[str, int]] = {}  # the commands of each, and their numbers
        self._audience = Audience()
        self.listeners = self._audience.lines
        self.used_at = around.now()
        self.seen_at = 0  # when somebody was last at the table
        self.host_at = 0  # when the host last did something that everybody saw
        self.stirred: Callable[[Any], None] = _nobody_cares  # something happened, or somebody came
        self.finished = FinishedGames()
        self.size = 0  # bytes of its stream, about
        self._tail = Tail()
        self._seated: dict[MemberId, int] = {}  # since which number each has had their seat

    # ---- what happens

    def _foretell(
        self, events: Iterable[ev.TableEvent], now: int, by: MemberId = "", command_id: str = ""
    ) -> list[Told]:
        """What will be told once these events are stored."""
        return self._fold([Entry(now, event, by, command_id) for event in events])

    def _fold(self, entries: list[Entry]) -> list[Told]:
        """The table after each of these entries, and what to tell of it."""
        table, seq, heard = self.table, self.seq, self._tail.heard
        told: list[Told] = []
        for number, entry in enumerate(entries, self.length + 1):
            event = entry.event
            if isinstance(event, ev.TableOpened):
                table = open_table(event)
            elif table is not None:
                table = evolve_table(table, event)
            else:
                raise ValueError(f"table {self.id} does not begin with TableOpened")
            if not told or not told[-1].takes_in(entry, table):
                told.append(Told(entry, table, number, seq, heard))
            seq, heard = told[-1].seq, told[-1].heard
        return told

    def _tell(self, told: list[Told]) -> None:
        for one in told:
            before, self.table = self.table, one.after
            self.length, self.seq = one.number, one.seq
            self.seen_at = max(self.seen_at, one.seen_at)
            self._tail.add(one)
            if before is None or before.match.seats is not one.seats:
                self._note_seats(one, before)
            if before is None or before.members is not one.after.members:
                self.has_bots = bool(one.after.bots())
            if not one.private:
                self._note_host(one)
            if one.then or not one.alike or type(one.entry.event) is DealOpened:
                self.finished.note(one)
            if one.entry.id:
                self._note_done(one.entry, one.seq)
            self._audience.tell(one, before, self.snapshot)
            one.settle()
        self.stirred(self)

    def _note_seats(self, one: Told, before: Table | None) -> None:
        earlier = before.match.seats if before else {}
        moved = (who for who, seat in one.seats.items() if earlier.get(who) != seat)
        self._seated |= dict.fromkeys(moved, one.seq)

    def _note_host(self, one: Told) -> None:
        """When the host last did something: from what everybody saw, or it would be a signal.

        A clue is the spymaster's, whoever allowed it (R58).
        """
        event, host = one.entry.event, one.after.host
        if isinstance(event, ClueGiven):
            seat = one.seats.get(host)
            acted = seat is not None and seat.team is event.team and one.variant.gives(seat)
        elif one.entry.by == host:
            acted = signature(event, host) == host
        else:
            acted = isinstance(event, ev.HostChanged)
        if acted:
            self.host_at = one.entry.at

    def _note_done(self, entry: Entry, seq: int) -> None:
        done = self.done.get(entry.by)
        if done is None:
            if len(self.done) >= 2 * MOST_MEMBERS:  # keep those of the people who are still here
                here = self.table.members if self.table else {}
                self.done = {who: done for who, done in self.done.items() if who in here}
            done = self.done[entry.by] = {}
        done[entry.id] = seq
        if len(done) > COMMANDS_KEPT:
            del done[next(iter(done))]

    # ---- listeners

    def listen(self, listener: Listener) -> None:
        """Tell this listener everything from now on."""
        self._audience.add(listener)
        self.stirred(self)

    def forget(self, listener: Listener) -> None:
        """Tell it nothing any more."""
        self._audience.remove(listener)
        self.used_at = self.around.now()

    def dismiss_all(self, code: str) -> None:
        """Say goodbye to everybody here."""
        self._audience.dismiss_all(code)

    def snapshot(self, member: MemberId) -> str:
        """The whole table as this member sees it now."""
        if self.table is None:
            raise LookupError(self.id)
        heard = self._tail.heard.get(member, 0)
        return self.around.snapshots.text(self.id, self.table, self.seq, heard, member)

    def missed(self, member: MemberId, since: int, heard: int) -> list[str] | None:
        """The messages after these counts; None if only a snapshot will do.

        It will not if that is too long ago, or if the member has got other eyes since then.
        """
        if self.table is None or member not in self.table.members:
            return None
        if since < self._seated.get(member, 0):
            return None
        return self._tail.after(member, since, heard)


def _nobody_cares(_told: object) -> None:
    """Where no bots are waiting."""
