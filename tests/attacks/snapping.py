"""Everybody wants to see the whole table, all the time."""

from contextlib import suppress
from itertools import repeat

from attacks.asking import all_say, seats_at, words
from attacks.target import TEXT, Target, frame

PEOPLE = 30


async def attack(target: Target, seconds: float) -> None:
    """Snapshots of a table with thousands of words of its own."""
    with suppress(ConnectionError):
        host = await target.open_table(words={"own": words(5000, 12, 1)})
        seats = [host, *await seats_at(target, host.table, PEOPLE)]
        await all_say(target, seconds, seats, repeat(frame(TEXT, b'{"type":"snapshot"}')))
