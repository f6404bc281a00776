"""Every driver keeps the same contract, against real servers."""

import pytest

from cryptonym.fanout import Fanout, MemoryHub, open_fanout
from cryptonym.testing.fanout import CHECKS, Check, run_check
from servers.postgres import PostgresServer
from servers.valkey import ValkeyServer

every_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)


@every_check
def test_memory(check: Check) -> None:
    hub = MemoryHub()

    async def make_node() -> Fanout:
        return hub.node()

    run_check(check, make_node)


@every_check
def test_valkey(check: Check, valkey: ValkeyServer) -> None:
    run_check(check, lambda: open_fanout(valkey.url))


@every_check
def test_postgres(check: Check, postgres: PostgresServer) -> None:
    run_check(check, lambda: open_fanout(postgres.url()))
