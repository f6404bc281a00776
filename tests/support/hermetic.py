"""A run of the tests sees nothing of the machine's user and leaves nothing behind.

`tests/conftest.py` calls `stand_apart` before anything else is imported. Everything that the run
starts inherits what it sets: workers, servers, databases, Node, browsers.
"""

import locale
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

# What is taken over from outside: where programs and their libraries lie, and what pytest tells
# its own workers. Everything else could change what a test sees.
KEPT = ("PATH", "LD_LIBRARY_PATH")
KEPT_BEGINNINGS = ("PYTEST_",)
FIXED = {
    "LANG": "C.UTF-8",
    "TZ": "UTC",
    "TERM": "xterm-256color",
    "PYTHONHASHSEED": "0",
    # The sentence model is an extra that few have; tests/bots/test_embeddings.py turns it on.
    "CRYPTONYM_EMBEDDINGS": "off",
}
FOLDERS = {
    "TMPDIR": "tmp",
    "HOME": "home",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "runtime",
}
ENTERED_BY_ANYBODY = 0o711  # PostgreSQL refuses to be root, so another user runs it in here


def stand_apart() -> Path:
    """Give this process and all that it starts folders of their own; returns the run's folder."""
    mine = "PYTEST_XDIST_WORKER" not in os.environ
    folder = _made() if mine else Path(os.environ["TMPDIR"]).parent
    kept = {name: value for name, value in os.environ.items() if _is_kept(name)}
    os.environ.clear()
    os.environ.update(kept | FIXED | {name: str(folder / at) for name, at in FOLDERS.items()})
    time.tzset()
    locale.setlocale(locale.LC_ALL, "")
    tempfile.tempdir = None  # asked for again, now that it is another
    sys.addaudithook(_watch)
    return folder


def clear_away(folder: Path) -> None:
    """Delete a run's folder, by the process that made it."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        shutil.rmtree(folder, ignore_errors=True)


def is_apart(environment: Mapping[str, str]) -> bool:
    """Whether a program with this environment finds the folders of the run."""
    return all(environment.get(name) == os.environ[name] for name in ("HOME", "XDG_CACHE_HOME"))


def _made() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="cryptonym-tests-"))
    for place in (folder, *(folder / name for name in FOLDERS.values())):
        place.mkdir(exist_ok=True)
        place.chmod(ENTERED_BY_ANYBODY)
    return folder


def _is_kept(name: str) -> bool:
    return name in KEPT or name.startswith(KEPT_BEGINNINGS)


def _watch(event: str, details: tuple[Any, ...]) -> None:
    """Nothing is started that would look into the user's home instead."""
    if event == "subprocess.Popen":
        program, _, _, environment = details
        if environment is not None and not is_apart(environment):
            raise AssertionError(f"{program} would run outside of the folders of this run")
