"""For people around a real table: keys by a spoken code, QR codes, and where words may break."""

import hashlib
import io
import re
import secrets
import unicodedata
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from cryptonym.language.decks import words
from cryptonym.language.joints import pieces_of
from cryptonym.language.registry import CODES
from cryptonym.rules.cards import LONGEST_WORD
from cryptonym.rules.chance import Chance
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.keys import draw_key, printed_key
from cryptonym.rules.model import BOARD_SIZE, Key
from cryptonym.rules.options import KeySource
from cryptonym.server.failures import ProblemError
from cryptonym.server.state import Node

LONGEST_CODE = 60  # characters
LONGEST_ADDRESS = 300
WORDS_IN_CODE = 3  # of some two hundred: nobody in the room guesses it
_CARD = re.compile(r"(\d{1,2})(?:-([0-3]))?", re.ASCII)
_TRANSFER_CODE = re.compile(r"\d{1,6}-[A-Z2-7]{8}", re.ASCII)


class NewCode(msgspec.Struct, frozen=True):
    """In which language a code is to be spoken."""

    language: str = "en"


class KeyCode(msgspec.Struct, frozen=True):
    """A code that gives the same key to everybody who types it."""

    code: str


class KeyOf(msgspec.Struct, frozen=True):
    """The key of a code, however it was typed."""

    code: str
    key: Key


@post("/api/companion", status_code=200)
async def new_code(data: JSONBody[NewCode]) -> KeyCode:
    """A fresh code for a key, for those who play with cards of paper."""
    if data.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    easy = words(data.language, "junior")
    return KeyCode("-".join(secrets.choice(easy).lower() for _ in range(WORDS_IN_CODE)))


@get("/api/keys/{code:str}")
async def key_of(code: FromPath[str], source: KeySource = "deck40") -> KeyOf:
    """The key of a code: a card of the deck by number and turn (`17-2`), else one drawn by it."""
    heard = heard_code(code)
    if not heard or len(code) > LONGEST_CODE:
        raise ProblemError(400, "malformed", "code")
    card = _CARD.fullmatch(heard)
    if card and 1 <= int(card[1]) <= len(PATTERNS):
        return KeyOf(heard, printed_key(int(card[1]), int(card[2] or 0)))
    seed = hashlib.sha256(heard.encode()).digest()
    return KeyOf(heard, draw_key(Chance(seed, f"companion {source}"), source))


def heard_code(typed: str) -> str:
    """A code as somebody typed it in the one form that counts: no case, accents or signs."""
    apart = unicodedata.normalize("NFKD", typed.casefold().replace("ς", "σ"))
    signs = "".join(c if c.isalnum() else " " for c in apart if not unicodedata.combining(c))
    return "-".join(signs.split())


@get("/api/qr.svg")
async def qr_code(
    request: Request[Any, Any, Any],
    state: State,
    text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ADDRESS)],
) -> Response[bytes]:
    """A QR code of an address of this server, or of a code that moves a seat; of nothing else."""
    node: Node = state["node"]
    if not (_TRANSFER_CODE.fullmatch(text) or _is_ours(node, request, text)):
        raise ProblemError(400, "malformed", "text")
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, dark="#17171b", light="#fff", omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _is_ours(node: Node, request: Request[Any, Any, Any], address: str) -> bool:
    if not address.isascii() or not address.isprintable() or " " in address:
        return False
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    if f"{parts.scheme}://{parts.netloc}" in node.settings.origins:
        return True
    return parts.scheme in {"http", "https"} and parts.netloc == request.headers.get("host")


@get("/api/parts")
async def parts_of(
    language: str,
    words: Annotated[str, QueryParameter(max_length=BOARD_SIZE * (LONGEST_WORD + 1))],
) -> dict[str, tuple[str, ...]]:
    """Where long codenames may break: the parts of those among these words that have some."""
    if language not in CODES:
        raise ProblemError(400, "malformed", "language")
    asked = words.split(",")
    if len(asked) > BOARD_SIZE or any(len(word) > LONGEST_WORD for word in asked):
        raise ProblemError(400, "malformed", "words")
    found = {word: pieces_of(word, language) for word in asked}
    return {word: pieces for word, pieces in found.items() if len(pieces) > 1}
