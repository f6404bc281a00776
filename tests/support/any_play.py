"""Games where anybody tries anything, and what `decide` accepts happens.

Nothing but the rules themselves chooses the next step: not the order in which `legal_commands`
names what is legal, nor `to_act`. So these games stay the same while those change.
"""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from cryptonym.rules import (
    Game,
    Mission,
    Options,
    Phase,
    Refusal,
    Team,
    TimeRules,
    begin,
    deal,
    decide,
    evolve,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import Event
from cryptonym.rules.options import Mode
from cryptonym.rules.variants import variant_of
from cryptonym.rules.verdict import LEGAL, Verdict
from support.moves import PLAYERS, SEATS
from support.random_play import cards_for
from support.referee import doubtful, refused

WORDS = ("ocean", "New York", "música", "θάλασσα")
VERDICTS: tuple[Verdict | None, ...] = (None, LEGAL, doubtful("LETTERS"), refused("WORD_FORM"))
MOST_STEPS = 90
# Games that end with the first assassin show little.
LUCK: dict[Mode, float] = {"duet": 0.85, "pictures_duet": 0.85}


def any_options(mode: Mode, seed: int) -> Options:
    """Each way to check clues with each clock, in turn."""
    check = ("guard", "referee", "free")[seed % 3]
    kind = ("none", "sand", "strict")[seed // 3 % 3]
    options = Options(mode=mode, check=check, time=TimeRules(kind, first_clue_seconds=300))  # type: ignore[arg-type] # of those that there are
    if "assassin_ending" in variant_of(options).own_options:
        return replace(options, assassin_ending=seed % 4 > 0)
    return replace(options, mission=_any_mission(seed)) if mode in LUCK else options


def _any_mission(seed: int) -> Mission:
    """Long games and short ones, with each meaning of a mistake too many (D20)."""
    excess = ("extra_token", "sudden_death", "loss")[seed % 5 % 3]
    return Mission(1 + seed % 9, (None, 3, None, 0)[seed % 4], excess, score=seed % 2 == 1)  # type: ignore[arg-type] # of those that there are


def any_play(mode: Mode, seed: int, **more: Any) -> Iterator[tuple[Event, Game]]:
    """The events of a game, each with the game after it; most games come to their end."""
    chance = random.Random(f"{mode} {seed}")
    options = replace(any_options(mode, seed), **more)
    dealt = deal(seed.to_bytes(32, "big"), cards_for(options), options)
    assert not isinstance(dealt, Refusal)
    game, now = begin(dealt), 0
    yield dealt, game
    for _ in range(MOST_STEPS):
        now += chance.randrange(50_000)
        for event in _something(game, chance, now):
            game = evolve(game, event)
            yield event, game
        if game.result:
            return


def _something(game: Game, chance: random.Random, now: int) -> tuple[Event, ...]:
    """The first thing that is possible, of many that come to mind."""
    seats, luck = SEATS, LUCK.get(game.options.mode, 0)
    last_chance = game.options.assassin_ending
    if luck:
        seats = PLAYERS
    for _ in range(400):
        seat, card = chance.choice(seats), chance.randrange(len(game.words))
        if luck and seat.team and chance.random() < luck:
            card = _good_card(game, seat.team.other, chance)
        if last_chance and chance.random() < 0.3:
            sudden = game.phase is Phase.SUDDEN
            card = _good_card(game, game.team, chance) if sudden else game.key.cells.index("x")
        asides = 0.8 if last_chance else luck
        command = _command(chance, card, asides, gives_up=0.9 if last_chance else luck and 0.2)
        outcome = decide(game, seat, command, chance.choice(VERDICTS), now)
        if not isinstance(outcome, Refusal):
            return outcome
    return ()


def _good_card(game: Game, judge: Team, chance: random.Random) -> int:
    """A card that is right, if one is left: test knowledge."""
    words = game.setup.own[judge]
    own = [card for card in game.open_cards() if words >> card & 1]
    return chance.choice(own or [0])


def _command(chance: random.Random, card: int, asides: float, *, gives_up: float) -> cmd.Command:
    """Guesses come to mind most often, else games would not end."""
    if chance.random() < 0.5:
        return cmd.GuessWord(card)
    return chance.choice(
        (
            cmd.GiveClue(chance.choice(WORDS), chance.randrange(4)),
            cmd.GiveClue(chance.choice(WORDS), "unlimited"),
            cmd.ConsultClue(chance.choice(WORDS), 1),
            cmd.AnswerConsult(allow=chance.random() < 0.6),
            cmd.ChallengeClue(),
            cmd.RuleClue(chance.choice(("uphold", "waive", "reject"))),
            cmd.AcceptClue(),
            cmd.CoverPenaltyWord(card),
            cmd.SkipPenalty(),
            cmd.CoverOpponentWord(card),
            cmd.StopGuessing(),
            cmd.ExpireTimer(),
            cmd.ResumeTimer(),
            *((cmd.GiveUp(),) if gives_up and chance.random() < gives_up else ()),
            *((_aside(chance, card),) if chance.random() < 0.1 + asides else ()),
        )
    )


def _aside(chance: random.Random, card: int) -> cmd.Command:
    """What changes little and is possible nearly always."""
    return chance.choice(
        (
            cmd.MarkCard(card),
            cmd.RequestSpelling(),
            cmd.Say("perhaps"),
            cmd.FlipTimer(),
            cmd.PauseTimer(),
        )
    )
