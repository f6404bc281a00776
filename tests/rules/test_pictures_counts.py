"""Our perft for pictures: how many ways a game can go on, against an independent count (P1, P5)."""

import random
from collections import Counter

import pytest

from cryptonym.rules import (
    BLUE,
    RED,
    Game,
    Options,
    Phase,
    Refusal,
    Role,
    Seat,
    begin,
    decide,
    fold,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from rules.brute_force import Position, count, moves
from rules.pictures_brute_force import picture_moves
from rules.test_counts import guessing, name_of
from support.pictures import MODES, picture_deal

NUMBERS = (1, 2, 0, "unlimited")
PLAIN = {"pictures": "teams", "pictures_coop": "coop", "pictures_shared": "shared"}


def steps(game: Game, number: int | str) -> list[tuple[int | str, str, Game | None]]:
    """Every picture, stopping and giving up, tried on the engine; what it refuses is no move."""
    shared = game.options.mode == "pictures_shared"
    operative = Seat(Role.OPERATIVE, None if shared else game.team)
    tries: list[tuple[int | str, Seat, object]] = [
        ("stop", operative, cmd.StopGuessing()),
        ("give up", operative, cmd.GiveUp()),
    ]
    for card in range(20):
        tries.append((card, operative, cmd.GuessWord(card)))
        tries.append((card, Seat(Role.SPYMASTER, game.team), cmd.CoverOpponentWord(card)))
    found: list[tuple[int | str, str, Game | None]] = []
    for move, seat, command in tries:
        outcome = decide(game, seat, command)  # type: ignore[arg-type] # commands
        if not isinstance(outcome, Refusal):
            after = fold(game, [one for one in outcome if not isinstance(one, ev.DealOpened)])
            on = None if after.result else guessing(after, number)
            found.append((move, name_of(outcome, game.team), on))
    return found


def position_of(game: Game, number: int | str) -> Position:
    covered = frozenset(cover.card for cover in game.covers)
    used: int | str = game.guesses
    if game.phase is Phase.SIMULATE:
        used = "simulate"
    elif game.phase is Phase.SUDDEN:
        used = "last"
    return (
        game.key.cells,
        covered,
        game.team.value[0],
        PLAIN[game.options.mode],
        number,
        used,
    )


def assert_same_counts(game: Game, number: int | str, depth: int) -> None:
    ways = picture_moves if game.options.assassin_ending else moves
    expected = count(position_of(game, number), depth, ways)
    assert count(guessing(game, number), depth, lambda at: steps(at, number)) == expected


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("ending", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_sequences_from_a_fresh_deal_p1_p2_p5(mode: str, ending: bool, number: int | str) -> None:
    options = Options(mode=mode, check="free", assassin_ending=ending)
    assert_same_counts(begin(picture_deal(options, shuffle=3)), number, 3)


def played_on(mode: str, seed: int) -> Game:
    """A later position, some of them after the assassin."""
    chance = random.Random(f"{mode} {seed}")
    options = Options(mode=mode, check="free", assassin_ending=True)
    game = begin(picture_deal(options, chance.choice([RED, BLUE]), seed))
    for _ in range(4 + 3 * seed):
        ways = [step for step in steps(guessing(game, 2), 2) if step[2] is not None]
        lucky = [step for step in ways if step[1] in {"right", "limit"}]
        if not ways:
            break
        game = chance.choice(lucky if lucky and chance.random() < 0.7 else ways)[2] or game
    return game


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("mode", MODES)
def test_sequences_of_later_positions_p2_p5(mode: str, seed: int) -> None:
    game = played_on(mode, seed)
    assert game.covers
    assert_same_counts(game, game.clue.number if game.clue else 2, 3)


def test_later_positions_reach_every_end_and_the_last_chance_p5() -> None:
    """The counts above would be poor if no game in them ever ended."""
    ends: Counter[str] = Counter()
    phases = Counter(played_on(mode, seed).phase for mode in MODES for seed in range(8))
    for mode in MODES:
        for seed in range(8):
            game = guessing(played_on(mode, seed), 2)
            for table in count(game, 2, lambda at: steps(at, 2)):
                ends += table
    assert phases[Phase.SUDDEN] > 2
    assert set(ends) == {
        "won", "lost", "wrong", "limit", "stopped", "right", "simulated", "assassin",
    }  # fmt: skip


def test_the_first_levels_are_pinned_p1_p5() -> None:
    """Numbers to compare other implementations with: clue 2 in every turn, depth 1 to 3."""
    for ending, expected in {False: [20, 369, 6434], True: [20, 389, 6947]}.items():
        options = Options(mode="pictures", check="free", assassin_ending=ending)
        game = guessing(begin(picture_deal(options)), 2)
        totals = [table.total() for table in count(game, 3, lambda at: steps(at, 2))]
        assert totals == expected
