"""Short messages without end, many in one packet."""

from attacks.flooding import flood
from attacks.target import TEXT, Target, frame


async def attack(target: Target, seconds: float) -> None:
    """Messages that are no commands, faster than anybody may send them."""
    await flood(target, seconds, frame(TEXT, b"[]"))
