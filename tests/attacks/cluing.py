"""Clues of thirty people who are no spymasters."""

import json
from contextlib import suppress
from itertools import count

from attacks.asking import all_say, seats_at, words
from attacks.target import TEXT, Target, frame

PEOPLE = 30


async def attack(target: Target, seconds: float) -> None:
    """Clues that nobody would hear, at a table whose words no referee knows."""
    with suppress(ConnectionError):
        own = {"lists": [], "own": words(500, 20, 1)}
        host = await target.open_table(words=own, language="nb", bots="easy", start=True)
        seats = await seats_at(target, host.table, PEOPLE)
        clues = words(1000, 28, 2)
        frames = (
            frame(TEXT, json.dumps({"type": "do", "id": str(number), "command": command}).encode())
            for number in count()
            for command in ({"type": "give_clue", "word": clues[number % 1000], "number": 1},)
        )
        await all_say(target, seconds, seats, frames)
