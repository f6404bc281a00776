"""`python -m cryptonym.server.work.worker`: does one job after another, until nobody asks.

Jobs come on standard input and answers go to standard output, each with its length before it.
When the server is gone, however it went, its end of the pipe is closed and so this ends too.
"""

import logging
import logging.config
import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from cryptonym.server.logs import log_config
from cryptonym.server.work.doing import carry_out
from cryptonym.server.work.jobs import Job, Unfit

LENGTH = 4  # bytes
READY = b"ready"  # the first thing it says
DONE, UNFIT, FAILED = b"+", b"-", b"!"  # what an answer begins with

_JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
_PACKED = msgspec.msgpack.Encoder()

log = logging.getLogger("cryptonym.server")


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


if __name__ == "__main__":
    main()
