"""The key cannot be computed (R17): with our source, all public data and a bot's first clue.

`attacking` plays what was once possible. Its strength is shown on tables as they were: keys out
of the printed deck, and bots whose chance began at public numbers.
"""

import asyncio
import hashlib
import random
from collections.abc import Iterable
from itertools import count, product
from typing import get_args

import pytest
from msgspec.structs import replace

from cryptonym.bots.levels import Level
from cryptonym.language.registry import CODES
from cryptonym.rules.commands import Command
from cryptonym.rules.model import IDENTITY_OF, LETTER_OF, RED, Role, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.views import View, view
from cryptonym.server import tables
from cryptonym.server.bots import playing
from cryptonym.server.bots.minds import Mind, Minds
from cryptonym.server.bots.playing import Playing, Thought, Turn
from cryptonym.server.rooms import Room
from cryptonym.server.surroundings import Surroundings
from cryptonym.table.commands import TableCommand
from cryptonym.table.decide import Given
from cryptonym.table.model import Table
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

GAMES = 54  # every language with every level, three times
SAMPLES = 16  # keys tried out in each of them
UNLIKELY = 0.01
SEATED = Seat(Role.OPERATIVE, RED)


class Drawn(Surroundings):
    """Chance that is secret to everybody at the table and the same in every run."""

    deals = 0

    def given(self, table: Table, command: TableCommand, token: str) -> Given | Refusal:
        given = super().given(table, command, token)
        if isinstance(given, Refusal) or not given.seed:
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


async def overhear(server: Server, language: str, level: Level, **body: object) -> Room:
    """A table as anybody opens it with one tap, after the first clue of a bot."""
    ann = await server.open("Ann", language=language, seat=SEATED, bots=level, start=True, **body)
    room = await server.room(ann.table)
    async with asyncio.timeout(10):
        while not running_game(room.table).clues:  # type: ignore[arg-type] # it was opened
            await asyncio.sleep(0.001)
    return room


def told_of(room: Room, level: Level) -> tuple[Overheard, str]:
    """What the operative knows then; and the truth."""
    table = room.table
    assert table is not None
    game = running_game(table)
    giver = next(
        who for who in table.bots() if table.seat_of(who) == Seat(Role.SPYMASTER, game.team)
    )
    return Overheard(view(game, SEATED), level, room.id, giver), game.key.cells


def tables_of(kinds: Iterable[tuple[str, Level]], **options: object) -> list[tuple[Overheard, str]]:
    async def story() -> list[tuple[Overheard, str]]:
        async with serving() as server:
            known = server.node.tables
            known.around = Drawn(known.around.store, known.around.fanout)
            known.around.minds = OneClue()
            body = {"options": options} if options else {}
            rooms = [(await overhear(server, code, level, **body), level) for code, level in kinds]
            return [told_of(room, level) for room, level in rooms]

    return drive(story)


KINDS = tuple(product(CODES, get_args(Level)))


def test_as_tables_were_the_first_clue_of_a_bot_gave_the_key_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The attack is good: where keys are printed and seeds public it finds the truth."""
    think = Playing._think

    async def by_public_numbers(self: Playing, turn: Turn, *, explain: bool) -> Thought | None:
        def seed(_salt: str, member: str, tried: int) -> int:
            return public_seed(self.room.id, member, tried)

        monkeypatch.setattr(playing, "secret_seed", seed)
        return await think(self, turn, explain=explain)

    monkeypatch.setattr(Playing, "_think", by_public_numbers)
    games = tables_of(KINDS[::2], key_source="deck40")
    found = [(printed_and_said(told), cells) for told, cells in games]
    assert all(cells in keys for keys, cells in found)
    assert sum(keys == [cells] for keys, cells in found) > len(found) / 2
    assert all(len(agreeing(told.seen)) == 80 for told, _ in games), "once the start is known"


def test_a_computer_learns_no_more_from_a_clue_than_a_listener_r17() -> None:
    games = tables_of(KINDS * (GAMES // len(KINDS)))
    chance = random.Random(2026)
    hits, owns, chances, own_chances = 0, 0, list[float](), list[float]()
    for told, cells in games:
        printed = printed_and_said(told)
        assert cells not in agreeing(told.seen), "nobody prints the keys of our tables"
        keys = printed + sampled_and_said(told, SAMPLES, chance)
        assert cells not in keys
        heard = listened(told)
        hits += cells[majority(keys, "x", heard.others, chance)] == "x"
        chances.append(1 / len(heard.others))
        own = LETTER_OF[IDENTITY_OF[told.clue.team]]
        owns += cells[majority(keys, own, heard.others, chance)] == own
        own_chances.append(sum(cells[card] == own for card in heard.others) / len(heard.others))
    assert at_least(hits, chances) > UNLIKELY
    assert at_least(owns, own_chances) > UNLIKELY
