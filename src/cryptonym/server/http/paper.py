"""For people with cards of paper: the game as PDF, and keys by codes that they say."""

import hashlib
import re
from collections.abc import Mapping
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec.structs import replace

from cryptonym.bodies.tables import KeyCode, KeyOfCode, NewKeyCode
from cryptonym.language.decks import MIXED, lists_of
from cryptonym.language.spoken import fresh_code, heard_code, is_code, nearest_code
from cryptonym.languages import CODES
from cryptonym.paper.kinds import WHAT, Paper, things_of
from cryptonym.rules.chance import Chance
from cryptonym.rules.eyes import BACK, FRONT, Eyes
from cryptonym.rules.model import Key
from cryptonym.rules.options import MODES, KeySource, Mode, Options
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_named, variant_of
from cryptonym.server.http.asking import HttpRequest, made, node_of
from cryptonym.server.http.failures import ProblemError
from cryptonym.work.jobs import PrintGame

_HOST = re.compile(r"[\w.:\[\]-]{1,120}", re.ASCII)
LONGEST_CODE = 60  # characters
_CARD = re.compile(r"(\d{1,3})(?:-([0-3]))?", re.ASCII)

KeySide = Literal["front", "back"]
_EYES: Mapping[int, Mapping[KeySide, Eyes]] = {  # by how many sides a key has
    1: {"front": FRONT},
    2: {"front": FRONT, "back": BACK},
}


# ---- PDFs for who has a printer


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


# ---- a code gives each of them the same key


@post("/api/companion", status_code=200)
async def new_key_code(data: JSONBody[NewKeyCode]) -> KeyCode:
    """A fresh code for a key."""
    if data.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    return KeyCode(fresh_code(data.language))


@get("/api/keys/{code:str}")
async def key_of_code(
    code: FromPath[str],
    source: FromQuery[KeySource] = "deck40",
    mode: FromQuery[Mode] = "teams",
    side: FromQuery[KeySide] = "front",
) -> KeyOfCode:
    """The key of a code: a card of the deck by number and turn (`17-2`), else one drawn by it.

    A slip in a code would be another key, which nobody would notice, so only our own words make
    one. Where each of two players has their own side of the key, each asks for theirs.
    """
    heard = heard_code(code) if len(code) <= LONGEST_CODE else ""
    if not heard:
        raise ProblemError(400, "malformed", "code")
    if mode not in MODES:
        raise ProblemError(400, "malformed", "mode")
    options = Options(key_source=source, mode=mode)
    variant = variant_of(options)
    if side not in _EYES[variant.letters.sides]:
        raise ProblemError(400, "malformed", "side")
    key = _printed(heard, variant)
    if key is None:
        if heard.replace("-", "").isdecimal():
            raise ProblemError(404, "no_such_card", f"1-{len(variant.deck.cards)}")
        if not is_code(heard):
            raise ProblemError(404, "no_such_key", nearest_code(heard))
        seed = hashlib.sha256(heard.encode()).digest()
        key = variant.draw_key(Chance(seed, f"companion {source}"), options)
    eyes = _EYES[variant.letters.sides][side]
    return KeyOfCode(heard, replace(key, cells=variant.letters.known(key.cells, eyes)))


def _printed(heard: str, variant: Variant) -> Key | None:
    """The card of the deck that a code names, in a game that is played with those."""
    card = _CARD.fullmatch(heard)
    if card is None or not variant.deck.has(int(card[1]), int(card[2] or 0)):
        return None
    key = variant.deck.key(int(card[1]), int(card[2] or 0))
    return key if variant.is_valid(key) else None


PAPER = [
    printed,
    new_key_code,
    key_of_code,
]
