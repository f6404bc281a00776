"""What tests of the server share."""

import pytest

from server import driving
from servers.postgres import PostgresServer
from servers.valkey import ValkeyServer


@pytest.fixture(params=[False, True], ids=["ours", "plain"])
def on_both_protocols(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Serve with our protocols, and then with uvicorn's own."""
    monkeypatch.setitem(driving.PROTOCOLS, "plain_uvicorn", request.param)


@pytest.fixture
def nodes(postgres: PostgresServer, valkey: ValkeyServer) -> dict[str, str]:
    """The settings that make servers nodes of one place."""
    return {"database": postgres.new_database(), "broker": valkey.url}
