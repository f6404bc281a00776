"""Records that somebody brings, and finished games: checked step by step, and looked at again."""

from collections.abc import Mapping

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from cryptonym.bots.findings import Analysis
from cryptonym.server.bodies.records import RecordChecked, RecordText
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.http.seats import made
from cryptonym.server.node import Node
from cryptonym.server.work.jobs import AnalyseRecord, CheckRecord

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
    node: Node, request: HttpRequest, record: str, meant: Mapping[int, tuple[int, ...]]
) -> Response[Analysis]:
    """The analysis of a record; `meant` has the cards that clues of bots were for, by turn."""
    return await made(node, request, AnalyseRecord(record, tuple(meant.items())))
