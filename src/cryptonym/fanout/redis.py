"""Hints through Valkey or Redis: one channel, one connection to hear and one to speak.

Connections are used without redis-py's pool and without its subscription object: the pool
raises when it is full, and the subscription reconnects silently, which would hide a gap.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from redis.asyncio.connection import AbstractConnection, Connection, parse_url
from redis.exceptions import RedisError

from cryptonym.fanout.broker import Hear, subscribed
from cryptonym.fanout.carrier import PATIENCE, BrokerFanout
from cryptonym.fanout.port import Fanout


class RedisBroker:
    """A Valkey or Redis server."""

    payload_limit = 60_000
    errors: tuple[type[Exception], ...] = (RedisError, OSError)

    def __init__(self, url: str) -> None:
        # valkey:// is redis:// by another name.
        self._url = "redis" + url.removeprefix("valkey") if url.startswith("valkey") else url
        # Channels do not belong to a database, so two databases need two names.
        self._channel = f"cryptonym:hints:{self._connection().db}"

    async def connect(self, hear: Hear) -> RedisLink:
        """A subscribed connection and one to publish through."""
        link = RedisLink(self._connection(), self._connection(), self._channel, hear)
        return await subscribed(link)

    def _connection(self) -> AbstractConnection:
        options: dict[str, Any] = {**parse_url(self._url)}
        kind: type[AbstractConnection] = options.pop("connection_class", Connection)
        fixed = {"protocol": 2, "socket_timeout": None, "socket_connect_timeout": PATIENCE}
        try:
            return kind(**{**options, **fixed})
        except TypeError as error:
            raise ValueError(f"unknown option in the address of the broker: {error}") from error


class RedisLink:
    """Two connections to one server, used and given up together."""

    def __init__(
        self, reader: AbstractConnection, writer: AbstractConnection, channel: str, hear: Hear
    ) -> None:
        self._reader: Any = reader  # redis-py types only half of a connection
        self._writer: Any = writer
        self._channel = channel
        self._hear = hear

    async def subscribe(self) -> None:
        """Connect; from the server's answer on nothing is missed."""
        await self._writer.connect()
        await self._reader.connect()
        await self._reader.send_command("SUBSCRIBE", self._channel)
        await self._reader.read_response()

    async def send(self, payloads: Sequence[str]) -> None:
        """Publish all in one go, and wait for the answers."""
        commands = [("PUBLISH", self._channel, payload) for payload in payloads]
        await self._writer.send_packed_command(self._writer.pack_commands(commands))
        for _ in payloads:
            await self._writer.read_response()

    async def listen(self) -> None:
        """Hear messages until the connection breaks, which redis-py raises."""
        read, hear = self._reader.read_response, self._hear
        while True:
            kind, _, payload = await read(timeout=math.inf, disconnect_on_error=False)
            if kind == b"message":
                hear(payload)

    async def close(self) -> None:
        """Close both."""
        for connection in (self._reader, self._writer):
            await connection.disconnect(nowait=True)


async def open_node(url: str) -> Fanout:
    """A node at a Valkey or Redis server."""
    return await BrokerFanout(RedisBroker(url)).open()
