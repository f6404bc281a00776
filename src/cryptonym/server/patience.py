"""HTTP with an end to patience: who never finishes saying what they want is hung up on.

So is who never reads the answer, on a page or on a WebSocket, which begins as HTTP.
"""

import asyncio
import socket
import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADERS_SECONDS = 10.0  # from the first sign of life to the end of the headers
LARGEST_HEADERS = 64 * 1024
UNREAD_SECONDS = 60.0  # in which somebody has to take something of what was sent to them
_INTERNET = (socket.AF_INET, socket.AF_INET6)


class PatientHttp(HttpToolsProtocol):
    """uvicorn's own protocol, which would wait for the rest of the headers for ever."""

    patience: asyncio.TimerHandle | None = None
    size = 0  # of the address and the headers so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the class above has it
        """Somebody is there."""
        super().connection_made(transport)
        _give_up_unread(transport.get_extra_info("socket"))
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._wait()
        self.size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some of the address."""
        if self._has_room(len(url)):
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header."""
        if self._has_room(len(name) + len(value)):
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """They have said what they want."""
        self._stop_waiting()
        super().on_headers_complete()

    def _has_room(self, more: int) -> bool:
        self.size += more
        if self.size > LARGEST_HEADERS:
            self.transport.abort()
        return self.size <= LARGEST_HEADERS

    def _wait(self) -> None:
        self._stop_waiting()
        self.patience = self.loop.call_later(HEADERS_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


def _give_up_unread(connection: socket.socket | None) -> None:
    """Let the kernel end a connection whose other side takes nothing; closing alone would wait."""
    if connection is None or connection.family not in _INTERNET:
        return
    if sys.platform == "linux":
        milliseconds = round(1000 * UNREAD_SECONDS)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
