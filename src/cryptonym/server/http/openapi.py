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
from cryptonym.bodies import about, daily, people, records, tables
from cryptonym.bots.findings import Analysis
from cryptonym.daily import telling
from cryptonym.daily.opening import Opening
from cryptonym.rules.refusals import Refusal
from cryptonym.strangers import telling as stranger
from cryptonym.wire.messages import Snapshot, ToClient
from cryptonym.wire.problems import DailyProblem, Problem

JSON = "application/json"


class Complaint(msgspec.Struct, frozen=True):
    """What is wrong with a request, apart from the rules."""

    code: Problem
    where: str = ""


class RefusedByRules(msgspec.Struct, frozen=True):
    """What the rules refuse."""

    refusal: Refusal


class RefusedToday(msgspec.Struct, frozen=True):
    """What the daily refuses: a code of its own, or the referee's refusal of a clue."""

    code: DailyProblem | Problem | None = None
    where: str = ""
    refusal: Refusal | None = None


# What is sent and answered, by route; None is no body, or plain text.
_TABLE = "/api/tables/{table_id}"
_DAILY = "/api/daily"
_FIND, _JURY, _REPORTS = "/api/find", "/api/jury", f"{_TABLE}/reports"
_DAY = f"{_DAILY}/{{language}}/{{date}}"
_ROUTES: dict[tuple[str, str], tuple[Any, Any]] = {
    ("get", "/api/about"): (None, about.About),
    ("get", "/api/missions"): (None, about.MissionMap),
    ("post", "/api/me"): (people.NewPerson, people.Me),
    ("get", "/api/me"): (None, people.Me),
    ("delete", "/api/me"): (None, dict[str, str]),
    ("post", "/api/me/about"): (people.AboutMe, people.Me),
    ("get", "/api/me/tables"): (None, list[people.KeptTable]),
    ("post", "/api/me/tables/{table_id}"): (people.KeepTable, tables.Seated),
    ("post", "/api/tables/{table_id}/keep"): (people.KeepTable, tables.Seated),
    ("delete", "/api/me/tables/{table_id}"): (None, list[people.KeptTable]),
    ("get", "/api/me/export"): (None, people.Exported),
    ("get", "/api/me/statistics"): (None, people.Statistics),
    ("post", "/api/me/code"): (None, tables.Code),
    ("post", "/api/me/devices"): (people.NewDevice, people.Me),
    ("delete", "/api/me/devices"): (None, people.Me),
    ("delete", "/api/me/devices/{number}"): (None, people.Me),
    ("post", "/api/me/phrase"): (None, people.Phrase),
    ("post", "/api/me/recover"): (people.Recovery, people.Me),
    ("get", "/api/me/calls"): (None, people.OwnCalls),
    ("post", "/api/me/calls"): (people.CallableDevice, people.OwnCalls),
    ("delete", "/api/me/calls/{number}"): (None, people.OwnCalls),
    ("post", "/api/me/feeds/{kind}"): (None, people.OwnCalls),
    ("delete", "/api/me/feeds/{kind}"): (None, people.OwnCalls),
    ("get", "/api/feeds/{secret}/{file}"): (None, None),
    ("post", _FIND): (stranger.FindGame, stranger.Finding),
    ("get", _FIND): (None, stranger.Finding),
    ("delete", _FIND): (None, stranger.Finding),
    ("get", _JURY): (None, stranger.JuryCase),
    ("post", f"{_JURY}/{{number}}"): (stranger.JuryVote, stranger.JuryCase),
    ("post", "/api/me/blocks"): (stranger.Somebody, list[stranger.Blocked]),
    ("get", "/api/me/blocks"): (None, list[stranger.Blocked]),
    ("delete", "/api/me/blocks/{alias}"): (None, list[stranger.Blocked]),
    ("get", "/api/me/repute"): (None, list[stranger.GameRepute]),
    ("post", _REPORTS): (stranger.NewReport, stranger.Sent),
    ("get", "/api/tables"): (None, dict[str, tables.Listing]),
    ("post", "/api/tables"): (tables.OpenTable, tables.Seated),
    ("get", "/api/names/{name}"): (None, tables.Found),
    ("post", "/api/records/verify"): (records.RecordText, records.RecordChecked),
    ("post", "/api/records/analyse"): (records.RecordText, Analysis),
    ("get", "/api/qr.svg"): (None, None),
    ("get", "/api/print/{what}"): (None, None),
    ("get", "/api/pictures"): (None, about.PicturesDescribed),
    ("get", "/pictures/{version}/{name}"): (None, None),
    ("get", "/api/parts"): (None, dict[str, tuple[str, ...]]),
    ("post", "/api/companion"): (tables.NewKeyCode, tables.KeyCode),
    ("get", "/api/keys/{code}"): (None, tables.KeyOfCode),
    ("post", f"{_TABLE}/members"): (tables.Newcomer, tables.Seated),
    ("get", _TABLE): (None, Snapshot),
    ("post", f"{_TABLE}/commands"): (tables.Ask, tables.Answer),
    ("get", f"{_TABLE}/events"): (None, list[ToClient]),
    ("get", f"{_TABLE}/records"): (None, list[int]),
    ("get", f"{_TABLE}/records/{{number}}"): (None, None),
    ("get", f"{_TABLE}/records/{{number}}/analysis"): (None, Analysis),
    ("get", f"{_TABLE}/missions"): (None, None),
    ("post", f"{_TABLE}/judge"): (tables.Clue, tables.JudgedClue),
    ("post", f"{_TABLE}/transfer"): (None, tables.Code),
    ("post", f"{_TABLE}/devices"): (tables.Code, tables.Seated),
    ("get", f"{_TABLE}/devices"): (None, list[tables.OwnDevice]),
    ("delete", f"{_TABLE}/devices"): (None, list[tables.OwnDevice]),
    ("delete", f"{_TABLE}/devices/{{number}}"): (None, list[tables.OwnDevice]),
    ("get", _DAILY): (None, telling.Today),
    ("post", f"{_DAILY}/agreement"): (daily.Agreement, daily.Agreement),
    ("get", f"{_DAILY}/{{language}}/hashes"): (None, dict[str, str]),
    ("get", f"{_DAY}/opening"): (None, Opening),
    ("get", f"{_DAY}/picture.svg"): (None, None),
    ("post", f"{_DAY}/decode"): (daily.DailyStart, telling.DecodeTold),
    ("post", f"{_DAY}/decode/moves"): (daily.DailyMove, telling.DecodeTold),
    ("post", f"{_DAY}/encode"): (daily.DailyStart, telling.EncodeTold),
    ("post", f"{_DAY}/encode/clue"): (daily.DailyClue, telling.EncodeTold),
    ("post", f"{_DAILY}/{{language}}/riddles"): (daily.DailyStart, telling.RiddleTold),
    ("post", f"{_DAILY}/{{language}}/riddles/{{clue}}"): (daily.RiddleAnswer, telling.RiddleTold),
}
# No seat yet, or a person is enough.
_AT_THE_DOOR = {("post", f"{_TABLE}/members"), ("post", f"{_TABLE}/devices"), ("post", _REPORTS)}

