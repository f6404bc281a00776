"""How long bots take: drawn from what everybody knows, so that it tells nothing (R97, R98)."""

from math import ceil
from typing import Final

from cryptonym.rules.chance import Chance
from cryptonym.rules.legal import desk_of, to_act
from cryptonym.rules.model import Phase
from cryptonym.rules.views import View
from cryptonym.table.model import Pace

# Seconds, at least and at most: for a clue, for a guess, for anything else, and for a clue that
# somebody else may give as well: people want to begin too, and need longer (D4).
TIMES: Final[dict[Pace, tuple[tuple[float, float], ...]]] = {
    "instant": ((0.1, 0.1), (0.1, 0.1), (0.1, 0.1), (0.1, 0.1)),
    "quick": ((2.0, 5.0), (2.0, 3.5), (1.0, 2.0), (8.0, 14.0)),
    "human": ((6.0, 16.0), (2.5, 7.0), (2.0, 5.0), (20.0, 32.0)),
}
STEP = 0.1  # seconds; a thought that takes longer than its time is told at the next step


def pause(pace: Pace, seen: View, chance: Chance, now: int) -> float:
    """Seconds until a bot acts; `chance` must come from public counts, `now` is in milliseconds."""
    least, most = TIMES[pace][_kind(seen)]
    first, second = chance.numbers(2)
    drawn = least + (most - least) * (first + second) / 2**33  # most often in the middle
    timer = seen.timer
    if timer is None or timer.kind != "strict" or timer.left is not None:
        return drawn
    return max(0.0, min(drawn, (timer.deadline - now) / 2000))  # half of the time that is left


def _kind(seen: View) -> int:
    if seen.phase is Phase.CLUE:
        acts = desk_of(seen, seen.seat).acts
        if "give_clue" not in acts or "answer_consult" in acts:
            return 2
        return 0 if len(to_act(seen)) == 1 else 3
    return 1 if seen.phase in {Phase.GUESS, Phase.SUDDEN} else 2


def moment(begun: float, wait: float, thought: float) -> float:
    """When to act, if thinking began and ended at these times: how long it took hardly shows."""
    late = thought - begun - wait
    return begun + wait + (STEP * ceil(late / STEP) if late > 0 else 0.0)
