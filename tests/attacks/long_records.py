"""Records as long as a server takes them: many clues, and a clock that runs out each time."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from cryptonym.records import record_of, write_record
from cryptonym.rules import commands as cmd
from cryptonym.rules.decide import decide
from cryptonym.rules.events import Event
from cryptonym.rules.evolve import begin, fold
from cryptonym.rules.model import WATCHER, Role, Seat
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import Refusal
from support.random_play import random_events

CLUES = 180


@lru_cache(maxsize=1)
def _events() -> tuple[Event, ...]:
    time = TimeRules(kind="strict", clue_seconds=10, guess_seconds=10)
    dealt = random_events(5, replace(Options(), time=time, check="free"))[0]
    game, happened = begin(dealt), [dealt]
    for number in range(CLUES):
        clue = cmd.GiveClue(f"clue{number}", 1)
        for seat, command, minutes in (
            (Seat(Role.SPYMASTER, game.team), clue, number),
            (WATCHER, cmd.ExpireTimer(), number + 1),
        ):
            outcome = decide(game, seat, command, now=60_000 * minutes)
            if isinstance(outcome, Refusal):
                raise RuntimeError(outcome)
            happened += outcome
            game = fold(game, outcome)
    return tuple(happened)


def long_records() -> Iterator[str]:
    """One after the other, each a little different."""
    number = 0
    while True:
        number += 1
        yield write_record(record_of(_events(), {"number": str(number)}))
