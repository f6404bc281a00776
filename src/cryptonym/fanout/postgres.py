"""Hints through PostgreSQL's LISTEN and NOTIFY: one connection, nothing else to install."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg

from cryptonym.fanout.broker import Hear, subscribed
from cryptonym.fanout.carrier import PATIENCE, BrokerFanout
from cryptonym.fanout.port import Fanout

CHANNEL = "cryptonym_hints"
SETTINGS = {
    "application_name": "cryptonym fan-out",
    "synchronous_commit": "off",  # a hint need not survive, so it need not wait for the disk
}
NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"


class PostgresBroker:
    """A PostgreSQL database; its nodes hear each other, other databases do not."""

    payload_limit = 7_900  # the server refuses 8,000 bytes
    errors: tuple[type[Exception], ...] = (
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        OSError,
    )

    def __init__(self, url: str) -> None:
        self._url = url

    async def connect(self, hear: Hear) -> PostgresLink:
        """A connection that listens."""
        connection = await asyncpg.connect(
            self._url, timeout=PATIENCE, server_settings=SETTINGS, command_timeout=PATIENCE
        )
        return await subscribed(PostgresLink(connection, hear))


class PostgresLink:
    """One connection to the database."""

    def __init__(self, connection: Any, hear: Hear) -> None:
        self._connection = connection
        self._hear = hear
        self._lost = asyncio.Event()

    async def subscribe(self) -> None:
        """From the server's answer on nothing is missed."""
        self._connection.add_termination_listener(self._end)
        await self._connection.add_listener(CHANNEL, self._notified)

    async def send(self, payloads: Sequence[str]) -> None:
        """Notify all in one transaction."""
        await self._connection.execute(NOTIFY, CHANNEL, payloads)

    async def listen(self) -> None:
        """Wait until the connection is lost; notifications come by themselves."""
        await self._lost.wait()
        raise ConnectionError("the database has closed the connection")

    async def close(self) -> None:
        """Say goodbye if that is possible, and let go in any case."""
        try:
            await self._connection.close(timeout=1.0)
        except PostgresBroker.errors:
            self._connection.terminate()

    def _end(self, _connection: Any) -> None:
        self._lost.set()

    def _notified(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self._hear(str(payload))


async def open_node(url: str) -> Fanout:
    """A node at a PostgreSQL database."""
    return await BrokerFanout(PostgresBroker(url)).open()
