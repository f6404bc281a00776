"""The key cannot be computed (R17): with our source, all public data and a bot's first clue.

`attacking` plays what was once possible, and `computing` the games it is played in; run by itself
that goes deeper, for some minutes. Its strength is shown on tables as they were: keys out
of the printed deck, and bots whose chance began at public numbers.
"""

import random

import pytest
from msgspec.structs import replace

from cryptonym.bots import spymaster
from cryptonym.library import new_game
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.options import Options
from cryptonym.server import bots
from cryptonym.server.bots import Actor, Playing, Thought
from server.attacking import (
    Overheard,
    agreeing,
    at_least,
    printed_and_said,
    public_seed,
    sampled_and_said,
)
from server.botting import at_once
from server.computing import (
    KINDS,
    SEATED,
    Guesses,
    best_guesses,
    luck_with_assassin,
    luck_with_own,
    number_tables,
    overheard,
)

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once", "numbered_tables")

GAMES = 3  # of each kind
SAMPLES = 10  # keys tried out in each of them
UNLIKELY = 0.01


@pytest.fixture
def numbered_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    number_tables(monkeypatch)


def guesses(told: Overheard, cells: str, samples: int = SAMPLES) -> Guesses:
    """Both attacks on one table, and the best guesses that come of them."""
    chance = random.Random(f"{told.table} {told.seen.words}")
    keys = printed_and_said(told) + sampled_and_said(told, samples, chance)
    return best_guesses(told, cells, keys, chance)


def test_as_tables_were_the_first_clue_of_a_bot_gave_the_key_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The attack is good: where keys are printed and seeds public it finds the truth."""
    think = Playing._think

    async def by_public_numbers(self: Playing, actor: Actor, *, explain: bool) -> Thought | None:
        def seed(_game: Game, label: str) -> int:
            _, member, tried = label.split()
            return public_seed(self.room.id, member, int(tried))

        monkeypatch.setattr(bots, "secret_number", seed)
        return await think(self, actor, explain=explain)

    def attack(told: Overheard, cells: str) -> Guesses:
        assert len(agreeing(told.seen)) == 80, "once the start is known"
        return guesses(told, cells, samples=0)

    monkeypatch.setattr(Playing, "_think", by_public_numbers)
    monkeypatch.setattr(spymaster, "NEAR", 0.0)  # and the best clue was always given
    steady = [kind for kind in KINDS if kind[1] != "easy"]  # whose minds do not wander far
    found = overheard(attack, steady, options={"key_source": "deck40"})
    assert all(one.has_truth for one in found)
    assert all(one.left <= 8 for one in found), "of eighty keys a tenth is left"
    assert luck_with_assassin(found) < UNLIKELY, "and the assassin far more often than by listening"


def test_a_computer_learns_no_more_from_a_clue_than_a_listener_r17() -> None:
    """The best guess of the assassin is as good as that of somebody who only listens.

    Who listens knows that the assassin is not among the cards that the clue comes near to, and
    nothing more: one of the others, each as likely. The same for a further own card.
    """
    found = overheard(guesses, KINDS * GAMES)
    assert len(found) >= 50
    assert not any(one.has_truth for one in found), "the whole key is never known"
    assert luck_with_assassin(found) > UNLIKELY
    assert luck_with_own(found) > UNLIKELY


def test_the_printed_keys_are_known_after_a_few_covers_and_ours_are_not_r3() -> None:
    def left(game: Game) -> list[int]:
        """Printed keys that are possible, after each card of the board in turn."""
        return [
            len(agreeing(view(replace(game, covered=(1 << covered) - 1), SEATED)))
            for covered in range(25)
        ]

    printed = Options(key_source="deck40")
    known = [left(new_game("en", seed=seed, options=printed)).index(1) for seed in range(60)]
    assert sorted(known)[30] <= 6, "as many covers are enough in every second game"
    ours = [left(new_game("en", seed=seed)) for seed in range(60)]
    assert all(one[0] == 80 and one[12] == 0 for one in ours)


def test_how_likely_so_many_right_guesses_are() -> None:
    assert at_least(0, [0.5, 0.5]) == 1
    assert at_least(1, [0.5, 0.5]) == 0.75
    assert at_least(2, [0.5, 0.25]) == 0.125
    assert at_least(8, [1 / 21] * 54) < UNLIKELY, "a computer that knows would be noticed"
