"""Every store keeps strangers alike, and the contract notices one that does not."""

import asyncio
from typing import Any

import pytest

from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.store.strangers_memory import MemoryStrangers
from cryptonym.testing.strangers import MakeStore, check_strangers


def test_every_store_keeps_the_contract_of_strangers(make_store: MakeStore) -> None:
    asyncio.run(check_strangers(make_store))


class Greedy(MemoryStrangers):
    """Holds whoever is asked for."""

    async def hold(self, people: Any, table_id: Any, *, now: int, until: int) -> bool:
        await self.release(table_id)
        for one in [one for one in self._shelf.waiting.values() if one.person in people]:
            await self.release(one.table_id)
        return await super().hold(people, table_id, now=now, until=until)


class Late(MemoryStrangers):
    """Seats those who were held, whoever holds them now."""

    async def seat(self, people: Any, table_id: Any, now: int) -> bool:
        await super().seat(people, table_id, now)
        return True


class Counting(MemoryStrangers):
    """Counts a game as often as it is told."""

    async def count_game(self, game: str, changes: Any) -> Any:
        self._shelf.games.discard(game)
        return await super().count_game(game, changes)


@pytest.mark.parametrize("broken", [Greedy, Late, Counting])
def test_a_store_that_breaks_a_promise_is_noticed(broken: type[MemoryStrangers]) -> None:
    shelves: dict[str, Shelf] = {}

    async def make(place: str) -> MemoryStore:
        shelf = shelves.setdefault(place, Shelf())
        store = MemoryStore(shelf)
        store.strangers = broken(shelf.strangers, lambda: shelf.people)
        return store

    with pytest.raises(AssertionError):
        asyncio.run(check_strangers(make))
