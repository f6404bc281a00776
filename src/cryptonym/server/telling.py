"""One event, told to everybody at the table: made once for each kind of eyes, encoded once."""

from collections.abc import Mapping

import msgspec

from cryptonym.rules.events import ClueGiven, DealOpened, GameOver, TimerStarted, TurnEnded
from cryptonym.rules.model import Seat
from cryptonym.server.entries import Entry
from cryptonym.table.events import MemberCame, TableOpened
from cryptonym.table.model import MemberId, Table
from cryptonym.table.views import EventSeen, entry_view, is_private, looks_alike
from cryptonym.wire.messages import Happened, Whispered

_ENCODER = msgspec.json.Encoder()
# A doubtful clue is published by whoever allowed it, so the name would tell of the question (R58).
# The others follow from what was signed already.
_UNSIGNED: frozenset[type] = frozenset({ClueGiven, TimerStarted, GameOver, DealOpened})

Heard = Mapping[MemberId, int]  # whispers so far, for each member those they heard themselves


class Told:
    """An entry with its counts, and the text each seat gets of it."""

    __slots__ = (
        "_text",
        "_texts",
        "_views",
        "after",
        "entry",
        "heard",
        "number",
        "private",
        "seats",
        "seen_at",
        "seq",
    )

    def __init__(self, entry: Entry, after: Table, number: int, seq: int, heard: Heard) -> None:
        self.entry = entry
        self.after = after
        self.seats = after.match.seats
        self.number = number  # in the table's stream
        self.private = is_private(entry.event)
        self.seen_at = _seen_at(entry, after)
        self._text: str | None = None  # the one for everybody
        # Those of different eyes; None where everybody sees the same.
        self._texts: dict[Seat | tuple[Seat, int], str | None] | None
        self._texts = None if looks_alike(entry.event) else {}
        self._views: tuple[tuple[EventSeen, str], ...] = ()  # what was seen, while it is told
        self.seq = seq
        self.heard = heard
        if self.private:
            # Each member has a count: a common one would tell those who hear nothing, and one of
            # each seat would tell the next who sits there (R58).
            self.heard = self._counted(heard)
        else:
            self.seq += 1

    def text_for(self, member: MemberId, seat: Seat) -> str | None:
        """The message for a member in this seat; None if they must not notice anything."""
        if self._texts is None:
            if self._text is None:
                self._text = self._encoded(member, seat)
            return self._text
        eyes = (seat, self.heard[member]) if self.private else seat
        try:
            return self._texts[eyes]
        except KeyError:
            text = self._texts[eyes] = self._encoded(member, seat)
            return text

    def text_then(self, member: MemberId) -> str | None:
        """The message for a member in the seat they had when it happened."""
        seat = self.seats.get(member)
        return self.text_for(member, seat) if seat else None

    def settle(self) -> None:
        """It has been told: keep no more than those who come back need."""
        self._views = ()
        if self._text is not None:  # else it depends on who asks, or nobody has heard it yet
            del self.after, self.entry

    def _counted(self, before: Heard) -> dict[MemberId, int]:
        event, after = self.entry.event, self.after
        return {
            member: before.get(member, 0) + (entry_view(event, seat, after) is not None)
            for member, seat in self.seats.items()
        }

    def _encoded(self, member: MemberId, seat: Seat) -> str | None:
        entry = self.entry
        seen = entry_view(entry.event, seat, self.after)
        if seen is None:
            return None
        if self.private:
            whispered = Whispered(self.heard[member], entry.at, seen, entry.by)
            return _ENCODER.encode(whispered).decode()
        for other, text in self._views:
            if other == seen:  # several kinds of eyes often see the same
                return text
        follows = type(seen) is TurnEnded and seen.reason != "stopped"
        by = "" if follows or type(seen) in _UNSIGNED else entry.by
        text = _ENCODER.encode(Happened(self.seq, entry.at, seen, by)).decode()
        if self._texts is not None:
            self._views = (*self._views, (seen, text))
        return text


def _seen_at(entry: Entry, after: Table) -> int:
    """When somebody did this; 0 if only a clock or a bot did."""
    if entry.by:
        return 0 if after.is_bot(entry.by) else entry.at
    return entry.at if isinstance(entry.event, TableOpened | MemberCame) else 0
