"""What is no HTTP at all."""

import asyncio

from attacks.target import Target, Until

GARBAGE = b"\x16\x03\x01 nonsense\r\n\r\n"
AT_ONCE = 20  # connections


async def attack(target: Target, seconds: float) -> None:
    """Nonsense on one connection after another."""
    until = Until(seconds)
    await asyncio.gather(*(_talk(target, until) for _ in range(AT_ONCE)))


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
