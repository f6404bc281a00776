"""Our perft: how many ways a turn or a game can go on, against an independent count."""

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
    evolve,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from rules.brute_force import Position, count, count_turn, moves
from support.boards import board

NUMBERS = (1, 2, 3, 0, "unlimited")
FREE = Options(check="free")
ON_CARDS = [(card, cmd.GuessWord(card), cmd.CoverOpponentWord(card)) for card in range(25)]


def guessing(game: Game, number: int | str) -> Game:
    """The game with the clue given, if it waits for one."""
    if game.phase is not Phase.CLUE:
        return game
    return applied(game, Seat(Role.SPYMASTER, game.team), cmd.GiveClue("clue", number))[1]


def applied(game: Game, seat: Seat, command: object) -> tuple[str, Game] | Refusal:
    """What a command is called in the count, and the game after it."""
    outcome = decide(game, seat, command)
    if isinstance(outcome, Refusal):
        return outcome
    team = game.team
    for event in outcome:
        game = evolve(game, event)
    return name_of(outcome, team), game


def name_of(events: tuple[ev.Event, ...], team: object) -> str:
    last = {type(event): event for event in events}
    if ev.GameOver in last:
        return "won" if last[ev.GameOver].winner is team else "lost"
    if ev.TurnEnded in last:
        return last[ev.TurnEnded].reason
    if ev.SuddenDeath in last:
        return "assassin"
    if ev.WordCovered in last:
        return "right" if last[ev.WordCovered].cause == "guess" else "simulated"
    return "clue"


def steps(game: Game) -> list[tuple[int | str, str, Game]]:
    """Every card and the stop, tried on the engine; what it refuses is no move."""
    operative = Seat(Role.OPERATIVE, None if game.options.mode == "shared" else game.team)
    spymaster = Seat(Role.SPYMASTER, game.team)
    tries: list[tuple[int | str, Seat, object]] = [("stop", operative, cmd.StopGuessing())]
    for card, guess, cover in ON_CARDS:
        tries.append((card, operative, guess))
        tries.append((card, spymaster, cover))
    outcomes = ((move, applied(game, seat, command)) for move, seat, command in tries)
    return [(move, *done) for move, done in outcomes if not isinstance(done, Refusal)]


def engine_count(game: Game, number: int | str, depth: int) -> list[Counter[str]]:
    table: list[Counter[str]] = [Counter() for _ in range(depth)]
    here = [guessing(game, number)]
    for level in range(depth):
        there = []
        for at in here:
            for _, name, after in steps(at):
                table[level][name] += 1
                if after.result is None and level + 1 < depth:
                    there.append(guessing(after, number))
        here = there
    return table


def engine_turn(game: Game, number: int | str, depth: int) -> list[int]:
    totals = []
    here = [guessing(game, number)]
    for _ in range(depth):
        guesses = [step for at in here for step in steps(at) if step[0] != "stop"]
        totals.append(len(guesses))
        here = [after for _, name, after in guesses if name == "right"]
    return totals


def position_of(game: Game, number: int | str) -> Position:
    covered = frozenset(cover.card for cover in game.covers)
    simulating = game.phase is Phase.SIMULATE
    used = "simulate" if simulating else game.guesses
    return (game.key.cells, covered, game.team.value[0], game.options.mode, number, used)


def assert_same_counts(game: Game, number: int | str, depth: int) -> None:
    """On failure, show the count behind each first move, to see where it goes wrong."""
    expected = count(position_of(game, number), depth)
    found = engine_count(game, number, depth)
    if found == expected:
        return
    lines = [f"expected {expected}", f"found    {found}"]
    theirs = {move: (name, after) for move, name, after in moves(position_of(game, number))}
    ours = {move: (name, after) for move, name, after in steps(guessing(game, number))}
    for move in sorted(set(theirs) | set(ours), key=str):
        want = behind(theirs.get(move), lambda at: count(at, depth - 1))
        have = behind(ours.get(move), lambda at: engine_count(at, number, depth - 1))
        sign = " " if want == have else "!"
        lines.append(f"{sign} {move}: expected {want}, found {have}")
    pytest.fail("\n".join(lines))


def behind(step: object, counted: object) -> tuple[str, int] | None:
    if step is None:
        return None
    name, after = step
    over = after is None or getattr(after, "result", None) is not None
    return name, 0 if over else sum(counter.total() for counter in counted(after))


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("unlimited", [25, 216, 1656, 11088]),
        (0, [25, 216, 1656, 11088]),
        (1, [25, 216, 0, 0]),
        (2, [25, 216, 1656, 0]),
        (3, [25, 216, 1656, 11088]),
    ],
)
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
@pytest.mark.parametrize("start", [RED, BLUE])
def test_guess_sequences_of_a_fresh_deal_r33_r39_r53_r55(
    number: int | str, expected: list[int], mode: str, start: object
) -> None:
    game = begin(board(start=start, options=Options(mode=mode, check="free")))
    assert count_turn(position_of(game, number), 4) == expected
    assert engine_turn(game, number, 4) == expected


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_sequences_over_several_turns_from_a_fresh_deal_r23_r43_r110(
    mode: str, number: int | str
) -> None:
    game = begin(board(options=Options(mode=mode, check="free"), shuffle=3))
    assert_same_counts(game, number, 3)


def played_on(mode: str, seed: int) -> Game:
    """A later position: chance has covered words, and a turn is about to begin or going on."""
    chance = random.Random(f"{mode} {seed}")
    start = chance.choice([RED, BLUE])
    game = begin(board(start=start, options=Options(mode=mode, check="free"), shuffle=seed))
    for _ in range(4 + 4 * seed):
        ways = [step for step in steps(guessing(game, 2)) if step[2].result is None]
        if not ways:
            break
        lucky = [step for step in ways if step[1] in {"right", "limit"}]
        game = chance.choice(lucky if lucky and chance.random() < 0.7 else ways)[2]
    return game


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_sequences_of_later_positions_r23_r43_r45_r46(mode: str, seed: int) -> None:
    game = played_on(mode, seed)
    assert game.covers
    number = game.clue.number if game.clue else NUMBERS[seed % len(NUMBERS)]
    assert_same_counts(game, number, 3)


def test_late_positions_reach_every_end_of_a_game_r45_r46_r47_r111() -> None:
    """The counts above would be poor if no game in them ever ended."""
    ends: Counter[str] = Counter()
    for seed in range(6):
        for mode in ("teams", "coop", "shared"):
            game = played_on(mode, seed)
            number = game.clue.number if game.clue else "unlimited"
            for table in engine_count(game, number, 2):
                ends += table
    assert {"won", "lost", "wrong", "limit", "stopped", "right", "simulated"} <= set(ends)


def test_the_first_levels_are_pinned_r23_r37_r38() -> None:
    """Numbers to compare other implementations with: clue 2 in every turn, depth 1 to 3."""
    game = begin(board(options=FREE))
    totals = [sum(table.values()) for table in engine_count(game, 2, 3)]
    assert totals == [25, 585, 13096]
