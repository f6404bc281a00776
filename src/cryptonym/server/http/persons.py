"""Which person asks: their cookie or their bearer, and what a table is told of them."""

from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from cryptonym.rules.refusals import Refusal
from cryptonym.server.bodies.people import Me, PersonDevice
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.http.lobby import HttpRequest
from cryptonym.server.node import Node
from cryptonym.server.people.proofs import PERSON_COOKIE, mark_of, secret_of_person, via_of
from cryptonym.server.rooms.tokens import secret_hash
from cryptonym.store.people import Person, PersonKey, open_keys
from cryptonym.table.model import DeviceKind
from cryptonym.table.names import LONGEST_NAME, tidy_name

COOKIE_DAYS = 400  # as long as browsers keep any; it is renewed with every look
SEEN_EVERY = 3_600_000  # milliseconds: no more often is it noted that somebody was here

Known = tuple[Person, PersonKey]


async def known_person(node: Node, request: HttpRequest) -> Known | None:
    """Who asks, and with which device; None for everybody who keeps nothing here."""
    secret = secret_of_person(request.headers, request.cookies)
    if not secret:
        return None
    people, now = node.tables.around.store.people, node.tables.around.now()
    found = await people.by_key(secret_hash(secret), now)
    return found if found and found[1].kind == "device" else None


async def person_of(node: Node, request: HttpRequest) -> Known:
    """Who asks; without a person there is nothing to answer."""
    found = await known_person(node, request)
    if found is None:
        raise ProblemError(401, "no_person")
    return found


def marks_of(known: Known | None, table_id: str) -> tuple[str, str]:
    """The person and their device as this table knows them; nothing for everybody else."""
    if known is None:
        return "", ""
    person, key = known
    return mark_of(person.id, table_id), via_of(person.id, table_id, key.number)


async def told_of(node: Node, person: Person, this: int) -> Me:
    """What a person is told of themselves."""
    people, now = node.tables.around.store.people, node.tables.around.now()
    keys, seats = await people.keys(person.id), await people.seats(person.id)
    devices = [
        PersonDevice(
            key.number,
            key.since,
            msgspec.convert(key.label or None, DeviceKind | None),
            key.by or "first",
            key.number == this,
        )
        for key in open_keys(keys, "device", now)
    ]
    return Me(
        name=person.name,
        language=person.language,
        level=person.level or None,  # type: ignore[arg-type] # one of the levels
        created=person.created_at,
        devices=tuple(devices),
        phrase=bool(open_keys(keys, "phrase", now)),
        tables=len(seats),
        waiting=sum(seat.waiting for seat in seats),
    )


def greeted(
    node: Node, request: HttpRequest, me: Any, secret: str, status: int = 200
) -> Response[Any]:
    """The answer with the cookie of this device; without a secret the cookie goes."""
    cookie = Cookie(
        PERSON_COOKIE,
        path="/api",
        value=secret,
        max_age=COOKIE_DAYS * 86_400 if secret else 0,
        httponly=True,
        samesite="strict",
        secure=node.is_private(request.scope),
    )
    return Response(me, status_code=status, cookies=[cookie])


def tidied(name: str) -> str:
    """A name that others can read; none at all is fine."""
    if not name:
        return ""
    tidy = tidy_name(name)
    if tidy is None:
        raise RefusedError(Refusal("name_form", {"limit": LONGEST_NAME}))
    return tidy
