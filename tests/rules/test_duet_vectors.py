"""Every flow and every count of an independent oracle of Duet (D1-D20).

The vectors name events, refusals and states in words of their own; here they meet ours.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cryptonym.library import decide as decide_with_referee
from cryptonym.rules import Game, Options, Phase, Refusal, begin, decide, fold
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.duet.game import DuetGame, as_duet
from cryptonym.rules.model import BLUE_PLAYER, RED_PLAYER
from cryptonym.rules.options import Mission
from support.duet import SEAT, SIDE, WORDS, duet_deal, found, marks

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "vectors" / "duet_vectors.json").read_text("utf-8")
)
FLOWS = [one for one in VECTORS["vectors"] if one["scenario"] != 29]
ENDINGS = {
    "stopped": "stopped",
    "wrong": "bystander",
    "done": "giver_done",
    "invalid_clue": "clue_invalid",
}
# What their refusals are called here. Whoever tries to give a clue while the guessing goes on is
# told what the game waits for.
REFUSALS = {
    "no_clue": {"wrong_phase", "no_clue"},
    "giver": {"not_your_turn"},
    "watcher": {"wrong_role"},
    "covered": {"already_covered"},
    "marked": {"already_touched"},
    "must_touch_once": {"must_guess_once"},
    "other_side_done": {"other_side_done"},
    "sudden_death": {"sudden_death"},
    "clue_already_given": {"wrong_phase"},
    "first_clue_taken": {"first_clue_taken"},
    "not_giver": {"not_your_turn", "wrong_phase"},
    "side_done": {"side_done"},
    "bad_number": {"number_range"},
    "word_on_board": {"clue_refused"},
    "form_of_word_on_board": {"clue_refused"},
    "no_such_card": {"unknown_card"},
    "game_over": {"game_over"},
}


def start_of(vector: dict[str, Any]) -> Game:
    rules = vector["mission"]
    mission = Mission(rules["tokens"], rules["mistakes"], rules["excess"])
    named = vector.get("words")
    options = Options(mode="duet", check="guard" if named else "free", mission=mission)
    words = tuple(word.upper() for word in named) if named else WORDS
    return begin(duet_deal(vector["key"]["A"], vector["key"]["B"], words, options))


def command_of(step: dict[str, Any]) -> cmd.Command:
    argument = step["argument"]
    match step["command"]:
        case "clue":
            word, said = argument
            return cmd.GiveClue(word or "sunday", said)  # legal on all these boards
        case "touch":
            return cmd.GuessWord(argument)
        case "stop":
            return cmd.StopGuessing()
        case "give_up":
            return cmd.GiveUp()
        case "void_clue":
            return cmd.ChallengeClue()
    raise AssertionError(step["command"])


def told(events: tuple[ev.Event, ...]) -> Iterator[list[Any]]:
    """Our events in the words of the oracle, in its order."""
    lost = any(isinstance(event, ev.GameOver) and event.winner is None for event in events)
    for event in events:
        match event:
            case ev.ClueGiven():
                yield ["clue_given", SIDE[event.team], event.number]
            case ev.WordCovered():
                yield ["covered", event.card]
            case ev.WordTouched() if not lost:
                yield ["bystander_marked", SIDE[event.team.other], event.card]
            case ev.SideDone():
                yield ["side_done", SIDE[event.team]]
            case ev.TurnEnded():
                if event.reason == "done":
                    yield ["side_done", SIDE[event.team]]
                yield ["token_spent", event.tokens]
                yield ["turn_ended", ENDINGS[event.reason]]
            case ev.SuddenDeath():
                yield ["sudden_death"]
            case ev.GameOver():
                yield ["lost", event.reason] if event.winner is None else ["won"]


def state_of(game: DuetGame) -> dict[str, Any]:
    giver: str | None = SIDE[game.team]
    if game.phase is Phase.CLUE and not game.clues:
        giver = "either"
    phase = {"sudden": "sudden_death"}.get(game.phase.value, game.phase.value)
    if game.result:
        phase = "won" if game.result.winner else "lost"
    if phase not in {"clue", "guess"}:
        giver = None
    a, b = (game.left(team) for team in SIDE)
    return {
        "found": found(game),
        "marks": marks(game),
        "left": {"A": a, "B": b, "all": game.missing()},
        "tokens": game.tokens,
        "mistakes": min(game.tokens, game.mistakes),
        "giver": giver,
        "phase": phase,
    }


def acts(game: Game, step: dict[str, Any], *, judged: bool) -> Any:
    """What comes of a step. The referee of a table is the side that did not give the clue (D19)."""
    seat = SEAT.get(step["side"]) or SEAT["B" if SIDE[game.team] == "A" else "A"]
    command = command_of(step)
    if judged and isinstance(command, cmd.GiveClue):
        return decide_with_referee(game, seat, command)
    return decide(game, seat, command)


def test_all_flows_and_counts_are_here() -> None:
    assert len(VECTORS["vectors"]) == 92
    assert len(VECTORS["counts"]) == 10
    assert len(FLOWS) == 90, "those of scenario 29 are about seats: see test_duet_seats.py"


@pytest.mark.parametrize("vector", FLOWS, ids=[one["id"] for one in FLOWS])
def test_a_flow_goes_as_the_oracle_says_d1_d4_d5_d6_d7_d8_d9_d10_d11_d14_d15_d16_d17_d19_d20(
    vector: dict[str, Any],
) -> None:
    game = start_of(vector)
    assert state_of(as_duet(game)) == vector["start"]
    for number, step in enumerate(vector["steps"]):
        where = f"{vector['id']} step {number}: {step}"
        outcome = acts(game, step, judged="words" in vector)
        expected = step["expect"]
        if "refused" in expected:
            assert isinstance(outcome, Refusal), where
            assert outcome.code in REFUSALS[expected["refused"]], (outcome, where)
        else:
            assert not isinstance(outcome, Refusal), (outcome, where)
            assert list(told(outcome)) == expected["events"], where
            game = fold(game, outcome)
        assert state_of(as_duet(game)) == step["state"], where


# ---- counts


def with_clue(game: Game) -> Game:
    """The game with a clue given by the side that is due."""
    if game.phase is not Phase.CLUE:
        return game
    given = decide(
        game, RED_PLAYER if SIDE[game.team] == "A" else BLUE_PLAYER, cmd.GiveClue("zyx", 1)
    )
    assert not isinstance(given, Refusal)
    return fold(game, given)


def place(game: Game) -> tuple[Any, ...]:
    """All that matters of a position; the order of what led there does not."""
    duet = as_duet(game)
    marked = frozenset((one.card, one.team) for one in duet.touches)
    done = frozenset(duet.sides_done)
    return (duet.covered, marked, duet.team, duet.phase, duet.tokens, duet.mistakes, done,
            duet.guesses > 0)  # fmt: skip


COLUMNS = (
    "sequences", "stops", "covered", "bystander_marked", "side_done", "turn_ended",
    "sudden_death", "won", "lost",
)  # fmt: skip


def counted(game: Game, depth: int, *, in_turn: bool) -> list[dict[str, int]]:
    """How many sequences of actions there are of each length, and what the last one did."""
    rows = []
    here: dict[tuple[Any, ...], tuple[Game, int]] = {place(game): (game, 1)}
    for still in reversed(range(depth)):
        done: Counter[tuple[str, ...]] = Counter()  # ways, by all that one action does
        there: dict[tuple[Any, ...], tuple[Game, int]] = {}
        for at, ways in here.values():
            for command, outcome in actions(at, stops=not in_turn):
                names = tuple([name for name, *_ in told(outcome)])
                stops = ("stops",) if isinstance(command, cmd.StopGuessing) else ()
                done["sequences", *stops, *names] += ways
                if not still or (in_turn and "turn_ended" in names):
                    continue  # nothing is counted behind it
                after = fold(at, outcome)
                if after.result:
                    continue
                after = with_clue(after)
                where = place(after)
                _, known = there.get(where, (after, 0))
                there[where] = (after, known + ways)
        rows.append(
            {
                name: sum(ways * names.count(name) for names, ways in done.items())
                for name in COLUMNS
            }
        )
        here = there
    return rows


def actions(game: Game, *, stops: bool) -> Iterator[tuple[cmd.Command, tuple[ev.Event, ...]]]:
    """Every touch and stop that the engine accepts, by either side."""
    commands: list[cmd.Command] = [cmd.GuessWord(card) for card in range(25)]
    for seat in (RED_PLAYER, BLUE_PLAYER):
        for command in (*commands, *((cmd.StopGuessing(),) if stops else ())):
            outcome = decide(game, seat, command)
            if not isinstance(outcome, Refusal):
                yield command, outcome


@pytest.mark.parametrize("table", VECTORS["counts"], ids=lambda table: table["id"])
def test_there_are_as_many_ways_to_go_on_as_the_oracle_counts_d6_d7_d8_d10_d17(
    table: dict[str, Any],
) -> None:
    game = start_of(table)
    for step in table["steps"]:
        outcome = acts(game, step, judged=False)
        assert not isinstance(outcome, Refusal), step
        game = fold(game, outcome)
    assert state_of(as_duet(game)) == table["state"]
    depth = len(table["over_turns"])
    assert counted(game, depth, in_turn=False) == table["over_turns"]
    assert counted(game, len(table["in_turn"]), in_turn=True) == table["in_turn"]
