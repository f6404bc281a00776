"""Our own server on 127.0.0.1, in a thread of the test, on a port that stays the same."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cryptonym.server.app import make_app
from cryptonym.server.serving import GracefulServer, make_server
from cryptonym.server.settings import ServerSettings
from server.chance import draw_alike
from servers.limits import ENDLESS, NO_LIMITS
from support.logs import logging_as_it_was

WAIT = 60  # seconds for a start or a stop
GENEROUS = {
    **NO_LIMITS,
    "work_burst": ENDLESS,
    "work_in_all_burst": ENDLESS,
    "workers": False,
}


class Loopback:
    """A server that can be stopped and started again, as if the process had been."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = ServerSettings(database=database, **{**GENEROUS, **settings})
        self.port = 0
        self._server: GracefulServer | None = None
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Return when it listens; who connects before that waits."""
        listening = socket.create_server(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        with logging_as_it_was():
            self._server = make_server(self.settings, make_app(self.settings, draw_alike))
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [listening]}, daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        assert self._server
        assert self._thread
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()


@contextmanager
def loopback(folder: Path, **settings: Any) -> Iterator[Loopback]:
    """A running server with a store of its own."""
    server = Loopback(f"sqlite:///{folder / 'tables.db'}", **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
