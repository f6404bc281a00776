"""QR codes for the cameras of phones: of our own addresses and codes, and of nothing else."""

import re
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.http.seats import made
from cryptonym.server.node import Node
from cryptonym.server.work.jobs import DrawCode

LONGEST_ADDRESS = 500  # characters: Greek words take six for each letter
_TRANSFER_CODE = re.compile(r"\d{1,6}-[A-Z2-7]{8}", re.ASCII)
_ADDRESS = re.compile(r"[!-~]+")


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
