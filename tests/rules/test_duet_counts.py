"""Our perft for Duet: how many ways a game can go on, against a plain count of our own."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cryptonym.rules import Game, Phase, Refusal, begin, decide, fold
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.duet.game import as_duet
from rules.brute_force import count
from rules.duet_brute_force import Position, moves, start
from rules.test_duet_vectors import with_clue
from support.duet import BACK, FRONT, SEAT, SIDE, duet_deal, marks, mission, swapped

MISSIONS = [
    (9, 9, "extra_token"),
    (3, 1, "extra_token"),
    (4, 0, "loss"),
    (3, 0, "sudden_death"),
    (1, 1, "extra_token"),
    (2, 0, "extra_token"),
]
LATER = 24  # positions
NAMES = {"stopped": "stopped", "wrong": "marked", "done": "done"}


def name_of(events: tuple[ev.Event, ...]) -> str:
    """What came of a move, as the plain count calls it."""
    kinds = {type(event): event for event in events}
    over = kinds.get(ev.GameOver)
    if isinstance(over, ev.GameOver):
        return "won" if over.winner else "lost"
    ended = kinds.get(ev.TurnEnded)
    if isinstance(ended, ev.TurnEnded):
        return NAMES[ended.reason] + (" into sudden death" if ev.SuddenDeath in kinds else "")
    return "found"


def steps(game: Game) -> list[tuple[Any, str, Game]]:
    """Every card and the stop, tried on the engine by both sides; what it refuses is no move."""
    tried: list[tuple[Any, str, Game]] = []
    for side in "AB":
        for command in (*map(cmd.GuessWord, range(25)), cmd.StopGuessing()):
            outcome = decide(game, SEAT[side], command)
            if not isinstance(outcome, Refusal):
                move = "stop" if isinstance(command, cmd.StopGuessing) else (side, command.card)
                tried.append((move, name_of(outcome), fold(game, outcome)))
    return tried


def engine_count(game: Game, depth: int) -> list[Counter[str]]:
    return count(with_clue(game), depth, engine_moves)


def engine_moves(game: Game) -> Iterator[tuple[Any, str, Game | None]]:
    """The same with the next clue given, where there is one."""
    for move, name, after in steps(game):
        yield move, name, None if after.result else with_clue(after)


def position_of(game: Game, front: str, back: str) -> Position:
    """The same moment for the plain count."""
    duet, mission_ = as_duet(game), game.options.mission
    laid = marks(duet)
    fresh = start(front, back, SIDE[game.team], duet.tokens, duet.mistakes, mission_.excess)
    return fresh | {
        "found": frozenset(card for card in range(25) if game.is_covered(card)),
        "marks": {side: frozenset(laid[side]) for side in "AB"},
        "used": game.guesses,
        "mistakes": min(duet.mistakes, duet.tokens),
        "sudden": game.phase is Phase.SUDDEN,
    }


def played_on(seed: int) -> tuple[Game, str, str]:
    """A later position: chance, which is lucky here, has found words and marked some."""
    chance = random.Random(seed)
    front, back = swapped(FRONT, BACK, seed=seed)
    game = begin(duet_deal(front, back, options=mission(*MISSIONS[seed % len(MISSIONS)])))
    for _ in range(5 + seed):
        game = with_clue(game)
        ways = [step for step in steps(game) if step[2].result is None]
        lucky = [step for step in ways if step[1] in {"found", "done"}]
        if not ways:
            break
        game = chance.choice(lucky if lucky and chance.random() < 0.93 else ways)[2]
    return game, front, back


@pytest.mark.parametrize("rules", MISSIONS, ids=str)
@pytest.mark.parametrize("giver", ["A", "B"])
def test_sequences_from_a_fresh_deal_d6_d7_d8_d10_d20(
    giver: str, rules: tuple[int, int, str]
) -> None:
    game = begin(duet_deal(options=mission(*rules)))
    given = decide(game, SEAT[giver], cmd.GiveClue("zyx", 1))
    assert not isinstance(given, Refusal)
    assert engine_count(fold(game, given), 3) == count(start(FRONT, BACK, giver, *rules), 3, moves)


@pytest.mark.parametrize("seed", range(LATER))
def test_sequences_of_later_positions_d11_d14_d15_d16_d17(seed: int) -> None:
    game, front, back = played_on(seed)
    game = with_clue(game)
    position = position_of(game, front, back)
    assert Counter(name for _, name, _ in steps(game)) == Counter(
        name for _, name, _ in moves(position)
    )
    assert engine_count(game, 2) == count(position, 2, moves)


def test_the_later_positions_reach_every_end_of_a_turn_and_of_a_game_d11_d17() -> None:
    """The counts above would be poor if nothing ever happened in them."""
    seen: Counter[str] = Counter()
    for seed in range(LATER):
        for table in engine_count(played_on(seed)[0], 2):
            seen += table
    assert {"won", "lost", "found", "marked", "done", "stopped"} <= set(seen)
    assert {"marked into sudden death", "stopped into sudden death"} <= set(seen)
