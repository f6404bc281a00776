"""The same evening twice, with another secret: every byte that others receive is kept."""

import random
from collections.abc import Callable, Iterable
from typing import Any
from unittest import mock

import httpx
import msgspec
from msgspec.structs import replace

from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import Preparing
from cryptonym.rooms.tending import Tending
from cryptonym.rules import commands as cmd
from cryptonym.rules import match
from cryptonym.rules.commands import MarkCard, Say
from cryptonym.rules.events import Dealt
from cryptonym.rules.verdict import Verdict
from cryptonym.table.commands import TableCommand
from cryptonym.table.model import MemberId, Table
from server.chance import Seeded
from server.driving import Line, Player, Server, random_step, running_game

START = 1_800_000_000_000
PAUSE = 40_000  # milliseconds, now and then, in which people come and go
TICK = 700  # milliseconds between two steps
PRIVATE = (cmd.ConsultClue, cmd.AnswerConsult)

Rekey = Callable[[str], str]  # the cells of a key to others
Step = tuple[int, TableCommand]  # which player, what


class Fixed(Seeded):
    """No chance and no clock but ours."""

    clock = START
    comings: "Comings"
    said: Verdict | None = None  # what the referee says of every clue

    def now(self) -> int:
        """The time that the test says it is."""
        return self.clock

    def seed(self, table: Table) -> bytes:
        """The same chance every time."""
        return bytes([table.match.number + 7]) * 32

    def verdict(self, table: Table, word: str) -> Verdict | Preparing | None:
        """What the test lets the referee say."""
        return self.said or super().verdict(table, word)


def fixed(server: Server, said: Verdict | None = None) -> Fixed:
    """Take chance and clock away from a server that has no table yet."""
    tables = server.node.tables
    around = Fixed(tables.around.store, tables.around.fanout)
    around.said = said
    around.comings = Comings()
    tables.around = around
    return around


def dealing(rekey: Rekey) -> Any:
    """Deals with another key. The seal is a hash of it: it tells nothing, but its bytes differ."""
    honest = match.deal_words

    def deal(*args: Any) -> Dealt:
        dealt = honest(*args)
        key = replace(dealt.key, cells=rekey(dealt.key.cells), pattern=None, turned=0)
        return replace(dealt, key=key, commitment="masked")

    return mock.patch.object(match, "deal_words", deal)


def looking_by_hand() -> Any:
    """Whether somebody is away is looked at when the test says so, and not by the way."""
    return mock.patch.object(Tending, "_look_around", return_value=None)


class Comer:
    """The line of somebody who comes and goes; nobody reads what it is told."""

    device = 0

    def __init__(self, member: MemberId) -> None:
        self.member = member

    def tell(self, _text: str) -> None:
        """As if nobody were there."""

    def dismiss(self, _code: str) -> None:
        """Likewise."""


class Comings:
    """Those without a witness come and go as the number of the step says, and time goes by."""

    def __init__(self) -> None:
        self.lines: dict[MemberId, Comer] = {}

    def step(self, room: Room, here: Iterable[MemberId], number: int) -> None:
        """Somebody comes or goes; then the room looks who is away."""
        assert room.table is not None
        others = [who for who in room.table.people() if who not in here]
        for place, who in enumerate(others):
            if (number + 3 * place) % 9:
                continue
            if who in self.lines:
                room.forget(self.lines.pop(who))
            else:
                self.lines[who] = Comer(who)
                room.listen(self.lines[who])
        room.presence.stir()
        room.look_around()


def swapped(among: Iterable[int], seed: int) -> Rekey:
    """Other identities behind these cards."""
    cards = list(among)

    def rekey(cells: str) -> str:
        letters = [cells[card] for card in cards]
        before = list(letters)
        chance = random.Random(seed)
        while letters == before and len(set(letters)) > 1:
            chance.shuffle(letters)
        changed = list(cells)
        for card, letter in zip(cards, letters, strict=True):
            changed[card] = letter
        return "".join(changed)

    return rekey


