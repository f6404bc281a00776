"""A worker process of our own, begun when it is needed first."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import cryptonym
from cryptonym.server.work.worker import FAILED, answer_to, put, take

# People who play come first, also on a machine with one core and while a worker begins.
NICENESS = 5
BEGIN = f"""
import os
if hasattr(os, "nice"):  # Windows has none
    os.nice({NICENESS})
from cryptonym.server.work.worker import main
main()
"""
LONGEST = 60.0  # seconds of one job; a worker that takes longer is ended, and another one begins

log = logging.getLogger("cryptonym.server")


class Hands(Protocol):
    """Whoever does jobs, one at a time, asked from one thread."""

    def answer(self, asked: bytes) -> bytes:
        """Do a packed job: what came of it."""

    def let_go(self) -> None:
        """Nobody needs it now; it begins again with the next job."""

    def end(self) -> None:
        """End it for good."""


class Here:
    """Does jobs in the thread that asks: for machines with little memory, and for tests."""

    def answer(self, asked: bytes) -> bytes:
        """Do a packed job: what came of it."""
        return answer_to(asked)

    def let_go(self) -> None:
        """There is nothing to let go of."""

    def end(self) -> None:
        """There is nothing to end."""


class Elsewhere:
    """Does jobs in another process, so that they take no time from this one's event loop."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._is_here = False  # nothing can be done elsewhere
        self._ended = False

    def answer(self, asked: bytes) -> bytes:
        """Do a packed job: what came of it. A worker that dies fails one job and no other."""
        child = self._begun()
        if child is None:
            return FAILED if self._ended else answer_to(asked)
        with _patience(child):
            try:
                put(child.stdin, asked)  # type: ignore[arg-type] # a pipe, as was asked for
                return take(child.stdout)  # type: ignore[arg-type] # likewise
            except (OSError, EOFError, ValueError):  # it is gone, or its pipes are
                if not self._ended:
                    log.warning("a worker has ended")
                self.let_go()
                return FAILED

    def _begun(self) -> subprocess.Popen[bytes] | None:
        """The worker, which is begun if there is none; None if there can be none."""
        if self._child is not None or self._is_here:
            return self._child
        try:
            with self._lock:
                if not self._ended:
                    self._child = _worker()
            if self._child is not None:
                with _patience(self._child):
                    take(self._child.stdout)  # type: ignore[arg-type] # that it is ready
        except (OSError, EOFError, ValueError):
            self._is_here = not self._ended
            self.let_go()
            if self._is_here:
                log.exception("no worker can be started: its work is done here")
        return self._child

    def let_go(self) -> None:
        """Nobody needs it now; it begins again with the next job."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.wait()
            for pipe in (child.stdin, child.stdout):
                with suppress(OSError):  # what it did not take is lost
                    pipe.close()  # type: ignore[union-attr] # both were asked for

    def end(self) -> None:
        """End it for good."""
        self._ended = True
        self.let_go()


def _worker() -> subprocess.Popen[bytes]:
    """Ourselves once more, from where we were loaded and not from where we happen to be."""
    paths = [str(Path(cryptonym.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(  # noqa: S603 # ourselves
        [sys.executable, "-P", "-c", BEGIN],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )


@contextmanager
def _patience(child: subprocess.Popen[bytes]) -> Iterator[None]:
    """Wait for a worker so long and no longer."""
    end = threading.Timer(LONGEST, child.kill)
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()
