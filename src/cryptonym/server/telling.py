"""One event, told to everybody at the table: made once for each kind of eyes, encoded once."""

from collections.abc import Mapping
from itertools import product

import msgspec

from cryptonym.rules.events import ClueGiven, DealOpened, GameOver, TimerStarted, TurnEnded
from cryptonym.rules.model import Role, Seat, Team
from cryptonym.server.entries import Entry
from cryptonym.table.model import Table
from cryptonym.table.views import entry_view, is_private
from cryptonym.wire.messages import Happened, Whispered

_ENCODER = msgspec.json.Encoder()
# A doubtful clue is published by whoever allowed it, so the name would tell of the question (R58).
# The others follow from what was signed already.
_UNSIGNED = (ClueGiven, TimerStarted, GameOver, DealOpened)
_SEATS = tuple(Seat(role, team) for role, team in product(Role, (None, *Team)))

Heard = Mapping[Seat, int]  # whispers so far, for each seat those that it may hear


class Told:
    """An entry with its counts, and the text each seat gets of it."""

    __slots__ = ("_texts", "after", "entry", "heard", "number", "private", "seq")

    def __init__(self, entry: Entry, after: Table, number: int, seq: int, heard: Heard) -> None:
        self.entry = entry
        self.after = after
        self.number = number  # in the table's stream
        self.private = is_private(entry.event)
        self._texts: dict[Seat, str | None] = {}
        self.seq = seq
        self.heard = heard
        if self.private:
            # Each seat has its own count: a common one would tell those who hear nothing (R58).
            self.heard = {**heard, **{seat: heard.get(seat, 0) + 1 for seat in self._hearers()}}
        else:
            self.seq += 1

    def text_for(self, seat: Seat) -> str | None:
        """The message for somebody in this seat; None if they must not notice anything."""
        try:
            return self._texts[seat]
        except KeyError:
            text = self._texts[seat] = self._text(seat)
            return text

    def _hearers(self) -> list[Seat]:
        event = self.entry.event
        return [seat for seat in _SEATS if entry_view(event, seat, self.after) is not None]

    def _text(self, seat: Seat) -> str | None:
        entry = self.entry
        seen = entry_view(entry.event, seat, self.after)
        if seen is None:
            return None
        if self.private:
            whispered = Whispered(self.heard[seat], entry.at, seen, entry.by)
            return _ENCODER.encode(whispered).decode()
        follows = isinstance(seen, TurnEnded) and seen.reason != "stopped"
        by = "" if follows or isinstance(seen, _UNSIGNED) else entry.by
        return _ENCODER.encode(Happened(self.seq, entry.at, seen, by)).decode()
