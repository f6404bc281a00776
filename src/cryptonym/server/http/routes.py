"""The routes: everything that is not live, and live things for those without WebSockets."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import asdict

from cryptonym.bots.findings import Analysis
from cryptonym.language.said import split_said
from cryptonym.rules.clue_form import check_number
from cryptonym.rules.model import Number
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import LEGAL
from cryptonym.server.bodies.tables import (
    Answer,
    Ask,
    Clue,
    JudgedClue,
    Newcomer,
    OpenTable,
    Seated,
)
from cryptonym.server.connections.live import live
from cryptonym.server.http.companion import key_of_code, new_key_code
from cryptonym.server.http.daily import (
    begin_decode,
    begin_encode,
    daily_agreement,
    daily_hashes,
    daily_opening,
    daily_picture,
    daily_today,
    give_daily_clue,
    move_decode,
)
from cryptonym.server.http.devices import (
    list_devices,
    make_transfer_code,
    remove_device,
    remove_other_devices,
    use_transfer_code,
)
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
from cryptonym.server.http.me import ME
from cryptonym.server.http.me_calls import ME_CALLS
from cryptonym.server.http.me_devices import ME_DEVICES
from cryptonym.server.http.missions import export_campaign, missions
from cryptonym.server.http.offers import about
from cryptonym.server.http.parts import parts_of
from cryptonym.server.http.persons import known_person, marks_of
from cryptonym.server.http.pictures import described, picture
from cryptonym.server.http.polling import Poller
from cryptonym.server.http.printed import printed
from cryptonym.server.http.qr import qr_code
from cryptonym.server.http.records import analyse_record, analysed, check_record
from cryptonym.server.http.riddles import answer_riddle, next_riddle
from cryptonym.server.http.seats import device_in, purse_of, room_of, seat_of, welcome
from cryptonym.server.http.strangers import STRANGERS
from cryptonym.server.limits import bounds
from cryptonym.server.limits.spending import words_size
from cryptonym.server.node import Node
from cryptonym.server.rooms.finished import Finished
from cryptonym.server.rooms.room import Room
from cryptonym.server.rooms.tokens import kind_of_device, token_in
from cryptonym.store.port import TableId
from cryptonym.table.decide import words_problem
from cryptonym.table.model import Table

LONGEST_WAIT = 30.0  # seconds of a long poll


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
        bounds.options_out_of_bounds(options)
        or bounds.settings_out_of_bounds(data.settings)
        or bounds.words_out_of_bounds(data.words)
    )
    if where:
        raise ProblemError(400, "malformed", where)
    words = data.chosen(options)
    if bounds.words_too_large(words):
        raise ProblemError(413, "too_large", "words.own")
    if words.own and not node.spending.pay_words(
        words_size(words), (node.address(request.scope),), node.clock()
    ):
        raise ProblemError(429, "too_fast")
    problem = words_problem(words, options)
    if problem:
        raise RefusedError(problem)
    known, kind = await known_person(node, request), kind_of_device(request.headers)

    async def noted(table_id: TableId, table: Table, length: int) -> None:
        if known is not None:
            seat = node.keeping.seat(known[0].id, table_id, table, table.host, length)
            await node.people.sit(seat)

    seated = await node.tables.open(
        data.host,
        options,
        data.settings,
        words,
        data.asked(),
        kind,
        lambda table_id: marks_of(known, table_id),
        noted,
    )
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return welcome(node, request, seated)


@post("/api/tables/{table_id:str}/members")
async def join_table(
    table_id: FromPath[str], data: JSONBody[Newcomer], state: State, request: HttpRequest
) -> Response[Seated]:
    """Come to a table, as a watcher at first."""
    node = node_of(state)
    token = token_in(request.headers, request.cookies, table_id)
    kind = kind_of_device(request.headers)
    room, known = await room_of(node, table_id), await known_person(node, request)
    marks = marks_of(known, table_id)
    seated = await node.tables.join(room, data.name, token, kind, marks)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    if known is not None:
        await node.keeping.note(known[0].id, room, seated.member)
    return welcome(node, request, seated)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: FromPath[str], state: State, request: HttpRequest) -> Response[str]:
    """The table as you see it: a snapshot message."""
    room, member = await seat_of(node_of(state), request, table_id)
    room.presence.touch(member, room.around.now())
    return Response(room.snapshot(member), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def send_command(
    table_id: FromPath[str], data: JSONBody[Ask], state: State, request: HttpRequest
) -> Answer:
    """Send a command without a WebSocket."""
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    where = "" if 0 < len(data.id) <= bounds.LONGEST_ID else "id"
    where = where or bounds.out_of_bounds(data.command)
    if where:
        raise ProblemError(400, "malformed", where)
    purse = purse_of(node, request, room, member)
    problem = purse.problem_of(data.command, len(await request.body()))
    if problem:
        raise ProblemError(413 if problem == "too_large" else 429, problem)
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
    room, member = await seat_of(node_of(state), request, table_id)
    if wait and len(room.lines.get(member, ())) >= bounds.MOST_LINES:
        raise ProblemError(429, "too_fast", bounds.TOO_MANY_LINES)
    room.presence.touch(member, room.around.now())
    poller = Poller(room, member, device_in(room, request))
    messages = await poller.after(since, heard, wait)
    return Response("[" + ",".join(messages) + "]", media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/records", media_type=MediaType.JSON)
async def list_records(table_id: FromPath[str], state: State, request: HttpRequest) -> list[int]:
    """The numbers of the finished games of this table."""
    room, _ = await seat_of(node_of(state), request, table_id)
    return room.finished.numbers()


@get("/api/tables/{table_id:str}/records/{number:int}", media_type=MediaType.TEXT)
async def get_record(
    table_id: FromPath[str], number: FromPath[int], state: State, request: HttpRequest
) -> Response[str]:
    """The record of a finished game, which browsers keep as a file."""
    node = node_of(state)
    room, _ = await seat_of(node, request, table_id)
    record = (await _finished(node, request, room, number)).record
    file = f'attachment; filename="cryptonym-{table_id}-{number}.txt"'
    return Response(record, headers={"content-disposition": file})


@get("/api/tables/{table_id:str}/records/{number:int}/analysis", media_type=MediaType.JSON)
async def analyse_game(
    table_id: FromPath[str], number: FromPath[int], state: State, request: HttpRequest
) -> Response[Analysis]:
    """A finished game looked at again, and what the bots among its spymasters had meant."""
    node = node_of(state)
    room, _ = await seat_of(node, request, table_id)
    finished = await _finished(node, request, room, number)
    return await analysed(node, request, finished.record, finished.meant)


async def _finished(node: Node, request: HttpRequest, room: Room, number: int) -> Finished:
    def pay(cost: float) -> None:
        node.prices.pay(cost, node.address(request.scope), node.clock())

    finished = await room.finished.read(number, pay)
    if finished is None:
        raise ProblemError(404, "no_such_record")
    return finished


@post("/api/tables/{table_id:str}/judge", status_code=200)
async def judge_clue(
    table_id: FromPath[str], data: JSONBody[Clue], state: State, request: HttpRequest
) -> JudgedClue:
    """What the referee says of a clue before it is given, with or without its number.

    For spymasters alone.
    """
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    purse_of(node, request, room, member)
    table = room.table
    if table is None or not table.match.variant.gives(table.seat_of(member)):
        raise RefusedError(Refusal("wrong_role"))
    word: str = data.word
    number: Number | None = None
    said = split_said(word, table.match.options.language)
    if said and check_number(said[1], Options()) is None:  # Apollo 13 is a clue without a number
        word, number = said
    verdict = await node.tables.around.judged(table, word) or LEGAL
    return JudgedClue(**asdict(verdict), word=word, number=number)


ROUTES = [
    front,
    health,
    ready,
    metrics,
    about,
    picture,
    described,
    missions,
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
    export_campaign,
    judge_clue,
    make_transfer_code,
    use_transfer_code,
    list_devices,
    remove_device,
    remove_other_devices,
    *ME,
    *ME_DEVICES,
    *ME_CALLS,
    *STRANGERS,
    check_record,
    analyse_record,
    printed,
    qr_code,
    parts_of,
    new_key_code,
    key_of_code,
    daily_today,
    begin_decode,
    move_decode,
    daily_picture,
    begin_encode,
    give_daily_clue,
    daily_hashes,
    daily_opening,
    daily_agreement,
    next_riddle,
    answer_riddle,
    live,
]
