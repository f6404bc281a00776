"""Before and around every request: origin, pace, and headers that keep browsers safe."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY = (
    b"default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
]


class SecurityHeaders:
    """Refuses other sites and too many requests; adds headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        node = scope["litestar_app"].state.get("node")
        if scope["type"] == ScopeType.HTTP and node is not None:
            refused = _refused(node, scope)
            if refused:
                await _answer(send, *refused)
                return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in _HEADERS if header[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, receive, sending)


def _refused(node: Any, scope: HTTPScope) -> tuple[int, bytes] | None:
    if scope["path"] in {"/health", "/ready"}:
        return None
    if scope["method"] not in _SAFE and not node.origin_is_ours(scope):
        return 403, b"wrong_origin"
    if not node.requests.take(node.address(scope), node.clock()):
        return 429, b"too_fast"
    return None


async def _answer(send: Send, status: int, code: bytes) -> None:
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = b'{"code":"' + code + b'"}'
    await send({"type": "http.response.body", "body": body, "more_body": False})
