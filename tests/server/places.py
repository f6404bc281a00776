"""Several nodes in one process, on one store, with a clock that the test turns."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import msgspec

from cryptonym.fanout.memory import MemoryHub
from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.tables import Tables
from cryptonym.rooms.tending import Tending
from cryptonym.rules.commands import GiveClue, GuessWord
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import Role, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.server.bots import Bots
from cryptonym.store.memory import MemoryStore, Shelf
from cryptonym.store.port import Store
from cryptonym.table.model import Settings, Words
from cryptonym.wire.messages import Happened, Snapshot, ToClient, Whispered
from server.chance import draw_alike

SEATS = (
    TakeSeat(Role.SPYMASTER, Team.RED),
    TakeSeat(Role.OPERATIVE, Team.RED),
    TakeSeat(Role.SPYMASTER, Team.BLUE),
    TakeSeat(Role.OPERATIVE, Team.BLUE),
)
FREE = Options(check="free")
LONGEST = 60  # seconds of a test; only one that hangs takes so long


def on_a_loop(story: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, within bounds."""

    @wraps(story)
    def test(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(story(**fixtures), LONGEST))

    return test


class Clocked(Surroundings):
    """Surroundings at a time that the test knows."""

    def __init__(self, store: Store, fanout: Any, clock: Callable[[], int]) -> None:
        super().__init__(store, fanout, draw=draw_alike)
        self._clock = clock

    def now(self) -> int:
        return self._clock()


class Place:
    """One shelf of tables and the nodes around it."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.hub = MemoryHub()
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time

    def node(self, store: Store | None = None, fanout: Any = None) -> Tables:
        """One more node."""
        store, fanout = store or MemoryStore(self.shelf), fanout or self.hub.node()
        return Tables(Clocked(store, fanout, self.now), Bots())

    def entries(self, table_id: str) -> list[Entry]:
        return [ENTRIES.decode(entry) for entry in self.shelf.entries[table_id]]


def two_nodes() -> tuple[Place, Tables, Tables]:
    """A place with two nodes."""
    place = Place()
    return place, place.node(), place.node()


async def table_of(
    node: Tables, members: int = 4, options: Options = FREE, settings: Settings | None = None
) -> Room:
    """A table with so many members, the first of them its host, who looks at it."""
    room = await unseen_table(node, members, options, settings)
    room.snapshot("1")
    return room


async def unseen_table(
    node: Tables, members: int = 4, options: Options = FREE, settings: Settings | None = None
) -> Room:
    """The same, which nobody was told anything of yet."""
    seated = await node.open("m1", options, settings or Settings(), Words(options.lists))
    assert not isinstance(seated, Refusal)
    room = await node.room(seated.table)
    assert room is not None
    for number in range(2, members + 1):
        assert not isinstance(await node.join(room, f"m{number}"), Refusal)
    return room


async def game_of(node: Tables, options: Options = FREE, settings: Settings | None = None) -> Room:
    """A table of four where a game has begun."""
    room = await table_of(node, 4, options, settings)
    for member, seat in zip("1234", SEATS, strict=True):
        assert not isinstance(await room.submit(member, seat), Refusal)
    assert not isinstance(await room.submit("1", StartGame()), Refusal)
    return room


async def clue_given(room: Room) -> tuple[str, GuessWord]:
    """A clue in the game of four: who guesses by it, and a word of their own."""
    game = room.table.match.game  # type: ignore[union-attr] # it is there
    assert game is not None
    spymaster, operative = ("1", "2") if game.team is Team.RED else ("3", "4")
    assert not isinstance(await room.submit(spymaster, GiveClue("anything", 2)), Refusal)
    return operative, GuessWord(game.key.cells.index(game.team.value[0]))


async def tend(*nodes: Tables) -> None:
    """Let each node do once what it does by itself."""
    tending = [Tending(node) for node in nodes]
    for one in tending:
        await one.look()
    for one in tending:
        await one.settled()


class Ear:
    """A line to a room that writes down what it is told."""

    def __init__(self, room: Room, member: str, device: int = 1) -> None:
        self.member = member
        self.device = device
        self.heard: list[ToClient] = []
        self.dismissed: list[str] = []
        room.listen(self)

    def tell(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text, type=ToClient))

    def dismiss(self, code: str) -> None:
        self.dismissed.append(code)

    @property
    def events(self) -> list[Happened]:
        return [one for one in self.heard if isinstance(one, Happened)]

    @property
    def whispers(self) -> list[Whispered]:
        return [one for one in self.heard if isinstance(one, Whispered)]

    @property
    def snapshots(self) -> list[Snapshot]:
        return [one for one in self.heard if isinstance(one, Snapshot)]
