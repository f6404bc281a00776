"""The HTTP interface keeps to its own description, whatever is sent to it."""

from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from cryptonym.client import Client
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, OPERATIVE, RED, SPYMASTER
from cryptonym.server.app import make_app
from cryptonym.server.http.openapi import _ROUTES, described
from cryptonym.server.settings import ServerSettings
from servers.loopback import Loopback, loopback

EXAMPLES = 50  # for each route
SEATS = ((SPYMASTER, RED), (OPERATIVE, RED), (SPYMASTER, BLUE), (OPERATIVE, BLUE))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

# The server's clock, in a thread of this process, draws from `random` while cases are made.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module")

PATHS = sorted({path for _, path in _ROUTES})
AT_TABLES = [path for path in PATHS if "table_id" in path]

# Cases are made while a test runs, and for its path alone. Made while tests are collected, those of
# all paths took every worker three seconds.
anywhere = schemathesis.pytest.from_fixture("of_path")
at_tables = schemathesis.pytest.from_fixture("of_table")


@pytest.fixture(scope="module")
def description() -> bytes:
    return msgspec.json.encode(described(make_app(ServerSettings())))


def part(description: bytes, path: str) -> BaseSchema:
    """The description with all methods of one path."""
    whole = msgspec.json.decode(description)
    return schemathesis.openapi.from_dict({**whole, "paths": {path: whole["paths"][path]}})


@pytest.fixture(autouse=True)
def name_of_the_test(request: pytest.FixtureRequest) -> None:
    """schemathesis 4 looks for it where pytest kept it before 9.2."""
    request.node._nodeid = request.node.nodeid


@pytest.fixture(params=PATHS)
def of_path(description: bytes, request: pytest.FixtureRequest) -> BaseSchema:
    return part(description, request.param)


@pytest.fixture(params=AT_TABLES)
def of_table(description: bytes, request: pytest.FixtureRequest) -> BaseSchema:
    return part(description, request.param)


class Visitor:
    """Somebody with a seat at a table where a game is on; with a new one when it is lost."""

    def __init__(self, server: Loopback) -> None:
        self.url = server.url
        self.session = requests.Session()  # one line for all: a new one for each takes a third
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # of strangers
        self._people: list[Client] = []
        self._http = httpx.Client(base_url=server.url)

    def seat(self, number: int) -> Client:
        if not self._people or self._lost(self._people[number]):
            self._sit_down()
        return self._people[number]

    def _lost(self, person: Client) -> bool:
        headers = {"Authorization": f"Bearer {person.seated.token}"}
        found = self._http.get(f"/api/tables/{person.seated.table}", headers=headers)
        return found.status_code != 200 or '"game":' not in found.text

    def _sit_down(self) -> None:
        self._leave()
        self._http = httpx.Client(base_url=self.url)
        host = Client.open_table(self.url, "Ann", live=False)
        table = host.seated.table
        others = [Client.join(self.url, table, name, live=False) for name in ("Bo", "Cy", "Di")]
        self._people = [host, *others]
        for person, (role, team) in zip(self._people, SEATS, strict=True):
            assert isinstance(person.do(TakeSeat(role, team)), int)
        assert isinstance(host.do(StartGame()), int)

    def close(self) -> None:
        self.session.close()
        self._leave()

    def _leave(self) -> None:
        self._http.close()
        for person in self._people:
            person.close()


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with loopback(tmp_path_factory.mktemp("openapi")) as server:
        somebody = Visitor(server)
        yield somebody
        somebody.close()


@anywhere.parametrize()
@settings(max_examples=EXAMPLES)
def test_strangers_get_what_is_described(visitor: Visitor, case: schemathesis.Case) -> None:
    case.call_and_validate(
        base_url=visitor.url, session=visitor.session, checks=[*CHECKS, negative_data_rejection]
    )


@at_tables.parametrize()
@settings(max_examples=EXAMPLES)
def test_members_get_what_is_described(visitor: Visitor, case: schemathesis.Case) -> None:
    person = visitor.seat(len(str(case.body)) % 4)
    case.path_parameters["table_id"] = person.seated.table
    if isinstance(case.query.get("wait"), float | int):
        case.query["wait"] = min(case.query["wait"], 0.01)
    headers = {"Authorization": f"Bearer {person.seated.token}"}
    case.call_and_validate(
        base_url=visitor.url, session=visitor.session, headers=headers, checks=CHECKS
    )


def test_every_route_is_described(description: bytes) -> None:
    paths = msgspec.json.decode(description)["paths"]
    found = {(method, path) for path, item in paths.items() for method in item if method != "x"}
    assert found == set(_ROUTES)


def test_the_description_is_ours_and_loads_nothing_from_elsewhere(
    visitor: Visitor, description: bytes
) -> None:
    for _ in range(2):  # it is made for the first who asks, and kept
        told = httpx.get(f"{visitor.url}/api/schema/openapi.json")
        assert told.json() == msgspec.json.decode(description)
    for page in ("/api/schema", "/api/schema/swagger", "/api/schema/redoc"):
        shown = httpx.get(visitor.url + page)
        assert "<script" not in shown.text
