"""Before and around every request: origin, pace, patience, and headers that keep browsers safe."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from cryptonym.proofs import member_of, token_of
from cryptonym.server.connections.live import LIVE, Why, live, turn_away
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.node import Node
from cryptonym.store.port import TableId
from cryptonym.wire.problems import Problem

BODY_SECONDS = 20.0  # in which the whole body of a request has come

_SAFE = {"GET", "HEAD", "OPTIONS"}
_PROBES = {"/health", "/ready"}  # for those who watch the server, whatever else they ask
_PAGE_COST = 0.1  # a page of the client is many files out of memory; eight people have one address
_POLICY = (
    b"default-src 'self'; img-src 'self' data:; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
]
UNKNOWN_COST = 2  # a token that fits no seat here: an address that invents some runs dry sooner
_TABLE = re.compile(r"/api/tables/([\w-]{1,40})(?:/|$)", re.ASCII)


class Guard:
    """Refuses other sites and too many requests; adds headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket from its handshake to its end."""
        node = scope["litestar_app"].state.get("node")
        if node is None:
            await self.app(scope, receive, send)
            return
        address = node.address(scope)
        refused = _refused(node, scope, address)
        if refused:
            await _answer(scope, send, *refused)
        elif not node.settings.behind_proxy:  # else doors.py counts connections
            await self._next(scope)(scope, receive, send)
        elif node.doors.hold(address):
            try:
                await self._next(scope)(scope, receive, send)
            finally:
                node.doors.release(address)
        else:
            await _answer(scope, send, 429, "too_fast", node.doors.too_many)

    def _next(self, scope: Scope) -> ASGIApp:
        """Who sees to it: the line of a seat goes past the framework.

        What the framework holds for a request is a tenth of all that a table needs, and would be
        kept as long as the line lasts.
        """
        is_line = scope["type"] != ScopeType.HTTP and LIVE.fullmatch(scope["path"])
        return live if is_line else self._pass_on

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in _HEADERS if header[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, _patient(scope, receive), sending)


def _refused(node: Node, scope: Scope, address: str) -> Why | None:
    """Why not, by what can be seen from outside. The path is read as the routes read it."""
    path = scope["path"]
    plain = _is_plain(path, scope.get("raw_path") or b"")
    if not plain:  # people get the page for a path that there is not, programs a code
        path = scope["path"] = "/api/-" if "/api" in path else "/-"
    if path in _PROBES:
        allowed = node.probes.take(address, node.clock())
        return None if allowed else (429, "too_fast", "")
    if not _is_safe(scope) and not node.origin_is_ours(scope):
        return 403, "wrong_origin", ""
    cost = 1 if path.startswith("/api/") else _PAGE_COST
    if not is_paid(node, scope, cost):
        return 429, "too_fast", ""
    secret = path == "/metrics" and address not in node.settings.metrics_for
    if secret or not (plain or _is_safe(scope)):
        return 404, "no_such_table", "path"
    if scope["type"] == ScopeType.HTTP and path.endswith("/live"):
        return 426, "malformed", "method"  # a WebSocket, not a page
    return None


def _is_plain(path: str, raw: bytes) -> bool:
    """Whether nobody can take it for another path: no slash or dot too many, none in disguise."""
    dotted = "/./" in path or "/../" in path or path.endswith(("/.", "/.."))
    disguised = b"%2f" in raw.lower() or "\\" in path
    return path == normalize_path(path) and not dotted and not disguised


def _is_safe(scope: Scope) -> bool:
    """Whether a page of another site may ask for it, as it changes nothing and is not read."""
    return scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE


def _patient(scope: HTTPScope, receive: Receive) -> Receive:
    """The same body, unless it trickles in for ever."""
    if scope["method"] in _SAFE:
        return receive
    deadline = asyncio.get_running_loop().time() + BODY_SECONDS
    whole = False

    async def receiving() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise ProblemError(408, "too_slow") from None
        whole = not message.get("more_body", False)
        return message

    return receiving


async def _answer(scope: Scope, send: Any, status: int, code: Problem, where: str) -> None:
    if scope["type"] != ScopeType.HTTP:
        await turn_away(scope, send, status, code, where)
        return
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    if status == 429:
        headers.append((b"connection", b"close"))  # who goes on nevertheless has to knock again
    body = msgspec.json.encode({"code": code, "where": where})
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_paid(node: Node, scope: Mapping[str, Any], cost: float = 1) -> bool:
    """Whether this request may be answered; whoever asks has paid for it then.

    A seat pays for itself if its table is in memory here, as looking at nothing else is cheap.
    Everything else is paid by the address, so nobody gets more by writing more tokens. If people
    behind one address shared what they may ask, an operative could count by their own refusals
    what the spymaster beside them asks the referee.
    """
    now = node.clock()
    asked = _TABLE.match(scope["path"])
    token = token_of(scope, asked[1]) if asked else ""
    if asked and token:
        room = node.tables.rooms.get(TableId(asked[1]))
        member = member_of(room.table, token) if room and room.table else None
        if member is not None:
            return node.seats.take(f"{asked[1]} {member}", now, cost)
        cost *= UNKNOWN_COST
    return node.requests.take(node.address(scope), now, cost)
