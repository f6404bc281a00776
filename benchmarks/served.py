"""A server being measured: its process, on a core of its own, and what it uses."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

SERVER_CORE = 0


class Served:
    """A server process on a core of its own."""

    def __init__(self, module: str, *arguments: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", f"benchmarks.{module}", str(self.port), *arguments]
        self.process = subprocess.Popen(command)
        os.sched_setaffinity(self.process.pid, {SERVER_CORE})
        self._wait()

    def _wait(self) -> None:
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory that are really used."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Self:
        """It runs already."""
        return self

    def __exit__(self, *_raised: object) -> None:
        """End it, even if it has too much to do to hear of it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
