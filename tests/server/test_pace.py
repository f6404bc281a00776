"""The time a bot takes tells nothing: neither of the key nor of what it thought (R97, R98)."""

import random
import time
from itertools import pairwise
from statistics import mean

import pytest
from msgspec.structs import replace

from cryptonym.rules import commands as cmd
from cryptonym.rules.chance import Chance
from cryptonym.rules.evolve import begin, evolve
from cryptonym.rules.game import redealt
from cryptonym.rules.gate import view
from cryptonym.rules.legal import seats, to_act
from cryptonym.rules.model import BLUE_PLAYER, RED_PLAYER, Key, Phase, Role, Seat
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.views import View
from cryptonym.server import bots
from cryptonym.table.commands import PlayAgain
from server.botting import number_of, plain
from server.places import Place, on_a_loop
from server.test_bots import bots_at, node_with, running, until
from support.duet import GG, Duet, duet_deal, swapped
from support.random_play import random_events

PACES = ("instant", "quick", "human")


def chance(seq: int) -> Chance:
    return Chance(f"table 1 {seq}".encode(), "pace")


def shuffled(key: Key, seed: int) -> Key:
    cells = list(key.cells)
    while "".join(cells) == key.cells:
        random.Random(seed).shuffle(cells)
        seed += 1
    return replace(key, cells="".join(cells))


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_the_pause_is_the_same_whatever_the_key_is(mode: str) -> None:
    options = Options(mode=mode, time=TimeRules("strict"))  # type: ignore[arg-type] # one of the three
    dealt, *rest = random_events(3, options)
    game = begin(dealt)  # type: ignore[arg-type] # the first is the deal
    compared = 0
    for seq, event in enumerate(rest):
        for seat in seats(game):
            one, two = view(game, seat), view(redealt(game, key=shuffled(game.key, seq)), seat)
            for which in PACES:
                waits = [bots.pause(which, seen, chance(seq), 0) for seen in (one, two)]
                assert waits[0] == waits[1]
                compared += one != two
        game = evolve(game, event)
    assert compared > 50, "the views differ, or nothing is shown"


@pytest.mark.parametrize("seat", [RED_PLAYER, BLUE_PLAYER])
@pytest.mark.parametrize("which", PACES)
def test_the_pause_before_the_first_clue_of_duet_is_the_same_whatever_the_key_is_d4(
    which: bots.Pace, seat: Seat
) -> None:
    views = [view(begin(duet_deal(*swapped(seed=seed))), seat) for seed in range(10)]
    assert len({seen.cells for seen in views}) == 10
    assert len({bots.pause(which, seen, chance(1), 0) for seen in views}) == 1


@pytest.mark.parametrize("which", PACES)
def test_pauses_vary_within_their_bounds(which: bots.Pace) -> None:
    game = begin(random_events(1)[0])  # type: ignore[arg-type] # the deal
    seen = view(game, to_act(game)[0])
    phases = Phase.CLUE, Phase.GUESS, Phase.PENALTY
    moments = [
        *(replace(seen, phase=phase) for phase in phases),
        view(begin(duet_deal()), RED_PLAYER),
    ]
    for now, (least, most) in zip(moments, bots.TIMES[which], strict=True):
        drawn = [bots.pause(which, now, chance(seq), 0) for seq in range(400)]
        assert min(drawn) >= least
        assert max(drawn) <= most
        assert mean(drawn) == pytest.approx((least + most) / 2, rel=0.05)
        assert which == "instant" or len(set(drawn)) > 390


def test_an_answer_takes_less_time_than_a_clue() -> None:
    game = begin(random_events(1)[0])  # type: ignore[arg-type] # the deal
    [giver] = to_act(game)
    assert giver is not None
    assert giver.team is not None
    rival = Seat(Role.SPYMASTER, giver.team.other)
    _, _, (_, most), _ = bots.TIMES["human"]
    assert bots.pause("human", view(game, rival), chance(1), 0) <= most
    assert bots.pause("human", view(game, giver), chance(1), 0) > most


@pytest.mark.parametrize("which", ["quick", "human"])
def test_a_bot_leaves_people_time_to_give_the_first_clue_of_duet_d4(which: bots.Pace) -> None:
    table = Duet()
    first = bots.pause(which, view(table.game, BLUE_PLAYER), chance(1), 0)
    table.turn("A", GG)
    later = bots.pause(which, view(table.game, BLUE_PLAYER), chance(1), 0)
    assert first > 2 * later


def test_a_bot_that_is_asked_about_the_first_clue_of_duet_answers_soon_d4_d19() -> None:
    table = Duet(duet_deal(options=Options(mode="duet")))
    table.send(RED_PLAYER, cmd.ConsultClue("word"))
    _, _, (_, most), _ = bots.TIMES["human"]
    assert bots.pause("human", view(table.game, BLUE_PLAYER), chance(1), 0) <= most


def test_slower_paces_are_slower() -> None:
    for faster, slower in pairwise(PACES):
        for kind in range(4):
            assert bots.TIMES[faster][kind] < bots.TIMES[slower][kind]  # type: ignore[index] # paces


def test_a_strict_clock_leaves_a_bot_half_of_its_time_at_most() -> None:
    events = random_events(2, Options(time=TimeRules("strict", first_clue_seconds=3)))
    game = begin(events[0])  # type: ignore[arg-type] # the deal
    game = evolve(game, next(event for event in events if type(event).__name__ == "TimerStarted"))
    assert game.timer is not None
    seen = view(game, to_act(game)[0])
    deadline = game.timer.deadline
    for left in (3000, 500, 0, -500):
        assert bots.pause("human", seen, chance(1), deadline - left) == max(0, left / 2000)
    assert bots.pause("human", replace(seen, timer=None), chance(1), deadline) >= 6


@pytest.mark.parametrize(
    ("thought", "spoken"),
    [(0.0, 1.0), (0.9, 1.0), (1.0, 1.0), (1.01, 1.1), (1.09, 1.1), (1.2, 1.2), (2.55, 2.6)],
)
def test_a_thought_is_told_after_its_pause_or_at_the_next_step(
    thought: float, spoken: float
) -> None:
    assert bots.moment(7.0, 1.0, 7.0 + thought) == pytest.approx(7 + spoken, abs=1e-6)


def test_how_long_a_bot_thought_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    step = 0.03
    monkeypatch.setattr(bots, "TIMES", dict.fromkeys(bots.TIMES, ((step, step),) * 4))
    monkeypatch.setattr(bots, "STEP", step)
    spoken: list[float] = []
    real = bots.moment

    def watched(begun: float, wait: float, thought: float) -> float:
        assert thought >= begun
        spoken.append(real(begun, wait, thought) - begun)
        return begun + spoken[-1]

    monkeypatch.setattr(bots, "moment", watched)

    def brooding(seen: View) -> cmd.Command | None:
        time.sleep(number_of(seen) % 10 / 1000)  # a spymaster's time hangs on the key
        return plain(seen)

    @on_a_loop
    async def story() -> None:
        node, _ = node_with(Place(), brooding)
        room = await bots_at(node)
        while len(spoken) < 10:  # a game may end with its first guess
            await until(lambda: not running(room))
            await room.submit("1", PlayAgain())
        await node.close()

    story()
    steps = [time / step for time in spoken]
    assert steps == pytest.approx([round(step) for step in steps], abs=1e-4)
