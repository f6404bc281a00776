"""Finished games to be looked at again, each a little different."""

import json
from collections.abc import Iterator
from itertools import count

from attacks.asking import ask_for
from attacks.target import Target, request
from cryptonym.records import record_of, write_record
from support.random_play import random_events


async def attack(target: Target, seconds: float) -> None:
    """Have games analysed without end."""
    await ask_for(target, seconds, _requests())


def _requests() -> Iterator[bytes]:
    events = random_events(5)
    for number in count():
        record = write_record(record_of(events, {"number": str(number)}))
        yield request("POST", "/api/records/analyse", json.dumps({"record": record}).encode())
