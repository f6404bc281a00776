"""uvicorn's protocols as we need them: no other module knows its insides.

HTTP with an end to patience: who never finishes saying what they want is hung up on. So is who
never reads the answer, who asks again and again without waiting for answers, and who comes when
there are too many. WebSockets with a short way for what nearly every message is; handshakes, pings,
pieces, closing and everything that is wrong are uvicorn's business, as long as it is not too much.

The setting `plain_uvicorn` lets a server run on uvicorn's own classes.
"""

import asyncio
from typing import Any

import msgspec
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cryptonym.server.connections.frames import Meter, Wrong, whole_text
from cryptonym.server.connections.lines import HEAR, TOLL, WRITE, Gate, Hear, Mailbox
from cryptonym.server.limits.buckets import Bucket, Buckets, network
from cryptonym.server.limits.doors import (
    EVERYBODY,
    MOST_TOLD,
    Doors,
    TurnedAway,
    Visit,
    give_up_unread,
)
from cryptonym.server.node import Node

HEADERS_SECONDS = 10.0  # from the first sign of life to the end of the headers
TOLD_SECONDS = 2.0  # the same for somebody who cannot come in anyway
LARGEST_HEADERS = 64 * 1024
MOST_PIPELINED = 16  # requests behind the one that is being answered
CLOSE_SECONDS = 2.0  # for the last word to reach somebody who was cut off
MOST_AFTER_CLOSE = 128 * 1024  # bytes that are thrown away meanwhile
_FIRST = Buckets(1, 60)  # what may come before the app says how much may


class PatientHttp(HttpToolsProtocol):
    """uvicorn's own protocol, which would wait for the rest of the headers for ever."""

    patience: asyncio.TimerHandle | None = None
    size = 0  # of the address and the headers so far
    deaf = False  # whatever else comes on this connection
    visit: Visit | None = None
    turned_away: TurnedAway | None = None
    doors: Doors | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the class above has it
        """A connection has been made."""
        super().connection_made(transport)
        give_up_unread(transport.get_extra_info("socket"))
        node = _node_of(self.config.app)
        if node is not None:
            self._come_in(node)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost."""
        self._stop_waiting()
        super().connection_lost(exc)
        self._leave()
        for cycle, _ in self.pipeline:
            cycle.on_response = lambda: None  # else only the collector would find them
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request have come."""
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
        """A part of the address has come."""
        if self._has_room(len(url)):
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header has come."""
        if self._has_room(len(name) + len(value)):
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are complete: pass the request on, or say why not."""
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
        """A part of the body has come."""
        if not self.deaf:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        if not self.deaf:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is sent."""
        super().on_response_complete()
        if self.visit is not None and not self._is_answering():
            self.visit.rest()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket."""
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


class ShortWay(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which takes every frame through a parser for all that may come."""

    _between = False  # whether the parser is at the beginning of a message
    _hear: Hear | None = None  # who is told at once
    _meter: Meter | None = None  # most lines need neither for long
    _toll: Bucket | None = None
    _tolls = _FIRST
    _after = 0  # bytes since we have cut them off
    visit: Visit | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Each of asyncio's own costs hundreds of bytes, and there are thousands of lines.
        self.queue = Mailbox(self.loop)  # type: ignore[assignment] # all of a queue that is used
        self.writable = Gate(self.loop)  # type: ignore[assignment] # all of an event that is used

    def handle_connect(self, event: Request) -> None:
        """Offer the app to write frames by itself, and to hear texts at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] |= {
                WRITE: {"write": self.write},
                HEAR: {"hear": self.hear},
                TOLL: {"toll": self.toll},
            }

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost."""
        super().connection_lost(exc)
        if self.visit is not None:
            self.visit.leave()
        # Whatever knows us and is known by us would be there until the collector comes, which is
        # seldom: others must not be able to fill the memory by coming and going.
        self._hear = None
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].clear()

    def start_keepalive(self) -> None:
        """The handshake is over, and nobody asks for it again."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Some bytes have come: mostly one whole text frame."""
        if self._between:
            text = whole_text(data)
            if text is not None and not self.close_sent:
                self._received(text)
                return
        if not self.handshake_initiated:
            self._between = data.endswith(b"\r\n\r\n")  # uvicorn gives us the request alone
        elif not self._is_paid(data):
            return
        super().data_received(data)

    def _is_paid(self, data: bytes) -> bool:
        """Whether the parser may see this; who sends too much is cut off."""
        if self._after:
            self._throw_away(data)
            return False
        now = self._tolls.pulse.clock()
        toll = self._toll = self._toll or Bucket(self._tolls, now)
        meter = self._meter = self._meter or Meter()
        if meter.measure(data, toll.left(now)):
            toll.take(now, meter.cost)
            self._between = meter.is_between
        elif meter.wrong is not None:
            self._cut_off(meter.wrong)
            return False
        return True

    def _cut_off(self, why: Wrong) -> None:
        """Say why, and wait a moment until it has arrived: what comes meanwhile is not read."""
        self._between, self._after = False, 1
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        code, reason = why
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _throw_away(self, data: bytes) -> None:
        self._after += len(data)
        if self._after > MOST_AFTER_CLOSE:
            self.transport.abort()

    def _received(self, text: str) -> None:
        taken = self.queue.is_awaited  # type: ignore[attr-defined] # a mailbox
        if taken and self._hear is not None and self._hear(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not taken and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hear(self, hear: Hear | None) -> None:
        """Let somebody hear whole texts at once, while the app waits for the next message."""
        self._hear = hear

    def toll(self, tolls: Buckets) -> None:
        """Let so much come the long way from now on."""
        self._tolls, self._toll = tolls, None

    def write(self, frames: bytes) -> bool:
        """Send whole frames, if the line is open and free."""
        if self.close_sent or self.disconnected or not self.writable.open:  # type: ignore[attr-defined] # a gate
            return False
        self.transport.write(frames)
        return True
