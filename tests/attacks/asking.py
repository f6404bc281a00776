"""Requests without end, on a few connections at once: what attacks on costly answers share."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from attacks.target import Seat, Target, Until, Wire, at_most

AT_ONCE = 8  # connections
LAST_SECONDS = 5.0  # in which the last answers come
ANSWERS = ("done", "refused", "wrong", "snapshot")


async def ask_for(target: Target, seconds: float, requests: Iterator[bytes]) -> None:
    """Send these requests one after the other, as fast as they are answered."""
    until = Until(seconds)
    await asyncio.gather(*(_ask(target, until, requests) for _ in range(AT_ONCE)))


async def _ask(target: Target, until: Until, requests: Iterator[bytes]) -> None:
    while until:
        wire = await target.connect()
        if wire is None:
            await asyncio.sleep(0.05)
            continue
        await _ask_on(target, wire, until, requests)
        await wire.hang_up()


async def _ask_on(target: Target, wire: Wire, until: Until, requests: Iterator[bytes]) -> None:
    for asked in requests:
        if not await wire.send(asked):
            return
        target.got["sent"] += 1
        answer = await wire.answer()
        target.count(answer)
        if answer is None or not until:
            return
        if answer.status in {429, 503}:
            target.got["slowed down"] += 1
            await asyncio.sleep(0.02)


async def seats_at(target: Target, table: str, count: int) -> list[Seat]:
    """So many more at a table, or as many as it takes."""
    seats: list[Seat] = []
    with suppress(ConnectionError):
        for number in range(count):
            seats += [await target.join(table, f"M{number}")]
    return seats


async def all_say(
    target: Target, seconds: float, seats: list[Seat], frames: Iterator[bytes]
) -> None:
    """Everybody sends the next of these frames, ten times a second, and hears what comes of it."""
    lines = [line for seat in seats if (line := await target.line(seat)) is not None]
    until, sent = Until(seconds), 0
    hearing = [asyncio.create_task(_hear(target, line)) for line in lines]
    while until and lines:
        for line in lines:
            line.writer.write(next(frames))
            sent += 1
        await asyncio.sleep(0.1)
    target.got["sent"] += sent
    await at_most(LAST_SECONDS, _answered(target, sent, hearing))
    for task, line in zip(hearing, lines, strict=True):
        task.cancel()
        await line.hang_up()
    await asyncio.gather(*hearing, return_exceptions=True)


async def _answered(target: Target, sent: int, hearing: list["asyncio.Task[None]"]) -> None:
    """Return when everything is answered, or everybody was hung up on."""
    while sum(target.got[kind] for kind in ANSWERS) < sent and not all(t.done() for t in hearing):
        await asyncio.sleep(0.02)


async def _hear(target: Target, line: Wire) -> None:
    while (came := await line.frame()) is not None:
        target.got["bytes told"] += len(came[1])
        for kind in ANSWERS:
            if came[1].startswith(b'{"type":"%b"' % kind.encode()):
                target.got[kind] += 1
    target.got["closed"] += 1


def words(count: int, length: int, seed: int) -> list[str]:
    """So many words that no language knows, in letters of all of them."""
    letters, made = "abdefgilmnoprstuv", []
    number = seed
    for _ in range(count):
        word = ""
        for _ in range(length):
            number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
            word += letters[(number >> 33) % len(letters)]
        made.append(word)
    return made
