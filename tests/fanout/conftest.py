"""Real brokers, one of each for all tests of a process that do not harm it."""

from collections.abc import Iterator

import pytest

from servers.postgres import PostgresServer, running_postgres
from servers.valkey import ValkeyServer, running_valkey


@pytest.fixture(scope="session")
def valkey() -> Iterator[ValkeyServer]:
    with running_valkey() as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        yield server
