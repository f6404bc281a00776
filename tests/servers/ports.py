"""Ports for servers that are stopped and started again on the same one."""

import os
import random
import socket
from contextlib import suppress

FIRST, LAST = 15_000, 30_000  # below the ports that systems lend to clients
WORKERS = 15  # each has a part of its own, so that nobody takes a port whose server is down

_given: set[int] = set()


def free_port() -> int:
    """A port that nobody uses, and that no other test of this run is ever given."""
    part = (LAST - FIRST) // WORKERS
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    begin = FIRST + part * worker
    order = random.SystemRandom().sample(range(begin, begin + part), part)  # others run tests too
    for port in order:
        if port in _given:
            continue
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            _given.add(port)
            return port
    raise LookupError("all ports of this worker have been given")
