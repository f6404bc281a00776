"""As many words of one's own as are taken, again and again, and the records of that table."""

import json
from collections.abc import Iterator
from contextlib import suppress

from attacks.asking import ask_for, words
from attacks.target import Seat, Target, request

WORDS = 5000


async def attack(target: Target, seconds: float) -> None:
    """Fill the disk, and have it read again."""
    with suppress(ConnectionError):
        seat = await target.open_table()
        await ask_for(target, seconds, _requests(seat))


def _requests(seat: Seat) -> Iterator[bytes]:
    lists = [words(WORDS, 16, seed) for seed in range(4)]
    for number in range(1_000_000):
        chosen = {"type": "choose_words", "words": {"own": lists[number % len(lists)]}}
        asked = json.dumps({"id": str(number), "command": chosen}).encode()
        yield request("POST", f"/api/tables/{seat.table}/commands", asked, seat.token)
        yield request("GET", f"/api/tables/{seat.table}/records", token=seat.token)
