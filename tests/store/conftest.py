"""Stores of every kind: in memory, in a file, and on a real PostgreSQL."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cryptonym.store import Store, open_store
from cryptonym.store.memory import MemoryStore, Shelf
from servers.postgres import PostgresServer

MakeStore = Callable[[str], Awaitable[Store]]
DRIVERS = ("memory", "sqlite", "postgres")


@pytest.fixture(params=DRIVERS)
def make_store(request: pytest.FixtureRequest) -> MakeStore:
    """Opens the store of a place; the same place holds the same tables."""
    made: MakeStore = request.getfixturevalue(f"make_{request.param}")
    return made


@pytest.fixture
def make_memory() -> MakeStore:
    shelves: dict[str, Shelf] = {}

    async def make(place: str) -> Store:
        return MemoryStore(shelves.setdefault(place, Shelf()))

    return make


@pytest.fixture
def make_sqlite(tmp_path: Path) -> MakeStore:
    return lambda place: open_store(f"sqlite:///{tmp_path / place}.db")


@pytest.fixture
def make_postgres(postgres: PostgresServer) -> MakeStore:
    urls: dict[str, str] = {}

    async def make(place: str) -> Store:
        if place not in urls:
            urls[place] = postgres.new_schema()
        return await open_store(urls[place])

    return make
