"""Servers that all tests of a worker share: each is started when the first test asks for it."""

from collections.abc import Iterator

import pytest

from server.processes import Nursery, nursery
from servers.postgres import PostgresServer, running_postgres
from servers.valkey import ValkeyServer, running_valkey


@pytest.fixture(scope="session")
def servers() -> Iterator[Nursery]:
    """Where server processes come from, within milliseconds."""
    with nursery() as made:
        yield made


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL; whoever uses it takes a database or a schema of their own."""
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator[ValkeyServer]:
    """A real Valkey."""
    with running_valkey() as server:
        yield server


@pytest.fixture
def own_postgres(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """The same for a test that harms it: whatever became of it, it runs again afterwards."""
    yield postgres
    postgres.ensure()


@pytest.fixture
def own_valkey(valkey: ValkeyServer) -> Iterator[ValkeyServer]:
    """The same for a test that harms it: whatever became of it, it runs again afterwards."""
    yield valkey
    valkey.kill()
    valkey.start()
