"""The routes: everything that is not live, and live things for those without WebSockets."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody, QueryParameter

from cryptonym.bots.findings import Analysis
from cryptonym.records import record_of, write_record
from cryptonym.rules import events as game
from cryptonym.rules.model import Role
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.server import limits
from cryptonym.server.history import Finished, finished_games
from cryptonym.server.http.analysing import analyse_record, analysed
from cryptonym.server.http.bodies import Answer, Ask, Clue, Code, Newcomer, OpenTable, Seated
from cryptonym.server.http.checking import check_record
from cryptonym.server.http.companion import key_of_code, new_key_code
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.http.front import front
from cryptonym.server.http.lobby import (
    HttpRequest,
    find_table,
    health,
    metrics,
    node_of,
    public_tables,
    ready,
)
from cryptonym.server.http.offers import about
from cryptonym.server.http.parts import parts_of
from cryptonym.server.http.polling import Poller
from cryptonym.server.http.qr import qr_code
from cryptonym.server.live import live
from cryptonym.server.rooms import Room
from cryptonym.server.state import Node
from cryptonym.server.tokens import (
    cookie_name,
    is_table_id,
    member_of,
    token_in,
    transfer_code,
    transferred,
)
from cryptonym.table.decide import words_problem
from cryptonym.table.model import MemberId

LONGEST_WAIT = 30.0  # seconds of a long poll
COOKIE_DAYS = 30


async def _room(node: Node, table_id: str) -> Room:
    room = await node.tables.room(table_id) if is_table_id(table_id) else None
    if room is None:
        raise ProblemError(404, "no_such_table")
    return room


async def _seat(node: Node, request: HttpRequest, table_id: str) -> tuple[Room, MemberId]:
    room = await _room(node, table_id)
    token = token_in(request.headers, request.cookies, table_id)
    member = member_of(room.table, token) if room.table else None
    if member is None and room.table:
        await node.tables.refresh(room)  # perhaps they have just come in on another node
        member = member_of(room.table, token)
    if member is None:
        raise ProblemError(401, "no_seat")
    return room, member


def _pace(node: Node, room: Room, member: MemberId) -> None:
    if not node.commands.take(f"{room.id} {member}", node.clock()):
        raise ProblemError(429, "too_fast")


def _welcome(node: Node, request: HttpRequest, seated: Seated) -> Response[Seated]:
    cookie = Cookie(
        cookie_name(seated.table),
        path=f"/api/tables/{seated.table}",  # nobody else's business, on this site either
        value=seated.token,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="strict",
        secure=node.is_private(request.scope),
    )
    return Response(seated, status_code=201, cookies=[cookie])


@post("/api/tables")
async def open_table(
    data: JSONBody[OpenTable], state: State, request: HttpRequest
) -> Response[Seated]:
    """Open a table and sit down at it as host."""
    node = node_of(state)
    if not node.openings.take(node.address(request.scope), node.clock()):
        raise ProblemError(429, "too_fast")
    options = data.agreed()
    where = (
        limits.options_out_of_bounds(options)
        or limits.settings_out_of_bounds(data.settings)
        or limits.words_out_of_bounds(data.words)
    )
    if where:
        raise ProblemError(400, "malformed", where)
    words = data.chosen(options)
    problem = words_problem(words)
    if problem:
        raise RefusedError(problem)
    seated = await node.tables.open(data.host, options, data.settings, words, data.asked())
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return _welcome(node, request, seated)


@post("/api/tables/{table_id:str}/members")
async def join_table(
    table_id: FromPath[str], data: JSONBody[Newcomer], state: State, request: HttpRequest
) -> Response[Seated]:
    """Come to a table, as a watcher at first."""
    node = node_of(state)
    token = token_in(request.headers, request.cookies, table_id)
    seated = await node.tables.join(await _room(node, table_id), data.name, token)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return _welcome(node, request, seated)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: FromPath[str], state: State, request: HttpRequest) -> Response[str]:
    """The table as you see it: a snapshot message."""
    room, member = await _seat(node_of(state), request, table_id)
    return Response(room.snapshot(member), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def send_command(
    table_id: FromPath[str], data: JSONBody[Ask], state: State, request: HttpRequest
) -> Answer:
    """Send a command without a WebSocket."""
    node = node_of(state)
    room, member = await _seat(node, request, table_id)
    where = "" if 0 < len(data.id) <= limits.LONGEST_ID else "id"
    where = where or limits.out_of_bounds(data.command)
    if where:
        raise ProblemError(400, "malformed", where)
    _pace(node, room, member)
    outcome = await room.submit(member, data.command, data.id)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    return Answer(data.id, outcome)


@get("/api/tables/{table_id:str}/events")
async def poll_events(
    table_id: FromPath[str],
    state: State,
    request: HttpRequest,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    heard: Annotated[int, QueryParameter(ge=0)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response[str]:
    """Messages after these counts; waits for one if there is none. A snapshot if too long ago."""
    room, member = await _seat(node_of(state), request, table_id)
    if wait and len(room.listeners.get(member, ())) >= limits.MOST_LINES:
        raise ProblemError(429, "too_fast", limits.TOO_MANY_LINES)
    poller = Poller(room, member)
    messages = await poller.after(since, heard, wait)
    return Response("[" + ",".join(messages) + "]", media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/records", media_type=MediaType.JSON)
async def list_records(table_id: FromPath[str], state: State, request: HttpRequest) -> list[int]:
    """The numbers of the finished games of this table."""
    room, _ = await _seat(node_of(state), request, table_id)
    return [game.number for game in await finished_games(room)]


@get("/api/tables/{table_id:str}/records/{number:int}", media_type=MediaType.TEXT)
async def get_record(
    table_id: FromPath[str], number: FromPath[int], state: State, request: HttpRequest
) -> Response[str]:
    """The record of a finished game, which browsers keep as a file."""
    room, _ = await _seat(node_of(state), request, table_id)
    record = _record_of(await _finished(room, number))
    file = f'attachment; filename="cryptonym-{table_id}-{number}.txt"'
    return Response(record, headers={"content-disposition": file})


@get("/api/tables/{table_id:str}/records/{number:int}/analysis", media_type=MediaType.JSON)
async def analyse_game(
    table_id: FromPath[str], number: FromPath[int], state: State, request: HttpRequest
) -> Analysis:
    """A finished game looked at again, and what the bots among its spymasters had meant."""
    node = node_of(state)
    room, _ = await _seat(node, request, table_id)
    finished = await _finished(room, number)
    return await analysed(node, request, _record_of(finished), finished.meant)


async def _finished(room: Room, number: int) -> Finished:
    for found in await finished_games(room):
        if found.number == number:
            return found
    raise ProblemError(404, "no_such_record")


def _record_of(finished: Finished) -> str:
    return write_record(record_of(map(_without_asking, finished.events)))


def _without_asking(event: game.Event) -> game.Event:
    """That a clue was asked about stays between those who talked of it, for ever (R58, Q25)."""
    if isinstance(event, game.ClueGiven) and event.allowed:
        return msgspec.structs.replace(event, allowed=False)
    return event


@post("/api/tables/{table_id:str}/judge", status_code=200)
async def judge_clue(
    table_id: FromPath[str], data: JSONBody[Clue], state: State, request: HttpRequest
) -> Verdict:
    """What the referee says of a clue before it is given: for spymasters alone."""
    node = node_of(state)
    room, member = await _seat(node, request, table_id)
    _pace(node, room, member)
    table = room.table
    if table is None or table.seat_of(member).role is not Role.SPYMASTER:
        raise RefusedError(Refusal("wrong_role"))
    return node.tables.around.verdict(table, data.word) or Verdict("legal")


@post("/api/tables/{table_id:str}/transfer", status_code=200)
async def make_transfer_code(table_id: FromPath[str], state: State, request: HttpRequest) -> Code:
    """A code that lets another device of yours take the same seat, for some minutes."""
    node = node_of(state)
    room, member = await _seat(node, request, table_id)
    if room.table is None:
        raise ProblemError(404, "no_such_table")
    seconds = node.tables.around.now() // 1000
    return Code(transfer_code(table_id, room.table, member, seconds))


@post("/api/tables/{table_id:str}/devices")
async def use_transfer_code(
    table_id: FromPath[str], data: JSONBody[Code], state: State, request: HttpRequest
) -> Response[Seated]:
    """Take a seat with the code that another device shows."""
    node = node_of(state)
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


ROUTES = [
    front,
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
    analyse_game,
    judge_clue,
    make_transfer_code,
    use_transfer_code,
    check_record,
    analyse_record,
    qr_code,
    parts_of,
    new_key_code,
    key_of_code,
    live,
]
