"""The people who are connected to a room here, and how they are told what happens."""

import asyncio
import logging
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Protocol

from cryptonym.rooms.telling import Told
from cryptonym.table.events import DevicesRemoved
from cryptonym.table.model import MemberId, Table

log = logging.getLogger("cryptonym.server")


class Line(Protocol):
    """One connection of a member to a room: a WebSocket or a long poll."""

    member: MemberId
    device: int  # its number among those of the member

    def tell(self, text: str) -> None:
        """Send a message, now or as soon as the line is free."""

    def dismiss(self, code: str) -> None:
        """Send the last message and hang up."""


class Talker(Protocol):
    """Who may have something to write at the end of a turn of the event loop."""

    def flush(self) -> None:
        """Send what was said in this turn."""

    def give_up(self) -> None:
        """Send nothing any more."""


class GatheredWrites:
    """What is said to many during one turn of the event loop goes out at its end, in one write."""

    def __init__(self) -> None:
        self.talkers: list[Talker] = []  # who has something to write at the end of this turn

    def begin(self) -> None:
        """Somebody is about to say the first thing in this turn."""
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        talkers, self.talkers = self.talkers, []
        for talker in talkers:
            try:
                talker.flush()
            except Exception:
                # Whatever is wrong with one line, the others hear what was said.
                log.exception("a line could not be written to")
                talker.give_up()


class Audience:
    """The lines to each member."""

    def __init__(self) -> None:
        self.lines: dict[MemberId, list[Line]] = {}

    def add(self, line: Line) -> None:
        """Tell this line what happens from now on."""
        self.lines.setdefault(line.member, []).append(line)

    def remove(self, line: Line) -> None:
        """Tell this line nothing any more; it may be gone already."""
        lines = self.lines.get(line.member, [])
        if line in lines:
            lines.remove(line)
        if not lines:
            self.lines.pop(line.member, None)

    def tell(self, one: Told, before: Table | None, snapshot: Callable[[MemberId], str]) -> None:
        """Tell everybody what they may see of an event; `before` is the table without it."""
        if not self.lines:
            return
        if one.private and isinstance(one.entry.event, DevicesRemoved):
            self._sign_out(one.entry.event)
        seats = one.seats
        earlier = seats if before is None else before.match.seats
        if one.alike and earlier is seats and (common := one.text()):  # as nearly always
            self._tell_alike(common, seats)
            return
        for member, lines in [*self.lines.items()]:
            seat = seats.get(member)
            if seat is None:
                self.dismiss(member, "member_gone")
                continue
            try:
                moved = earlier is not seats and earlier.get(member) != seat
                # New eyes see the whole table anew.
                text = snapshot(member) if moved else one.text_for(member, seat)
                if text is not None:
                    for line in tuple(lines):
                        line.tell(text)
            except Exception:  # noqa: BLE001 # named in the log
                self._start_anew(member)

    def _tell_alike(self, text: str, seats: Container[MemberId]) -> None:
        for member, lines in [*self.lines.items()]:
            if member not in seats:
                self.dismiss(member, "member_gone")
                continue
            try:
                for line in lines if len(lines) == 1 else tuple(lines):
                    line.tell(text)
            except Exception:  # noqa: BLE001 # named in the log
                self._start_anew(member)

    def _start_anew(self, member: MemberId) -> None:
        """What is stored is stored: the others hear it, and one who could not comes back."""
        log.exception("a line could not be told")
        self.dismiss(member, "too_slow")

    def tell_all(self, text: str) -> None:
        """Tell everybody the same, which is no event."""
        for lines in [*self.lines.values()]:
            for line in tuple(lines):
                line.tell(text)

    def dismiss(self, member: MemberId, code: str) -> None:
        """Hang up on a member's every line."""
        for line in self.lines.pop(member, []):
            _hang_up(line, code)

    def _sign_out(self, removed: DevicesRemoved) -> None:
        """Hang up on the lines of devices that have the seat no longer."""
        for line in tuple(self.lines.get(removed.member, ())):
            if line.device in removed.numbers:
                self.remove(line)
                _hang_up(line, "device_removed")

    def dismiss_all(self, code: str) -> None:
        """Say goodbye to everybody here."""
        for member in list(self.lines):
            self.dismiss(member, code)


def _hang_up(line: Line, code: str) -> None:
    with suppress(Exception):  # a line that is broken already
        line.dismiss(code)
