"""An HTTP client as lean as can be, so that the load generator is not what is measured."""

import asyncio
import json
import time
from typing import Any


class LeanHttp(asyncio.Protocol):
    """One connection that is kept, one request at a time, to a server that we trust."""

    def __init__(self) -> None:
        self.cookie = ""
        self.closed = False
        self.answered = 0.0  # when the last answer was whole
        self._buffer = b""
        self._waiting: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ready."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 # a TCP connection is one
        self._transport = transport

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer."""
        packed = json.dumps(body).encode()
        lines = [f"POST {path} HTTP/1.1", "Host: localhost", "Content-Type: application/json"]
        lines.append(f"Content-Length: {len(packed)}")
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write("\r\n".join([*lines, "", ""]).encode() + packed)
        told: dict[str, Any] = json.loads(await self._waiting)
        return told

    def data_received(self, data: bytes) -> None:
        """Take answers apart."""
        self._buffer += data
        head, found, body = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        status, *fields = head.decode("latin-1").split("\r\n")
        headers = [(name.lower(), value) for name, _, value in (f.partition(": ") for f in fields)]
        size = int(dict(headers)["content-length"])
        if len(body) < size or self._waiting is None:
            return
        self.answered = time.perf_counter()
        self._buffer = body[size:]
        for name, value in headers:
            if name == "set-cookie":
                self.cookie = value.partition(";")[0]
        if " 200 " in f"{status} ":
            self._waiting.set_result(body[:size])
        else:
            self._waiting.set_exception(ConnectionError(f"{status} {body[:200]!r}"))

    def connection_lost(self, error: Exception | None) -> None:
        """The server hung up, or we did."""
        self.closed = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(error or ConnectionResetError("closed"))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()
