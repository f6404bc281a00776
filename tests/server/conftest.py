"""What tests of the server share."""

import pytest

from server import driving


@pytest.fixture(params=[False, True], ids=["ours", "plain"])
def on_both_protocols(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Serve with our protocols, and then with uvicorn's own."""
    monkeypatch.setitem(driving.PROTOCOLS, "plain_uvicorn", request.param)
