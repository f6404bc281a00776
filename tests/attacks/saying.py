"""Everybody talks, all the time, in long sentences."""

import json
from contextlib import suppress
from itertools import count

from attacks.asking import all_say, seats_at
from attacks.target import TEXT, Target, frame

PEOPLE = 30


async def attack(target: Target, seconds: float) -> None:
    """The longest remarks there are, to thirty others."""
    with suppress(ConnectionError):
        host = await target.open_table()
        seats = [host, *await seats_at(target, host.table, PEOPLE)]
        said = {"type": "say", "text": "ж" * 490}
        frames = (
            frame(TEXT, json.dumps({"type": "do", "id": str(number), "command": said}).encode())
            for number in count()
        )
        await all_say(target, seconds, seats, frames)
