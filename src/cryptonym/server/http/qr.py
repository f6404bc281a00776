"""QR codes for the cameras of phones: of our own addresses and codes, and of nothing else."""

import io
import re
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from cryptonym.server.http.failures import ProblemError
from cryptonym.server.state import Node

LONGEST_ADDRESS = 300  # characters
INK, PAPER = "#17171b", "#ffffff"
_TRANSFER_CODE = re.compile(r"\d{1,6}-[A-Z2-7]{8}", re.ASCII)
_ADDRESS = re.compile(r"[!-~]+")


@get("/api/qr.svg", media_type="image/svg+xml")
async def qr_code(
    request: Request[Any, Any, Any],
    state: State,
    text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ADDRESS)],
) -> Response[bytes]:
    """A QR code of an address of this server, or of a code that moves a seat."""
    host = request.headers.get("host", "")
    if not (_TRANSFER_CODE.fullmatch(text) or _is_ours(state["node"], host, text)):
        raise ProblemError(400, "malformed", "text")
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, dark=INK, light=PAPER, omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _is_ours(node: Node, host: str, address: str) -> bool:
    if not _ADDRESS.fullmatch(address):
        return False
    try:
        parts = urlsplit(address)
    except ValueError:  # half an IPv6 address
        return False
    here = parts.scheme in {"http", "https"} and parts.netloc == host
    return here or f"{parts.scheme}://{parts.netloc}" in node.settings.origins
