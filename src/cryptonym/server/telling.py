"""One event, told to everybody at the table: made once for each kind of eyes, encoded once."""

import msgspec

from cryptonym.rules.model import Seat
from cryptonym.server.entries import Entry
from cryptonym.table.model import Table
from cryptonym.table.views import entry_view, is_private
from cryptonym.wire.messages import Happened, Whispered

_ENCODER = msgspec.json.Encoder()


class Told:
    """An entry with its counts, and the text each seat gets of it."""

    __slots__ = ("_texts", "after", "entry", "heard", "private", "seq")

    def __init__(self, entry: Entry, after: Table, seq: int, heard: int) -> None:
        self.entry = entry
        self.after = after
        self.private = is_private(entry.event)
        self.seq = seq if self.private else seq + 1
        self.heard = heard + 1 if self.private else heard
        self._texts: dict[Seat, str | None] = {}

    def text_for(self, seat: Seat) -> str | None:
        """The message for somebody in this seat; None if they must not notice anything."""
        try:
            return self._texts[seat]
        except KeyError:
            text = self._texts[seat] = self._text(seat)
            return text

    def _text(self, seat: Seat) -> str | None:
        seen = entry_view(self.entry.event, seat, self.after)
        if seen is None:
            return None
        kind, count = (Whispered, self.heard) if self.private else (Happened, self.seq)
        return _ENCODER.encode(kind(count, self.entry.at, seen, self.entry.by)).decode()
