"""From a URL to a node."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import import_module

from cryptonym.fanout.port import Fanout

DRIVERS = {
    "memory": "memory",
    "redis": "redis",
    "rediss": "redis",
    "valkey": "redis",
    "valkeys": "redis",
    "unix": "redis",
    "postgresql": "postgres",
    "postgres": "postgres",
}


async def open_fanout(url: str) -> Fanout:
    """A node at this address; if its broker is away, degraded, and by itself healthy later."""
    scheme = url.partition(":")[0]
    if scheme not in DRIVERS:
        raise ValueError(f"expected a fan-out of {', '.join(DRIVERS)}; got {scheme!r}")
    driver = DRIVERS[scheme]
    try:
        module = import_module(f"cryptonym.fanout.{driver}")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"a fan-out by {scheme} needs a package: pip install 'cryptonym[{driver}]'"
        ) from error
    open_node: Callable[[str], Awaitable[Fanout]] = module.open_node
    return await open_node(url)
