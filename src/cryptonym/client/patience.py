"""How long to wait before the next try: soon at first, then longer, never for ever."""

import random
from collections.abc import Iterator

FIRST_DELAY = 0.05
LONGEST_DELAY = 3.0


def delays(seconds: float) -> Iterator[float]:
    """Pauses between tries that together last about so many seconds.

    They differ from client to client, so that a server that comes back is not overrun.
    """
    spent, delay = 0.0, FIRST_DELAY
    while spent < seconds:
        pause = delay * random.uniform(0.5, 1)  # noqa: S311 # spreads load, keeps no secret
        yield pause
        spent += pause
        delay = min(2 * delay, LONGEST_DELAY)
