"""`cryptonym serve` as a process of its own, on a port of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cryptonym.text import Text

COMMAND = (sys.executable, "-c", "from cryptonym.cli.app import main; main()")
WAIT = 30


@contextmanager
def running(
    folder: Path, *arguments: str, **variables: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address; stopped with Ctrl+C if it still runs."""
    environment = {
        **os.environ,
        "CRYPTONYM_PORT": "0",
        "CRYPTONYM_WEB": "none",
        "PYTHONUNBUFFERED": "1",
        **variables,
    }
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        address = ""
        for line in process.stdout:
            found = re.search(r"http://(localhost|127\.0\.0\.1):\d+", line)
            if found:
                address = found[0]
                break
        assert address, process.stderr.read() if process.stderr else ""
        yield process, address.replace("localhost", "127.0.0.1")
    finally:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=WAIT)
        assert process.returncode == 0, out
        assert Text("en").format("serve-goodbye") in out
