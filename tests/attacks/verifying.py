"""Long records to be checked, each a little different."""

import json
from collections.abc import Iterator

from attacks.asking import ask_for
from attacks.long_records import long_records
from attacks.target import Target, request


async def attack(target: Target, seconds: float) -> None:
    """Have records checked without end."""
    await ask_for(target, seconds, _requests())


def _requests() -> Iterator[bytes]:
    for record in long_records():
        yield request("POST", "/api/records/verify", json.dumps({"record": record}).encode())
