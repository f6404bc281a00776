"""The server process: uvicorn as we run it, and a shutdown that hands clients over."""

import gc
import os
import socket
import sys
import threading
import time
from math import inf
from typing import Any

import uvicorn
from litestar import Litestar

from cryptonym.language.registry import load
from cryptonym.languages import CODES
from cryptonym.logs import log_config, tell_rest
from cryptonym.server.app import make_app
from cryptonym.server.connections.sockets import LARGEST_FRAME
from cryptonym.server.limits.doors import lend_descriptors
from cryptonym.server.settings import ServerSettings

TICKS = 10  # of uvicorn's clock in a second
GRACE = 5  # seconds for requests that are being answered when we close
# Seconds for which a connection that has nothing to say is kept. Longer than a proxy's or a
# browser's own patience (mostly 60): who asks in the moment in which we hang up gets no answer.
KEEP_ALIVE = 75
# New objects before the collector looks at them, and how seldom it looks at all the others. With
# Python's own numbers it takes a fifth of the time, and stops everybody for as long as 0.2 s.
COLLECT_AFTER = (20_000, 20, 50)


class GracefulServer(uvicorn.Server):
    """Says goodbye on every line before it is closed, so that clients know where they stand."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors; what was loaded up to now stays for good."""
        ours = threading.current_thread() is threading.main_thread()  # the process, that is
        if ours:
            lend_descriptors()
            for language in CODES:  # the first clue in one of them would stop everybody
                load(language)
        await super().startup(sockets)
        if ours:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECT_AFTER)

    async def on_tick(self, counter: int) -> bool:
        """What is done now and then."""
        if counter % (10 * TICKS) == 0:
            tell_rest(time.time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, tell everybody to come back elsewhere, then close."""
        for server in self.servers:
            server.close()
        app = self.config.app
        node = app.state.get("node") if isinstance(app, Litestar) else None
        if node is not None:
            node.say_goodbye()
        await super().shutdown(sockets)
        tell_rest(inf)


def protocols_of(settings: ServerSettings) -> tuple[Any, Any]:
    """The classes that speak HTTP and WebSocket: ours, or uvicorn's own."""
    if settings.plain_uvicorn:
        return "httptools", "websockets-sansio"
    # Where uvicorn has changed its insides, this may fail to load.
    from cryptonym.server.protocols import PatientHttp, ShortWay  # noqa: PLC0415 # as said

    return PatientHttp, ShortWay


def make_server(settings: ServerSettings, app: Litestar | None = None) -> GracefulServer:
    """A server that is not running yet."""
    # Bots have threads or processes of ours. OpenBLAS ends its own threads when a process forks,
    # and who computes in that moment waits for ever.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    http, ws = protocols_of(settings)
    config = uvicorn.Config(
        app or make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=http,
        ws=ws,
        ws_per_message_deflate=False,
        ws_max_size=2 * LARGEST_FRAME,  # up to twice too much is answered, more is cut off
        lifespan="on",
        proxy_headers=False,  # we look at them ourselves, if told to
        server_header=False,
        access_log=False,
        log_config=log_config(),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
    return GracefulServer(config)
