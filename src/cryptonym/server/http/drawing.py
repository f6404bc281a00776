"""What clients draw with: pictures, the map of missions, parts of long words, QR codes."""

import re
from functools import cache
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from cryptonym.bodies.about import CityOnMap, MissionMap, PicturesDescribed, PicturesOffered
from cryptonym.language.decks import UnknownListError
from cryptonym.language.pictures import (
    DRAWN,
    descriptions,
    drawings,
    names,
    version_of_descriptions,
)
from cryptonym.language.registry import UnknownLanguageError
from cryptonym.languages import CODES, has_pictures
from cryptonym.rules.cards import LONGEST_WORD
from cryptonym.rules.duet.atlas import LINES, START, easiest_first, grade
from cryptonym.rules.variants import variants
from cryptonym.server.http.asking import HttpRequest, made, node_of
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.front import FOR_EVER, ClientFile, answer_with, read_file
from cryptonym.server.node import Node
from cryptonym.work.jobs import DrawCode, FindParts

SOON = "public, max-age=60"  # of another version: another node may have it already, or still
MOST_CARDS = max(variant.size for variant in variants())
LONGEST_ADDRESS = 500  # characters: Greek words take six for each letter
_TRANSFER_CODE = re.compile(r"\d{1,6}-[A-Z2-7]{8}", re.ASCII)
_ADDRESS = re.compile(r"[!-~]+")


# ---- pictures of the picture games, and what each shows in words


@get("/pictures/{version:str}/{name:str}", media_type="image/svg+xml")
async def picture(
    version: FromPath[str], name: FromPath[str], request: HttpRequest
) -> Response[bytes]:
    """The drawing `<id>.svg`; the version is in `/api/about`, so it is good for ever."""
    found = _files().get(name)
    if found is None:
        raise ProblemError(404, "no_such_picture")
    cache_for = FOR_EVER if version == drawings().version else SOON
    return answer_with(request, found, cache_for)


@cache
def _files() -> dict[str, ClientFile]:
    """Every drawing in memory, packed as well: all together they are small."""
    names = (f"{name}.svg" for name in drawings().pictures)
    return {name: read_file(DRAWN / name) for name in names}


@get("/api/pictures")
async def described(
    language: Annotated[str, QueryParameter(max_length=8)] = "en",
    version: Annotated[str, QueryParameter(max_length=40)] = "",
) -> Response[PicturesDescribed]:
    """What each picture shows, in a few words of a language; with its version good for ever."""
    try:
        told = PicturesDescribed(
            language, version_of_descriptions(language), descriptions(language), names(language)
        )
    except (UnknownLanguageError, UnknownListError):
        known = ", ".join(offered().descriptions)
        raise ProblemError(400, "malformed", f"language: expected one of {known}") from None
    kept = FOR_EVER if version == told.version else SOON
    return Response(told, headers={"cache-control": kept})


@cache
def offered() -> PicturesOffered:
    """The versions of drawings and descriptions, for whoever asks for them."""
    spoken = (code for code in CODES if has_pictures(code))
    return PicturesOffered(
        drawings().version, {code: version_of_descriptions(code) for code in spoken}
    )


# ---- the map of missions


@get("/api/missions")
async def missions() -> MissionMap:
    """The map of missions: its cities, the easiest first, and the lines between them."""
    return _map()


@cache
def _map() -> MissionMap:
    cities = tuple(
        CityOnMap(
            city.name,
            city.tokens,
            city.mistakes,
            grade(city.name),
            city.won,
            city.x,
            city.y,
        )
        for city in easiest_first()
    )
    return MissionMap(START, cities, LINES)


# ---- where long codenames may break on a narrow card


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


# ---- QR codes: of our own addresses and codes, and of nothing else


@get("/api/qr.svg", media_type="image/svg+xml")
async def qr_code(
    request: HttpRequest,
    state: State,
    text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ADDRESS)],
) -> Response[bytes]:
    """A QR code of an address of this server, or of a code that moves a seat."""
    host = request.headers.get("host", "")
    if not (_TRANSFER_CODE.fullmatch(text) or _is_ours(node_of(state), host, text)):
        raise ProblemError(400, "malformed", "text")
    return await made(node_of(state), request, DrawCode(text), "image/svg+xml")


def _is_ours(node: Node, host: str, address: str) -> bool:
    if not _ADDRESS.fullmatch(address):
        return False
    try:
        parts = urlsplit(address)
    except ValueError:  # half an IPv6 address
        return False
    here = parts.scheme in {"http", "https"} and parts.netloc == host
    return here or f"{parts.scheme}://{parts.netloc}" in node.settings.origins


DRAWING = [
    picture,
    described,
    missions,
    parts_of,
    qr_code,
]
