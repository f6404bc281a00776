"""A server in this process, and people who play on it over HTTP and WebSockets."""

import asyncio
import random
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
import uvloop
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from cryptonym.rooms.room import Room
from cryptonym.rules import commands as cmd
from cryptonym.rules.clues import MOST_QUESTIONS
from cryptonym.rules.game import Game
from cryptonym.rules.legal import legal_commands, to_act
from cryptonym.rules.model import Role
from cryptonym.rules.options import Options
from cryptonym.rules.variants import OURS, in_game
from cryptonym.server.app import make_app
from cryptonym.server.connections.sockets import LARGEST_FRAME
from cryptonym.server.node import Node
from cryptonym.server.serving import protocols_of
from cryptonym.server.settings import ServerSettings
from cryptonym.table.model import Table
from server.chance import draw_alike
from servers.limits import ENDLESS, NO_LIMITS

T = TypeVar("T")
PATIENCE = 30.0  # seconds; only a server that hangs ever takes so long
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading certificates would take longer
# Which protocols speak with clients; a fixture lets the tests of sockets run on both kinds.
PROTOCOLS: dict[str, Any] = {"plain_uvicorn": False}
UNLIMITED = {
    **NO_LIMITS,
    "word_bytes_per_hour": ENDLESS,
    "word_bytes_in_all_per_hour": ENDLESS,
    "work_per_second": ENDLESS,
    "work_burst": ENDLESS,
    "work_in_all_per_second": ENDLESS,
    "work_in_all_burst": ENDLESS,
    "away_seconds": 3600,
    "workers": False,
}
SEATS = {variant.name: [place.seat for place in variant.places] for variant in OURS}
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


def drive(story: Callable[[], Coroutine[Any, Any, T]], seconds: float = 90) -> T:
    """Run a story on the loop that the server has in earnest, within bounds."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(asyncio.wait_for(story(), seconds))


class Line:
    """An open WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._count = 0

    async def send(self, message: Any) -> None:
        """A frame: text and bytes as they are, anything else as JSON."""
        raw = isinstance(message, str | bytes)
        await self.socket.send(message if raw else msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        heard: dict[str, Any] = msgspec.json.decode(await self.hear_text())
        return heard

    async def hear_text(self) -> str:
        """The next message as it came."""
        async with asyncio.timeout(PATIENCE):
            return str(await self.socket.recv())

    async def texts(self) -> list[str]:
        """Everything that was on its way."""
        await self.send({"type": "ping"})
        texts: list[str] = []
        while (text := await self.hear_text()) != '{"type":"pong"}':
            texts.append(text)
        return texts

    async def all(self) -> list[dict[str, Any]]:
        """Everything that was on its way, decoded."""
        return [msgspec.json.decode(text) for text in await self.texts()]

    async def do(self, command: Any, command_id: str = "") -> dict[str, Any]:
        """Send a command; the answer to it."""
        self._count += 1
        asked = command_id or f"c{self._count}"
        await self.send({"type": "do", "id": asked, "command": command})
        while True:
            heard = await self.hear()
            if heard["type"] == "wrong" or heard.get("id") == asked:
                return heard

    async def closed(self) -> tuple[int, str]:
        """Wait for the end: its code and reason."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code or 0, self.socket.close_reason or ""


class Player:
    """Somebody at a table, with their token."""

    def __init__(self, server: "Server", table: str, member: str, token: str) -> None:
        self.server = server
        self.table = table
        self.member = member
        self.token = token
        self._count = 0

    @property
    def headers(self) -> dict[str, str]:
        """What a bot sends along."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str = "", **params: Any) -> httpx.Response:
        """Ask for something of this table."""
        address = f"/api/tables/{self.table}{path}"
        return await self.server.http.get(address, headers=self.headers, params=params)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        """Send something to this table."""
        address, content = f"/api/tables/{self.table}{path}", msgspec.json.encode(body)
        headers = self.headers | {"content-type": "application/json"}
        return await self.server.http.post(address, headers=headers, content=content)

    async def do(self, command: Any, command_id: str = "") -> httpx.Response:
        """Send a command over plain HTTP."""
        self._count += 1
        asked = command_id or f"{self.token[-6:]}-{self._count}"  # a device of its own
        return await self.post("/commands", {"id": asked, "command": command})

    async def must(self, command: Any) -> int:
        """Send a command that is carried out: its number."""
        answer = await self.do(command)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])

    async def refused(self, command: Any) -> str:
        """Send a command that is refused: the code."""
        answer = await self.do(command)
        assert answer.status_code == 409, answer.text
        return str(answer.json()["refusal"]["code"])

    async def view(self) -> dict[str, Any]:
        """The table as they see it."""
        answer = await self.get()
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()["view"]
        return seen

    @asynccontextmanager
    async def line(self, **headers: str) -> AsyncIterator[Line]:
        """A WebSocket."""
        address = f"{self.server.live}/api/tables/{self.table}/live"
        more = self.headers | headers
        async with connect(
            address, additional_headers=more, compression=None, max_queue=None, max_size=None
        ) as socket:
            yield Line(socket)


