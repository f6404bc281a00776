"""Where long codenames may break on a narrow card."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from cryptonym.language.joints import pieces_of
from cryptonym.language.registry import CODES
from cryptonym.rules.cards import LONGEST_WORD
from cryptonym.rules.model import BOARD_SIZE
from cryptonym.server.http.failures import ProblemError


@get("/api/parts")
async def parts_of(
    language: Annotated[str, QueryParameter(max_length=10)],
    words: Annotated[str, QueryParameter(max_length=BOARD_SIZE * (LONGEST_WORD + 1))],
) -> dict[str, tuple[str, ...]]:
    """The parts of those among these words, told with commas, that are made of parts."""
    if language not in CODES:
        raise ProblemError(400, "malformed", "language")
    asked = words.split(",")
    if len(asked) > BOARD_SIZE or any(len(word) > LONGEST_WORD for word in asked):
        raise ProblemError(400, "malformed", "words")
    found = {word: pieces_of(word, language) for word in asked}
    return {word: pieces for word, pieces in found.items() if len(pieces) > 1}
