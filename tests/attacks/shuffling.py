"""A host who seats everybody anew, all the time."""

import json
from contextlib import suppress
from itertools import count

from attacks.asking import all_say, seats_at, words
from attacks.target import TEXT, Target, frame

PEOPLE = 30


async def attack(target: Target, seconds: float) -> None:
    """Everybody sees the whole table anew after each shuffle."""
    with suppress(ConnectionError):
        host = await target.open_table(words={"own": words(5000, 12, 1)})
        seats = [host, *await seats_at(target, host.table, PEOPLE)]
        command = {"type": "shuffle_teams"}
        frames = (
            frame(TEXT, json.dumps({"type": "do", "id": str(number), "command": command}).encode())
            for number in count()
        )
        await all_say(target, seconds, seats, frames)
