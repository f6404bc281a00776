"""Token buckets: how much each source may do, and when the event loop could not listen to it."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf

MOST_KEPT = 20_000  # buckets; the ones not asked for longest go first
BEAT = 0.25  # seconds
SLOW = 1.0  # between two beats: it stood still


class Pulse:
    """Beats while the loop runs, so that nobody is blamed for what piled up while it did not."""

    __slots__ = ("began", "clock", "ended", "last")

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock  # whoever asks whether something is too fast reads this one
        self.last = inf  # the last beat; never, as long as nobody counts them
        self.began = self.ended = -inf  # the last time that the loop stood still

    def feel(self, now: float) -> None:
        """Notice at this time whether the loop has stood still."""
        if now - self.last > SLOW:
            self.began, self.ended = self.last, now
            self.last = now

    async def beat(self) -> None:
        """Beat until this is cancelled."""
        try:
            while True:
                now = self.clock()
                self.feel(now)
                self.last = now
                await asyncio.sleep(BEAT)
        finally:
            self.last = inf


class Bucket:
    """What one source may still do; it fills again with time."""

    __slots__ = ("_at", "_kind", "_left")

    def __init__(self, kind: "Buckets", now: float) -> None:
        self._kind = kind
        self._left = kind.burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether this source may do one more thing at this time (seconds)."""
        kind, at = self._kind, self._at
        pulse = kind.pulse
        if now - pulse.last > SLOW or pulse.ended > at:
            left = self.left(now)
        else:  # as `left` has it: a call saved here is saved for every message
            left = self._left
            if left <= kind.burst:
                left += (now - at) * kind.per_second
                if left > kind.burst:
                    left = kind.burst
        self._at = now
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def left(self, now: float) -> float:
        """How many things are left at this time."""
        kind = self._kind
        pulse = kind.pulse
        pulse.feel(now)
        if pulse.ended > self._at:
            self.forgive(pulse.began, pulse.ended)
        left = self._left
        if left > kind.burst:
            return left
        return min(kind.burst, left + (now - self._at) * kind.per_second)

    def forgive(self, since: float, until: float) -> None:
        """We did not listen meanwhile: what has piled up was sent then, not all of it now."""
        begin = max(since, self._at)
        if until > begin:
            kind = self._kind
            before = min(kind.burst, self._left + (begin - self._at) * kind.per_second)
            self._left = max(before, self._left) + (until - begin) * kind.per_second
            self._at = until

    def seconds_until(self, cost: float, now: float) -> float:
        """How long until so much is left; for ever, if it never is."""
        missing, per_second = cost - self.left(now), self._kind.per_second
        return max(0.0, missing / per_second) if per_second else float("inf")


class Buckets:
    """So many things a second from each source, and a burst now and then."""

    def __init__(self, per_second: float, burst: float, pulse: Pulse | None = None) -> None:
        self.per_second = per_second
        self.burst = burst
        self.pulse = pulse or Pulse()
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, source: str, now: float) -> Bucket:
        """The bucket of a source. Who has one at hand need not ask each time."""
        bucket = self._kept.pop(source, None) or Bucket(self, now)
        self._kept[source] = bucket
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return bucket

    def take(self, source: str, now: float, cost: float = 1) -> bool:
        """Whether this source may do one more thing at this time."""
        return self.of(source, now).take(now, cost)

    def has(self, source: str, now: float) -> bool:
        """Whether `take` would allow one more thing."""
        known = self._kept.get(source)
        return known is None or known.left(now) >= 1


def network(address: str) -> str:
    """The source that is counted: an address, or the network an IPv6 customer is given."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return (
        address
        if number.is_loopback
        else str(ipaddress.ip_network((int(number), 64), strict=False))
    )
