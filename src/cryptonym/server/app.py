"""Wiring: store, fan-out, tables and routes become one application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.config.response_cache import ResponseCacheConfig
from litestar.openapi import OpenAPIConfig

import cryptonym
from cryptonym.fanout.opening import open_fanout
from cryptonym.server.guards import SecurityHeaders
from cryptonym.server.http import ROUTES, error_handlers
from cryptonym.server.settings import ServerSettings
from cryptonym.server.state import Node
from cryptonym.server.tables import Tables
from cryptonym.store.opening import open_store
from cryptonym.store.port import StoreUnavailable

LOOK_EVERY = 0.25  # seconds between two looks at clocks that have run out
LET_GO_EVERY = 40  # looks between two clearings of rooms that nobody listens to

log = logging.getLogger("cryptonym.server")


def make_app(settings: ServerSettings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database)
        fanout = await open_fanout(settings.broker)
        node = Node(settings, Tables(store, fanout))
        app.state.node = node
        watch = asyncio.create_task(_watch(node))
        log.info("ready", extra={"database": settings.database.partition(":")[0]})
        try:
            yield
        finally:
            node.closing = True
            watch.cancel()
            with suppress(asyncio.CancelledError):
                await watch
            await node.tables.close()
            await fanout.close()
            await store.close()

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig("Cryptonym", cryptonym.__version__, path="/api/schema"),
        exception_handlers=error_handlers(),
        middleware=[SecurityHeaders],
        request_max_body_size=1_000_000,
        response_cache_config=ResponseCacheConfig(),
    )


async def _watch(node: Node) -> None:
    """Let clocks run out, and let go of rooms that nobody listens to."""
    looks = 0
    while True:
        await asyncio.sleep(LOOK_EVERY)
        looks += 1
        try:
            await node.tables.look_at_due()
        except StoreUnavailable:
            log.warning("store unavailable")
        if looks % LET_GO_EVERY == 0:
            node.tables.let_go()
