"""Every store keeps the contract, and the contract notices one that does not."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cryptonym.store import Store
from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.store.port import StoredTable
from cryptonym.testing.store import CHECKS, Check, MakeStore, check_store


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_store_keeps_the_contract(check: Check, make_store: MakeStore) -> None:
    asyncio.run(check(make_store))


def test_the_whole_contract_is_one_call(make_memory: MakeStore) -> None:
    asyncio.run(check_store(make_memory))


class Careless(MemoryStore):
    """Lets everybody in, whatever length they expected."""

    def append_soon(
        self, then: Any, table_id: str, _after: int, entries: Sequence[bytes], **more: Any
    ) -> None:
        length = len(self._open.entries.get(table_id, ()))
        super().append_soon(then, table_id, length, entries, **more)


class Forgetful(MemoryStore):
    """Writes half of what it is told."""

    def append_soon(
        self, then: Any, table_id: str, after: int, entries: Sequence[bytes], **more: Any
    ) -> None:
        super().append_soon(then, table_id, after, entries[:1], **more)


class Hoarding(MemoryStore):
    """Deletes nothing."""

    async def purge_some(self, _before: int, _limit: int) -> int:
        return 0


class Fickle(MemoryStore):
    """Keeps the last instead of the first."""

    async def once(self, name: str, body: bytes) -> bytes:
        self._open.once[name] = body
        return body


class Promiscuous(MemoryStore):
    """Gives a name to everybody who asks for it."""

    async def restore_table(self, table: StoredTable, entries: Sequence[bytes]) -> bool:
        self._open.names.pop(table.name, None)
        return await super().restore_table(table, entries)


class Unsaved(MemoryStore):
    """Backs up nothing."""

    async def backup(self, path: Path) -> None:
        await MemoryStore().backup(path)


class Undying(MemoryStore):
    """Goes on after it was closed."""

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(
    "broken",
    [Careless, Fickle, Forgetful, Hoarding, Promiscuous, Unsaved, Undying],
    ids=lambda c: c.__name__,
)
def test_a_store_that_breaks_a_promise_is_found_out(broken: type[MemoryStore]) -> None:
    shelves: dict[str, Shelf] = {}

    async def make(place: str) -> Store:
        return broken(shelves.setdefault(place, Shelf()))

    with pytest.raises(AssertionError):
        asyncio.run(check_store(make))
