"""What costs more than a moment, and how much of it each address and all together may have."""

from cryptonym.server.limits.buckets import Bucket, Buckets
from cryptonym.server.settings import ServerSettings
from cryptonym.server.work.jobs import (
    AnalyseRecord,
    CheckRecord,
    CrowdedError,
    DrawCode,
    FindParts,
    Job,
)

# Milliseconds of work, as it was measured on a small machine, at the worst.
COSTS: dict[type, float] = {CheckRecord: 40, AnalyseRecord: 1000, DrawCode: 10, FindParts: 25}


class Prices:
    """Milliseconds of work that may still be asked for."""

    def __init__(self, settings: ServerSettings) -> None:
        self._addresses = Buckets(settings.work_per_second, settings.work_burst)
        everybody = Buckets(settings.work_in_all_per_second, settings.work_in_all_burst)
        self._everybody = Bucket(everybody, 0.0)

    def pay_for(self, job: Job, address: str, now: float) -> None:
        """Take the price of a job; raises CrowdedError where there is not enough."""
        self.pay(COSTS[type(job)], address, now)

    def pay(self, cost: float, address: str, now: float) -> None:
        """Take so many milliseconds; raises CrowdedError where there are not enough."""
        mine = self._addresses.of(address, now)
        if mine.left(now) < cost:
            raise CrowdedError(alone=True, seconds=mine.seconds_until(cost, now))
        if not self._everybody.take(now, cost):
            raise CrowdedError(seconds=self._everybody.seconds_until(cost, now))
        mine.take(now, cost)
