"""Somebody brings a record: is it whole and true, and how did the game go, step by step?"""

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from cryptonym.server.bodies import RecordChecked, RecordText
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.http.made import made
from cryptonym.server.work.jobs import CheckRecord

LONGEST_RECORD = 20_000  # characters; a long game has some five thousand


@post("/api/records/verify", status_code=200)
async def check_record(
    data: JSONBody[RecordText], state: State, request: HttpRequest
) -> Response[RecordChecked]:
    """Check a record by the rules, its seal and its promise, and take it apart for a replay."""
    if len(data.record) > LONGEST_RECORD:
        raise ProblemError(413, "too_large", "record")
    return await made(node_of(state), request, CheckRecord(data.record))
