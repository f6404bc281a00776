"""HTTP with an end to patience: who never finishes saying what they want is hung up on.

So is who never reads the answer, on a page or on a WebSocket, which begins as HTTP; who asks again
and again without waiting for answers; and who comes when there are too many.
"""

import asyncio
import socket
import sys
from typing import Any

import msgspec
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from cryptonym.server.limits.buckets import network
from cryptonym.server.limits.doors import EVERYBODY, MOST_TOLD, Doors, TurnedAway, Visit
from cryptonym.server.node import Node

HEADERS_SECONDS = 10.0  # from the first sign of life to the end of the headers
TOLD_SECONDS = 2.0  # the same for somebody who cannot come in anyway
LARGEST_HEADERS = 64 * 1024
UNREAD_SECONDS = 60.0  # in which somebody has to take something of what was sent to them
MOST_PIPELINED = 16  # requests behind the one that is being answered
_INTERNET = (socket.AF_INET, socket.AF_INET6)


class PatientHttp(HttpToolsProtocol):
    """uvicorn's own protocol, which would wait for the rest of the headers for ever."""

    patience: asyncio.TimerHandle | None = None
    size = 0  # of the address and the headers so far
    deaf = False  # whatever else comes on this connection
    visit: Visit | None = None
    turned_away: TurnedAway | None = None
    doors: Doors | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the class above has it
        """Somebody is there."""
        super().connection_made(transport)
        _give_up_unread(transport.get_extra_info("socket"))
        node = _node_of(self.config.app)
        if node is not None:
            self._come_in(node)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_waiting()
        super().connection_lost(exc)
        self._leave()
        for cycle, _ in self.pipeline:
            cycle.on_response = lambda: None  # else only the collector would find them
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        """Some bytes of what they want."""
        if not self.deaf:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            # What was asked is answered, then we hang up: who goes on may ask again.
            self.deaf, self.cycle.keep_alive = True, False
        if not self.deaf:
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
        if self.deaf:
            return
        self._stop_waiting()
        if self.turned_away is not None:
            self._say_why(self.turned_away)
            return
        if self.visit is not None:
            self.visit.work()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of what they send along."""
        if not self.deaf:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        if not self.deaf:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """They have their answer."""
        super().on_response_complete()
        if self.visit is not None and not self._is_answering():
            self.visit.rest()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a line."""
        if self.deaf or self._is_answering():
            self.transport.close()  # nobody asks for a line before they have their answer
            return
        super().handle_websocket_upgrade()
        line: Any = self.transport.get_protocol()
        line.visit, self.visit = self.visit, None
        del self.parser  # which knows us; nobody tells it that it is not needed any more

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    def _has_room(self, more: int) -> bool:
        self.size += more
        if self.size > LARGEST_HEADERS:
            self.transport.abort()
        return self.size <= LARGEST_HEADERS and not self.deaf

    def _wait(self) -> None:
        self._stop_waiting()
        seconds = HEADERS_SECONDS if self.turned_away is None else TOLD_SECONDS
        self.patience = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    # ---- whether there is room for them

    def _come_in(self, node: Node) -> None:
        known = self.client is not None and not node.settings.behind_proxy
        source = network(self.client[0]) if known and self.client else EVERYBODY
        came = node.doors.enter(source, self.transport.abort)
        if isinstance(came, Visit):
            self.visit = came
        elif node.doors.told < MOST_TOLD:
            self.doors, self.turned_away = node.doors, came
            node.doors.told += 1
        else:
            self.deaf = True
            self.transport.abort()

    def _leave(self) -> None:
        if self.visit is not None:
            self.visit.leave()
            self.visit = None
        if self.doors is not None:
            self.doors.told -= 1
            self.doors = None

    def _say_why(self, why: TurnedAway) -> None:
        """Answer without asking the app, and hang up."""
        body = msgspec.json.encode({"code": why.code, "where": why.where})
        self.transport.write(
            STATUS_LINE[why.status] + b"content-type: application/json\r\ncontent-length: "
            b"%d\r\ncache-control: no-store\r\nconnection: close\r\n\r\n" % len(body) + body
        )
        self.deaf = True
        self.transport.close()


def _node_of(app: Any) -> Node | None:
    return app.state.get("node") if isinstance(app, Litestar) else None


def _give_up_unread(connection: socket.socket | None) -> None:
    """Let the kernel end a connection whose other side takes nothing; closing alone would wait."""
    if connection is None or connection.family not in _INTERNET:
        return
    if sys.platform == "linux":
        milliseconds = round(1000 * UNREAD_SECONDS)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
