"""Connections that come, ask something and go."""

import asyncio

from attacks.target import Seat, Target, Until

AT_ONCE = 50  # connections
NOBODY = Seat("AAAAAAAAAAAAAAAA", "1", "nobody")


async def attack(target: Target, seconds: float) -> None:
    """A connection of its own for every request, and one for a line that is not to be had."""
    until = Until(seconds)
    await asyncio.gather(*(_come_and_go(target, until) for _ in range(AT_ONCE)))


async def _come_and_go(target: Target, until: Until) -> None:
    while until:
        await target.ask("GET", "/health")
        target.got["sent"] += 1
        line = await target.line(NOBODY)
        if line is not None:
            await line.hang_up()
