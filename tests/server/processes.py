"""Real server processes that are killed and started again within milliseconds.

Importing the server takes longer than a test can wait fifty times. So there is a nursery
(`nursery.py`), a process that imports everything once and forks a server for every line it is
told. Nothing of a killed server survives in the next one.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from cryptonym.server.settings import ServerSettings
from servers.limits import NO_LIMITS
from servers.ports import free_port

TESTS = Path(__file__).parents[1]
WAIT = 60.0  # seconds for a start; only one that hangs takes so long


class Ask(msgspec.Struct, omit_defaults=True):
    """A line to the nursery: a server to start, or one to end by a signal."""

    start: ServerSettings | None = None
    log: str = ""
    games: tuple[str, ...] = ()  # modules with games that only tests describe
    clock: str = ""  # a file that it goes by, see `turned`
    place: int = 0  # there
    pid: int = 0
    signal: int = 0


def unlimited(**given: Any) -> ServerSettings:
    """Settings without limits; who never opens a page is here all the same."""
    return ServerSettings(**{**NO_LIMITS, "away_seconds": 3600, **given})


class Nursery:
    """Where servers come from."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server.nursery"],
            env={**os.environ, "PYTHONPATH": str(TESTS)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, asked: Ask) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(asked) + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()


class ServerProcess:
    """One server on a port of its own, which stays the same over restarts."""

    def __init__(
        self,
        nursery: Nursery,
        log: Path,
        kind: Callable[..., ServerSettings] = unlimited,
        games: tuple[str, ...] = (),
        clock: tuple[str, int] = ("", 0),
        **given: Any,
    ) -> None:
        self.port = free_port()
        self.log = log
        self.settings = kind(port=self.port, **given)
        self.starts = 0
        self._games = games
        self._clock = clock
        self._nursery = nursery
        self._pid: int | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; it may not take connections yet."""
        assert self._pid is None
        self.starts += 1
        file, place = self._clock
        asked = Ask(self.settings, str(self.log), self._games, file, place)
        self._pid = self._nursery.ask(asked)

    def ready(self) -> None:
        """Return when it takes connections."""
        wait_for_port(self.port)

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it by a signal; its exit status once it is gone."""
        if self._pid is None:
            return 0
        pid, self._pid = self._pid, None
        return self._nursery.ask(Ask(pid=pid, signal=how))

    def memory(self) -> int:
        """Bytes that are really used."""
        asked = ["ps", "-o", "rss=", "-p", str(self._pid)]
        return 1024 * int(subprocess.run(asked, stdout=subprocess.PIPE, check=True).stdout)

    def restart(self) -> None:
        """As if somebody had pulled the plug and put it in again."""
        self.end()
        self.start()


@contextmanager
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    try:
        yield made
    finally:
        made.close()


@contextmanager
def running(
    of: Nursery,
    folder: Path,
    name: str = "server",
    kind: Callable[..., ServerSettings] = unlimited,
    **given: Any,
) -> Iterator[ServerProcess]:
    """A server for as long as the block lasts; without limits, unless another kind is wanted."""
    server = ServerProcess(of, folder / f"{name}.log", kind, **given)
    server.start()
    try:
        server.ready()
        yield server
    finally:
        server.end()


@contextmanager
def two_running(
    of: Nursery, folder: Path, **given: Any
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two nodes with the same settings."""
    with running(of, folder, "a", **given) as a, running(of, folder, "b", **given) as b:
        yield a, b


def wait_for_port(port: int) -> None:
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.005)
    raise TimeoutError(f"nobody listens on port {port}")