class Witness:
    """Somebody who must not learn the secret, and everything they were ever sent."""

    def __init__(self, player: Player, line: Line) -> None:
        self.player = player
        self.line = line
        self.sent: list[list[str]] = []  # by step

    async def look(self, step: int) -> None:
        """Whatever came, and whatever they can get by asking."""
        sent = [f"live {text}" for text in await self.line.texts()]
        if step % 20 == 0:
            sent += await self._ask_over_http()
        if step % 5 == 0:
            sent += await self._ask_live(wrong=step % 20 == 0)
        self.sent.append([self._masked(text) for text in sent])

    async def _ask_over_http(self) -> list[str]:
        player, http = self.player, self.player.server.http
        seq = (await player.get()).json()["seq"]
        answers = [await player.get("/events", since=max(0, seq - back)) for back in (0, 1, 5, 300)]
        answers += [await player.get("/events", since=seq, heard=heard) for heard in (0, 1, 50)]
        answers += [await player.get(path) for path in ("", "/records", "/records/1", "/nothing")]
        if (await player.get("/records")).json() == []:  # an analysis of the last key takes long
            answers.append(await player.get("/records/1/analysis"))
        answers += [await player.do(command, "probe") for command in PROBES]
        answers.append(await player.post("/judge", {"word": "zyx"}))
        answers += [await http.get(path) for path in ("/api/tables", "/metrics", "/api/about")]
        return [_written(answer) for answer in answers]

    async def _ask_live(self, *, wrong: bool) -> list[str]:
        for heard in (0, 1, 99):
            await self.line.send({"type": "resume", "since": 8, "heard": heard})
        await self.line.send({"type": "resume", "since": 10**6})
        await self.line.send({"type": "snapshot"})
        for number, command in enumerate(PROBES):
            await self.line.send({"type": "do", "id": f"p{number}", "command": command})
        if wrong:
            await self.line.send("junk")
        return [f"asked {text}" for text in await self.line.texts()]

    def _masked(self, text: str) -> str:
        """Random names are no secret, but they are never the same."""
        return text.replace(self.player.table, "TABLE").replace(self.player.token, "TOKEN")


# Everything somebody without the key is refused, and so answered alike whatever the key is.
PROBES: tuple[dict[str, Any], ...] = (
    {"type": "give_clue", "word": "zyx", "number": 1},
    {"type": "consult_clue", "word": "zyx"},
    {"type": "answer_consult", "allow": True},
    {"type": "rule_clue", "ruling": "uphold"},
    {"type": "accept_clue"},
    {"type": "cover_penalty_word", "card": 0},
    {"type": "cover_opponent_word", "card": 0},
    {"type": "skip_penalty"},
    {"type": "guess_word", "card": 99},
    {"type": "guess_word", "card": 3, "turn": 999},
    {"type": "stop_guessing", "turn": 999},
    {"type": "mark_card", "card": 25},
    {"type": "resume_timer"},
    {"type": "expire_timer"},
    {"type": "change_options", "options": {"mode": "coop"}},
    {"type": "take_seat", "role": "insider"},
)


def _written(answer: httpx.Response) -> str:
    headers = sorted((k, v) for k, v in answer.headers.items() if k not in {"date"})
    kept = [pair for pair in headers if pair[0] != "content-length"]
    return f"{answer.request.method} {answer.status_code} {kept} {answer.text}"


async def play_at_random(
    players: list[Player], witnesses: list[Witness], around: Fixed, seed: int
) -> list[Step]:
    """A whole game, looked at after every step: what was done."""
    chance = random.Random(seed)
    members = [player.member for player in players]
    room = await players[0].server.room(players[0].table)
    script: list[Step] = []
    for number in range(300):
        assert room.table is not None
        if not room.table.match.running:
            return script
        member, command = random_step(room.table, chance, around.clock)
        step: Step = (members.index(member), command)
        if number % 5 == 1:
            step = _beside_the_game(room.table, members, chance)
        script.append(step)
        await take(players, witnesses, around, step, number)
    raise AssertionError("the game does not end")


def _beside_the_game(table: Table, members: list[str], chance: random.Random) -> Step:
    """An operative talks or points at a card."""
    operatives = [who for who, seat in table.match.seats.items() if seat.role == "operative"]
    who = members.index(chance.choice(operatives))
    if chance.random() < 0.5:
        return who, Say(f"maybe {chance.randrange(100)}")
    return who, MarkCard(chance.choice(list(running_game(table).open_cards())))


async def take(
    players: list[Player],
    witnesses: list[Witness],
    around: Fixed,
    step: Step | None,
    number: int,
) -> None:
    """One step, or as much time without it; then everybody looks."""
    around.clock += TICK + (PAUSE if number % 4 == 3 else 0)
    if step is not None:
        who, command = step
        answer = await players[who].do(msgspec.to_builtins(command), f"step{number}")
        assert answer.status_code in {200, 409}, answer.text
    room = await players[0].server.room(players[0].table)
    around.comings.step(room, [witness.player.member for witness in witnesses], number)
    for witness in witnesses:
        await witness.look(number)
