"""The key cannot be computed (R17): with our source, all public data and a bot's first clue.

`attacking` plays what was once possible. Its strength is shown on tables as they were: keys out
of the printed deck, and bots whose chance began at public numbers.
"""

import asyncio
import hashlib
import random
from collections.abc import Callable, Iterable
from itertools import count, product
from typing import Any, TypeVar, get_args

import msgspec
import pytest
from msgspec.structs import replace

from cryptonym.bots import spymaster
from cryptonym.bots.levels import Level
from cryptonym.language.registry import CODES
from cryptonym.library import new_game
from cryptonym.rules.commands import Command
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import IDENTITY_OF, LETTER_OF, RED, Role, Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.views import View
from cryptonym.server import bots
from cryptonym.server.bots import Actor, Playing, Thought
from cryptonym.server.rooms import tables
from cryptonym.server.rooms.surroundings import Preparing, Surroundings
from cryptonym.server.work.doing import Minds
from cryptonym.table.commands import TableCommand
from cryptonym.table.decide import Given
from cryptonym.table.model import MemberId, Table
from server.attacking import (
    Overheard,
    agreeing,
    at_least,
    listened,
    majority,
    printed_and_said,
    public_seed,
    sampled_and_said,
)
from server.botting import at_once
from server.driving import Server, drive, running_game, serving

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once", "numbered_tables")

T = TypeVar("T")
KINDS = tuple(product(CODES, get_args(Level)))  # every language with every level
GAMES = 3  # of each kind
SAMPLES = 10  # keys tried out in each of them
UNLIKELY = 0.01
SEATED = Seat(Role.OPERATIVE, RED)


class Drawn(Surroundings):
    """Chance that is secret to everybody at the table and the same in every run."""

    deals = 0

    def given(
        self, table: Table, member: MemberId | None, command: TableCommand, token: str
    ) -> Given | Refusal | Preparing:
        given = super().given(table, member, command, token)
        if not isinstance(given, Given) or not given.seed:
            return given
        self.deals += 1
        return replace(given, seed=hashlib.sha256(b"%d" % self.deals).digest())


class OneClue(Minds):
    """The bots of every table, which do nothing more after the first clue."""

    def make(self, level: Level, seed: int) -> Mind:
        mind = super().make(level, seed)

        class Once:
            def act(self, seen: View) -> Command | None:
                return None if seen.clues else mind.act(seen)

        return Once()


@pytest.fixture
def numbered_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids that are known to everybody, as they are, and the same in every run."""
    numbers = count()
    monkeypatch.setattr(tables, "new_table_id", lambda: f"table{next(numbers)}")


def overheard(
    attack: Callable[[Overheard, str], T], kinds: Iterable[tuple[str, Level]], **body: Any
) -> list[T]:
    """Tables as anybody opens them with one tap, each attacked after the first clue of a bot."""

    async def story() -> list[T]:
        async with serving() as server:
            tables = server.node.tables
            tables.around = Drawn(tables.around.store, tables.around.fanout)
            tables.around.minds = OneClue()
            return [attack(*await first_clue(server, *kind, **body)) for kind in kinds]

    return drive(story, seconds=300)


async def first_clue(
    server: Server, language: str, level: Level, **body: Any
) -> tuple[Overheard, str]:
    """All that the operative Ann knows of her game when she has heard it; and the truth."""
    ann = await server.open("Ann", language=language, seat=SEATED, bots=level, start=True, **body)
    table = (await server.room(ann.table)).table
    async with asyncio.timeout(10):
        while table is None or not running_game(table).clues:
            await asyncio.sleep(0.001)
            table = (await server.room(ann.table)).table
    game = running_game(table)
    giver = Seat(Role.SPYMASTER, game.team)
    bot = next(who for who in table.bots() if table.seat_of(who) == giver)
    return Overheard(view(game, SEATED), level, ann.table, bot), game.key.cells


class Guesses(msgspec.Struct, frozen=True):
    """What came of the attack on one table."""

    left: int  # keys that are still possible
    has_truth: bool
    assassin: bool  # whether most of them had it in the right place
    own: bool  # the same for one more card of the team that gave the clue
    others: int  # cards that the clue has nothing to do with
    by_lot: float  # share of own ones among these


def guesses(told: Overheard, cells: str, samples: int = SAMPLES) -> Guesses:
    """Both attacks on one table, and the best guesses that come of them."""
    chance = random.Random(f"{told.table} {told.seen.words}")
    keys = printed_and_said(told) + sampled_and_said(told, samples, chance)
    others, own = listened(told).others, LETTER_OF[IDENTITY_OF[told.clue.team]]
    assert cells.index("x") in others, "listening is honest"
    return Guesses(
        len(keys),
        cells in keys,
        cells[majority(keys, "x", others, chance)] == "x",
        cells[majority(keys, own, others, chance)] == own,
        len(others),
        sum(cells[card] == own for card in others) / len(others),
    )


def luck(found: list[Guesses]) -> float:
    """How likely it is to name the assassin so often by listening alone."""
    return at_least(sum(one.assassin for one in found), [1 / one.others for one in found])


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
    assert luck(found) < UNLIKELY, "and the assassin far more often than by listening"


def test_a_computer_learns_no_more_from_a_clue_than_a_listener_r17() -> None:
    """The best guess of the assassin is as good as that of somebody who only listens.

    Who listens knows that the assassin is not among the cards that the clue comes near to, and
    nothing more: one of the others, each as likely. The same for a further own card.
    """
    found = overheard(guesses, KINDS * GAMES)
    assert len(found) >= 50
    assert not any(one.has_truth for one in found), "the whole key is never known"
    assert luck(found) > UNLIKELY
    assert at_least(sum(one.own for one in found), [one.by_lot for one in found]) > UNLIKELY


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
