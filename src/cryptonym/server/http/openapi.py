"""The description of the HTTP interface, with the same schemas as the protocol itself."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    SecurityScheme,
)

import cryptonym
from cryptonym.bots.findings import Analysis
from cryptonym.rules.refusals import Refusal
from cryptonym.server import bodies
from cryptonym.wire.messages import Snapshot, ToClient
from cryptonym.wire.problems import Problem

JSON = "application/json"


class Complaint(msgspec.Struct, frozen=True):
    """What is wrong with a request, apart from the rules."""

    code: Problem
    where: str = ""


class RefusedByRules(msgspec.Struct, frozen=True):
    """What the rules refuse."""

    refusal: Refusal


# What is sent and answered, by route; None is no body, or plain text.
_TABLE = "/api/tables/{table_id}"
_ROUTES: dict[tuple[str, str], tuple[Any, Any]] = {
    ("get", "/api/about"): (None, bodies.About),
    ("get", "/api/missions"): (None, bodies.MissionMap),
    ("get", "/api/tables"): (None, dict[str, bodies.Listing]),
    ("post", "/api/tables"): (bodies.OpenTable, bodies.Seated),
    ("get", "/api/names/{name}"): (None, bodies.Found),
    ("post", "/api/records/verify"): (bodies.RecordText, bodies.RecordChecked),
    ("post", "/api/records/analyse"): (bodies.RecordText, Analysis),
    ("get", "/api/qr.svg"): (None, None),
    ("get", "/api/print/{what}"): (None, None),
    ("get", "/api/pictures"): (None, bodies.PicturesDescribed),
    ("get", "/pictures/{version}/{name}"): (None, None),
    ("get", "/api/parts"): (None, dict[str, tuple[str, ...]]),
    ("post", "/api/companion"): (bodies.NewKeyCode, bodies.KeyCode),
    ("get", "/api/keys/{code}"): (None, bodies.KeyOfCode),
    ("post", f"{_TABLE}/members"): (bodies.Newcomer, bodies.Seated),
    ("get", _TABLE): (None, Snapshot),
    ("post", f"{_TABLE}/commands"): (bodies.Ask, bodies.Answer),
    ("get", f"{_TABLE}/events"): (None, list[ToClient]),
    ("get", f"{_TABLE}/records"): (None, list[int]),
    ("get", f"{_TABLE}/records/{{number}}"): (None, None),
    ("get", f"{_TABLE}/records/{{number}}/analysis"): (None, Analysis),
    ("get", f"{_TABLE}/missions"): (None, None),
    ("post", f"{_TABLE}/judge"): (bodies.Clue, bodies.JudgedClue),
    ("post", f"{_TABLE}/transfer"): (None, bodies.Code),
    ("post", f"{_TABLE}/devices"): (bodies.Code, bodies.Seated),
    ("get", f"{_TABLE}/devices"): (None, list[bodies.OwnDevice]),
    ("delete", f"{_TABLE}/devices"): (None, list[bodies.OwnDevice]),
    ("delete", f"{_TABLE}/devices/{{number}}"): (None, list[bodies.OwnDevice]),
}
_AT_THE_DOOR = {("post", f"{_TABLE}/members"), ("post", f"{_TABLE}/devices")}  # no seat yet

_MEANING = {
    400: "The request cannot be read; `where` names the place.",
    401: "No token, or not one of this table.",
    403: "A page of another site, or a code that is not good.",
    404: "There is no such table, name, record or picture.",
    409: "The rules refuse; nothing was changed.",
    413: "Too large.",
    429: "Too fast: wait a moment.",
    503: "Try again in a moment; a command under the same id.",
}

_KINDS = [kind for pair in _ROUTES.values() for kind in pair if kind is not None]
_KINDS += [Complaint, RefusedByRules]
_SCHEMAS, _COMPONENTS = msgspec.json.schema_components(
    _KINDS, ref_template="#/components/schemas/{name}"
)
_SCHEMA_OF: dict[str, Any] = dict(zip(map(str, _KINDS), _SCHEMAS, strict=True))


def openapi_config() -> OpenAPIConfig:
    """Described as JSON alone: the pages that draw it load scripts from elsewhere."""
    seat = SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
    return OpenAPIConfig(
        "Cryptonym",
        cryptonym.__version__,
        path="/api/schema",
        render_plugins=[Described()],
        components=Components(security_schemes={"seat": seat}),
    )


class Described(JsonRenderPlugin):
    """The description as JSON, made when it is first asked for: few servers are ever asked."""

    def __init__(self) -> None:
        super().__init__()
        self._made: dict[str, Any] | None = None

    def render(
        self,
        request: Request[Any, Any, Any],
        openapi_schema: dict[str, Any],  # noqa: ARG002 # what the framework has guessed
    ) -> bytes:
        """Our description as bytes."""
        self._made = self._made or described(request.app)
        return super().render(request, self._made)


def described(app: Litestar) -> dict[str, Any]:
    """The description, with our schemas in the place of the framework's and every failure."""
    schema = app.openapi_schema
    schema.components.schemas = _COMPONENTS  # plain data will do
    for path, item in (schema.paths or {}).items():
        for method in ("get", "post", "delete"):
            operation = getattr(item, method)
            if operation is not None:
                _describe(method, path, operation)
    return schema.to_schema()


def _describe(method: str, path: str, operation: Operation) -> None:
    body, answer = _ROUTES[method, path]
    responses = operation.responses = operation.responses or {}
    if body is not None and operation.request_body is not None:
        operation.request_body.content = {JSON: _content(body)}  # type: ignore[union-attr] # no reference
    if answer is not None:
        success = next(status for status in responses if status.startswith("2"))
        responses[success].content = {JSON: _content(answer)}  # type: ignore[union-attr] # no reference
    for status in _failures(method, path):
        kind = RefusedByRules if status == 409 else Complaint
        responses[str(status)] = OpenAPIResponse(_MEANING[status], content={JSON: _content(kind)})
    if _needs_seat(method, path):
        operation.security = [{"seat": []}]


def _needs_seat(method: str, path: str) -> bool:
    return path.startswith(_TABLE) and (method, path) not in _AT_THE_DOOR


def _failures(method: str, path: str) -> list[int]:
    found = [400, 429, 503]
    found += [404] if "{" in path else []
    found += [401] if _needs_seat(method, path) else []
    found += [403, 409] if method != "get" else []
    found += [413] if method == "post" else []
    found += [413] if path.endswith("/analysis") else []
    return sorted(found)


def _content(kind: Any) -> OpenAPIMediaType:
    return OpenAPIMediaType(schema=_SCHEMA_OF[str(kind)])
