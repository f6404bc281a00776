"""What a driver provides: connections to one broker that carries text to every node."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

Hear = Callable[[str | bytes], None]


class Link(Protocol):
    """One live connection. It ends once and is never used again."""

    async def send(self, payloads: Sequence[str]) -> None:
        """Return when the broker has taken them all, in order."""
        ...

    async def listen(self) -> None:
        """Pass on what comes, the node's own payloads too; end when the connection does."""
        ...

    async def close(self) -> None:
        """Let go of the connection, in whatever state it is."""
        ...


class Broker(Protocol):
    """Where to connect to, and how."""

    payload_limit: int  # bytes
    errors: tuple[type[Exception], ...]  # what a broken broker raises

    async def connect(self, hear: Hear) -> Link:
        """A connection that misses nothing from now on."""
        ...
