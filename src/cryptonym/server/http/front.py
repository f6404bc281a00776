"""The client's pages and files for browsers; without a built client, one plain page at `/`.

Every file is in memory by its address, as browsers may have and keep it.
"""

import base64
import gzip
import hashlib
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from cryptonym.server.http.asking import HttpRequest
from cryptonym.text import Text, nearest_language

PAGES = frozenset(
    {"/", "/open", "/join", "/how", "/companion", "/record", "/me", "/daily", "/find"}
)
_TABLE_PAGE = re.compile(r"/t/[\w-]{1,40}", re.ASCII)
_HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.ASCII | re.I)

SCHEMA = "/api/schema/openapi.json"
_STYLE = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;"
    "color:#17171b;background:#fbf8f1}code{background:#efe7d6;padding:.1em .3em}"
    "a{color:#2457b8}@media(prefers-color-scheme:dark){body{color:#f3eee2;background:#17171b}"
    "code{background:#33333b}a{color:#8fb4ff}}"
)
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_PLAIN_POLICY = (
    f"default-src 'none'; style-src 'sha256-{_DIGEST}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
BUILT = Path(__file__).parents[2] / "_web"  # where the build puts it
NO_CLIENT = "none"  # the setting that asks for the plain page alone
INDEX = "/index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # a changed file has another name
ASK_AGAIN = "no-cache"

# As the platform's own table differs from machine to machine, this is all there is.
_MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED_ALREADY = {".ico", ".png", ".woff2"}
_SUFFIX_OF = {"br": ".br", "gzip": ".gz"}  # the better one first


# ---- files


class ClientFile(msgspec.Struct, frozen=True):
    """One file of the client: its bytes as they are and packed, and for how long they are good."""

    media_type: str
    cache: str
    tag: str  # changes with the content
    plain: bytes
    packed: dict[str, bytes]  # by encoding, the best first

    def encoded(self, accepted: str) -> tuple[str, bytes]:
        """The encoding for a browser that accepts these, and the bytes in it."""
        wanted = _encodings(accepted)
        for encoding, body in self.packed.items():
            if encoding in wanted:
                return encoding, body
        return "", self.plain


def client_at(setting: str) -> dict[str, ClientFile]:
    """The files of the client that the operator wants; none if it was not built."""
    return {} if setting == NO_CLIENT else read_client(Path(setting) if setting else BUILT)


@lru_cache(maxsize=8)
def read_client(folder: Path) -> dict[str, ClientFile]:
    """Every file of a built client by the path of its address; empty if there is no client."""
    if not (folder / INDEX[1:]).is_file():
        return {}
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in _MEDIA and path.is_file()]
    return {f"/{path.relative_to(folder).as_posix()}": _read(folder, path) for path in files}


def page_of_table(client: dict[str, ClientFile], accepted: str) -> ClientFile:
    """The page of a table, made for the first language that a browser accepts and we speak."""
    tags = [part.partition(";")[0].strip().lower() for part in accepted[:200].split(",")]
    spoken = [nearest_language(tag) for tag in tags if tag.startswith("en") or _is_spoken(tag)]
    language = spoken[0] if spoken else nearest_language(None)
    return client.get(f"/table.{language}.html", client[INDEX])


def _is_spoken(tag: str) -> bool:
    return nearest_language(tag) != nearest_language(None)


def _read(folder: Path, path: Path) -> ClientFile:
    hashed = path.relative_to(folder).parts[0] == "assets"
    return read_file(path, FOR_EVER if hashed else ASK_AGAIN)


def read_file(path: Path, cache: str = FOR_EVER) -> ClientFile:
    """One file, with what can be told of it; good for ever unless said otherwise."""
    plain = path.read_bytes()
    return ClientFile(
        media_type=_MEDIA[path.suffix],
        cache=cache,
        tag=hashlib.sha256(plain).hexdigest()[:24],
        plain=plain,
        packed={} if path.suffix in _PACKED_ALREADY else _packed(path, plain),
    )


def _packed(path: Path, plain: bytes) -> dict[str, bytes]:
    """What the build has packed beside the file; gzip is made here if need be."""
    beside = {name: path.with_name(path.name + suffix) for name, suffix in _SUFFIX_OF.items()}
    found = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    found.setdefault("gzip", gzip.compress(plain, 9, mtime=0))
    return {name: body for name, body in found.items() if len(body) < len(plain)}


def _encodings(accepted: str) -> set[str]:
    """The encodings in an Accept-Encoding header that are not ruled out."""
    found: set[str] = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        refused = weight.replace(" ", "") in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
        if not refused:
            found.add(name.strip())
    return found


# ---- pages


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
    answer = answer_with(request, file, file.cache, status)
    answer.headers["content-security-policy"] = _policy(request.headers.get("host", ""))
    return answer


def answer_with(
    request: HttpRequest, file: ClientFile, cache: str, status: int = 200
) -> Response[bytes]:
    """A file as this browser may have it, or that it has it already."""
    encoding, body = file.encoded(request.headers.get("accept-encoding", ""))
    tag = f'"{file.tag}{encoding and "-" + encoding}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
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


def plain_page(request: HttpRequest) -> Response[str]:
    """What this is, in the reader's language."""
    first = request.headers.get("accept-language", "")[:100].partition(",")[0]
    page = _page(nearest_language(first.partition(";")[0].strip()))
    headers = {"content-security-policy": _PLAIN_POLICY, "vary": "accept-language"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


@lru_cache
def _page(language: str) -> str:
    text = Text(language)
    terminal = escape(text.format("front-terminal", command="\0")).replace(
        "\0", "<code>cryptonym play</code>"
    )
    link = f'<a href="{SCHEMA}">{SCHEMA}</a>'
    api = escape(text.format("front-api", address="\0")).replace("\0", link)
    what = escape(text.format("front-what"))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Cryptonym</title><style>{_STYLE}</style></head><body><main><h1>Cryptonym</h1>"
        f"<p>{what}</p><p>{terminal}</p><p>{api}</p></main></body></html>"
    )
