"""Whole games played at random, with challenges and penalties, for records and benchmarks."""

import random

from cryptonym.rules import (
    Game,
    Options,
    Refusal,
    begin,
    deal,
    decide,
    evolve,
    legal_commands,
    seats,
    to_act,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import Event
from cryptonym.rules.model import WATCHER
from cryptonym.rules.variants import variant_of

CARDS = tuple((f"WORD{n}", f"PARTNER{n}") for n in range(200))
PICTURE_CARDS = tuple((f"front-{a}{b}", f"back-{a}{b}") for a in "abcdefghij" for b in "abcdefg")
CLUES = ("ocean", "New York", "música", "θάλασσα")
_DULL = (cmd.MarkCard, cmd.RequestSpelling, cmd.PauseTimer, cmd.ResumeTimer, cmd.FlipTimer)


def cards_for(options: Options) -> tuple[tuple[str, str], ...]:
    """Words, or pictures where those are played with."""
    return PICTURE_CARDS if variant_of(options).shape.has_pictures else CARDS


def random_events(seed: int, options: Options | None = None) -> list[Event]:
    """The events of one random game, from the deal to the end."""
    chance = random.Random(seed)
    dealt = deal(seed.to_bytes(8, "big"), cards_for(options or Options()), options or Options())
    assert not isinstance(dealt, Refusal)
    events: list[Event] = [dealt]
    game = begin(dealt)
    now = 0
    while game.result is None:
        now += chance.randrange(60_000)
        for event in _step(game, chance, now):
            events.append(event)
            game = evolve(game, event)
    return events


def _step(game: Game, chance: random.Random, now: int) -> tuple[Event, ...]:
    if game.timer and game.timer.deadline <= now:
        expired = decide(game, WATCHER, cmd.ExpireTimer(), now=now)
        if not isinstance(expired, Refusal):
            return expired
    [seat] = to_act(game)
    if chance.random() < 0.15:
        seat = chance.choice(seats(game))
    options = [
        command
        for command in legal_commands(game, seat, clues=[chance.choice(CLUES)], now=now)
        if not isinstance(command, _DULL)
    ]
    if not options:
        return ()
    outcome = decide(game, seat, chance.choice(options), now=now)
    assert not isinstance(outcome, Refusal)
    return outcome
