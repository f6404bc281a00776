"""The drawings of the picture games, and what each shows in words."""

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

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
from cryptonym.server.bodies.about import PicturesDescribed, PicturesOffered
from cryptonym.server.http.client_files import FOR_EVER, ClientFile, read_file
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.front import answer_with
from cryptonym.server.http.lobby import HttpRequest

SOON = "public, max-age=60"  # of another version: another node may have it already, or still


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
