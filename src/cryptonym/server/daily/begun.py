"""Tries that go on, as this node knows them, so that a touch need not ask the store first."""

from collections import OrderedDict
from typing import Final

from cryptonym.store.daily_lines import Try, TryKey

KEPT: Final = 20_000  # tries in memory, some hundred bytes each


class Begun:
    """What was last stored of tries here. Another node may know more: the store tells at a move."""

    def __init__(self) -> None:
        self._tries: OrderedDict[TryKey, Try] = OrderedDict()

    def get(self, key: TryKey) -> Try | None:
        """The try, if it was touched here of late."""
        return self._tries.get(key)

    def put(self, one: Try) -> None:
        """Remember a try as it is stored now; what is over is asked for seldom."""
        self._tries.pop(one.which, None)
        if one.result is None:
            self._tries[one.which] = one
        if len(self._tries) > KEPT:
            self._tries.popitem(last=False)
