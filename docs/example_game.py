"""A whole short game as it goes over the wire, the same every time it is asked for."""

import asyncio
import hashlib

import msgspec

from cryptonym.fanout.opening import open_fanout
from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Preparing, Surroundings
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.store.opening import open_store
from cryptonym.store.port import NewTable
from cryptonym.table.commands import JoinTable, TableCommand
from cryptonym.table.decide import Given
from cryptonym.table.events import TableOpened
from cryptonym.table.model import Table
from cryptonym.wire.messages import Do, Done, Refused

SECOND = 1000  # milliseconds
TABLE, NAME = "Q2xldmVyIEhl", "river-apple-moon-train"
PEOPLE = {"1": "Ann", "2": "Bo", "3": "Cleo", "4": "Dag"}
SEATS = [("spymaster", "red"), ("operative", "red"), ("spymaster", "blue"), ("operative", "blue")]


class Rehearsed(Surroundings):
    """The surroundings of a room with a clock and a chance that repeat themselves."""

    time = 1_800_000_000_000

    def now(self) -> int:
        """The time stands still until the next command."""
        return self.time

    def given(
        self, table: Table, member: str | None, command: TableCommand, token: str
    ) -> Given | Refusal | Preparing:
        """The seed is always the same."""
        given = super().given(table, member, command, token)
        if isinstance(given, Given) and given.seed:
            return msgspec.structs.replace(given, seed=hashlib.sha256(b"example").digest())
        return given


class Line:
    """A connection that writes down what it is told."""

    def __init__(self, member: str) -> None:
        self.member = member
        self.told: list[str] = []

    def tell(self, text: str) -> None:
        """Another message."""
        self.told.append(text)

    def dismiss(self, code: str) -> None:
        """Nobody is sent away in this game."""


class Rehearsal:
    """A table with four people, and what each of them sends and hears."""

    def __init__(self, room: Room, around: Rehearsed) -> None:
        self.room, self.around = room, around
        self.lines = {member: Line(member) for member in PEOPLE}
        self.script: list[str] = []

    async def come(self) -> None:
        """Four people come, sit down, and connect."""
        for name in PEOPLE.values():
            await self.room.submit(None, JoinTable(name), token=hashlib.sha256().hexdigest())
        for line in self.lines.values():
            self.room.listen(line)

    def heading(self, text: str) -> None:
        """What comes now, in words."""
        self.script += ["", text]

    async def send(
        self, member: str, command_id: str, tag: str, *, heard_by: str = "", **fields: object
    ) -> None:
        """One command, its answer, and what somebody else hears of it."""
        raw = {"type": "do", "id": command_id, "command": {"type": tag, **fields}}
        asked = msgspec.convert(raw, Do)
        for line in self.lines.values():
            line.told.clear()
        self.around.time += SECOND
        outcome = await self.room.submit(member, asked.command, asked.id)
        kind = Refused if isinstance(outcome, Refusal) else Done
        lines = [f"{PEOPLE[member]} → {_text(raw)}"]
        lines += [f"{PEOPLE[member]} ← {_short(text)}" for text in self.lines[member].told]
        lines.append(f"{PEOPLE[member]} ← {_text(kind(asked.id, outcome))}")
        if heard_by:
            told = self.lines[heard_by].told
            lines += [f"{PEOPLE[heard_by]} ← {_short(text)}" for text in told]
        self.script += ["", "```text", *lines, "```"]


def example() -> str:
    """The worked example of the protocol page, in Markdown."""
    return "\n".join(asyncio.run(_played())).strip()


async def _played() -> list[str]:
    store, fanout = await open_store("memory:"), await open_fanout("memory:")
    around = Rehearsed(store, fanout)
    opened = ENTRIES.encode(Entry(around.now(), TableOpened(NAME, Options(check="free"))))
    await store.create(NewTable(id=TABLE, name=NAME, created_at=around.now()), [opened])
    room = Room(TABLE, around)
    await room.catch_up()
    rehearsal = Rehearsal(room, around)
    await rehearsal.come()
    await _game(rehearsal)
    await fanout.close()
    await store.close()
    return rehearsal.script


async def _game(table: Rehearsal) -> None:
    await _sit_down(table)
    table.heading(
        "The host deals. Ann is spymaster and sees the key; Dag is operative, and does not:"
    )
    await table.send("1", "go", "start_game", heard_by="4")
    game = table.room.table.match.game  # type: ignore[union-attr] # the table is open
    cells, start = game.key.cells, game.team.value  # type: ignore[union-attr] # and has a game
    master, rival, operative = ("1", "3", "2") if start == "red" else ("3", "1", "4")
    table.heading("A spymaster in doubt asks the other one. Nobody else receives anything (R58):")
    await table.send(master, "q1", "consult_clue", heard_by=rival, word="harbour")
    await table.send(rival, "a1", "answer_consult", heard_by=master, allow=True)
    table.heading(f"{start.capitalize()} begins with a clue and a number:")
    await table.send(master, "c1", "give_clue", heard_by=operative, word="harbour", number=2)
    table.heading("An operative points at a card, which binds nobody, and then touches it:")
    own, assassin = cells.index(start[0]), cells.index("x")
    await table.send(operative, "m1", "mark_card", heard_by=rival, card=own)
    await table.send(operative, "g1", "guess_word", heard_by=rival, card=own, turn=1)
    table.heading("The same id again is answered again, and done once:")
    await table.send(operative, "g1", "guess_word", card=own, turn=1)
    table.heading("The next card is the assassin. The game is over, and the deal is opened:")
    await table.send(operative, "g2", "guess_word", card=assassin, turn=1)


async def _sit_down(table: Rehearsal) -> None:
    table.heading("Everybody takes a seat. Whoever gets new eyes gets the whole table again:")
    await table.send("1", "s1", "take_seat", heard_by="3", role="spymaster", team="red")
    shown = list(table.script)
    for member in ("2", "3"):
        role, team = SEATS[int(member) - 1]
        await table.send(member, f"s{member}", "take_seat", role=role, team=team)
    table.script = shown
    table.heading("Bo and Cleo do the same. A seat that is taken is refused:")
    await table.send("4", "d1", "take_seat", role="spymaster", team="red")
    table.heading("So Dag becomes operative:")
    await table.send("4", "d2", "take_seat", heard_by="3", role="operative", team="blue")


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


def _short(text: str) -> str:
    """A message without what would fill the page; every other one is whole."""
    message = msgspec.json.decode(text)
    if message["type"] == "snapshot":
        view = message["view"]
        message["view"] = {name: view[name] for name in ("you", "host", "members")}
        return _text(message)[:-2] + ", ...}}"
    if message["type"] == "event" and message["event"]["type"] == "dealt":
        message["event"]["words"] = message["event"]["words"][:3]
        message["event"]["options"] = {}
        return _text(message).replace("{}", "{...}").replace('"]', '", ...]')
    return text
