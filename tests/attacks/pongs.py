"""Answers to pings that nobody sent, without end."""

from attacks.flooding import flood
from attacks.target import PONG, Target, frame


async def attack(target: Target, seconds: float) -> None:
    """The shortest pongs there are."""
    await flood(target, seconds, frame(PONG))
