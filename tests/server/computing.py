"""Tables at which a bot has given the first clue, for a computer that wants to know the key.

`test_computing_attacks.py` tries few keys in many games. This goes deeper, for some minutes:

    PYTHONPATH=tests python -m server.computing --keys 400 --seeds 5 --games 2 --minutes 15

In each game the bot is run over the true key and many others that fit what the clue seems to say,
each with some seeds. The keys are ranked by how often it says that clue. One line tells how often
the truth came first, and how often the guesses of the others were right, each against chance.
"""

import argparse
import asyncio
import hashlib
import random
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import count, islice, product, takewhile
from typing import Any, TypeVar, get_args

import msgspec
import pytest

from cryptonym.bots.levels import Level
from cryptonym.language.registry import CODES
from cryptonym.rooms import tables
from cryptonym.rules.commands import Command
from cryptonym.rules.gate import view
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import IDENTITY_OF, LETTER_OF, RED, Role, Seat
from cryptonym.rules.views import View
from cryptonym.table.model import Table
from cryptonym.work.doing import Minds
from server.attacking import Overheard, at_least, keys_around, listened, majority, would_say
from server.botting import think_at_once
from server.chance import Seeded
from server.driving import Server, drive, running_game, serving

T = TypeVar("T")
KINDS = tuple(product(CODES, get_args(Level)))  # every language with every level
SEATED = Seat(Role.OPERATIVE, RED)


class Drawn(Seeded):
    """Chance that is secret to everybody at the table and the same in every run."""

    deals = 0

    def seed(self, _table: Table) -> bytes:
        self.deals += 1
        return hashlib.sha256(b"%d" % self.deals).digest()


class OneClue(Minds):
    """The bots of every table, which do nothing more after the first clue."""

    def make(self, level: Level, seed: int) -> Mind:
        mind = super().make(level, seed)

        class Once:
            def act(self, seen: View) -> Command | None:
                return None if seen.clues else mind.act(seen)

        return Once()


def number_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids that are known to everybody, as they are, and the same in every run."""
    numbers = count()
    monkeypatch.setattr(tables, "new_table_id", lambda: f"table{next(numbers)}")


def overheard(
    attack: Callable[[Overheard, str], T],
    kinds: Iterable[tuple[str, Level]],
    seconds: float = 300,
    **body: Any,
) -> list[T]:
    """Tables as anybody opens them with one tap, each attacked after the first clue of a bot."""

    async def story() -> list[T]:
        async with serving() as server:
            tables = server.node.tables
            tables.around = Drawn(tables.around.store, tables.around.fanout)
            tables.around.minds = OneClue()
            return [attack(*await first_clue(server, *kind, **body)) for kind in kinds]

    return drive(story, seconds=seconds)


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


def best_guesses(
    told: Overheard, cells: str, keys: Sequence[str], chance: random.Random
) -> Guesses:
    """What somebody guesses who believes in these keys, beside the truth."""
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


def luck_with_assassin(found: list[Guesses]) -> float:
    """How likely it is to name the assassin so often by listening alone."""
    return at_least(sum(one.assassin for one in found), [1 / one.others for one in found])


def luck_with_own(found: list[Guesses]) -> float:
    """How likely it is to name so many further own cards by lot."""
    return at_least(sum(one.own for one in found), [one.by_lot for one in found])


class Ranked(msgspec.Struct, frozen=True):
    """A game in which many keys were tried out beside the true one."""

    place: int  # of the truth among all, from 1; by lot among those that are even
    guesses: Guesses  # of who believes in each of the others as often as it said the clue


def ranked(told: Overheard, cells: str, keys: int, seeds: int) -> Ranked:
    """Try out so many keys and the true one, each with so many seeds."""
    chance = random.Random(f"{told.table} {told.seen.words}")

    def times(key: str) -> int:
        return sum(would_say(told, key, chance.getrandbits(64)) for _ in range(seeds))

    drawn = {key: times(key) for key in islice(keys_around(told, listened(told), chance), keys)}
    mine = (times(cells), chance.random())
    ahead = sum((said, chance.random()) > mine for key, said in drawn.items() if key != cells)
    believed = [key for key, said in drawn.items() for _ in range(said)]
    return Ranked(ahead + 1, best_guesses(told, cells, believed, chance))


def against_chance(hits: int, chances: Sequence[float]) -> str:
    """So many of so many, how many chance has, and how likely so many are by chance."""
    likely = at_least(hits, chances)
    return f"{hits} of {len(chances)} (chance {sum(chances):.1f}, p = {likely:.2g})"


def main() -> None:
    """Attack games one after the other until the time is over; one line for all."""
    ask = argparse.ArgumentParser(prog="python -m server.computing")
    for name, most in (("keys", 400), ("seeds", 3), ("games", 3), ("minutes", 15)):
        ask.add_argument(f"--{name}", type=int, default=most)
    asked = ask.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    kinds = takewhile(lambda _: time.monotonic() < end, KINDS * asked.games)
    with pytest.MonkeyPatch.context() as patch:
        think_at_once(patch)
        number_tables(patch)
        found = overheard(
            lambda told, cells: ranked(told, cells, asked.keys, asked.seeds),
            kinds,
            seconds=60 * asked.minutes + 60,
        )
    guesses, games = [one.guesses for one in found], len(found)
    tenth = (asked.keys + 1) // 10
    first = against_chance(sum(one.place == 1 for one in found), [1 / (asked.keys + 1)] * games)
    among = against_chance(
        sum(one.place <= tenth for one in found), [tenth / (asked.keys + 1)] * games
    )
    assassin = against_chance(
        sum(one.assassin for one in guesses), [1 / one.others for one in guesses]
    )
    own = against_chance(sum(one.own for one in guesses), [one.by_lot for one in guesses])
    print(  # noqa: T201 - what it is for
        f"{asked.keys} keys beside the truth, {asked.seeds} seeds each: the truth first in {first},"
        f" in the first tenth in {among}; the assassin named in {assassin}, one more own card in"
        f" {own}; places {sorted(one.place for one in found)}"
    )


if __name__ == "__main__":
    main()
