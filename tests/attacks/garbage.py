"""What is no HTTP at all."""

import asyncio

from attacks.target import Target, Until, side_by_side

GARBAGE = b"\x16\x03\x01 nonsense\r\n\r\n"
AT_ONCE = 20  # connections


async def attack(target: Target, seconds: float) -> None:
    """Nonsense on one connection after another."""
    await side_by_side(AT_ONCE, _talk, target, seconds)


async def _talk(target: Target, until: Until) -> None:
    while until:
        wire = await target.connect()
        if wire is None:
            await asyncio.sleep(0.05)
            continue
        target.got["sent"] += 1
        await wire.send(GARBAGE)
        target.count(await wire.answer())
        await wire.hang_up()
