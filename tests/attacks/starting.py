"""Games that begin with thousands of words of one's own, at many tables."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle

from attacks.asking import ask_for, words
from attacks.target import Seat, Target, request

TABLES = 20  # more than anybody keeps the cards of
WORDS = 5000


async def attack(target: Target, seconds: float) -> None:
    """Have cards made without end: the tables have nobody to play with, or begin at once."""
    seats: list[Seat] = []
    with suppress(ConnectionError):
        for number in range(TABLES):
            own = {"lists": [], "own": words(WORDS, 8, number)}
            alone = number % 2
            bots = {} if alone else {"bots": "easy", "start": True}
            seats.append(await target.open_table(words=own, language="el", **bots))
    if seats:
        await ask_for(target, seconds, _requests(seats))


def _requests(seats: list[Seat]) -> Iterator[bytes]:
    for number, seat in enumerate(cycle(seats)):
        asked = json.dumps({"id": str(number), "command": {"type": "start_game"}}).encode()
        yield request("POST", f"/api/tables/{seat.table}/commands", asked, seat.token)
