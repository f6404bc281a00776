"""QR codes of long addresses, each a little different."""

from attacks.asking import ask_for
from attacks.target import Target, request


async def attack(target: Target, seconds: float) -> None:
    """Have codes drawn without end."""
    text = "http://localhost/" + "t" * 270
    numbers = range(1_000_000)
    paths = (f"/api/qr.svg?text={text}{number}" for number in numbers)
    await ask_for(target, seconds, (request("GET", path) for path in paths))
