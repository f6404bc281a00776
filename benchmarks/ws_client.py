"""A WebSocket client as lean as can be, so that the load generator is not what is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, PING, PONG = 1, 9, 10  # kinds of frames


class LeanClient(asyncio.Protocol):
    """Speaks just enough of RFC 6455 to a server that we trust."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.received = 0  # bytes of frames
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._shaken = False
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - a TCP connection is one
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        buffer = self._buffer + data if self._buffer else data
        if not self._shaken:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head[:200]))
                return
            self._shaken = True
            self.open.set_result(None)
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, body = buffer[at + 1], at + 2
            if size == 126:
                if end - at < 4:
                    break
                size, body = struct.unpack_from(">H", buffer, at + 2)[0], at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, body = struct.unpack_from(">Q", buffer, at + 2)[0], at + 10
            if end - body < size:
                break
            if buffer[at] & 15 == TEXT:
                self.received += body + size - at
                self.heard(buffer[body : body + size])
            elif buffer[at] & 15 == PING:
                self._frame(PONG, buffer[body : body + size])
            at = body + size
        self._buffer = buffer[at:]

    def connection_lost(self, _error: Exception | None) -> None:
        """The server hung up, or we did."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed during the handshake"))

    def send(self, text: bytes) -> None:
        """One text frame."""
        self._frame(TEXT, text)

    def _frame(self, kind: int, body: bytes) -> None:
        # Masked with zeros: the mask is for proxies, and there is none.
        size = len(body)
        head = struct.pack(">BB", 0x80 | kind, 0x80 | size) if size < 126 else b""
        if not head:
            head = struct.pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


async def connect(
    port: int,
    path: str,
    headers: dict[str, str],
    heard: Callable[[bytes], None],
    source: str = "127.0.0.1",
) -> LeanClient:
    """An open connection to the server on this machine, from one of its own addresses."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: LeanClient(path, headers, heard), "127.0.0.1", port, local_addr=(source, 0)
    )
    await client.open
    return client