class Server:
    """A running server."""

    def __init__(
        self, app: Litestar, port: int, http: httpx.AsyncClient, connections: set[Any]
    ) -> None:
        self.app = app
        self.port = port
        self.http = http
        self.connections = connections  # of whatever kind
        self.live = f"ws://127.0.0.1:{port}"

    @property
    def node(self) -> Node:
        """Its insides."""
        node: Node = self.app.state.node
        return node

    async def room(self, table: str) -> Room:
        """The live room of a table."""
        room = await self.node.tables.room(table)
        assert room is not None
        return room

    async def open(self, host: str = "Ann", **body: Any) -> Player:
        """A new table with its host."""
        answer = await self._post("/api/tables", {"host": host, **body})
        assert answer.status_code == 201, answer.text
        return self.seated(answer)

    async def join(self, table: str, name: str) -> Player:
        """A newcomer."""
        answer = await self._post(f"/api/tables/{table}/members", {"name": name})
        assert answer.status_code == 201, answer.text
        return self.seated(answer)

    def seated(self, answer: httpx.Response) -> Player:
        """Who has just got a token."""
        told = answer.json()
        return Player(self, told["table"], told["member"], told["token"])

    async def _post(self, path: str, body: Any) -> httpx.Response:
        self.http.cookies.clear()
        headers = {"content-type": "application/json"}
        answer = await self.http.post(path, content=msgspec.json.encode(body), headers=headers)
        self.http.cookies.clear()
        return answer

    async def seat_everybody(
        self, mode: str = "teams", watchers: int = 0, **body: Any
    ) -> list[Player]:
        """A table of this mode with everybody in their seats; watchers come last."""
        options = in_game(body.pop("options", None) or Options(), mode)
        host = await self.open(NAMES[0], options=options, **body)
        seats = SEATS[mode]
        names = NAMES[1 : len(seats) + watchers]
        players = [host, *[await self.join(host.table, name) for name in names]]
        for player, seat in zip(players, seats, strict=False):
            await player.must({"type": "take_seat", "role": seat.role, "team": seat.team})
        return players

    async def begin_game(self, mode: str = "teams", watchers: int = 0, **body: Any) -> list[Player]:
        """The same, and a game has been dealt."""
        players = await self.seat_everybody(mode, watchers, **body)
        await players[0].must({"type": "start_game"})
        return players


@asynccontextmanager
async def serving(database: str = "memory:", **settings: Any) -> AsyncIterator[Server]:
    """A server on a free port, without limits unless they are given."""
    chosen = ServerSettings(database=database, **UNLIMITED | PROTOCOLS | settings)
    app = make_app(chosen, draw_alike)
    http_class, ws_class = protocols_of(chosen)
    config = uvicorn.Config(
        app,
        port=0,
        http=http_class,
        ws=ws_class,
        ws_per_message_deflate=False,
        ws_max_size=2 * LARGEST_FRAME,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    uv = uvicorn.Server(config)
    running = asyncio.create_task(uv._serve())
    try:
        while not uv.started:
            await asyncio.sleep(0)
            if running.done():
                running.result()
        port = uv.servers[0].sockets[0].getsockname()[1]
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False, verify=NO_TLS
        ) as http:
            yield Server(app, port, http, uv.server_state.connections)
    finally:
        uv.should_exit = True
        await running


# ---- random games

CLUES = ("zyx", "qwert", "ploof", "brumm", "skwee", "tolk")
_DULL = (cmd.MarkCard, cmd.RequestSpelling, cmd.PauseTimer, cmd.ResumeTimer, cmd.ExpireTimer)


def running_game(table: Table) -> Game:
    """The game being played."""
    assert table.match.game is not None
    return table.match.game


def random_step(table: Table, chance: random.Random, now: int = 0) -> tuple[str, cmd.Command]:
    """Who could do what next."""
    game = running_game(table)
    [seat] = to_act(game)
    assert seat is not None
    member = next(who for who, held in table.match.seats.items() if held == seat)
    answers = {question.word: question.allowed for question in game.consultations}
    clues = [chance.choice([word for word in CLUES if answers.get(word, True)] or CLUES)]
    if game.options.mode == "coop" and len(answers) == MOST_QUESTIONS:
        clues = [word for word, allowed in answers.items() if allowed] or clues
    options = [
        command
        for command in legal_commands(game, seat, clues=clues, now=now)
        if not isinstance(command, _DULL) and not _leads_nowhere(game, command)
    ]
    kinds = sorted({type(command).__name__ for command in options})
    kind = chance.choice(kinds)
    return member, chance.choice([one for one in options if type(one).__name__ == kind])


def _leads_nowhere(game: Game, command: cmd.Command) -> bool:
    """Our clues are words of no language: in co-op one of the two questions must be allowed."""
    objects = isinstance(command, cmd.AnswerConsult) and not command.allow
    return objects and game.options.mode == "coop" and len(game.consultations) == MOST_QUESTIONS


def on_turn(table: Table, players: list[Player], role: Role) -> Player:
    """Whoever has this role and is to act."""
    team = running_game(table).team
    return next(
        player
        for player in players
        if (seat := table.seat_of(player.member)).role is role and seat.team in {team, None}
    )


async def finish_game(players: list[Player], seed: int = 1) -> int:
    """Play the running game to its end at random over HTTP: how many commands it took."""
    chance, by_member = random.Random(seed), {player.member: player for player in players}
    room = await players[0].server.room(players[0].table)
    for count in range(400):
        assert room.table is not None
        if not room.table.match.running:
            return count
        member, command = random_step(room.table, chance)
        await by_member[member].do(command)
    raise AssertionError("the game does not end")


async def a_game(server: Server) -> tuple[list[Player], Room]:
    """Everybody of two teams and two watchers, and a game that has begun."""
    players = await server.begin_game("teams", watchers=2)
    return players, await server.room(players[0].table)
