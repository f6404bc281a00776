"""A worker process of our own, begun when it is needed first: from inside, and from the server.

`python -m cryptonym.work.worker` does one job after another, until nobody asks. Jobs come on
standard input and answers go to standard output, each with its length before it. When the server
is gone, however it went, its end of the pipe is closed and so this ends too.
"""

import logging
import logging.config
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Protocol

import msgspec

import cryptonym
from cryptonym.logs import log_config
from cryptonym.work.doing import carry_out
from cryptonym.work.jobs import Job, Unfit

LENGTH = 4  # bytes
READY = b"ready"  # the first thing it says
DONE, UNFIT, FAILED = b"+", b"-", b"!"  # what an answer begins with
# People who play come first, also on a machine with one core and while a worker begins.
NICENESS = 5
BEGIN = f"""
import os
if hasattr(os, "nice"):  # Windows has none
    os.nice({NICENESS})
from cryptonym.work.worker import main
main()
"""
LONGEST = 60.0  # seconds of one job; a worker that takes longer is ended, and another one begins

_JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
_PACKED = msgspec.msgpack.Encoder()

log = logging.getLogger("cryptonym.server")


# ---- from inside


def packed(job: Job) -> bytes:
    """A job as it goes through the pipe."""
    return _PACKED.encode(job)


def answer_to(asked: bytes) -> bytes:
    """Do a job: what came of it, and how it went."""
    try:
        return DONE + carry_out(_JOBS.decode(asked))
    except Unfit as unfit:
        return UNFIT + _PACKED.encode((unfit.status, unfit.code, unfit.where))
    except Exception:
        log.exception("a job could not be done")
        return FAILED


def put(pipe: BinaryIO, message: bytes) -> None:
    """Send a message."""
    pipe.write(len(message).to_bytes(LENGTH, "big") + message)
    pipe.flush()


def take(pipe: BinaryIO) -> bytes:
    """The next message; raises EOFError where there is none."""
    head = pipe.read(LENGTH)
    size = int.from_bytes(head, "big")
    message = pipe.read(size) if len(head) == LENGTH else b""
    if len(head) < LENGTH or len(message) < size:
        raise EOFError
    return message


def main() -> None:
    """Work until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then leaves us
    logging.config.dictConfig(log_config())
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what some library prints is no answer
    with suppress(EOFError, BrokenPipeError):
        put(answers, READY)
        while True:
            put(answers, answer_to(take(asked)))


# ---- from the server


class Hands(Protocol):
    """Whoever does jobs, one at a time, asked from one thread."""

    def answer(self, asked: bytes) -> bytes:
        """Do a packed job: what came of it."""

    def let_go(self) -> None:
        """Nobody needs it now; it begins again with the next job."""

    def end(self) -> None:
        """End it for good."""


class ThisThread:
    """Does jobs in the thread that asks: for machines with little memory, and for tests."""

    def answer(self, asked: bytes) -> bytes:
        """Do a packed job: what came of it."""
        return answer_to(asked)

    def let_go(self) -> None:
        """There is nothing to let go of."""

    def end(self) -> None:
        """There is nothing to end."""


class OtherProcess:
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


if __name__ == "__main__":
    main()
