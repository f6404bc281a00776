"""Who is connected: how many from each address and in all, and who has to go for others."""

import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from cryptonym.server.limits.buckets import Buckets
from cryptonym.wire.problems import Problem

if sys.platform != "win32":  # which counts otherwise
    import resource

MOST = 20_000  # connections in all, however many descriptors there are: each takes memory
SHARE = 4  # an address has at most a quarter of all connections, however many it may have
ARRIVAL_SECONDS = 10  # in which as many may come from one address as may be there at once
MOST_TOLD = 8  # connections that are told why they are turned away, at a time
UNREAD_SECONDS = 60.0  # in which somebody has to take something of what was sent to them
_INTERNET = (socket.AF_INET, socket.AF_INET6)
EVERYBODY = ""  # the source of all connections that a proxy makes for others

log = logging.getLogger("cryptonym.server")


def most_by_descriptors() -> int:
    """So many connections that files and other servers have descriptors left."""
    if sys.platform == "win32":
        return MOST
    lent = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if lent == resource.RLIM_INFINITY else max(1, min(MOST, lent * 3 // 4))


def lend_descriptors() -> None:
    """Let this process open as much as the system lets it, if it may say so."""
    if sys.platform == "win32":
        return
    lent, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a limit and keep to a lower one
        if lent != most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def give_up_unread(connection: socket.socket | None) -> None:
    """Let the kernel end a connection whose other side takes nothing; closing alone would wait."""
    if connection is None or connection.family not in _INTERNET:
        return
    if sys.platform == "linux":
        milliseconds = round(1000 * UNREAD_SECONDS)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


class TurnedAway(NamedTuple):
    """Why a connection is not taken."""

    status: int
    code: Problem
    where: str


class Doors:
    """Lets so many in from each address and in all. Who does nothing goes first."""

    def __init__(
        self, most: int, most_each: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self.most_each = min(most_each, max(1, most // SHARE))
        self.too_many = f"connections: expected at most {self.most_each}"
        self.count = 0
        self.told = 0  # who are being told that they cannot come in
        self.clock = clock
        self._arrivals = Buckets(self.most_each / ARRIVAL_SECONDS, self.most_each)
        self._sources: dict[str, _Source] = {}
        self._idle = _Idle()

    def enter(self, source: str, hang_up: Callable[[], None]) -> "Visit | TurnedAway":
        """Somebody has come from there. Whoever says nothing may be hung up on for the next."""
        if source and not self._arrivals.take(source, self.clock()):
            return self._turned_away(429, "too_fast", "connections: expected fewer at a time")
        known = self._sources.get(source) or _Source()
        if source and known.count >= self.most_each and not known.idle.send_one_away():
            return self._turned_away(429, "too_fast", self.too_many)
        if self.count >= self.most and not self._idle.send_one_away():
            return self._turned_away(503, "try_again", "")
        self._sources[source] = known
        known.count += 1
        self.count += 1
        return Visit(self, source, hang_up)

    def hold(self, source: str) -> bool:
        """Whether one more thing may go on for this source, whom a proxy speaks for."""
        known = self._sources.setdefault(source, _Source())
        if known.count >= self.most_each:
            log.warning("an address was turned away: too much at a time")
            return False
        known.count += 1
        return True

    def release(self, source: str) -> None:
        """What `hold` or `enter` has counted for this source is over."""
        known = self._sources[source]
        known.count -= 1
        if not known.count:
            del self._sources[source]

    def _turned_away(self, status: int, code: Problem, where: str) -> TurnedAway:
        log.warning("a connection was turned away: %s", where or "there are too many in all")
        return TurnedAway(status, code, where)

    # ---- what a visit tells

    def rests(self, visit: "Visit") -> None:
        """A visit waits: it may be hung up on for others."""
        self._sources[visit.source].idle.add(visit)
        self._idle.add(visit)

    def works(self, visit: "Visit") -> None:
        """A visit asks for something: it is not hung up on for others."""
        self._sources[visit.source].idle.discard(visit)
        self._idle.discard(visit)

    def left(self, visit: "Visit") -> None:
        """A visit has ended: count it no more."""
        self.works(visit)
        self.count -= 1
        self.release(visit.source)


class Visit:
    """One connection that was let in; it rests until it works."""

    __slots__ = ("_doors", "_gone", "asked", "hang_up", "source")

    def __init__(self, doors: Doors, source: str, hang_up: Callable[[], None]) -> None:
        self._doors = doors
        self._gone = False
        self.source = source
        self.asked = False  # anything at all
        self.hang_up = hang_up
        doors.rests(self)

    def rest(self) -> None:
        """The connection has been answered, and may ask again."""
        if not self._gone:
            self._doors.rests(self)

    def work(self) -> None:
        """The connection asks for something."""
        if not self._gone:
            self._doors.works(self)
            self.asked = True

    def leave(self) -> None:
        """The connection has ended; saying so twice does no harm."""
        if not self._gone:
            self._gone = True
            self._doors.left(self)
            self.hang_up = lambda: None  # nobody is kept by a visit that is over


class _Idle:
    """Who could go: first those who never asked, then those who have been answered longest ago."""

    __slots__ = ("resting", "silent")

    def __init__(self) -> None:
        self.silent: dict[Visit, None] = {}
        self.resting: dict[Visit, None] = {}

    def add(self, visit: Visit) -> None:
        (self.resting if visit.asked else self.silent)[visit] = None

    def discard(self, visit: Visit) -> None:
        self.silent.pop(visit, None)
        self.resting.pop(visit, None)

    def send_one_away(self) -> bool:
        """Whether there is room for one more now."""
        visit = next(iter(self.silent or self.resting), None)
        if visit is None:
            return False
        hang_up = visit.hang_up
        visit.leave()
        hang_up()
        return True


class _Source:
    __slots__ = ("count", "idle")

    def __init__(self) -> None:
        self.count = 0
        self.idle = _Idle()
