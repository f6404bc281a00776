"""Bots on the wire: nobody learns from them what they may not know (R17, R58, R98)."""

import asyncio
import threading
from contextlib import AsyncExitStack

import pytest

from cryptonym.rooms.room import Room
from cryptonym.rules import commands as cmd
from cryptonym.rules.commands import ConsultClue
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import BLUE, RED, Role, Seat
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.views import View
from cryptonym.server.bots import Figures
from cryptonym.table.model import Settings
from server.botting import FakeMinds, at_once, plain
from server.driving import Player, drive, running_game, serving
from server.twins import (
    Fixed,
    Rekey,
    Witness,
    dealing,
    fixed,
    looking_by_hand,
    swapped,
    take,
)

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once")

STRICT = TimeRules("strict", clue_seconds=9000, guess_seconds=9000)
PATIENCE = 10.0
Sent = list[list[list[str]]]


class Timeless(Figures):
    """How long a thought took is never the same, and says how busy the machine is."""

    @property
    def seconds(self) -> float:  # type: ignore[override] # read only here
        return 0.0

    @seconds.setter
    def seconds(self, _: float) -> None:
        pass


class Gated(FakeMinds):
    """Bots that act when they are let, one move at a time."""

    def __init__(self) -> None:
        super().__init__(self._gated)
        self.permits = threading.Semaphore(0)

    def _gated(self, seen: View) -> cmd.Command | None:
        command = plain(seen)
        if command is not None:
            self.permits.acquire(timeout=PATIENCE)
        return command


class Evening:
    """A table with bots, somebody who plays, and somebody who watches."""

    def __init__(self, room: Room, around: Fixed, minds: Gated, ann: Player) -> None:
        self.room, self.around, self.minds, self.ann = room, around, minds, ann
        self.witnesses: list[Witness] = []
        self.steps = 0

    def seen(self) -> View:
        """The game as Ann sees it."""
        assert self.room.table is not None
        return view(running_game(self.room.table), self.room.table.seat_of(self.ann.member))

    async def bot_moves(self) -> None:
        """Let one bot act."""
        before = self.room.length
        self.around.clock += 700
        self.minds.permits.release()
        async with asyncio.timeout(PATIENCE):
            while self.room.length == before:
                await asyncio.sleep(0.001)
        await self.look()

    async def ann_does(self, command: cmd.Command) -> None:
        await take([self.ann], [], self.around, (0, command), self.steps)
        await self.look()

    async def look(self) -> None:
        for witness in self.witnesses:
            await witness.look(self.steps)
        self.steps += 1

    async def play(self) -> None:
        """To the end of the game."""
        while self.seen().result is None:
            assert self.steps < 300
            command = plain(self.seen()) if self.seen().seat in to_act(self.seen()) else None
            await (self.ann_does(command) if command else self.bot_moves())

    def sent(self) -> Sent:
        assert self.room.table is not None
        name = self.room.table.name
        return [
            [[text.replace(name, "NAME") for text in step] for step in witness.sent]
            for witness in self.witnesses
        ]


async def evening(
    stack: AsyncExitStack, options: Options, seat: Seat, rekey: Rekey = lambda cells: cells
) -> Evening:
    stack.enter_context(dealing(rekey))
    stack.enter_context(looking_by_hand())
    server = await stack.enter_async_context(serving())
    around = fixed(server)
    around.minds = minds = Gated()
    stack.callback(minds.permits.release, 100)
    server.node.bots.figures = Timeless()
    settings = Settings(pace="instant", explain=True, public=True)
    ann = await server.open("Ann", options=options, settings=settings, seat=seat, bots="normal")
    watcher = await server.join(ann.table, "Bob")
    told = Evening(await server.room(ann.table), around, minds, ann)
    await ann.must({"type": "start_game"})
    watching = [watcher] if seat.role is Role.SPYMASTER else [watcher, ann]
    for player in watching:
        line = await stack.enter_async_context(player.line())
        told.witnesses.append(Witness(player, line))
    await told.look()
    return told


@pytest.mark.parametrize(
    ("options", "seat"),
    [
        (Options(check="free"), Seat(Role.OPERATIVE, RED)),
        (Options(check="free", time=STRICT), Seat(Role.SPYMASTER, RED)),
        (Options(mode="coop", check="free"), Seat(Role.OPERATIVE)),
        (Options(mode="shared", check="free"), Seat(Role.SPYMASTER, RED)),
    ],
)
def test_with_bots_deals_that_differ_in_hidden_cards_send_the_same_bytes_r17_r98(
    options: Options, seat: Seat
) -> None:
    """A bot that saw one hidden card more would guess another one, as it looks at all it sees."""

    async def played(rekey: Rekey) -> tuple[Sent, str, int, set[tuple[int, ...]]]:
        async with AsyncExitStack() as stack:
            told = await evening(stack, options, seat, rekey)
            await told.play()
            assert told.room.table is not None
            game = running_game(told.room.table)
            finished = await told.room.finished.read(1)
            assert finished is not None
            return told.sent(), game.key.cells, game.covered, {*finished.meant.values()}

    one, key, covered, meant = drive(lambda: played(lambda cells: cells))
    # In co-op a spymaster covers words of the other side, the first one here: those stay (R110).
    shown = {"b" if key.count("r") > key.count("b") else "r"} if options.mode == "coop" else set()
    untouched = [card for card in range(25) if not covered >> card & 1 and key[card] not in shown]
    two, other, _, then = drive(lambda: played(swapped(untouched, 6)))
    assert key != other, "the keys must differ, or nothing is shown"
    assert meant != then, "the bots mean other cards, and that does not show either (R99)"
    assert len(one) == len(two) >= 1
    for before, after in zip(one, two, strict=True):
        explained = any("pick_explained" in text for step in before for text in step)
        assert explained is (options.mode == "teams" or seat.role is Role.SPYMASTER)
        assert before[:-1] == after[:-1], "the last step opens the deal"
        assert before[-1] != after[-1], "a difference would have been seen"


def test_what_a_person_asks_a_bot_in_private_leaves_no_trace_r58() -> None:
    options = Options(check="free", time=STRICT)

    async def story(*, asks: bool) -> tuple[Sent, int]:
        async with AsyncExitStack() as stack:
            told = await evening(stack, options, Seat(Role.SPYMASTER, BLUE))
            asked = 0
            while told.seen().result is None and asked < 2:
                mine = told.seen().seat in to_act(told.seen())
                if mine and told.seen().phase == "clue":
                    asked += 1
                    told.around.clock += 700
                    if asks:
                        await told.ann.must(ConsultClue("zyx", 1))
                        told.minds.permits.release()
                        async with asyncio.timeout(PATIENCE):
                            while told.seen().consultations[-1].allowed is None:
                                await asyncio.sleep(0.001)
                    await told.look()
                    await told.ann_does(cmd.GiveClue("harbour", 1))
                else:
                    await told.bot_moves()
            await told.look()
            return told.sent(), asked

    one, asked = drive(lambda: story(asks=True))
    assert asked >= 1
    assert one == drive(lambda: story(asks=False))[0]
