"""A finished game looked at again, for the page that shows what each clue suggested."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from cryptonym.bots.findings import Analysis
from cryptonym.language.registry import CODES
from cryptonym.records import RecordError, positions_of, read_record, verify_record
from cryptonym.rules.model import WATCHER
from cryptonym.rules.views import View, view
from cryptonym.server.http.bodies import RecordText
from cryptonym.server.http.checking import LONGEST_RECORD
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.state import Node

MOST_CLUES = 60  # far more than any real game has; each takes a moment's thought
KEPT = 64  # analyses kept: everybody at a table asks for the same one
_one_at_a_time = asyncio.Semaphore(1)  # an analysis takes a second of thinking


@post("/api/records/analyse", status_code=200)
async def analyse_record(
    data: JSONBody[RecordText], state: State, request: HttpRequest
) -> Analysis:
    """What each clue of a finished game suggested to a typical listener, and what was better."""
    if len(data.record) > LONGEST_RECORD:
        raise ProblemError(413, "too_large", "record")
    return await analysed(node_of(state), request, data.record, {})


async def analysed(
    node: Node, request: HttpRequest, record: str, meant: Mapping[int, tuple[int, ...]]
) -> Analysis:
    """The analysis of a record; `meant` has the cards that clues of bots were for, by turn."""
    if not node.openings.take(f"analyses {node.address(request.scope)}", node.clock()):
        raise ProblemError(429, "too_fast")
    async with _one_at_a_time:
        return await asyncio.to_thread(_analysed, record, tuple(meant.items()))


@lru_cache(maxsize=KEPT)
def _analysed(text: str, meant: tuple[tuple[int, tuple[int, ...]], ...]) -> Analysis:
    from cryptonym.bots.analysis import analyse  # noqa: PLC0415 # numpy, only where it is needed

    return analyse(_last_view(text), dict(meant))


def _last_view(text: str) -> View:
    """The end of a game as everybody may see it."""
    try:
        record = read_record(text)
        finished = verify_record(record)
    except RecordError as error:
        raise ProblemError(400, "malformed", error.code) from None
    if not finished:
        raise ProblemError(400, "malformed", "not_finished")
    if record.options.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    last = view(list(positions_of(record))[-1], WATCHER)
    if len(last.clues) > MOST_CLUES:
        raise ProblemError(413, "too_large", "clues")
    return last
