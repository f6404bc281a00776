"""Before and around every request: origin, pace, patience, and headers that keep browsers safe."""

import asyncio
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from cryptonym.server.http.failures import ProblemError
from cryptonym.server.purses import is_paid

BODY_SECONDS = 20.0  # in which the whole body of a request has come

_SAFE = {"GET", "HEAD", "OPTIONS"}
_UNLIMITED = {"/health", "/ready"}
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


class Guard:
    """Refuses other sites and too many requests; adds headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != ScopeType.HTTP:  # live.py looks after WebSockets
            await self.app(scope, receive, send)
            return
        node = scope["litestar_app"].state.get("node")
        refused = _refused(node, scope) if node is not None else None
        if refused:
            await _answer(send, *refused)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in _HEADERS if header[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, _patient(scope, receive), sending)


def _refused(node: Any, scope: HTTPScope) -> tuple[int, bytes, bytes] | None:
    if scope["path"] in _UNLIMITED:
        return None
    if scope["method"] not in _SAFE and not node.origin_is_ours(scope):
        return 403, b"wrong_origin", b""
    cost = 1 if scope["path"].startswith("/api/") else _PAGE_COST
    if not is_paid(node, scope, cost):
        return 429, b"too_fast", b""
    if scope["path"].endswith("/live"):
        return 426, b"malformed", b"method"  # a WebSocket, not a page
    if scope["path"] == "/metrics" and node.address(scope) not in node.settings.metrics_for:
        return 404, b"no_such_table", b"path"  # as for any path that there is not
    return None


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


async def _answer(send: Send, status: int, code: bytes, where: bytes) -> None:
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = b'{"code":"' + code + b'","where":"' + where + b'"}'
    await send({"type": "http.response.body", "body": body, "more_body": False})
