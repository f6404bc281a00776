"""Connections that come, ask something and go."""

from attacks.target import Seat, Target, Until, side_by_side

AT_ONCE = 50  # connections
NOBODY = Seat("AAAAAAAAAAAAAAAA", "1", "nobody")


async def attack(target: Target, seconds: float) -> None:
    """A connection of its own for every request, and one for a line that is not to be had."""
    await side_by_side(AT_ONCE, _come_and_go, target, seconds)


async def _come_and_go(target: Target, until: Until) -> None:
    while until:
        await target.ask("GET", "/health")
        target.got["sent"] += 1
        line = await target.line(NOBODY)
        if line is not None:
            await line.hang_up()
