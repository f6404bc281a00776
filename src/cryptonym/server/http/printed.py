"""The game on paper: PDFs for who has a printer."""

import re
from typing import Annotated

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from cryptonym.language.decks import MIXED, lists_of
from cryptonym.languages import CODES
from cryptonym.paper.kinds import WHAT, Paper, things_of
from cryptonym.rules.options import MODES
from cryptonym.rules.variants import variant_named
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.http.seats import made
from cryptonym.server.work.jobs import PrintGame

_HOST = re.compile(r"[\w.:\[\]-]{1,120}", re.ASCII)


@get("/api/print/{what:str}", media_type="application/pdf")
async def printed(  # one for each thing that people choose
    request: HttpRequest,
    state: State,
    what: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=10)],
    mode: Annotated[str, QueryParameter(max_length=40)] = "teams",
    paper: FromQuery[Paper] = "a4",
    word_list: Annotated[str, QueryParameter(max_length=60)] = "",
) -> Response[bytes]:
    """Cards, keys, tiles, tokens or rules of a game, in a language, on a paper."""
    where = _unknown(what, language, mode, word_list)
    if where:
        raise ProblemError(400, "malformed", where)
    [asked] = [one for one in WHAT if one == what]
    node = node_of(state)
    host = request.headers.get("host", "")
    scheme = "https" if node.is_private(request.scope) else "http"
    address = f"{scheme}://{host}" if _HOST.fullmatch(host) else ""
    job = PrintGame(asked, language, mode, paper, word_list, address if what == "keys" else "")
    answer = await made(node, request, job, "application/pdf")
    name = f"cryptonym-{mode}-{what}-{language}-{paper}.pdf"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


def _unknown(what: str, language: str, mode: str, word_list: str) -> str:
    """The first thing that there is not; empty if all of it is there."""
    if language not in CODES:
        return "language"
    if mode not in MODES:
        return "mode"
    if what not in things_of(variant_named(mode)):
        return "what"
    known = lists_of(language)
    chosen = word_list.split(MIXED) if word_list else ()
    return "" if all(one in known for one in chosen) else "word_list"
