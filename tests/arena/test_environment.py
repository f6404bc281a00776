"""The environment for learners, by PettingZoo's own tests and ours."""

import warnings

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cryptonym.arena.environment import CryptonymEnvironment, environment
from cryptonym.rules.game import redealt
from cryptonym.rules.options import Mode
from cryptonym.testing.bots import twin_of
from support.toy import TOY

PICTURES = ("pictures", "pictures_coop", "pictures_shared", "pictures_duet")
MODES: tuple[Mode, ...] = ("teams", "coop", "shared", "duet", *PICTURES, TOY.name)
each_mode = pytest.mark.parametrize("mode", MODES)


@pytest.fixture
def env() -> CryptonymEnvironment:
    env = environment("en", clues=60)
    env.reset(seed=3)
    return env


@each_mode
def test_it_passes_the_api_test_of_pettingzoo(mode: Mode) -> None:
    with warnings.catch_warnings():
        # Advice about names and plain boxes; masks and seats need what we have.
        warnings.simplefilter("ignore", UserWarning)
        api_test(environment("en", mode, clues=40), num_cycles=150)


@each_mode
def test_the_same_seed_gives_the_same_games(mode: Mode) -> None:
    language = "en" if mode in PICTURES else "it"
    seed_test(lambda: environment(language, mode, clues=40), num_cycles=40)


def test_the_game_of_the_books_keeps_its_name_and_its_spaces() -> None:
    env = environment("en", clues=60)
    assert env.metadata["name"] == "cryptonym_v1"
    assert env.possible_agents == [
        "red_spymaster",
        "red_operative",
        "blue_spymaster",
        "blue_operative",
    ]
    clues, cards = 60 * 10, 25 + 1
    assert [env.action_spaces[name].n for name in env.possible_agents] == [clues, cards] * 2
    for name in env.possible_agents:
        assert env.observation_spaces[name]["observation"].shape == (81,)


def test_a_seat_that_does_both_has_clues_cards_and_to_stop_in_one_space() -> None:
    env = environment("en", TOY.name, clues=60)
    assert env.metadata["name"] == "cryptonym_toy_v1"
    assert env.possible_agents == ["red_spymaster", "blue_spymaster"]
    clues = 60 * len(TOY.limits)
    for name in env.possible_agents:
        assert env.action_spaces[name].n == clues + TOY.size + 1
        assert env.observation_spaces[name]["observation"].shape == (3 * TOY.size + 6,)
    env.reset(seed=3)
    giver = env.agent_selection
    may = env.observe(giver)["action_mask"]
    assert may[:clues].any()
    assert not may[clues:].any(), "whoever gives a clue touches nothing"
    env.step(int(np.flatnonzero(may)[1]))
    may = env.observe(env.agent_selection)["action_mask"]
    assert env.agent_selection != giver
    assert [*np.flatnonzero(may)] == [clues + card for card in range(TOY.size)]


def test_where_opponents_are_not_there_the_spymaster_covers_their_words_r110() -> None:
    env = environment("en", "coop", clues=30)
    env.reset(seed=3)
    assert env.agents == ["spymaster", "operative"]
    env.step(int(np.flatnonzero(env.observe("spymaster")["action_mask"])[1]))
    wrong = next(
        card for card in range(25) if env.game.key.identity(card).value == env.game.team.other.value
    )
    env.step(wrong)
    assert env.agent_selection == "spymaster"
    cards = np.flatnonzero(env.observe("spymaster")["action_mask"]) - 30 * 10
    assert {env.game.key.identity(int(card)).value for card in cards} == {env.game.team.other.value}


def test_an_operative_observes_no_key_r17(env: CryptonymEnvironment) -> None:
    before = env.observe("red_operative")["observation"]
    cells = env.game.key.cells
    other = cells[::-1]
    assert other != cells
    key = msgspec.structs.replace(env.game.key, cells=other)
    env.game = redealt(env.game, key=key)
    assert np.array_equal(before, env.observe("red_operative")["observation"])
    assert set(before[25:50]) == {0}


def test_who_plays_for_both_sides_has_neither_won_nor_lost_r115() -> None:
    env = environment("en", "shared", clues=30)
    rewards = played_to_the_end(env)
    assert rewards["operative"] == 0
    assert {rewards["red_spymaster"], rewards["blue_spymaster"]} == {1, -1}


def played_to_the_end(env: CryptonymEnvironment) -> dict[str, int]:
    """The rewards at the end of a game that is left to chance."""
    chance = np.random.default_rng(5)
    env.reset(seed=2)
    while not env.game.result:
        may = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(may))))
    return env.rewards


@each_mode
def test_every_action_the_mask_allows_is_accepted_until_somebody_has_won(mode: Mode) -> None:
    env = environment("en", mode, clues=60)
    env.reset(seed=3)
    chance = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        action = None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"])))
        if not ended:
            result_before = env.game.result
            assert result_before is None
        env.step(action)
        if env.game.result and not ended:
            team, sides = (
                env.game.result.winner,
                {n: s.team for n, s in env.seats.items() if s.team},
            )
            together = env.variant.together and team in sides.values()
            won = set(sides.values()) if together else {team}
            assert {name: env.rewards[name] for name in sides} == {
                name: 1 if side in won else -1 for name, side in sides.items()
            }
        assert agent in env.seats
    assert env.game.result is not None
    assert env.agents == []


def test_who_may_begin_can_leave_it_to_the_other_side_but_not_both_d4_d17() -> None:
    env = environment("en", "duet", clues=40)
    env.reset(seed=3)
    first, second = env.agents
    stop = env.actions[first].stop
    assert env.agent_selection == first
    assert env.observe(first)["action_mask"][stop] == 1
    env.step(stop)
    assert env.agent_selection == second
    mask = env.observe(second)["action_mask"]
    assert mask[stop] == 0
    assert not env.observe(first)["action_mask"].any()
    env.step(int(np.flatnonzero(mask)[1]))
    assert env.game.clue is not None
    assert env.game.clue.team is env.seats[second].team
    assert env.agent_selection == first


def test_a_side_of_duet_observes_its_half_of_the_key_and_nothing_of_the_other_d6() -> None:
    env = environment("en", "duet", clues=40)
    env.reset(seed=3)
    one = env.agents[0]
    before = env.observe(one)["observation"]
    env.game = twin_of(env.game, env.seats[one])
    assert np.array_equal(before, env.observe(one)["observation"])
    tokens, unknown = before[-2], before[-4]
    assert tokens == 9
    assert unknown == env.variant.size, "nobody is told how many words the others have left"


def test_one_guess_is_owed_before_stopping_r38(env: CryptonymEnvironment) -> None:
    clue = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[1])
    env.step(clue)
    operative = env.agent_selection
    assert operative.endswith("operative")
    assert env.observe(operative)["action_mask"][env.actions[operative].stop] == 0


def test_who_waits_may_do_nothing(env: CryptonymEnvironment) -> None:
    waiting = [name for name in env.agents if name != env.agent_selection]
    assert not any(env.observe(name)["action_mask"].any() for name in waiting)


def test_it_draws_what_an_operative_sees() -> None:
    env = environment("en", clues=5, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "▲" not in drawn.partition("\nred")[0]
