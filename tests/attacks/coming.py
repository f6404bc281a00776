"""Connections that come, ask something and go."""

import asyncio

from attacks.target import Target, Until

AT_ONCE = 50  # connections


async def attack(target: Target, seconds: float) -> None:
    """A connection of its own for every request."""
    until = Until(seconds)
    await asyncio.gather(*(_come_and_go(target, until) for _ in range(AT_ONCE)))


async def _come_and_go(target: Target, until: Until) -> None:
    while until:
        await target.ask("GET", "/health")
