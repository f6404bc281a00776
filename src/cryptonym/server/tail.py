"""The latest events of a table, at hand for those who come back soon."""

from heapq import merge

from cryptonym.server.telling import Heard, Told
from cryptonym.table.model import MemberId

EVENTS = 24  # two long turns; a snapshot costs as much as twenty of them
WHISPERS = 16


class Tail:
    """Events and whispers apart: how many whispers there were must not show in the events."""

    def __init__(self) -> None:
        self.seq = 0  # public events so far
        self.heard: Heard = {}  # whispers so far, by member
        self._events: list[Told] = []  # a deque would be large even where nothing happens
        self._whispers: list[Told] = []

    def add(self, told: Told) -> None:
        """One more."""
        unheard = told.private and not any(
            count > self.heard.get(member, 0) for member, count in told.heard.items()
        )
        self.seq, self.heard = told.seq, told.heard
        if unheard:
            return  # nobody will ask for it
        kept, most = (self._whispers, WHISPERS) if told.private else (self._events, EVENTS)
        kept.append(told)
        if len(kept) > most:
            del kept[0]

    def after(self, member: MemberId, since: int, heard: int) -> list[str] | None:
        """The messages after these counts, in order; None if some are no longer at hand."""
        events = [told for told in self._events if told.seq > since]
        whispers = [
            told
            for told in self._whispers
            if told.heard.get(member, 0) > heard and told.text_then(member) is not None
        ]
        at_hand = sum([told.size for told in events])
        if at_hand != self.seq - since or len(whispers) != self.heard.get(member, 0) - heard:
            return None
        in_order = merge(events, whispers, key=lambda told: told.number)
        return [text for told in in_order if (text := told.text_then(member)) is not None]
