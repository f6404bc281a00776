"""Wiring: store, fan-out, tables and routes become one application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State

from cryptonym.bots.embeddings import prepare_in_background
from cryptonym.fanout.opening import open_fanout
from cryptonym.rooms.surroundings import Draw, Surroundings, draw_secretly
from cryptonym.rooms.tables import Tables
from cryptonym.rooms.tending import Tending
from cryptonym.server.bots import Bots
from cryptonym.server.http.daily import DAILY
from cryptonym.server.http.daily_clues import DAILY_CLUES
from cryptonym.server.http.devices import DEVICES
from cryptonym.server.http.drawing import DRAWING
from cryptonym.server.http.failures import error_handlers
from cryptonym.server.http.front import NO_CLIENT, client_at, front
from cryptonym.server.http.guards import Guard
from cryptonym.server.http.lobby import LOBBY
from cryptonym.server.http.me import ME
from cryptonym.server.http.me_calls import ME_CALLS
from cryptonym.server.http.me_devices import ME_DEVICES
from cryptonym.server.http.openapi import openapi_config
from cryptonym.server.http.paper import PAPER
from cryptonym.server.http.records import RECORDS
from cryptonym.server.http.strangers import STRANGERS
from cryptonym.server.http.tables import TABLES
from cryptonym.server.node import Node
from cryptonym.server.settings import ServerSettings
from cryptonym.store.opening import open_store
from cryptonym.work.works import Works

log = logging.getLogger("cryptonym.server")

Step = Callable[[], Awaitable[None]]

ROUTES = [
    front,
    *LOBBY,
    *TABLES,
    *RECORDS,
    *DEVICES,
    *ME,
    *ME_DEVICES,
    *ME_CALLS,
    *STRANGERS,
    *DAILY,
    *DAILY_CLUES,
    *DRAWING,
    *PAPER,
]


def make_app(settings: ServerSettings, draw: Draw = draw_secretly) -> Litestar:
    """The server as an ASGI application; `draw` is its chance, which no setting can change."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        steps: list[Step] = []  # to be undone in the opposite order
        try:
            store = await open_store(settings.database)
            steps.append(store.close)
            fanout = await open_fanout(settings.hints)
            steps.append(fanout.close)
            works, bots = Works(processes=settings.workers), Bots()
            away_after = int(1000 * settings.away_seconds)
            tables = Tables(Surroundings(store, fanout, works, draw, away_after), bots)
            steps.append(tables.close)
            tending = Tending(tables)
            steps.append(tending.close)
            steps.append(_stopper(asyncio.create_task(tending.run())))
            node = app.state.node = Node(settings, tables, bots)
            steps.append(node.days.close)
            steps.append(node.calling.close)
            await node.calling.open()
            steps.append(_stopper(asyncio.create_task(node.pulse.beat())))
            steps.append(_stopper(asyncio.create_task(node.keeping.run())))
            steps.append(_stopper(asyncio.create_task(node.strangers.run())))
            log.info("ready", extra={"database": settings.database.partition(":")[0]})
            if not app.state["client"] and settings.web != NO_CLIENT:
                log.warning("there is no built client: the page at / is a plain one")
            if settings.is_one_of_several and not settings.secret:
                log.warning(
                    "set CRYPTONYM_SECRET, the same on every node: without it a seat comes to"
                    " another device only if one node makes the code and reads it"
                )
            prepare_in_background()
            yield
            node.closing = True
        except Exception:
            log.exception("the server cannot go on")  # uvicorn's own words would be cut off
            raise
        finally:
            await _undo(steps)
            log.info("closed")

    app = Litestar(
        ROUTES,
        state=State({"client": client_at(settings.web)}),
        lifespan=[lifespan],
        openapi_config=openapi_config(),
        exception_handlers=error_handlers(),
        request_max_body_size=1_000_000,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,  # ours is in logs.py
    )
    # Around the routing too, unlike a middleware: paths that there are not are guarded as well.
    app.asgi_handler = Guard(app.asgi_handler)
    return app


def _stopper(task: "asyncio.Task[None]") -> Step:
    async def stop() -> None:
        task.cancel()
        await asyncio.wait({task})

    return stop


async def _undo(steps: list[Step]) -> None:
    """Take every step back, even if we are cancelled meanwhile: what was asked is still written."""
    undoing = asyncio.create_task(_undo_all(steps))
    cancelled = False
    while not undoing.done():
        try:
            await asyncio.wait({undoing})
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        raise asyncio.CancelledError
    undoing.result()


async def _undo_all(steps: list[Step]) -> None:
    for step in reversed(steps):
        try:
            await step()
        except Exception:
            log.exception("a part of the server did not close well")
