"""The client's pages and files for browsers; without a built client, one plain page at `/`."""

import re
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from cryptonym.server.http.client_files import INDEX, ClientFile, page_of_table
from cryptonym.server.http.plain_page import plain_page

PAGES = frozenset({"/", "/open", "/join", "/how", "/companion", "/record"})
_TABLE_PAGE = re.compile(r"/t/[\w-]{1,40}", re.ASCII)
_HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.ASCII | re.I)

HttpRequest = Request[Any, Any, Any]


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def front(request: HttpRequest, state: State) -> Response[Any]:
    """A file of the client, a page of it, or a page that says there is none such."""
    path = request.scope["path"]
    client: dict[str, ClientFile] = state["client"]
    if not client:
        if path == "/":
            return plain_page(request)
        raise NotFoundException
    if _TABLE_PAGE.fullmatch(path):
        return _table_page(request, client)
    found = client.get(INDEX if path in PAGES else path)
    if found is not None:
        return _answer(request, found)
    # Programs want a code, people want words: the app has them for an address it does not know.
    if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    return _answer(request, client[INDEX], status=404)


def _table_page(request: HttpRequest, client: dict[str, ClientFile]) -> Response[bytes]:
    """The page of a table, which asks for all that a board is made of before any script runs."""
    answer = _answer(request, page_of_table(client, request.headers.get("accept-language", "")))
    table = request.scope["path"].removeprefix("/t/")
    answer.headers["link"] = f"</api/tables/{table}>; rel=preload; as=fetch; crossorigin"
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def _answer(request: HttpRequest, file: ClientFile, status: int = 200) -> Response[bytes]:
    encoding, body = file.encoded(request.headers.get("accept-encoding", ""))
    tag = f'"{file.tag}{encoding and "-" + encoding}"'
    headers = {
        "cache-control": file.cache,
        "content-security-policy": _policy(request.headers.get("host", "")),
        "etag": tag,
        "vary": "accept-encoding",
    }
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def _policy(host: str) -> str:
    """Everything from here and nothing from elsewhere, no script or style inside a page."""
    # For older browsers 'self' is no WebSocket.
    live = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        f"img-src 'self' data:; connect-src 'self'{live}; manifest-src 'self'; "
        "worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
