"""What a driver provides: connections to one broker that carries text to every node."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

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


class Subscriber(Link, Protocol):
    """A connection that has to ask first for what it shall hear."""

    async def subscribe(self) -> None:
        """Hear everything from now on."""
        ...


S = TypeVar("S", bound=Subscriber)


async def subscribed(link: S) -> S:
    """The same connection once it hears everything; closed again if that fails."""
    try:
        await link.subscribe()
    except BaseException:
        await link.close()
        raise
    return link


class Broker(Protocol):
    """Where to connect to, and how."""

    payload_limit: int  # bytes
    errors: tuple[type[Exception], ...]  # what a broken broker raises

    async def connect(self, hear: Hear) -> Link:
        """A connection that misses nothing from now on."""
        ...
