"""`python -m cryptonym.server`: a node without banner and questions, for services."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec

COMMAND = (sys.executable, "-m", "cryptonym.server")
QUIET = {"CRYPTONYM_DATABASE": "memory:", "CRYPTONYM_WEB": "none"}
WAIT = 30


def started(folder: Path, port: str) -> subprocess.Popen[str]:
    """The node as a process, in a folder where nothing is."""
    environment = {**os.environ, **QUIET, "CRYPTONYM_PORT": port}
    return subprocess.Popen(COMMAND, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)


def test_a_node_is_set_up_by_the_environment_alone_and_closes_when_it_is_told_to(
    tmp_path: Path,
) -> None:
    process = started(tmp_path, port="0")
    try:
        assert process.stderr
        first = msgspec.json.decode(process.stderr.readline())
        assert (first["message"], first["database"]) == ("ready", "memory")
    finally:
        process.send_signal(signal.SIGTERM)
        _, rest = process.communicate(timeout=WAIT)
    assert '"message":"closed"' in rest
    assert not list(tmp_path.iterdir())


def test_a_setting_that_makes_no_sense_is_told_in_one_line(tmp_path: Path) -> None:
    process = started(tmp_path, port="nine")
    _, told = process.communicate(timeout=WAIT)
    assert process.returncode == 1
    assert len(told.splitlines()) == 1
    assert "port" in told
