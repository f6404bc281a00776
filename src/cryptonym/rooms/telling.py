"""One event and what followed from it, told to everybody: encoded once for each kind of eyes."""

from collections.abc import Iterable, Mapping

import msgspec

from cryptonym.rooms.entries import Entry
from cryptonym.rules.events import ClueGiven
from cryptonym.rules.eyes import NOTHING, Eyes
from cryptonym.rules.gate import now_for_all, now_seen
from cryptonym.rules.match import GameStarted
from cryptonym.rules.model import Seat
from cryptonym.rules.views import Now
from cryptonym.table.events import ActionAwaited, HostChanged, MemberCame, TableOpened
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.gate import (
    common_view,
    entry_view,
    follows,
    is_personal,
    is_private,
    looks_alike,
    signature,
)
from cryptonym.table.model import MemberId, Seq, Table
from cryptonym.table.views import Consequence, EventSeen
from cryptonym.wire.messages import Happened, Whispered

_ENCODER = msgspec.json.Encoder()

WhisperCounts = Mapping[MemberId, int]  # for each member the whispers they have heard so far
# Who has the same gets the same text: equal eyes (their bits), of a whisper the same seat and
# count, or one member alone.
Whose = int | tuple[Seat, int] | MemberId


class Told:
    """An entry with those that followed from it, its counts, and the text each seat gets of it."""

    __slots__ = (
        "_text",
        "_texts",
        "after",
        "alike",
        "before",
        "entry",
        "heard",
        "number",
        "private",
        "saw",
        "seats",
        "seen_at",
        "seq",
        "settled",
        "size",
        "then",
        "variant",
    )

    def __init__(
        self,
        entry: Entry,
        before: Table | None,
        after: Table,
        number: int,
        seq: Seq,
        heard: WhisperCounts,
    ) -> None:
        event = entry.event
        self.entry = entry
        self.then: tuple[Entry, ...] = ()  # what followed from it
        self.size = 1  # events with these
        # The game that went on here; None where there was none, or where another one begins.
        self.before = before.match.game if before and type(event) is not GameStarted else None
        self.after = after
        self.seats = after.match.seats
        self.number = number  # in the table's stream
        self.alike = looks_alike(event)
        self.private = not self.alike and is_private(event)
        if not self.alike:
            self._is_for_eyes(after)
        # When somebody did this; 0 if only a clock or a bot did.
        if entry.by:
            self.seen_at = 0 if after.is_bot(entry.by) else entry.at
        else:
            self.seen_at = entry.at if isinstance(event, TableOpened | MemberCame) else 0
        if type(event) is ActionAwaited:
            self._ends_slow_game(event, entry.at)
        self.settled = False  # nothing is left but texts
        self._text = ""  # the one for everybody
        self._texts: dict[Whose, str | None] | None = None  # those of different eyes
        self.seq = seq
        self.heard = heard
        if self.private:
            # Each member has a count: a common one would tell those who hear nothing, and one of
            # each seat would tell the next who sits there (R58).
            self.heard = self._counted(heard)
        else:
            self.seq = Seq(seq + 1)

    def takes_in(self, entry: Entry, after: Table) -> bool:
        """Tell this in the same message, if it followed from it; False if it did not."""
        if not (self.alike and follows(entry.event) and self.entry.is_with(entry)):
            return False
        self.then += (entry,)
        if type(entry.event) is ActionAwaited:
            self._ends_slow_game(entry.event, entry.at)
        self.after, self.seats = after, after.match.seats
        self.number += 1
        self.seq = Seq(self.seq + 1)
        self.size += 1
        return True

    def _ends_slow_game(self, event: ActionAwaited, at: int) -> None:
        """From then on people may come and see how it ended, though none of them was there."""
        if not event.who:
            self.seen_at = at

    def text(self) -> str:
        """The message for everybody; nothing if not all see alike."""
        if not self._text and self.alike:
            game, before, now, is_common = self.after.match.game, self.before, None, True
            if game is not None and game is not before:
                now, is_common = now_for_all(before, game)
            seen = common_view(self.entry.event)
            if not is_common:
                self._is_for_eyes(self.after)  # what the rules made of it differs
            elif seen is not None:
                self._text = self._happened(seen, now)
        return self._text

    def text_for(self, member: MemberId, seat: Seat) -> str | None:
        """The message for a member in this seat; None if they must not notice anything."""
        if self._text or (self.alike and self.text()):
            return self._text
        # A call of `Eyes` would cost as much again, for everybody at every deal and clue: they
        # are made of these bits once for each text.
        bits = self.variant.eyes.get(seat, NOTHING) & self.saw.get(member, NOTHING)
        whose = self._whose(member, seat) if self.private else bits
        texts = self._texts
        if texts is None:
            texts = self._texts = {}
        if whose not in texts:
            texts[whose] = self._encoded(member, seat, Eyes(bits))
        return texts[whose]

    def text_then(self, member: MemberId) -> str | None:
        """The message for a member in the seat they had when it happened."""
        seat = self.seats.get(member)
        return self.text_for(member, seat) if seat else None

    def settle(self) -> None:
        """It has been told: keep no more than those who come back need."""
        if not self._text and (self.private or not self._is_told_to_all()):
            return
        self.settled = True
        del self.before, self.after, self.entry, self.then
        if self._texts and len(self._texts) == 1 and (text := self._texts.get(NOTHING)):
            # As between games: no eyes see anything secret, so what they are told says nothing.
            self._text, self._texts = text, None

    def settle_unheard(self) -> None:
        """Nobody is here: keep its texts alone, which are smaller than what they are made of."""
        if self.settled or self.private:
            return
        if not self.text():
            for member in self.seats:
                self.text_then(member)
        self.settle()

    def _is_for_eyes(self, after: Table) -> None:
        """Not all see alike: keep what tells the eyes of a member."""
        self.alike, self.variant, self.saw = False, after.match.variant, after.match.saw

    def _whose(self, member: MemberId, seat: Seat) -> Whose:
        """Who hears the same whisper."""
        return member if is_personal(self.entry.event) else (seat, self.heard[member])

    def _is_told_to_all(self) -> bool:
        """Whether there is a text for the eyes of everybody at the table."""
        texts = self._texts
        if not texts:
            return False
        eyes, saw = self.variant.eyes, self.saw
        for member, seat in self.seats.items():
            if eyes.get(seat, NOTHING) & saw.get(member, NOTHING) not in texts:
                return False
        return True

    def _counted(self, before: WhisperCounts) -> dict[MemberId, int]:
        event, after = self.entry.event, self.after
        return {
            member: before.get(member, 0) + (entry_view(event, seat, after, member) is not None)
            for member, seat in self.seats.items()
        }

    def _now(self, eyes: Eyes) -> Now | None:
        game = self.after.match.game
        return None if game is None or game is self.before else now_seen(self.before, game, eyes)

    def _encoded(self, member: MemberId, seat: Seat, eyes: Eyes) -> str | None:
        entry = self.entry
        seen = entry_view(entry.event, seat, self.after, member)
        if seen is None:
            return None
        now = self._now(eyes)
        if not self.private:
            return self._happened(seen, now)
        message = Whispered(self.heard[member], entry.at, seen, entry.by, now)
        return _ENCODER.encode(message).decode()

    def _happened(self, seen: EventSeen, now: Now | None) -> str:
        entry, seq = self.entry, self.seq - len(self.then)
        then: tuple[Consequence, ...] = ()
        if self.then:
            then = tuple([made for one in self.then if isinstance(made := one.event, Consequence)])
        message = Happened(seq, entry.at, seen, signature(seen, entry.by), then, now)
        return _ENCODER.encode(message).decode()


