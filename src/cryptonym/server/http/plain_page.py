"""The page at `/` of a server without the client: plain text, nothing to load."""

import base64
import hashlib
from functools import lru_cache
from html import escape
from typing import Any

from litestar import MediaType, Request, Response

from cryptonym.text import Text, nearest_language

SCHEMA = "/api/schema/openapi.json"
_STYLE = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;"
    "color:#17171b;background:#fbf8f1}code{background:#efe7d6;padding:.1em .3em}"
    "a{color:#2457b8}@media(prefers-color-scheme:dark){body{color:#f3eee2;background:#17171b}"
    "code{background:#33333b}a{color:#8fb4ff}}"
)
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY = (
    f"default-src 'none'; style-src 'sha256-{_DIGEST}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def plain_page(request: Request[Any, Any, Any]) -> Response[str]:
    """What this is, in the reader's language."""
    first = request.headers.get("accept-language", "")[:100].partition(",")[0]
    page = _page(nearest_language(first.partition(";")[0].strip()))
    headers = {"content-security-policy": _POLICY, "vary": "accept-language"}
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
