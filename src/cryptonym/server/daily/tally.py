"""How a day went for everybody, counted now and then and not for each who asks."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from cryptonym.store.daily_port import DailyStore

FRESH: Final = 5.0  # seconds: so old a count may be
KEPT: Final = 200  # days that are remembered


class _Count(msgspec.Struct):
    at: float
    results: dict[str, int]


class Tally:
    """Results of days: one's own at once, those of others after seconds."""

    def __init__(self, store: DailyStore, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._counts: OrderedDict[tuple[str, str], _Count] = OrderedDict()

    async def of(self, language: str, date: str) -> Mapping[str, int]:
        """How often each result of decoding came about."""
        now, key = self._clock(), (language, date)
        count = self._counts.get(key)
        if count is None or now - count.at > FRESH:
            if count is not None:
                count.at = now  # one looks, the others go on with what there is
            found = await self._store.results(language, date, "decode")
            count = self._counts[key] = _Count(now, dict(found))
            while len(self._counts) > KEPT:
                self._counts.popitem(last=False)
        return count.results

    def add(self, language: str, date: str, result: str) -> None:
        """Count a result that was stored just now."""
        count = self._counts.get((language, date))
        if count is not None:
            count.results[result] = count.results.get(result, 0) + 1
