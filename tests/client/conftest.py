"""A running server for the clients."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers.loopback import Loopback, loopback


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Loopback]:
    with loopback(tmp_path) as running:
        yield running