def foretold(
    table: Table | None, entries: Iterable[Entry], length: int, seq: Seq, heard: WhisperCounts
) -> list[Told]:
    """What to tell of these entries once they are stored; the table and its counts are as before.

    Raises ValueError if there is no table yet and they do not open one.
    """
    told: list[Told] = []
    last: Told | None = None
    for number, entry in enumerate(entries, length + 1):
        event, before = entry.event, table
        if table is not None:
            table = evolve_table(table, event)
        elif isinstance(event, TableOpened):
            table = open_table(event)
        else:
            raise ValueError("a stream does not begin with TableOpened")
        if last is None or not last.takes_in(entry, table):
            last = Told(entry, before, table, number, seq, heard)
            told.append(last)
        seq, heard = last.seq, last.heard
    return told


def is_by_host(told: Told) -> bool:
    """Whether everybody saw the host do this; what they did not see would be a signal.

    A clue is the spymaster's, whoever allowed it (R58).
    """
    event, host = told.entry.event, told.after.host
    if type(event) is ClueGiven:  # `isinstance` is slow to say no, and this runs for every event
        seat = told.seats.get(host)
        return seat is not None and seat.team is event.team and told.variant.gives(seat)
    if told.entry.by == host:
        return signature(event, host) == host
    return type(event) is HostChanged
