"""How much is too much: token buckets per address and per seat."""

from collections import OrderedDict

MOST_KEPT = 20_000  # buckets; the ones not used for longest go first


class Buckets:
    """So many things a second from each source, and a burst now and then."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, source: str, now: float, cost: float = 1) -> bool:
        """Whether this source may do one more thing at this time (seconds)."""
        left, before = self._left.pop(source, (self.burst, now))
        left = min(self.burst, left + (now - before) * self.per_second)
        allowed = left >= cost
        self._left[source] = (left - cost if allowed else left, now)
        if len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)
        return allowed
