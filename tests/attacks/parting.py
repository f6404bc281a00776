"""The parts of words that are no words, which take longest to find."""

from attacks.asking import ask_for, words
from attacks.target import Target, request


async def attack(target: Target, seconds: float) -> None:
    """Have words taken apart without end."""
    lists = (",".join(words(25, 28, seed)) for seed in range(1_000_000))
    paths = (f"/api/parts?language=nb&words={listed}" for listed in lists)
    await ask_for(target, seconds, (request("GET", path) for path in paths))
