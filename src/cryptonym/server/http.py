"""The routes: everything that is not live, and live things for those without WebSockets."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, asgi, get, post
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import Parameter
from litestar.types import Receive, Scope, Send

from cryptonym.language.presets import PRESETS, default_rules
from cryptonym.language.registry import CODES
from cryptonym.records import record_of, write_record
from cryptonym.rules.model import Role
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.server.history import finished_games
from cryptonym.server.polling import Poller
from cryptonym.server.rooms import Room, RoomBusyError
from cryptonym.server.sockets import Connection
from cryptonym.server.state import Node
from cryptonym.server.surroundings import Listing
from cryptonym.server.tables import Seated
from cryptonym.server.tokens import member_of, transfer_code, transferred
from cryptonym.store.port import NoSuchTable, StoreUnavailable
from cryptonym.table.model import MemberId, Settings, Words
from cryptonym.wire.messages import MemberCommand
from cryptonym.wire.problems import Problem

LONGEST_WAIT = 30.0  # seconds of a long poll
COOKIE_DAYS = 30


class ProblemError(Exception):
    """A request that cannot be answered as asked, apart from the rules."""

    def __init__(self, status: int, code: Problem, where: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.where = where


class RefusedError(Exception):
    """A command that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class OpenTable(msgspec.Struct, frozen=True):
    """A new table: whoever opens it is host."""

    host: str
    language: str = "en"
    options: Options | None = None  # instead of the language's defaults
    settings: Settings = Settings()
    words: Words = Words()


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody at the door."""

    name: str


class Ask(msgspec.Struct, frozen=True):
    """A command over plain HTTP."""

    id: str
    command: MemberCommand


class Answer(msgspec.Struct, frozen=True):
    """The command is carried out and stored."""

    id: str
    seq: int


class Code(msgspec.Struct, frozen=True):
    """A code that moves a seat to another device."""

    code: str


class Clue(msgspec.Struct, frozen=True):
    """A clue a spymaster thinks of."""

    word: str


class Found(msgspec.Struct, frozen=True):
    """A table that was looked for by its name."""

    table: str


class About(msgspec.Struct, frozen=True):
    """What this server offers."""

    languages: tuple[str, ...]
    presets: tuple[str, ...]


def _node(state: State) -> Node:
    node: Node = state["node"]
    return node


async def _room(node: Node, table_id: str) -> Room:
    room = await node.tables.room(table_id[:40])
    if room is None:
        raise ProblemError(404, "no_such_table")
    return room


def _token(headers: Any, cookies: dict[str, str], table_id: str) -> str:
    written = str(headers.get("authorization", ""))
    if written.startswith("Bearer "):
        return written.removeprefix("Bearer ")
    return cookies.get(_cookie_name(table_id), "")


def _cookie_name(table_id: str) -> str:
    return f"seat-{table_id}"


async def _seat(
    node: Node, request: Request[Any, Any, Any], table_id: str
) -> tuple[Room, MemberId]:
    room = await _room(node, table_id)
    token = _token(request.headers, request.cookies, table_id)
    member = member_of(room.table, token) if room.table else None
    if member is None:
        raise ProblemError(401, "no_seat")
    return room, member


def _welcome(node: Node, request: Request[Any, Any, Any], seated: Seated) -> Response[Seated]:
    proxied = node.settings.behind_proxy and request.headers.get("x-forwarded-proto") == "https"
    cookie = Cookie(
        _cookie_name(seated.table),
        path="/",
        value=seated.token,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="strict",
        secure=proxied or request.url.scheme == "https",
    )
    return Response(seated, status_code=201, cookies=[cookie])


@get("/health", include_in_schema=False)
async def health() -> str:
    """The process is there."""
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[str]:
    """The node can serve: the store answers, and it is not about to close."""
    node = _node(state)
    try:
        await node.tables.around.store.listed(1)
    except StoreUnavailable:
        return Response("store", status_code=503)
    if node.closing:
        return Response("closing", status_code=503)
    return Response("ok")


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    return _node(state).metrics.text()


@get("/api/about")
async def about() -> About:
    """Languages and presets of this server."""
    return About(CODES, tuple(PRESETS))


@post("/api/tables")
async def open_table(
    data: OpenTable, state: State, request: Request[Any, Any, Any]
) -> Response[Seated]:
    """Open a table and sit down at it as host."""
    node = _node(state)
    if not node.openings.take(node.address(request.scope), node.clock()):
        raise ProblemError(429, "too_fast")
    options = data.options or Options(language=data.language, house=default_rules(data.language))
    if options.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    seated = await node.tables.open(data.host, options, data.settings, data.words)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return _welcome(node, request, seated)


@get("/api/tables")
async def public_tables(state: State) -> dict[str, Listing]:
    """Open public tables, the newest first."""
    rows = await _node(state).tables.around.store.listed()
    return {row.id: msgspec.json.decode(row.listing, type=Listing) for row in rows if row.listing}


@get("/api/names/{name:str}")
async def find_table(name: str, state: State) -> Found:
    """The table of a spoken name, however it is typed."""
    table_id = await _node(state).tables.find(name)
    if table_id is None:
        raise ProblemError(404, "no_such_table")
    return Found(table_id)


@post("/api/tables/{table_id:str}/members")
async def join_table(
    table_id: str, data: Newcomer, state: State, request: Request[Any, Any, Any]
) -> Response[Seated]:
    """Come to a table, as a watcher at first."""
    node = _node(state)
    seated = await node.tables.join(await _room(node, table_id), data.name)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return _welcome(node, request, seated)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """The table as you see it: a snapshot message."""
    room, member = await _seat(_node(state), request, table_id)
    return Response(room.snapshot(member), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def send_command(
    table_id: str, data: Ask, state: State, request: Request[Any, Any, Any]
) -> Answer:
    """Send a command without a WebSocket."""
    node = _node(state)
    room, member = await _seat(node, request, table_id)
    if not 0 < len(data.id) <= 64:
        raise ProblemError(400, "malformed", "id")
    if not node.commands.take(f"{table_id} {member}", node.clock()):
        raise ProblemError(429, "too_fast")
    outcome = await room.submit(member, data.command, data.id)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    return Answer(data.id, outcome)


@get("/api/tables/{table_id:str}/events")
async def poll_events(
    table_id: str,
    state: State,
    request: Request[Any, Any, Any],
    since: Annotated[int, Parameter(ge=0)] = 0,
    heard: Annotated[int, Parameter(ge=0)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response[str]:
    """Messages after these counts; waits for one if there is none. A snapshot if too long ago."""
    room, member = await _seat(_node(state), request, table_id)
    poller = Poller(room, member)
    messages = await poller.after(since, heard, wait)
    return Response("[" + ",".join(messages) + "]", media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/records", media_type=MediaType.JSON)
async def list_records(table_id: str, state: State, request: Request[Any, Any, Any]) -> list[int]:
    """The numbers of the finished games of this table."""
    room, _ = await _seat(_node(state), request, table_id)
    return [number for number, _ in await finished_games(room)]


@get("/api/tables/{table_id:str}/records/{number:int}", media_type=MediaType.TEXT)
async def get_record(
    table_id: str, number: int, state: State, request: Request[Any, Any, Any]
) -> str:
    """The record of a finished game."""
    room, _ = await _seat(_node(state), request, table_id)
    for found, events in await finished_games(room):
        if found == number:
            return write_record(record_of(events))
    raise ProblemError(404, "no_such_record")


@post("/api/tables/{table_id:str}/judge", status_code=200)
async def judge_clue(
    table_id: str, data: Clue, state: State, request: Request[Any, Any, Any]
) -> Verdict:
    """What the referee says of a clue: for the spymaster on turn alone, before it is given."""
    node = _node(state)
    room, member = await _seat(node, request, table_id)
    table = room.table
    if table is None or table.seat_of(member).role is not Role.SPYMASTER:
        raise RefusedError(Refusal("wrong_role"))
    return node.tables.around.verdict(table, data.word) or Verdict("legal")


@post("/api/tables/{table_id:str}/transfer", status_code=200)
async def make_transfer_code(table_id: str, state: State, request: Request[Any, Any, Any]) -> Code:
    """A code that lets another device of yours take the same seat, for some minutes."""
    node = _node(state)
    room, member = await _seat(node, request, table_id)
    if room.table is None:
        raise ProblemError(404, "no_such_table")
    seconds = node.tables.around.now() // 1000
    return Code(transfer_code(table_id, room.table, member, seconds))


@post("/api/tables/{table_id:str}/devices")
async def use_transfer_code(
    table_id: str, data: Code, state: State, request: Request[Any, Any, Any]
) -> Response[Seated]:
    """Take a seat with the code that another device shows."""
    node = _node(state)
    room = await _room(node, table_id)
    if not node.openings.take(f"codes {node.address(request.scope)}", node.clock()):
        raise ProblemError(429, "too_fast")
    seconds = node.tables.around.now() // 1000
    member = transferred(table_id, room.table, data.code[:40], seconds) if room.table else None
    if member is None:
        raise ProblemError(403, "unknown_code")
    seated = await node.tables.add_device(room, member)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return _welcome(node, request, seated)


@asgi("/api/tables/{table_id:str}/live", is_mount=False)
async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a seat: commands in, events out."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await _plain(send, 426, "malformed")
        return
    await receive()  # the handshake
    node = _node(scope["litestar_app"].state)
    table_id = str(scope["path_params"]["table_id"])
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    if not node.origin_is_ours(scope) or not node.requests.take(node.address(scope), node.clock()):
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong_origin"})
        return
    room = await node.tables.room(table_id[:40])
    token = _token(headers, _cookies(headers.get("cookie", "")), table_id)
    member = member_of(room.table, token) if room and room.table else None
    if room is None or member is None:
        await send({"type": "websocket.close", "code": 1008, "reason": "no_seat"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection = Connection(room, member, send, node.commands, node.clock)  # type: ignore[arg-type] # the same messages, typed more tightly there
    connection.greet()
    await connection.run(receive)  # type: ignore[arg-type] # as above


def _cookies(header: str) -> dict[str, str]:
    pairs = (pair.strip().partition("=") for pair in header.split(";"))
    return {name: value for name, _, value in pairs}


async def _plain(send: Send, status: int, code: Problem) -> None:
    await send({"type": "http.response.start", "status": status, "headers": []})
    body = msgspec.json.encode({"code": code})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _problem(_: Request[Any, Any, Any], error: ProblemError) -> Response[dict[str, str]]:
    return Response({"code": error.code, "where": error.where}, status_code=error.status)


def _refusal(_: Request[Any, Any, Any], error: RefusedError) -> Response[dict[str, Refusal]]:
    return Response({"refusal": error.refusal}, status_code=409)


def _malformed(_: Request[Any, Any, Any], error: ValidationException) -> Response[dict[str, str]]:
    return Response({"code": "malformed", "where": str(error.detail)[:200]}, status_code=400)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    code = {404: "no_such_table", 413: "too_large"}.get(error.status_code, "malformed")
    return Response({"code": code, "where": ""}, status_code=error.status_code)


def _away(_: Request[Any, Any, Any], _error: Exception) -> Response[dict[str, str]]:
    return Response({"code": "try_again", "where": ""}, status_code=503)


def _gone(_: Request[Any, Any, Any], _error: Exception) -> Response[dict[str, Refusal]]:
    return Response({"refusal": Refusal("table_closed")}, status_code=409)


def error_handlers() -> dict[Any, Any]:
    """Every failure has a code; none shows its insides."""
    return {
        ProblemError: _problem,
        RefusedError: _refusal,
        ValidationException: _malformed,
        HTTPException: _http,
        StoreUnavailable: _away,
        RoomBusyError: _away,
        NoSuchTable: _gone,
    }


ROUTES = [
    health,
    ready,
    metrics,
    about,
    open_table,
    public_tables,
    find_table,
    join_table,
    show_table,
    send_command,
    poll_events,
    list_records,
    get_record,
    judge_clue,
    make_transfer_code,
    use_transfer_code,
    live,
]