_ME = "/api/me"
_BEFORE_ME = {("post", _ME), ("post", f"{_ME}/devices"), ("post", f"{_ME}/recover")}  # nobody yet

_MEANING = {
    400: "The request cannot be read; `where` names the place.",
    401: "No token, or not one of this table; no person.",
    403: "A page of another site, or a code, phrase or secret that is not good.",
    404: "There is no such table, name, record or picture.",
    409: "The rules refuse; nothing was changed.",
    413: "Too large.",
    429: "Too fast: wait a moment.",
    503: "Try again in a moment; a command under the same id.",
}

_KINDS = [kind for pair in _ROUTES.values() for kind in pair if kind is not None]
_KINDS += [Complaint, RefusedByRules, RefusedToday]
_SCHEMAS, _COMPONENTS = msgspec.json.schema_components(
    _KINDS, ref_template="#/components/schemas/{name}"
)
_SCHEMA_OF: dict[str, Any] = dict(zip(map(str, _KINDS), _SCHEMAS, strict=True))


def openapi_config() -> OpenAPIConfig:
    """Described as JSON alone: the pages that draw it load scripts from elsewhere."""
    seat = SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
    person = SecurityScheme(type="http", scheme="bearer", description="The secret of a person.")
    return OpenAPIConfig(
        "Cryptonym",
        cryptonym.__version__,
        path="/api/schema",
        render_plugins=[Described()],
        components=Components(security_schemes={"seat": seat, "person": person}),
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
        kind: Any = RefusedByRules if status == 409 else Complaint
        if path.startswith(_DAILY) and status in {404, 409}:
            kind = RefusedToday
        responses[str(status)] = OpenAPIResponse(_MEANING[status], content={JSON: _content(kind)})
    if _needs_seat(method, path):
        operation.security = [{"seat": []}]
    if _needs_person(method, path):
        operation.security = [{"person": []}]


def _needs_seat(method: str, path: str) -> bool:
    return path.startswith(_TABLE) and (method, path) not in _AT_THE_DOOR


def _needs_person(method: str, path: str) -> bool:
    of_person = path == _REPORTS or path.startswith((_ME, _FIND, _JURY))
    return of_person and (method, path) not in _BEFORE_ME


def _failures(method: str, path: str) -> list[int]:
    found = [400, 429, 503]
    found += [404] if "{" in path else []
    found += [409] if method == "get" and path.startswith(_DAILY) else []
    found += [401] if _needs_seat(method, path) or _needs_person(method, path) else []
    found += [403, 409] if method != "get" else []
    found += [413] if method == "post" else []
    found += [413] if path.endswith("/analysis") else []
    return sorted(found)


def _content(kind: Any) -> OpenAPIMediaType:
    return OpenAPIMediaType(schema=_SCHEMA_OF[str(kind)])
