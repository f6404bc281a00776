"""Thirty tables of bots that take no time to think, one game after another."""

import json
from contextlib import suppress
from itertools import count

from attacks.asking import all_say
from attacks.target import TEXT, Seat, Target, frame

TABLES = 30
LANGUAGES = ("it", "nb", "es", "el", "eo", "en")


async def attack(target: Target, seconds: float) -> None:
    """Let as many bots think as possible."""
    seats: list[Seat] = []
    with suppress(ConnectionError):
        for number in range(TABLES):
            language = LANGUAGES[number % len(LANGUAGES)]
            asked = {"bots": "hard", "start": True, "settings": {"pace": "instant"}}
            seats.append(await target.open_table(language=language, **asked))
    again = {"type": "play_again"}
    frames = (
        frame(TEXT, json.dumps({"type": "do", "id": str(number), "command": again}).encode())
        for number in count()
    )
    await all_say(target, seconds, seats, frames)
