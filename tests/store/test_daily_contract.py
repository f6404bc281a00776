"""Every store keeps the daily alike, and the contract notices one that does not."""

import asyncio
from typing import Any

import pytest

from cryptonym.store.daily_memory import DailyShelf, MemoryDaily
from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.testing.daily_store import MakeStore, check_daily_store


def test_every_store_keeps_the_contract_of_the_daily(make_store: MakeStore) -> None:
    asyncio.run(check_daily_store(make_store))


class Generous(MemoryDaily):
    """Counts every answer, whoever has seen the key."""

    def _knows(self, *_: Any) -> bool:
        return False


class Hasty(MemoryDaily):
    """Keeps every move."""

    async def move(self, before: Any, move: str, **more: Any) -> bool:
        now = await self.find_try(before.which)
        return await super().move(now or before, move, **more)


@pytest.mark.parametrize("broken", [Generous, Hasty])
def test_a_store_that_breaks_a_promise_is_noticed(broken: type[MemoryDaily]) -> None:
    shelves: dict[str, tuple[Shelf, DailyShelf]] = {}

    async def make(place: str) -> MemoryStore:
        shelf, daily = shelves.setdefault(place, (Shelf(), DailyShelf()))
        store = MemoryStore(shelf)
        store.daily = broken(daily)
        return store

    with pytest.raises(AssertionError):
        asyncio.run(check_daily_store(make))
