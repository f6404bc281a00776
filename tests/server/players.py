"""Players who do not give up: they reconnect, resume, and send what was not answered again."""

import asyncio
import json
import random
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cryptonym.rules.options import Options, TimeRules
from cryptonym.table.model import Settings
from cryptonym.wire.messages import (
    AskSnapshot,
    Bye,
    Do,
    Done,
    Happened,
    MemberCommand,
    Refused,
    Resume,
    Snapshot,
    ToClient,
    Whispered,
    Wrong,
)

T = TypeVar("T")
SEATS = (("spymaster", "red"), ("operative", "red"), ("spymaster", "blue"), ("operative", "blue"))
PAUSE = 0.05  # seconds before the next try; trying costs more than the server's start
PATIENCE = 30.0  # seconds for one answer of a server that lives

_FROM_SERVER = msgspec.json.Decoder(ToClient)
_COMMAND = msgspec.json.Decoder(MemberCommand)


def free(**given: Any) -> Options:
    """Options for people who judge clues themselves, so that any word will do."""
    return Options(check="free", **given)


def strict(seconds: int) -> Options:
    """The same with a strict clock."""
    time = TimeRules("strict", 1, seconds, seconds, first_clue_seconds=seconds)
    return free(time=time)


def post(url: str, body: object, token: str = "") -> Any:
    """The answer to a POST, tried again while nobody answers."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, msgspec.json.encode(body), headers)  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)


class Player:
    """One seat and its line to the servers, whichever of them answers."""

    def __init__(self, table: str, token: str, addresses: Sequence[str]) -> None:
        self.table, self.token = table, token
        self.member = token.partition(".")[0]
        self.addresses = list(addresses)
        self.view: Any = None  # of the last snapshot
        self.seq = self.heard = 0
        self.told: dict[int, Happened] = {}  # every event by its number
        self.complete = 0  # up to here no event is wanting
        self.answered: dict[str, Done | Refused] = {}
        self.connects = 0
        self.byes: list[Bye] = []
        self._asked: dict[str, tuple[MemberCommand, asyncio.Future[Done | Refused]]] = {}
        self._snapshots: list[asyncio.Future[Snapshot]] = []
        self._news = asyncio.Event()
        self._line: ClientConnection | None = None
        self._life: asyncio.Task[None] | None = None

    # ---- what a test asks

    async def do(self, type_: str, **fields: Any) -> Done | Refused:
        """Send a command until it is answered."""
        command_id = f"{self.member}-{len(self.answered) + len(self._asked) + 1}"
        command = _COMMAND.decode(msgspec.json.encode({"type": type_, **fields}))
        answer: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()
        self._asked[command_id] = command, answer
        await self._send(Do(command_id, command))
        return await self._patiently(answer)

    async def settled(self) -> None:
        """Return when everything that was asked is answered, also what nobody waits for."""
        for command_id, (command, answer) in list(self._asked.items()):
            await self._send(Do(command_id, command))  # it may never have been sent
            await self._patiently(answer)

    async def look(self) -> Any:
        """The table as it is now."""
        asked: asyncio.Future[Snapshot] = asyncio.get_running_loop().create_future()
        self._snapshots.append(asked)
        await self._send(AskSnapshot())
        return (await self._patiently(asked)).view

    async def until(self, seq: int) -> None:
        """Return when everything up to this number has come."""
        while (self.complete or self.seq) < seq:
            self._news.clear()
            await self._patiently(asyncio.ensure_future(self._news.wait()))

    async def _patiently(self, answer: "asyncio.Future[T]") -> T:
        """The answer, unless it does not come although the line has held long enough.

        With every new line the clock starts anew: a machine may be slow, and servers may be killed
        over and over again, but one that lives has to answer.
        """
        while True:
            lines = self.connects
            done, _ = await asyncio.wait({answer}, timeout=PATIENCE)
            if done:
                return answer.result()
            if self.connects == lines:
                answer.cancel()
                raise TimeoutError(f"{self.member} was not answered")

    async def __aenter__(self) -> "Player":
        self._life = asyncio.create_task(self._live())
        await self.look()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._life is not None:
            self._life.cancel()
            await asyncio.wait({self._life})

    # ---- the line

    async def _live(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._listen(self.addresses[0])
            self._line = None
            self.addresses.append(self.addresses.pop(0))  # perhaps the next one answers
            await asyncio.sleep(PAUSE)

    async def _listen(self, address: str) -> None:
        url = f"{address}/api/tables/{self.table}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=5, close_timeout=1
        ) as line:
            self.connects += 1
            heard = self.heard
            self._hear(await line.recv())  # a greeting: everything as it is now
            self._line = line
            if self.complete:
                await self._send(Resume(self.complete, heard))
            for command_id, (command, _) in list(self._asked.items()):
                await self._send(Do(command_id, command))
            for _ in self._snapshots:
                await self._send(AskSnapshot())
            async for text in line:
                await self._answer(self._hear(text))

    async def _send(self, message: msgspec.Struct) -> None:
        if self._line is not None:
            with suppress(OSError, WebSocketException):
                await self._line.send(msgspec.json.encode(message).decode())

    async def _answer(self, message: ToClient) -> None:
        if isinstance(message, Wrong):
            assert message.code == "try_again", message
            if message.where in self._asked:
                await self._send(Do(message.where, self._asked[message.where][0]))

    def _hear(self, text: str | bytes) -> ToClient:
        message = _FROM_SERVER.decode(text)
        match message:
            case Snapshot():
                self.view, self.seq, self.heard = message.view, message.seq, message.heard
                for asked in self._snapshots:
                    if not asked.done():
                        asked.set_result(message)
                self._snapshots.clear()
            case Happened():
                for one in message.one_by_one():
                    self.told.setdefault(one.seq, one)
                    self.seq = max(self.seq, one.seq)
                while self.complete and self.complete + 1 in self.told:
                    self.complete += 1
            case Whispered():
                self.heard = max(self.heard, message.heard)
            case Done() | Refused():
                self._answered(message)
            case Bye():
                self.byes.append(message)
        self._news.set()
        return message

    def _answered(self, message: Done | Refused) -> None:
        if message.id not in self._asked:
            return  # a second answer to what was sent twice
        _, answer = self._asked.pop(message.id)
        self.answered[message.id] = message
        if not answer.done():
            answer.set_result(message)


async def four_players(
    http: str, addresses: Sequence[str], options: Options, minutes: int = 720
) -> list[Player]:
    """A new table with four players, who are not connected yet, and no game."""
    settings = Settings(close_after_minutes=minutes)
    body = {"host": "p1", "options": options, "settings": settings}
    host = await asyncio.to_thread(post, f"{http}/api/tables", body)
    table = host["table"]
    tokens = [host["token"]]
    for number in (2, 3, 4):
        came = await asyncio.to_thread(
            post, f"{http}/api/tables/{table}/members", {"name": f"p{number}"}
        )
        tokens.append(came["token"])
    return [
        Player(table, token, [*addresses[number % len(addresses) :], *addresses])
        for number, token in enumerate(tokens)
    ]


async def sit_and_start(players: Sequence[Player]) -> None:
    """Everybody in their seat, and the first game dealt."""
    for player, (role, team) in zip(players, SEATS, strict=True):
        assert isinstance(await player.do("take_seat", role=role, team=team), Done)
    started = await players[0].do("start_game")
    assert isinstance(started, Done)
    for player in players:
        await player.until(started.seq)
        player.complete = started.seq


async def play_on(player: Player, chance: random.Random) -> None:
    """One sensible move: a clue, a guess, a new game, or a remark."""
    view = await player.look()
    game = view.game
    seat = view.members[player.member].seat
    mine = seat.team is game.team
    if game.phase.value == "over":
        if view.host == player.member:
            await player.do("play_again")
        return
    if mine and seat.role.value == "spymaster" and game.phase.value == "clue":
        await player.do("give_clue", word=f"clue{chance.randrange(10**6)}", number=2)
    elif mine and seat.role.value == "operative" and game.phase.value == "guess":
        hidden = [card for card in range(25) if not game.covered >> card & 1]
        await player.do("guess_word", card=chance.choice(hidden), turn=game.turn)
    elif seat.role.value == "operative":
        await player.do("say", text=f"{player.member} says {len(player.answered)}")
