"""One frame over and over again, on every line of a seat."""

import asyncio
from contextlib import suppress

from attacks.target import Seat, Target, Until, Wire, at_most

AT_ONCE = 1 << 16  # bytes in one write
MOST_LINES = 4


async def flood(target: Target, seconds: float, frames: bytes) -> None:
    """Send these frames as fast as the server takes them, on one line after the other."""
    until = Until(seconds)
    with suppress(ConnectionError):
        seat = await target.open_table()
        data = frames * max(1, AT_ONCE // len(frames))
        await asyncio.gather(*(_lines(target, seat, until, data) for _ in range(MOST_LINES)))


async def _lines(target: Target, seat: Seat, until: Until, data: bytes) -> None:
    while until:
        line = await target.line(seat)
        if line is None:
            await asyncio.sleep(0.05)
            continue
        target.got["lines"] += 1
        sending = asyncio.create_task(_send(target, line, until, data))
        await at_most(until.left, _hear(target, line))
        sending.cancel()
        await asyncio.wait({sending})
        await line.hang_up()


async def _hear(target: Target, line: Wire) -> None:
    code = await line.close_code()
    target.got[f"closed with {code}" if code else "closed"] += 1


async def _send(target: Target, line: Wire, until: Until, data: bytes) -> None:
    while until and await line.send(data):
        target.got["bytes"] += len(data)
