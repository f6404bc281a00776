"""Requests without end, on a few connections at once: what attacks on costly answers share."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from attacks.target import Seat, Target, Until, Wire

AT_ONCE = 8  # connections


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
    while until and (asked := next(requests, b"")) and await wire.send(asked):
        target.got["sent"] += 1
        answer = await wire.answer()
        target.count(answer)
        if answer is None:
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
    """Everybody sends the next of these frames, ten times a second."""
    until = Until(seconds)
    lines = [line for seat in seats if (line := await target.line(seat)) is not None]
    hearing = [asyncio.create_task(_hear(target, line)) for line in lines]
    while until and lines:
        for line in lines:
            line.writer.write(next(frames))
            target.got["sent"] += 1
        await asyncio.sleep(0.1)
    for task, line in zip(hearing, lines, strict=True):
        task.cancel()
        await line.hang_up()
    await asyncio.gather(*hearing, return_exceptions=True)


async def _hear(target: Target, line: Wire) -> None:
    while (came := await line.frame()) is not None:
        target.got["bytes told"] += len(came[1])
        for word in (b"done", b"refused", b"wrong", b"snapshot"):
            if came[1].startswith(b'{"type":"' + word):
                target.got[word.decode()] += 1
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
