"""Before one is at a table: whether the server is well, and which tables there are."""

from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath

from cryptonym.server.bodies.tables import Found, Listing
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.node import Node
from cryptonym.store.port import StoreUnavailable

HttpRequest = Request[Any, Any, Any]
_PROBES = [HttpMethod.GET, HttpMethod.HEAD]  # as balancers and watchdogs ask


def node_of(state: State) -> Node:
    """The node that answers."""
    node: Node = state["node"]
    return node


@route("/health", http_method=_PROBES, include_in_schema=False)
async def health() -> Response[str]:
    """The process is there."""
    return _said("ok")


@route("/ready", http_method=_PROBES, include_in_schema=False)
async def ready(state: State) -> Response[str]:
    """The node can serve: the store answers, and it is not about to close."""
    node = node_of(state)
    try:
        await node.tables.around.store.listed(1)
    except StoreUnavailable:
        return _said("store", 503)
    return _said("closing", 503) if node.closing else _said("ok")


def _said(word: str, status: int = 200) -> Response[str]:
    return Response(word, status_code=status, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    return node_of(state).metrics.text()


@get("/api/tables")
async def public_tables(state: State) -> dict[str, Listing]:
    """Open public tables, the newest first."""
    rows = await node_of(state).tables.around.store.listed()
    return {row.id: msgspec.json.decode(row.listing, type=Listing) for row in rows if row.listing}


@get("/api/names/{name:str}")
async def find_table(name: FromPath[str], state: State, request: HttpRequest) -> Found:
    """The table of a spoken name, however it is typed.

    If there is none, `where` has the name of one that was perhaps meant.
    """
    node = node_of(state)
    source, now = f"names {node.address(request.scope)}", node.clock()
    if not node.openings.has(source, now):
        raise ProblemError(429, "too_fast")
    table_id = await node.tables.find(name)
    if table_id is None:
        node.openings.take(source, now)  # nobody finds tables by trying names out
        raise ProblemError(404, "no_such_table", await node.tables.perhaps(name) or "")
    return Found(table_id)
