"""Where long codenames may break on a narrow card."""

from typing import Annotated

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from cryptonym.languages import CODES
from cryptonym.rules.cards import LONGEST_WORD
from cryptonym.rules.variants import variants
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.http.seats import made
from cryptonym.server.work.jobs import FindParts

MOST_CARDS = max(variant.size for variant in variants())


@get("/api/parts")
async def parts_of(
    state: State,
    request: HttpRequest,
    language: Annotated[str, QueryParameter(max_length=10)],
    words: Annotated[str, QueryParameter(max_length=MOST_CARDS * (LONGEST_WORD + 1))],
) -> Response[dict[str, tuple[str, ...]]]:
    """The parts of those among these words, told with commas, that are made of parts."""
    if language not in CODES:
        raise ProblemError(400, "malformed", "language")
    asked = tuple(words.split(","))
    if len(asked) > MOST_CARDS or any(len(word) > LONGEST_WORD for word in asked):
        raise ProblemError(400, "malformed", "words")
    return await made(node_of(state), request, FindParts(language, asked))
