"""Records of finished games, and those that somebody brings: checked, and looked at again."""

from collections.abc import Mapping

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from cryptonym.bodies.records import RecordChecked, RecordText
from cryptonym.bots.findings import Analysis
from cryptonym.rooms.finished import Finished
from cryptonym.rooms.room import Room
from cryptonym.rules.model import CardIndex
from cryptonym.server.http.asking import HttpRequest, made, node_of, seat_of
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.node import Node
from cryptonym.work.jobs import AnalyseRecord, CheckRecord

LONGEST_RECORD = 20_000  # characters; a long game has some five thousand


@post("/api/records/verify", status_code=200)
async def check_record(
    data: JSONBody[RecordText], state: State, request: HttpRequest
) -> Response[RecordChecked]:
    """Check a record by the rules, its seal and its promise, and take it apart for a replay."""
    return await made(node_of(state), request, CheckRecord(_bounded(data)))


@post("/api/records/analyse", status_code=200)
async def analyse_record(
    data: JSONBody[RecordText], state: State, request: HttpRequest
) -> Response[Analysis]:
    """What each clue of a finished game suggested to a typical listener, and what was better."""
    return await analysed(node_of(state), request, _bounded(data), {})


def _bounded(data: RecordText) -> str:
    if len(data.record) > LONGEST_RECORD:
        raise ProblemError(413, "too_large", "record")
    return data.record


async def analysed(
    node: Node, request: HttpRequest, record: str, meant: Mapping[int, tuple[CardIndex, ...]]
) -> Response[Analysis]:
    """The analysis of a record; `meant` has the cards that clues of bots were for, by turn."""
    return await made(node, request, AnalyseRecord(record, tuple(meant.items())))


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


RECORDS = [
    list_records,
    get_record,
    analyse_game,
    check_record,
    analyse_record,
]
