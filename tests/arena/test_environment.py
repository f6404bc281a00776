"""The environment for learners, by PettingZoo's own tests and ours."""

import warnings

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cryptonym.arena.environment import SEATS, STOP, CryptonymEnvironment, environment
from cryptonym.rules.model import Role


@pytest.fixture
def env() -> CryptonymEnvironment:
    env = environment("en", clues=60)
    env.reset(seed=3)
    return env


def test_it_passes_the_api_test_of_pettingzoo() -> None:
    with warnings.catch_warnings():
        # Advice about names and plain boxes; masks and seats need what we have.
        warnings.simplefilter("ignore", UserWarning)
        api_test(environment("en", clues=100), num_cycles=300)


def test_the_same_seed_gives_the_same_games() -> None:
    seed_test(lambda: environment("it", clues=40), num_cycles=40)


def test_an_operative_observes_no_key_r17(env: CryptonymEnvironment) -> None:
    before = env.observe("red_operative")["observation"]
    cells = env.game.key.cells
    other = cells[::-1]
    assert other != cells
    key = msgspec.structs.replace(env.game.key, cells=other)
    env.game = msgspec.structs.replace(env.game, key=key)
    assert np.array_equal(before, env.observe("red_operative")["observation"])
    assert set(before[25:50]) == {0}


def test_every_action_the_mask_allows_is_accepted_until_somebody_has_won(
    env: CryptonymEnvironment,
) -> None:
    chance = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        action = None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"])))
        if not ended:
            result_before = env.game.result
            assert result_before is None
        env.step(action)
        if env.game.result and not ended:
            team = env.game.result.winner
            assert env.rewards == {
                name: 1 if SEATS[name].team is team else -1 for name in env.rewards
            }
        assert agent in SEATS
    assert env.game.result is not None
    assert env.agents == []


def test_one_guess_is_owed_before_stopping_r38(env: CryptonymEnvironment) -> None:
    clue = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[1])
    env.step(clue)
    operative = env.agent_selection
    assert SEATS[operative].role is Role.OPERATIVE
    assert env.observe(operative)["action_mask"][STOP] == 0


def test_who_waits_may_do_nothing(env: CryptonymEnvironment) -> None:
    waiting = [name for name in env.agents if name != env.agent_selection]
    assert not any(env.observe(name)["action_mask"].any() for name in waiting)


def test_it_draws_what_an_operative_sees() -> None:
    env = environment("en", clues=5, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "▲" not in drawn.partition("\nred")[0]
